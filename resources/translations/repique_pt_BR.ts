<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_BR" sourcelanguage="en">
<context>
    <name>Actions</name>
    <message>
        <source>&amp;New scenario</source>
        <translation>&amp;Novo cenário</translation>
    </message>
    <message>
        <source>Starts from a scenario with every value at its default</source>
        <translation>Começa de um cenário com todos os valores no padrão</translation>
    </message>
    <message>
        <source>&amp;Open scenario…</source>
        <translation>&amp;Abrir cenário…</translation>
    </message>
    <message>
        <source>Opens a scenario file; the current one stays if it is not valid</source>
        <translation>Abre um arquivo de cenário; se ele não for válido, o atual continua aberto</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Salvar</translation>
    </message>
    <message>
        <source>Writes the scenario to its file, all of it or nothing</source>
        <translation>Grava o cenário no arquivo dele: tudo ou nada</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Salvar &amp;como…</translation>
    </message>
    <message>
        <source>Writes the scenario to another file</source>
        <translation>Grava o cenário em outro arquivo</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Sai&amp;r</translation>
    </message>
    <message>
        <source>Closes the window; asks first when something is not saved</source>
        <translation>Fecha a janela; pergunta antes se algo não foi salvo</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Desfazer</translation>
    </message>
    <message>
        <source>Takes back the latest change of a parameter</source>
        <translation>Desfaz a última mudança de parâmetro</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Refazer</translation>
    </message>
    <message>
        <source>Makes the change that was taken back again</source>
        <translation>Refaz a mudança que foi desfeita</translation>
    </message>
    <message>
        <source>&amp;Step by step</source>
        <translation>&amp;Passo a passo</translation>
    </message>
    <message>
        <source>One payment, message by message</source>
        <translation>Um pagamento, mensagem por mensagem</translation>
    </message>
    <message>
        <source>&amp;Load</source>
        <translation>&amp;Carga</translation>
    </message>
    <message>
        <source>The same policy under all the traffic of the scenario</source>
        <translation>A mesma política sob todo o tráfego do cenário</translation>
    </message>
    <message>
        <source>Makes all text larger, up to 200 %</source>
        <translation>Aumenta todo o texto, até 200 %</translation>
    </message>
    <message>
        <source>S&amp;maller text</source>
        <translation>Texto m&amp;enor</translation>
    </message>
    <message>
        <source>Makes all text smaller, down to 80 %</source>
        <translation>Diminui todo o texto, até 80 %</translation>
    </message>
    <message>
        <source>&amp;Normal text size</source>
        <translation>Tamanho &amp;normal do texto</translation>
    </message>
    <message>
        <source>Sets the size of all text back to 100 %</source>
        <translation>Volta todo o texto para 100 %</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Tela cheia</translation>
    </message>
    <message>
        <source>Gives the window the whole screen</source>
        <translation>A janela ocupa a tela inteira</translation>
    </message>
    <message>
        <source>&amp;Reduce motion</source>
        <translation>Re&amp;duzir animações</translation>
    </message>
    <message>
        <source>Steps change at once, without animation</source>
        <translation>Os passos mudam de uma vez, sem animação</translation>
    </message>
    <message>
        <source>&amp;Lesson panel</source>
        <translation>Painel da &amp;lição</translation>
    </message>
    <message>
        <source>Shows or hides the steps of the lesson</source>
        <translation>Mostra ou esconde o roteiro da lição</translation>
    </message>
    <message>
        <source>&amp;Parameter panel</source>
        <translation>Painel de &amp;parâmetros</translation>
    </message>
    <message>
        <source>Shows or hides the values of the scenario</source>
        <translation>Mostra ou esconde os valores do cenário</translation>
    </message>
    <message>
        <source>&amp;Failed attempts panel</source>
        <translation>Painel de &amp;tentativas com falha</translation>
    </message>
    <message>
        <source>Shows or hides the log of failed attempts: number, wait and reason</source>
        <translation>Mostra ou esconde o registro das tentativas que falharam: número, espera e motivo</translation>
    </message>
    <message>
        <source>&amp;History panel</source>
        <translation>Painel do &amp;histórico</translation>
    </message>
    <message>
        <source>Shows or hides the list of changes that can be undone</source>
        <translation>Mostra ou esconde a lista de mudanças que podem ser desfeitas</translation>
    </message>
    <message>
        <source>N&amp;ext pane</source>
        <translation>Pró&amp;ximo painel</translation>
    </message>
    <message>
        <source>Moves the keyboard to the next part of the window</source>
        <translation>Leva o teclado à próxima parte da janela</translation>
    </message>
    <message>
        <source>Pre&amp;vious pane</source>
        <translation>Painel anter&amp;ior</translation>
    </message>
    <message>
        <source>Moves the keyboard to the previous part of the window</source>
        <translation>Leva o teclado à parte anterior da janela</translation>
    </message>
    <message>
        <source>Puts every panel back where it was at first</source>
        <translation>Põe cada painel de volta no lugar inicial</translation>
    </message>
    <message>
        <source>&amp;Play or pause</source>
        <translation>&amp;Reproduzir ou pausar</translation>
    </message>
    <message>
        <source>Plays the sequence, or the time of the run, or stops it</source>
        <translation>Reproduz a sequência, ou o tempo da execução, ou pausa</translation>
    </message>
    <message>
        <source>&amp;Next step</source>
        <translation>&amp;Próximo passo</translation>
    </message>
    <message>
        <source>Moves one message forward</source>
        <translation>Avança uma mensagem</translation>
    </message>
    <message>
        <source>P&amp;revious step</source>
        <translation>Passo &amp;anterior</translation>
    </message>
    <message>
        <source>Moves one message back</source>
        <translation>Volta uma mensagem</translation>
    </message>
    <message>
        <source>&amp;Ten steps forward</source>
        <translation>&amp;Dez passos à frente</translation>
    </message>
    <message>
        <source>Moves ten messages forward</source>
        <translation>Avança dez mensagens</translation>
    </message>
    <message>
        <source>Ten steps &amp;back</source>
        <translation>Dez passos para &amp;trás</translation>
    </message>
    <message>
        <source>Moves ten messages back</source>
        <translation>Volta dez mensagens</translation>
    </message>
    <message>
        <source>To the st&amp;art</source>
        <translation>Para o &amp;início</translation>
    </message>
    <message>
        <source>Goes to where nothing has happened yet</source>
        <translation>Vai para onde nada aconteceu ainda</translation>
    </message>
    <message>
        <source>To the &amp;end</source>
        <translation>Para o &amp;fim</translation>
    </message>
    <message>
        <source>Goes to where everything has happened</source>
        <translation>Vai para onde tudo já aconteceu</translation>
    </message>
    <message>
        <source>S&amp;lower</source>
        <translation>Mais de&amp;vagar</translation>
    </message>
    <message>
        <source>Plays at the next lower speed; what is computed stays the same</source>
        <translation>Reproduz uma velocidade abaixo; o que se calcula não muda</translation>
    </message>
    <message>
        <source>&amp;Faster</source>
        <translation>&amp;Mais rápido</translation>
    </message>
    <message>
        <source>Plays at the next higher speed; what is computed stays the same</source>
        <translation>Reproduz uma velocidade acima; o que se calcula não muda</translation>
    </message>
    <message>
        <source>Next e&amp;vent</source>
        <translation>Próximo &amp;evento</translation>
    </message>
    <message>
        <source>Goes to the next retry, lost answer or duplicate</source>
        <translation>Vai para o próximo retry, resposta perdida ou duplicata</translation>
    </message>
    <message>
        <source>Previ&amp;ous event</source>
        <translation>Evento a&amp;nterior</translation>
    </message>
    <message>
        <source>Goes to the retry, lost answer or duplicate before</source>
        <translation>Vai para o retry, resposta perdida ou duplicata anterior</translation>
    </message>
    <message>
        <source>R&amp;un</source>
        <translation>E&amp;xecutar</translation>
    </message>
    <message>
        <source>Runs the scenario with the same seed, exactly</source>
        <translation>Executa o cenário com a mesma semente, em escala exata</translation>
    </message>
    <message>
        <source>New see&amp;d</source>
        <translation>Nova &amp;semente</translation>
    </message>
    <message>
        <source>Runs the scenario with other luck</source>
        <translation>Executa o cenário com outra sorte</translation>
    </message>
    <message>
        <source>&amp;Cancel the run</source>
        <translation>&amp;Cancelar a execução</translation>
    </message>
    <message>
        <source>Stops computing and keeps the picture there is</source>
        <translation>Interrompe o cálculo e mantém o que está na tela</translation>
    </message>
    <message>
        <source>&amp;Sequence…</source>
        <translation>&amp;Sequência…</translation>
    </message>
    <message>
        <source>Writes the sequence as text, Mermaid, PlantUML or JSON</source>
        <translation>Grava a sequência como texto, Mermaid, PlantUML ou JSON</translation>
    </message>
    <message>
        <source>&amp;Picture of the window…</source>
        <translation>&amp;Imagem da janela…</translation>
    </message>
    <message>
        <source>Writes what the window shows as a PNG picture</source>
        <translation>Grava o que a janela mostra como imagem PNG</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Atalhos do teclado</translation>
    </message>
    <message>
        <source>Every key of the window on one sheet</source>
        <translation>Todas as teclas da janela em uma folha</translation>
    </message>
    <message>
        <source>&amp;What’s this?</source>
        <translation>&amp;O que é isto?</translation>
    </message>
    <message>
        <source>Click something to read what it is</source>
        <translation>Clique em algo para ler o que é</translation>
    </message>
    <message>
        <source>&amp;About Repique</source>
        <translation>&amp;Sobre o Repique</translation>
    </message>
    <message>
        <source>Version and licence</source>
        <translation>Versão e licença</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Arquivo</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Editar</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>E&amp;xibir</translation>
    </message>
    <message>
        <source>&amp;Lesson</source>
        <translation>&amp;Lição</translation>
    </message>
    <message>
        <source>&amp;Simulation</source>
        <translation>&amp;Simulação</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <translation>Ex&amp;portar</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Aj&amp;uda</translation>
    </message>
    <message>
        <source>Lar&amp;ger text</source>
        <translation>Texto m&amp;aior</translation>
    </message>
    <message>
        <source>Rese&amp;t layout</source>
        <translation>&amp;Restaurar layout</translation>
    </message>
    <message>
        <source>&amp;Next step of the lesson</source>
        <translation>&amp;Próximo passo da lição</translation>
    </message>
    <message>
        <source>Goes on with the lesson</source>
        <translation>Continua a lição</translation>
    </message>
    <message>
        <source>&amp;Previous step of the lesson</source>
        <translation>Passo &amp;anterior da lição</translation>
    </message>
    <message>
        <source>Goes back in the lesson</source>
        <translation>Volta na lição</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Voltar</translation>
    </message>
    <message>
        <source>Goes back to the screen before</source>
        <translation>Volta para a tela anterior</translation>
    </message>
    <message>
        <source>&amp;Card of the pattern</source>
        <translation>&amp;Cartão do padrão</translation>
    </message>
    <message>
        <source>One page to keep: the diagram, the policy and your review of it</source>
        <translation>Uma página para guardar: o diagrama, a política e a sua revisão dela</translation>
    </message>
    <message>
        <source>Race of two c&amp;opies</source>
        <translation>Corrida de d&amp;uas cópias</translation>
    </message>
    <message>
        <source>Copies of one payment in every order, and what each order does to the ledger</source>
        <translation>Cópias de um pagamento em todas as ordens, e o que cada ordem faz com o livro da conta</translation>
    </message>
    <message>
        <source>Open &amp;lesson folder…</source>
        <translation>Abrir pasta de &amp;lições…</translation>
    </message>
    <message>
        <source>Takes lessons of your own; the current ones stay if these are not valid</source>
        <translation>Usa lições suas; as atuais ficam se as novas tiverem erro</translation>
    </message>
    <message>
        <source>Export su&amp;bmission…</source>
        <translation>Exportar en&amp;trega…</translation>
    </message>
    <message>
        <source>Writes what you did in the lessons to one file, to hand in</source>
        <translation>Grava em um arquivo o que você fez nas lições, para entregar</translation>
    </message>
    <message>
        <source>Export &amp;progress…</source>
        <translation>Exportar &amp;progresso…</translation>
    </message>
    <message>
        <source>Writes everything that is known about you as JSON</source>
        <translation>Grava em JSON tudo o que o programa sabe sobre você</translation>
    </message>
    <message>
        <source>&amp;Erase everything…</source>
        <translation>Apagar tu&amp;do…</translation>
    </message>
    <message>
        <source>Erases steps, predictions, answers, cards and challenges from the disk; asks first</source>
        <translation>Apaga do disco passos, previsões, respostas, cartões e desafios; pergunta antes</translation>
    </message>
    <message>
        <source>St&amp;art screen</source>
        <translation>Te&amp;la inicial</translation>
    </message>
    <message>
        <source>The lessons, where you stopped, and what is due for review</source>
        <translation>As lições, onde você parou e o que há para revisar</translation>
    </message>
    <message>
        <source>Today’s &amp;review</source>
        <translation>&amp;Revisão de hoje</translation>
    </message>
    <message>
        <source>The recall cards of all lessons that are due today</source>
        <translation>Os cartões de todas as lições que voltam hoje</translation>
    </message>
    <message>
        <source>Plays the next step of this copy of the payment</source>
        <translation>Joga o próximo passo desta cópia do pagamento</translation>
    </message>
    <message>
        <source>Race: A i&amp;s next</source>
        <translation>C&amp;orrida: vez de A</translation>
    </message>
    <message>
        <source>Race: B &amp;is next</source>
        <translation>Corrida: vez de &amp;B</translation>
    </message>
    <message>
        <source>Race: C is ne&amp;xt</source>
        <translation>Corrida: ve&amp;z de C</translation>
    </message>
    <message>
        <source>&amp;Unlock parameters</source>
        <translation>&amp;Destravar parâmetros</translation>
    </message>
    <message>
        <source>For who teaches: every value may be changed, also those that the lesson keeps</source>
        <translation>Para quem ensina: todo valor pode ser mudado, mesmo os que a lição trava</translation>
    </message>
    <message>
        <source>L&amp;ive</source>
        <translation>A&amp;o vivo</translation>
    </message>
    <message>
        <source>The same policy on real HTTP, against a real ledger</source>
        <translation>A mesma política em HTTP de verdade, contra um ledger de verdade</translation>
    </message>
    <message>
        <source>Map: recovers or stuc&amp;k</source>
        <translation>&amp;Mapa: recupera ou trava</translation>
    </message>
    <message>
        <source>Two parameters as axes, a run a cell: where the scenario recovers and where it stays stuck</source>
        <translation>Dois parâmetros como eixos, uma execução por célula: onde o cenário se recupera e onde fica travado</translation>
    </message>
    <message>
        <source>&amp;Neighbours and vocabulary</source>
        <translation>&amp;Vizinhos e vocabulário</translation>
    </message>
    <message>
        <source>The map of patterns around Retry, how they compare, and the words of the lessons</source>
        <translation>O mapa dos padrões em volta do Retry, a comparação entre eles e as palavras das lições</translation>
    </message>
    <message>
        <source>What &amp;PIX is</source>
        <translation>O que é &amp;PIX</translation>
    </message>
    <message>
        <source>PIX, SPI and BACEN for readers outside Brazil</source>
        <translation>PIX, SPI e BACEN para quem lê de fora do Brasil</translation>
    </message>
    <message>
        <source>Compare A an&amp;d B</source>
        <translation>Comparar A e &amp;B</translation>
    </message>
    <message>
        <source>Two policies on the same luck: both curves, and which differences are real; again to go back</source>
        <translation>Duas políticas com a mesma sorte: as duas curvas e quais diferenças são reais; de novo para voltar</translation>
    </message>
    <message>
        <source>&amp;Keep as B</source>
        <translation>&amp;Guardar como B</translation>
    </message>
    <message>
        <source>Copies the open scenario to B, to change it and compare</source>
        <translation>Copia o cenário aberto para B, para mudá-lo e comparar</translation>
    </message>
    <message>
        <source>Co&amp;mpare again</source>
        <translation>Comparar o&amp;utra vez</translation>
    </message>
    <message>
        <source>Runs all pairs of A and B again</source>
        <translation>Executa todos os pares de A e B de novo</translation>
    </message>
    <message>
        <source>S&amp;wap A and B</source>
        <translation>Trocar A e B de &amp;lugar</translation>
    </message>
    <message>
        <source>A becomes B and B becomes A; can be undone</source>
        <translation>A vira B e B vira A; dá para desfazer</translation>
    </message>
</context>
<context>
    <name>CardExport</name>
    <message>
        <source>A card is written to a file that ends in %1, not “%2”.</source>
        <translation>Um cartão é gravado num arquivo que termina em %1, não em “%2”.</translation>
    </message>
</context>
<context>
    <name>DayWords</name>
    <message>
        <source>today</source>
        <translation>hoje</translation>
    </message>
    <message>
        <source>tomorrow</source>
        <translation>amanhã</translation>
    </message>
    <message>
        <source>MMMM d</source>
        <comment>a date, as QDate writes it</comment>
        <translation>d &apos;de&apos; MMMM</translation>
    </message>
</context>
<context>
    <name>GoalWords</name>
    <message>
        <source>Peak of %1 per second</source>
        <extracomment>%1 is a noun: &quot;Retries&quot;</extracomment>
        <translation>Pico de %1 por segundo</translation>
    </message>
    <message>
        <source>%1 per second</source>
        <translation>%1 por segundo</translation>
    </message>
    <message>
        <source>%1, from %2 to %3</source>
        <extracomment>%1 is a goal, %2 and %3 moments of the run</extracomment>
        <translation>%1, de %2 a %3</translation>
    </message>
</context>
<context>
    <name>LiveExchanges</name>
    <message>
        <source>Time</source>
        <translation>Hora</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Método</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>Caminho</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Resposta</translation>
    </message>
    <message>
        <source>Attempt</source>
        <translation>Tentativa</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>Operação</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Chave</translation>
    </message>
    <message>
        <source>Took</source>
        <translation>Levou</translation>
    </message>
    <message>
        <source>answer lost</source>
        <translation>resposta perdida</translation>
    </message>
    <message>
        <source>closed, no answer</source>
        <translation>fechada, sem resposta</translation>
    </message>
    <message>
        <source>vanished</source>
        <translation>sumiu</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>recusada</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nenhuma</translation>
    </message>
    <message>
        <source>%1, replayed</source>
        <translation>%1, reproduzida</translation>
    </message>
    <message>
        <source>No answer was sent: %1</source>
        <translation>Nenhuma resposta foi enviada: %1</translation>
    </message>
</context>
<context>
    <name>LiveFaults</name>
    <message>
        <source>answers 503</source>
        <translation>responde 503</translation>
    </message>
    <message>
        <source>answers 503, Retry-After 1 s</source>
        <translation>responde 503, Retry-After 1 s</translation>
    </message>
    <message>
        <source>answers 429, Retry-After 1 s</source>
        <translation>responde 429, Retry-After 1 s</translation>
    </message>
    <message>
        <source>settles, answer lost</source>
        <translation>liquida, resposta perdida</translation>
    </message>
    <message>
        <source>settles, connection closed</source>
        <translation>liquida, conexão fechada</translation>
    </message>
    <message>
        <source>connection refused</source>
        <translation>conexão recusada</translation>
    </message>
    <message>
        <source>answers 503, do not retry</source>
        <translation>responde 503, não repita</translation>
    </message>
    <message>
        <source>takes longer</source>
        <translation>demora mais</translation>
    </message>
    <message>
        <source>Port %1 of 127.0.0.1 is taken by another program. The service needs another one; the rest of the lab goes on.</source>
        <translation>A porta %1 de 127.0.0.1 está em uso por outro programa. O serviço precisa de outra; o resto do laboratório segue funcionando.</translation>
    </message>
    <message>
        <source>Another settlement service is running on the ledger %1. Stop it, or choose another ledger.</source>
        <translation>Já há outro serviço de liquidação rodando sobre o ledger %1. Pare o outro ou escolha outro ledger.</translation>
    </message>
    <message>
        <source>%1 is not a ledger of Repique; it was left as it is. Choose another file.</source>
        <translation>%1 não é um ledger do Repique; ficou como estava. Escolha outro arquivo.</translation>
    </message>
    <message>
        <source>The ledger %1 was written by a newer version of Repique; it was left as it is. Choose another file.</source>
        <translation>O ledger %1 foi gravado por uma versão mais nova do Repique; ficou como estava. Escolha outro arquivo.</translation>
    </message>
    <message>
        <source>The ledger %1 is read-only; nothing was written. Choose another folder.</source>
        <translation>O ledger %1 está somente leitura; nada foi gravado. Escolha outra pasta.</translation>
    </message>
    <message>
        <source>Another program keeps the ledger %1 locked; nothing was written. Close it there, or choose another ledger.</source>
        <translation>Outro programa está com o ledger %1 travado; nada foi gravado. Feche-o lá ou escolha outro ledger.</translation>
    </message>
    <message>
        <source>There is no room left on the disk of the ledger %1; nothing was written. Choose another folder.</source>
        <translation>Acabou o espaço no disco do ledger %1; nada foi gravado. Escolha outra pasta.</translation>
    </message>
    <message>
        <source>The ledger %1 is damaged or cannot be read; it was left as it is. Choose another file.</source>
        <translation>O ledger %1 está corrompido ou não pode ser lido; ficou como estava. Escolha outro arquivo.</translation>
    </message>
    <message>
        <source>The system does not let the lab listen on port %1 of 127.0.0.1. Choose one from 1024 on; the rest of the lab goes on.</source>
        <translation>O sistema não deixa o laboratório escutar na porta %1 de 127.0.0.1. Escolha uma de 1024 em diante; o resto do laboratório continua.</translation>
    </message>
    <message>
        <source>never answers (stalled)</source>
        <translation>nunca responde (travado)</translation>
    </message>
</context>
<context>
    <name>LoadMarks</name>
    <message>
        <source>a fault begins</source>
        <translation>começa uma falha</translation>
    </message>
    <message>
        <source>a fault ends</source>
        <translation>termina uma falha</translation>
    </message>
    <message>
        <source>the traffic changes</source>
        <translation>o tráfego muda</translation>
    </message>
</context>
<context>
    <name>MapWords</name>
    <message>
        <source>with %1 of %2</source>
        <extracomment>1 how many, 2 &quot;3 seeds&quot;</extracomment>
        <translation>com %1 de %2</translation>
    </message>
    <message>
        <source>%1 exists only %2</source>
        <extracomment>1 a figure such as &quot;Recovery&quot;, 2 &quot;with 2 of 3 seeds&quot;</extracomment>
        <translation>%1 só existe %2</translation>
    </message>
    <message>
        <source>The law %1 gives %2.</source>
        <extracomment>1 a formula such as 1/k, 2 a share such as 33.3%</extracomment>
        <translation>A lei %1 dá %2.</translation>
    </message>
    <message>
        <source>%1: it recovers at every load up to %2.</source>
        <translation>%1: recupera com qualquer carga até %2.</translation>
    </message>
    <message>
        <source>%1: it stays stuck at every load from %2 on.</source>
        <translation>%1: fica travado com qualquer carga a partir de %2.</translation>
    </message>
    <message>
        <source>%1: it recovers up to a load of %2 and stays stuck from %3 on.</source>
        <translation>%1: recupera até uma carga de %2 e fica travado a partir de %3.</translation>
    </message>
    <message>
        <source>Offered load</source>
        <translation>Carga oferecida</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>Tentativas</translation>
    </message>
    <message>
        <source>Retry budget</source>
        <translation>Orçamento de retry</translation>
    </message>
    <message>
        <source>Originals a second as a share of the capacity, before and after what disturbs: a traffic step back to the same rate goes along.</source>
        <translation>Originais por segundo como fração da capacidade, antes e depois da perturbação: um degrau de tráfego que volta à mesma taxa vai junto.</translation>
    </message>
    <message>
        <source>Recovered or stuck</source>
        <translation>Recupera ou trava</translation>
    </message>
    <message>
        <source>Recovered: after the last disturbance there is a second from which on 10 s bring home at least 99 % of the operations offered in them. Stuck: there is none before the run ends.</source>
        <translation>Recupera: depois da última perturbação há um segundo a partir do qual 10 s atendem pelo menos 99 % das operações oferecidas neles. Trava: não há nenhum antes do fim da execução.</translation>
    </message>
    <message>
        <source>1/k: when everybody uses all k attempts, a service that is stuck gets k times the load. It comes free below 1/k of its capacity.</source>
        <translation>1/k: quando todos usam as k tentativas, um serviço travado recebe k vezes a carga. Ele se solta abaixo de 1/k da capacidade.</translation>
    </message>
    <message>
        <source>1/(1 + r): a budget of r retries for each original keeps the load of a service that is stuck at 1 + r times the originals.</source>
        <translation>1/(1 + r): um orçamento de r retentativas por original mantém a carga de um serviço travado em 1 + r vezes as originais.</translation>
    </message>
    <message>
        <source>recovers</source>
        <translation>recupera</translation>
    </message>
    <message>
        <source>stays stuck</source>
        <translation>fica travado</translation>
    </message>
    <message>
        <source>the seeds disagree</source>
        <translation>as sementes discordam</translation>
    </message>
    <message>
        <source>not computed yet</source>
        <translation>ainda não calculado</translation>
    </message>
    <message>
        <source>A run was stopped early: it grew without end.</source>
        <translation>Uma execução foi interrompida: crescia sem fim.</translation>
    </message>
    <message>
        <source>Partial: %1 of %2 cells.</source>
        <translation>Parcial: %1 de %2 células.</translation>
    </message>
    <message>
        <source>%1 goes from %2 to %3.</source>
        <translation>%1 vai de %2 a %3.</translation>
    </message>
    <message>
        <source>no run has this figure: %1</source>
        <translation>nenhuma execução tem esta medida: %1</translation>
    </message>
    <message>
        <source>%1 cells recover, %2 stay stuck.</source>
        <translation>%1 células recuperam, %2 ficam travadas.</translation>
    </message>
    <message>
        <source>In %1 the seeds disagree.</source>
        <translation>Em %1 as sementes discordam.</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>Open &amp;recent</source>
        <translation>Abrir r&amp;ecente</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>Painéi&amp;s</translation>
    </message>
    <message>
        <source>T&amp;heme</source>
        <translation>Te&amp;ma</translation>
    </message>
    <message>
        <source>Lang&amp;uage</source>
        <translation>Idi&amp;oma</translation>
    </message>
    <message>
        <source>&amp;Charts</source>
        <translation>&amp;Gráficos</translation>
    </message>
</context>
<context>
    <name>PredictionCover</name>
    <message>
        <source>The run waits, and so does its result, until you have answered or skipped the questions of the lesson.</source>
        <translation>A execução e o resultado esperam até você responder ou pular as perguntas da lição.</translation>
    </message>
</context>
<context>
    <name>PredictionWords</name>
    <message>
        <source>Your sketch meets %1 of what was measured.</source>
        <extracomment>%1 is a percentage</extracomment>
        <translation>Seu esboço bate com %1 do que foi medido.</translation>
    </message>
    <message>
        <source>you %1 · measured %2 · score %3</source>
        <extracomment>%1 and %2 are numbers, %3 a percentage</extracomment>
        <translation>você %1 · medido %2 · acerto %3</translation>
    </message>
</context>
<context>
    <name>QAbstractSpinBox</name>
    <message>
        <source>&amp;Select All</source>
        <translation>&amp;Selecionar tudo</translation>
    </message>
    <message>
        <source>&amp;Step up</source>
        <translation>&amp;Aumentar</translation>
    </message>
    <message>
        <source>Step &amp;down</source>
        <translation>&amp;Diminuir</translation>
    </message>
</context>
<context>
    <name>QDockWidget</name>
    <message>
        <source>Float</source>
        <translation>Soltar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Desfazer</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Refazer</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Recor&amp;tar</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>Co&amp;lar</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Excluir</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Selecionar tudo</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Space</source>
        <translation>Espaço</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>←</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>→</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>↑</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>↓</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Home</translation>
    </message>
    <message>
        <source>End</source>
        <translation>End</translation>
    </message>
    <message>
        <source>PgUp</source>
        <translation>PgUp</translation>
    </message>
    <message>
        <source>PgDown</source>
        <translation>PgDn</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Shift</translation>
    </message>
    <message>
        <source>Alt</source>
        <translation>Alt</translation>
    </message>
</context>
<context>
    <name>QTabBar</name>
    <message>
        <source>Scroll Left</source>
        <translation>Rolar para a esquerda</translation>
    </message>
    <message>
        <source>Scroll Right</source>
        <translation>Rolar para a direita</translation>
    </message>
</context>
<context>
    <name>QUndoModel</name>
    <message>
        <source>&lt;empty&gt;</source>
        <translation>&lt;vazio&gt;</translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Selecionar tudo</translation>
    </message>
    <message>
        <source>Copy &amp;Link Location</source>
        <translation>Copiar o endereço do &amp;link</translation>
    </message>
</context>
<context>
    <name>RaceWords</name>
    <message>
        <source>%1 finds the key that %2 has written, so it will answer with what is stored.</source>
        <translation>%1 encontra a chave que %2 gravou, então vai responder com o que está guardado.</translation>
    </message>
    <message>
        <source>%1 looks the key up and finds nothing: nobody has written it yet, so %1 takes itself for the first.</source>
        <translation>%1 consulta a chave e não encontra nada: ninguém a gravou ainda, e %1 pensa que é a primeira.</translation>
    </message>
    <message>
        <source>%1 had found the key: it debits nothing and gives the stored answer.</source>
        <translation>%1 tinha encontrado a chave: não debita nada e devolve a resposta guardada.</translation>
    </message>
    <message>
        <source>%1 had found nothing, so it debits %2 and inserts the key: one debit, as it should be.</source>
        <translation>%1 não tinha encontrado nada, então debita %2 e insere a chave: um débito, como deve ser.</translation>
    </message>
    <message>
        <source>%1 had looked before %2 wrote and still takes itself for the first: it debits %3 again.</source>
        <extracomment>1 the copy that debits again, 2 the copy that had debited, 3 the amount</extracomment>
        <translation>%1 consultou antes de %2 gravar e ainda pensa que é a primeira: debita %3 de novo.</translation>
    </message>
    <message>
        <source>%1 inserts the key and debits %2 in one transaction; the unique constraint lets it pass.</source>
        <translation>%1 insere a chave e debita %2 numa só transação; a restrição de unicidade deixa passar.</translation>
    </message>
    <message>
        <source>The unique constraint stops %1, because %2 has inserted the key: no debit, and the stored answer.</source>
        <translation>A restrição de unicidade barra %1, porque %2 já inseriu a chave: nenhum débito, e a resposta guardada.</translation>
    </message>
    <message>
        <source>%1 debits %2. This server does not look at the key.</source>
        <translation>%1 debita %2. Este servidor não olha para a chave.</translation>
    </message>
    <message>
        <source>%1 debits %2 again: this server does not look at the key and knows nothing of %3.</source>
        <translation>%1 debita %2 de novo: este servidor não olha para a chave e nada sabe de %3.</translation>
    </message>
    <message>
        <source>Atomic</source>
        <translation>Atômico</translation>
    </message>
    <message>
        <source>Check, then insert</source>
        <translation>Consulta e insere</translation>
    </message>
    <message>
        <source>No key</source>
        <translation>Sem chave</translation>
    </message>
    <message>
        <source>looks key K up</source>
        <translation>consulta a chave K</translation>
    </message>
    <message>
        <source>debits and inserts key K</source>
        <translation>debita e insere a chave K</translation>
    </message>
    <message>
        <source>inserts key K and debits at once</source>
        <translation>insere a chave K e debita de uma vez</translation>
    </message>
    <message>
        <source>debits</source>
        <translation>debita</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <extracomment>1 what a card does, 2 what came of it</extracomment>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>found</source>
        <translation>achou</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>não achou</translation>
    </message>
    <message>
        <source>stored answer</source>
        <translation>resposta guardada</translation>
    </message>
    <message>
        <source>once more</source>
        <translation>de novo</translation>
    </message>
    <message>
        <source>no debit</source>
        <translation>nenhum débito</translation>
    </message>
    <message>
        <source>one debit</source>
        <translation>um débito</translation>
    </message>
    <message>
        <source>debits twice</source>
        <translation>em dobro</translation>
    </message>
    <message>
        <source>debits %1 times</source>
        <translation>%1 débitos</translation>
    </message>
    <message>
        <source>%1 looks the key up before it inserts it: the cards of one copy keep their order.</source>
        <translation>%1 consulta a chave antes de inserir: as cartas de uma mesma cópia não trocam de ordem.</translation>
    </message>
    <message>
        <source>%1 has played all of its cards; choose another copy.</source>
        <translation>%1 já jogou todas as suas cartas; escolha outra cópia.</translation>
    </message>
    <message>
        <source>There is no copy %1; set the copies to 3 for one.</source>
        <translation>Não há cópia %1; escolha 3 cópias para ter uma.</translation>
    </message>
    <message>
        <source>All cards have been played. Go back to the start to put another order together.</source>
        <translation>Todas as cartas foram jogadas. Volte ao início para montar outra ordem.</translation>
    </message>
    <message>
        <source>%1 of %2 tried</source>
        <extracomment>1 how many orders have been tried, 2 how many there are</extracomment>
        <translation>%1 de %2 tentadas</translation>
    </message>
    <message>
        <source>none debits more than once</source>
        <translation>nenhuma debita mais de uma vez</translation>
    </message>
    <message>
        <source>%1 of the %2 that debit more than once found</source>
        <extracomment>1 how many have been found, 2 how many there are</extracomment>
        <translation>%1 das %2 que debitam mais de uma vez encontradas</translation>
    </message>
</context>
<context>
    <name>Reference</name>
    <message>
        <source>%1 — you are here, station %2 of %3</source>
        <extracomment>%1 is a pattern, %2 and %3 are numbers</extracomment>
        <translation>%1 — você está aqui, estação %2 de %3</translation>
    </message>
    <message>
        <source>Stations %1 to %2 come further along the line.</source>
        <extracomment>%1 and %2 are numbers</extracomment>
        <translation>As estações %1 a %2 vêm mais adiante na linha.</translation>
    </message>
    <message>
        <source>The line of call resilience</source>
        <translation>A linha da resiliência de chamadas</translation>
    </message>
    <message>
        <source>Beside it</source>
        <translation>Ao lado dela</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>Padrão</translation>
    </message>
    <message>
        <source>looks at</source>
        <translation>olha para</translation>
    </message>
    <message>
        <source>decides</source>
        <translation>decide</translation>
    </message>
    <message>
        <source>without it</source>
        <translation>sem ele</translation>
    </message>
</context>
<context>
    <name>ScriptEditor</name>
    <message>
        <source>do not retry</source>
        <translation>não repetir</translation>
    </message>
</context>
<context>
    <name>SequenceView</name>
    <message>
        <source>message %1 of %2, %3 to %4</source>
        <extracomment>1 number of the message, 2 how many there are, 3 sender, 4 receiver</extracomment>
        <translation>mensagem %1 de %2, %3 para %4</translation>
    </message>
    <message>
        <source>message %1 of %2, %3</source>
        <extracomment>1 number of the message, 2 how many there are, 3 who acts</extracomment>
        <translation>mensagem %1 de %2, %3</translation>
    </message>
    <message>
        <source>note</source>
        <translation>nota</translation>
    </message>
    <message>
        <source>at %1</source>
        <extracomment>a moment of the operation, &quot;at 108 ms&quot;</extracomment>
        <translation>aos %1</translation>
    </message>
    <message>
        <source>SPI · one account, one ledger</source>
        <translation>SPI · uma conta, um livro</translation>
    </message>
    <message>
        <source>the payer&apos;s bank</source>
        <translation>banco do pagador</translation>
    </message>
    <message>
        <source>layer %1 of %2</source>
        <extracomment>under the name of a layer in a call chain; 1 its place from the user on, 2 how many there are</extracomment>
        <translation>camada %1 de %2</translation>
    </message>
</context>
<context>
    <name>StartOptions</name>
    <message>
        <source>There is no preset “%1”.</source>
        <translation>Não existe o cenário pronto “%1”.</translation>
    </message>
    <message>
        <source>--%1 does not take “%2”; it takes %3</source>
        <translation>--%1 não aceita “%2”; aceita %3</translation>
    </message>
    <message>
        <source>A desktop lab about what a retry really costs.</source>
        <translation>Um laboratório sobre o que um retry realmente custa.</translation>
    </message>
    <message>
        <source>Scenario to open; without one, the last session.</source>
        <translation>Cenário a abrir; sem ele, a última sessão.</translation>
    </message>
    <message>
        <source>Scenario to open: a file, or preset:ID.</source>
        <translation>Cenário a abrir: um arquivo, ou preset:ID.</translation>
    </message>
    <message>
        <source>Lesson to open, e.g. L01.</source>
        <translation>Lição a abrir, por exemplo L01.</translation>
    </message>
    <message>
        <source>Numbered step of the sequence to go to.</source>
        <translation>Passo numerado da sequência para onde ir.</translation>
    </message>
    <message>
        <source>Language: pt_BR or en.</source>
        <translation>Idioma: pt_BR ou en.</translation>
    </message>
    <message>
        <source>light, dark, projector or high-contrast.</source>
        <translation>light (claro), dark (escuro), projector (projetor) ou high-contrast (alto contraste).</translation>
    </message>
    <message>
        <source>Size of all text in percent, 80 to 200.</source>
        <translation>Tamanho de todo o texto em porcento, 80 a 200.</translation>
    </message>
    <message>
        <source>Size of the window, e.g. 1366x768.</source>
        <translation>Tamanho da janela, por exemplo 1366x768.</translation>
    </message>
    <message>
        <source>Writes a picture of the window, then ends.</source>
        <translation>Grava uma imagem da janela e termina.</translation>
    </message>
    <message>
        <source>Starts without the last session.</source>
        <translation>Começa sem a última sessão.</translation>
    </message>
    <message>
        <source>Forgets what was remembered.</source>
        <translation>Esquece o que estava guardado.</translation>
    </message>
    <message>
        <source>Only one scenario can be opened.</source>
        <translation>Só um cenário pode ser aberto.</translation>
    </message>
    <message>
        <source>Folder with the lessons.</source>
        <translation>Pasta das lições.</translation>
    </message>
    <message>
        <source>Tells when the window appeared (ms since 1970) and the memory it holds (kB), then ends.</source>
        <translation>Diz quando a janela apareceu (ms desde 1970) e a memória que ocupa (kB), e termina.</translation>
    </message>
    <message>
        <source>Charts of the load mode, e.g. load,queue,latency.</source>
        <translation>Gráficos do modo de carga, por exemplo load,queue,latency.</translation>
    </message>
    <message>
        <source>--export card needs the file to write.</source>
        <translation>--export card precisa do arquivo a gravar.</translation>
    </message>
    <message>
        <source>Writes the card of the pattern as PDF, PNG, SVG or Markdown, then ends: --export card OUT [FILE].</source>
        <translation>Grava o cartão do padrão em PDF, PNG, SVG ou Markdown e termina: --export card SAÍDA [ARQUIVO].</translation>
    </message>
    <message>
        <source>The record of your answers was damaged; it is kept as %1, and a new one was begun.</source>
        <translation>O registro das suas respostas estava danificado; ele fica guardado como %1, e um novo foi começado.</translation>
    </message>
    <message>
        <source>Your answers cannot be kept in %1: %2</source>
        <translation>Suas respostas não podem ser guardadas em %1: %2</translation>
    </message>
    <message>
        <source>Step of the lesson: its id, or its number from 1.</source>
        <translation>Passo da lição: o identificador, ou o número a partir de 1.</translation>
    </message>
    <message>
        <source>What the window is about: step, load or live.</source>
        <translation>Do que a janela trata: step, load ou live.</translation>
    </message>
    <message>
        <source>View of the live mode, e.g. http or ledger.</source>
        <translation>Vista do modo ao vivo, p. ex. http ou ledger.</translation>
    </message>
    <message>
        <source>There is no button “%1” to press.</source>
        <translation>Não há botão “%1” para apertar.</translation>
    </message>
    <message>
        <source>Buttons to press before the picture, one after another, by object name.</source>
        <translation>Botões a apertar antes da imagem, um após o outro, pelo nome do objeto.</translation>
    </message>
    <message>
        <source>An answer to a prediction of the lesson, given before the picture: ID=ANSWER.</source>
        <translation>Uma resposta a uma previsão da lição, dada antes da imagem: ID=RESPOSTA.</translation>
    </message>
    <message>
        <source>Screen to open: lab, race, card, home, review, map, reference or compare.</source>
        <translation>Tela a abrir: lab, race, card, home, review, map, reference ou compare.</translation>
    </message>
    <message>
        <source>Scenario to compare with, as B: a file, or preset:ID.</source>
        <translation>Cenário com que comparar, como B: um arquivo ou preset:ID.</translation>
    </message>
</context>
<context>
    <name>StudyFiles</name>
    <message>
        <source>Export submission</source>
        <translation>Exportar entrega</translation>
    </message>
    <message>
        <source>Your name, if your instructor wants it (may stay empty):</source>
        <translation>Seu nome, se o professor pedir (pode ficar vazio):</translation>
    </message>
    <message>
        <source>Choose the file…</source>
        <translation>Escolher o arquivo…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Erase everything</source>
        <translation>Apagar tudo</translation>
    </message>
    <message numerus="yes">
        <source>Erase everything that Repique knows about you in %n lesson(s)?</source>
        <translation>
            <numerusform>Apagar tudo o que o Repique sabe sobre você em %n lição?</numerusform>
            <numerusform>Apagar tudo o que o Repique sabe sobre você em %n lições?</numerusform>
        </translation>
    </message>
    <message>
        <source>Steps seen, predictions, answers, recall cards and challenges are erased from the disk, and so are damaged records that were kept. Files that you saved or exported stay. This cannot be undone.</source>
        <translation>Passos vistos, previsões, respostas, cartões e desafios são apagados do disco, e também registros danificados que ficaram guardados. Arquivos que você salvou ou exportou ficam. Não dá para desfazer.</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Manter</translation>
    </message>
    <message>
        <source>Open lesson folder</source>
        <translation>Abrir pasta de lições</translation>
    </message>
    <message>
        <source>my-work</source>
        <translation>minha-entrega</translation>
    </message>
    <message>
        <source>Submissions (*.repique-entrega)</source>
        <translation>Entregas (*.repique-entrega)</translation>
    </message>
    <message>
        <source>Export progress</source>
        <translation>Exportar progresso</translation>
    </message>
    <message>
        <source>my-progress.json</source>
        <translation>meu-progresso.json</translation>
    </message>
</context>
<context>
    <name>repique::AttemptLog</name>
    <message>
        <source>No attempt failed: the first one settled the payment.</source>
        <translation>Nenhuma tentativa falhou: a primeira liquidou o pagamento.</translation>
    </message>
    <message>
        <source>No operation yet. Failed attempts will be listed here.</source>
        <translation>Nenhuma operação ainda. As tentativas que falharem aparecem aqui.</translation>
    </message>
    <message>
        <source>Failed attempts</source>
        <translation>Tentativas com falha</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Copiar como texto</translation>
    </message>
    <message>
        <source>Copy the log as text (Ctrl+C)</source>
        <translation>Copiar o registro como texto (Ctrl+C)</translation>
    </message>
</context>
<context>
    <name>repique::AttemptLogModel</name>
    <message>
        <source>Attempt</source>
        <translation>Tentativa</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Nature</source>
        <translation>Natureza</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>Espera</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>Attempt of %1</source>
        <extracomment>%1 is the name of the outermost layer of a chain</extracomment>
        <translation>Tentativa (%1)</translation>
    </message>
</context>
<context>
    <name>repique::Banner</name>
    <message>
        <source>Close this message</source>
        <translation>Fechar esta mensagem</translation>
    </message>
</context>
<context>
    <name>repique::BugExercise</name>
    <message>
        <source>Click the lines that are wrong, or mark the current line with the space bar.</source>
        <translation>Clique nas linhas erradas, ou marque a linha atual com a barra de espaço.</translation>
    </message>
    <message>
        <source>Check the lines</source>
        <translation>Conferir as linhas</translation>
    </message>
    <message>
        <source>marked</source>
        <translation>marcada</translation>
    </message>
    <message>
        <source>not marked</source>
        <translation>não marcada</translation>
    </message>
    <message>
        <source>line %1, %2: %3</source>
        <translation>linha %1, %2: %3</translation>
    </message>
    <message>
        <source>✓ Line %1, found: %2</source>
        <translation>✓ Linha %1, você achou: %2</translation>
    </message>
    <message>
        <source>✕ Line %1, missed: %2</source>
        <translation>✕ Linha %1, passou batida: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n marked line(s) without a mistake.</source>
        <translation>
            <numerusform>%n linha marcada sem erro.</numerusform>
            <numerusform>%n linhas marcadas sem erro.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>repique::CardModel</name>
    <message>
        <source>%1. %2 %3, played</source>
        <extracomment>a card: 1 its place, 2 the copy, 3 what it does</extracomment>
        <translation>%1. %2 %3, jogada</translation>
    </message>
    <message>
        <source>%1. %2 %3</source>
        <translation>%1. %2 %3</translation>
    </message>
</context>
<context>
    <name>repique::CardScreen</name>
    <message>
        <source>Write the card</source>
        <translation>Gravar o cartão</translation>
    </message>
    <message>
        <source>Nothing was written to %1: %2</source>
        <translation>Nada foi gravado em %1: %2</translation>
    </message>
</context>
<context>
    <name>repique::ChallengeExercise</name>
    <message>
        <source>The goals could not be checked: %1</source>
        <extracomment>%1 is a reason, in English, from the engine</extracomment>
        <translation>Não foi possível conferir as metas: %1</translation>
    </message>
    <message>
        <source>Check the goals</source>
        <translation>Conferir as metas</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Goals</source>
        <translation>Metas</translation>
    </message>
    <message>
        <source>Met</source>
        <translation>Atingida</translation>
    </message>
    <message>
        <source>Not met</source>
        <translation>Não atingida</translation>
    </message>
    <message>
        <source>measured %1</source>
        <translation>medido %1</translation>
    </message>
    <message>
        <source>Challenge met.</source>
        <translation>Desafio cumprido.</translation>
    </message>
    <message>
        <source>Every goal is met, but with more changes than the challenge allows.</source>
        <translation>Todas as metas foram atingidas, mas com mais mudanças do que o desafio permite.</translation>
    </message>
    <message>
        <source>Not yet. The goal marked ✕ says which figure decided.</source>
        <translation>Ainda não. A meta marcada com ✕ diz que número decidiu.</translation>
    </message>
    <message>
        <source>You have met this challenge before.</source>
        <translation>Você já cumpriu este desafio.</translation>
    </message>
    <message>
        <source>Not checked yet</source>
        <translation>Ainda não conferida</translation>
    </message>
    <message>
        <source>You changed something that the challenge leaves as it is: undo that first.</source>
        <translation>Você mudou algo que o desafio deixa como está: desfaça isso primeiro.</translation>
    </message>
    <message numerus="yes">
        <source>%n parameter(s) changed</source>
        <translation>
            <numerusform>%n parâmetro mudado</numerusform>
            <numerusform>%n parâmetros mudados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n allowed</source>
        <translation>
            <numerusform>%n permitido</numerusform>
            <numerusform>%n permitidos</numerusform>
        </translation>
    </message>
    <message>
        <source>Running the scene on the seeds of the lesson …</source>
        <translation>Executando a cena nas sementes da lição…</translation>
    </message>
</context>
<context>
    <name>repique::CompareCharts</name>
    <message>
        <source>Attempts</source>
        <translation>Tentativas</translation>
    </message>
    <message>
        <source>Goodput</source>
        <translation>Vazão útil</translation>
    </message>
    <message>
        <source>Duplicates</source>
        <translation>Duplicatas</translation>
    </message>
    <message>
        <source>a second; A solid, B dashed</source>
        <translation>por segundo; A contínua, B tracejada</translation>
    </message>
    <message>
        <source>operations a second that succeed</source>
        <translation>operações por segundo que dão certo</translation>
    </message>
    <message>
        <source>effects beyond the first of their operation, so far</source>
        <translation>efeitos além do primeiro da operação, até então</translation>
    </message>
    <message>
        <source>Click, or ← and →: what both are at a moment.</source>
        <translation>Clique, ou ← e →: quanto valem as duas em um instante.</translation>
    </message>
    <message>
        <source>t = %1 · A %2 · B %3</source>
        <extracomment>1 a moment, 2 and 3 the values of A and B then</extracomment>
        <translation>t = %1 · A %2 · B %3</translation>
    </message>
</context>
<context>
    <name>repique::ComparePage</name>
    <message>
        <source>Keep A as B</source>
        <translation>Guardar A como B</translation>
    </message>
    <message>
        <source>Copies the open scenario to B, to change A and compare</source>
        <translation>Copia o cenário aberto para B, para mudar A e comparar</translation>
    </message>
    <message>
        <source>Open B…</source>
        <translation>Abrir B…</translation>
    </message>
    <message>
        <source>Takes a scenario file as B; the open scenario stays</source>
        <translation>Usa um arquivo de cenário como B; o cenário aberto continua</translation>
    </message>
    <message>
        <source>B from a scenario</source>
        <translation>B de um cenário</translation>
    </message>
    <message>
        <source>Takes a scenario that comes with the program as B</source>
        <translation>Usa como B um cenário que vem com o programa</translation>
    </message>
    <message>
        <source>Swap A and B</source>
        <translation>Trocar A e B</translation>
    </message>
    <message>
        <source>Copy B to A</source>
        <translation>Copiar B para A</translation>
    </message>
    <message>
        <source>Seeds</source>
        <translation>Sementes</translation>
    </message>
    <message>
        <source>How many pairs of runs are compared: each seed gives A and B the same luck</source>
        <translation>Quantos pares de execuções se comparam: cada semente dá a mesma sorte a A e B</translation>
    </message>
    <message>
        <source>Table as CSV…</source>
        <translation>Tabela em CSV…</translation>
    </message>
    <message>
        <source>Writes every figure with its difference, interval and verdict</source>
        <translation>Escreve cada métrica com diferença, intervalo e veredito</translation>
    </message>
    <message>
        <source>What differs</source>
        <translation>O que difere</translation>
    </message>
    <message>
        <source>No parameter differs.</source>
        <translation>Nenhum parâmetro difere.</translation>
    </message>
    <message>
        <source>Parameters that differ</source>
        <translation>Parâmetros que diferem</translation>
    </message>
    <message>
        <source>Paired differences</source>
        <translation>Diferenças pareadas</translation>
    </message>
    <message>
        <source>The lesson keeps some of these values: Lesson ▸ Unlock parameters</source>
        <translation>A lição guarda alguns desses valores: Lição ▸ Destravar parâmetros</translation>
    </message>
    <message>
        <source>A becomes B and B becomes A (X); can be undone</source>
        <translation>A vira B e B vira A (X); dá para desfazer</translation>
    </message>
    <message>
        <source>The open scenario gets the values of B; can be undone</source>
        <translation>O cenário aberto recebe os valores de B; dá para desfazer</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Runs all pairs again (Ctrl+R)</source>
        <translation>Executa todos os pares de novo (Ctrl+R)</translation>
    </message>
    <message>
        <source>Stops; pairs that are done stay (Esc)</source>
        <translation>Para; os pares prontos ficam (Esc)</translation>
    </message>
    <message>
        <source>%1 of %2 pairs</source>
        <translation>%1 de %2 pares</translation>
    </message>
    <message>
        <source> · scale 1:%1</source>
        <translation> · escala 1:%1</translation>
    </message>
    <message>
        <source>A (solid): %1 · B (dashed): %2 · both with the seeds of A, from %3 on</source>
        <translation>A (contínua): %1 · B (tracejada): %2 · as duas com as sementes de A, a partir de %3</translation>
    </message>
    <message>
        <source>A: %1. There is no B yet: keep A as B and then change A, open a file, or take a scenario that comes with the program.</source>
        <translation>A: %1. Ainda não há B: guarde A como B e depois mude A, abra um arquivo ou use um cenário que vem com o programa.</translation>
    </message>
    <message>
        <source>Parameter</source>
        <translation>Parâmetro</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Métrica</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Veredito</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>Intervalo de 95 %</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>Comparando…</translation>
    </message>
</context>
<context>
    <name>repique::CompareScreen</name>
    <message>
        <source>CSV (*.csv)</source>
        <translation>CSV (*.csv)</translation>
    </message>
    <message>
        <source>CSV for spreadsheets, with ; and a decimal comma (*.csv)</source>
        <translation>CSV para planilha, com ; e vírgula decimal (*.csv)</translation>
    </message>
    <message>
        <source>Write the table</source>
        <translation>Escrever a tabela</translation>
    </message>
    <message>
        <source>Nothing was written to %1: %2</source>
        <translation>Nada foi gravado em %1: %2</translation>
    </message>
</context>
<context>
    <name>repique::CompareState</name>
    <message>
        <source>swap A and B</source>
        <translation>troca de A e B</translation>
    </message>
    <message>
        <source>copy of B</source>
        <translation>cópia de B</translation>
    </message>
</context>
<context>
    <name>repique::DockTitle</name>
    <message>
        <source>Close the panel %1</source>
        <translation>Fechar o painel %1</translation>
    </message>
</context>
<context>
    <name>repique::Docks</name>
    <message>
        <source>Lesson</source>
        <translation>Roteiro</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parâmetros</translation>
    </message>
    <message>
        <source>Failed attempts</source>
        <translation>Tentativas com falha</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Histórico</translation>
    </message>
</context>
<context>
    <name>repique::DocumentFiles</name>
    <message>
        <source>This is not a scenario that can be opened: %1. Your work stays open.</source>
        <translation>Este não é um cenário que se possa abrir: %1. Seu trabalho continua aberto.</translation>
    </message>
    <message>
        <source>New scenario</source>
        <translation>Novo cenário</translation>
    </message>
    <message>
        <source>Nothing was written to %1: %2</source>
        <translation>Nada foi gravado em %1: %2</translation>
    </message>
    <message>
        <source>Scenarios (*.repique.toml *.toml)</source>
        <translation>Cenários (*.repique.toml *.toml)</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>Mudanças não salvas</translation>
    </message>
    <message>
        <source>Save the changes to “%1”?</source>
        <translation>Salvar as mudanças em “%1”?</translation>
    </message>
    <message>
        <source>Without saving they are lost.</source>
        <translation>Sem salvar, elas se perdem.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salvar</translation>
    </message>
    <message>
        <source>Don’t save</source>
        <translation>Não salvar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Open scenario</source>
        <translation>Abrir cenário</translation>
    </message>
    <message>
        <source>Save scenario</source>
        <translation>Salvar cenário</translation>
    </message>
</context>
<context>
    <name>repique::ExerciseArea</name>
    <message>
        <source>Show your sketch</source>
        <translation>Mostrar seu esboço</translation>
    </message>
    <message>
        <source>Show the exercise</source>
        <translation>Mostrar o exercício</translation>
    </message>
    <message>
        <source>Show the run</source>
        <translation>Mostrar a execução</translation>
    </message>
</context>
<context>
    <name>repique::HomePage</name>
    <message>
        <source>What does trying again cost? One PIX at a time, then ten thousand a second.</source>
        <translation>Quanto custa tentar de novo? Um PIX por vez, depois dez mil por segundo.</translation>
    </message>
    <message>
        <source>Open scenario…</source>
        <translation>Abrir cenário…</translation>
    </message>
    <message>
        <source>Explore</source>
        <translation>Explorar</translation>
    </message>
    <message>
        <source>Goes to the lab, with every parameter at hand</source>
        <translation>Vai para o laboratório, com todos os parâmetros à mão</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lições</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>Arquivos recentes</translation>
    </message>
    <message>
        <source>Go on where you stopped</source>
        <translation>Continue de onde parou</translation>
    </message>
    <message>
        <source>step %1 of %2 — %3</source>
        <extracomment>%3 is the heading of the step</extracomment>
        <translation>passo %1 de %2 — %3</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Start here</source>
        <translation>Comece aqui</translation>
    </message>
    <message>
        <source>you will predict: %1</source>
        <translation>você vai prever: %1</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Começar</translation>
    </message>
    <message>
        <source>Today’s review</source>
        <translation>Revisão de hoje</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Revisar</translation>
    </message>
    <message>
        <source>Nothing due today</source>
        <translation>Nada para hoje</translation>
    </message>
    <message>
        <source>next: %1</source>
        <translation>próximo: %1</translation>
    </message>
    <message>
        <source>cards that you graded in a lesson come back here</source>
        <translation>os cartões que você avaliar em uma lição voltam aqui</translation>
    </message>
    <message>
        <source>%1 from %2</source>
        <extracomment>so many cards of a lesson, as in &quot;3 from L01&quot;</extracomment>
        <translation>%1 da %2</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n cartão</numerusform>
            <numerusform>%n cartões</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s)</source>
        <translation>
            <numerusform>cerca de %n minuto</numerusform>
            <numerusform>cerca de %n minutos</numerusform>
        </translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Concluída</translation>
    </message>
    <message>
        <source>%1 of %2 steps</source>
        <translation>%1 de %2 passos</translation>
    </message>
</context>
<context>
    <name>repique::IncidentCard</name>
    <message>
        <source>Look</source>
        <translation>Olhar</translation>
    </message>
    <message>
        <source>Look at: %1</source>
        <translation>Olhar: %1</translation>
    </message>
    <message>
        <source>Closed.</source>
        <translation>Fechado.</translation>
    </message>
</context>
<context>
    <name>repique::IncidentChoice</name>
    <message>
        <source>Right, your answer</source>
        <translation>Certa, a sua resposta</translation>
    </message>
    <message>
        <source>Right answer</source>
        <translation>Resposta certa</translation>
    </message>
    <message>
        <source>Wrong, your answer</source>
        <translation>Errada, a sua resposta</translation>
    </message>
</context>
<context>
    <name>repique::IncidentExercise</name>
    <message>
        <source>The incident could not be run: %1</source>
        <extracomment>%1 is a reason, in English, from the engine</extracomment>
        <translation>Não foi possível executar o incidente: %1</translation>
    </message>
    <message>
        <source>Begin again, in another order</source>
        <translation>Recomeçar, em outra ordem</translation>
    </message>
    <message>
        <source>That is it: try the cure</source>
        <translation>É isso: aplicar o remédio</translation>
    </message>
    <message>
        <source>Which cause?</source>
        <translation>Qual é a causa?</translation>
    </message>
    <message>
        <source>Which cure?</source>
        <translation>Qual é o remédio?</translation>
    </message>
    <message>
        <source>Something is wrong in this service. Open the groups that may tell; every group opened is a look. Then name the cause and the cure.</source>
        <translation>Há algo errado neste serviço. Abra os grupos que podem dizer o quê; cada grupo aberto gasta uma olhada. Depois diga a causa e o remédio.</translation>
    </message>
    <message>
        <source>Challenge met: %1 of %2 incidents named right.</source>
        <translation>Desafio cumprido: %1 de %2 incidentes acertados.</translation>
    </message>
    <message>
        <source>%1 of %2 incidents named right; the challenge asks for %3.</source>
        <translation>%1 de %2 incidentes acertados; o desafio pede %3.</translation>
    </message>
    <message>
        <source>Incident %1 of %2</source>
        <translation>Incidente %1 de %2</translation>
    </message>
    <message numerus="yes">
        <source>%n look(s) left</source>
        <translation>
            <numerusform>%n olhada restante</numerusform>
            <numerusform>%n olhadas restantes</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 right, %2 needed</source>
        <translation>Acertos: %1 de %2 necessários</translation>
    </message>
    <message>
        <source>Right: cause and cure.</source>
        <translation>Certo: a causa e o remédio.</translation>
    </message>
    <message>
        <source>The cause is right, the cure is not.</source>
        <translation>A causa está certa; o remédio, não.</translation>
    </message>
    <message>
        <source>The cure is right, the cause is not.</source>
        <translation>O remédio está certo; a causa, não.</translation>
    </message>
    <message>
        <source>Neither the cause nor the cure.</source>
        <translation>Nem a causa nem o remédio.</translation>
    </message>
    <message>
        <source>All six groups are open now.</source>
        <translation>Agora os seis grupos estão abertos.</translation>
    </message>
    <message>
        <source>Next incident</source>
        <translation>Próximo incidente</translation>
    </message>
    <message>
        <source>How it went</source>
        <translation>Ver o resultado</translation>
    </message>
</context>
<context>
    <name>repique::IncidentOutcome</name>
    <message>
        <source>Figure</source>
        <translation>Medida</translation>
    </message>
    <message>
        <source>As it was</source>
        <translation>Como estava</translation>
    </message>
    <message>
        <source>With your cure</source>
        <translation>Com o seu remédio</translation>
    </message>
    <message>
        <source>With the right cure</source>
        <translation>Com o remédio certo</translation>
    </message>
    <message>
        <source>The same day runs again, with your cure …</source>
        <translation>O mesmo dia está rodando de novo, com o seu remédio …</translation>
    </message>
    <message>
        <source>Your cure works: the same day, run again, reaches every goal.</source>
        <translation>O seu remédio funciona: executado de novo, o mesmo dia alcança todas as metas.</translation>
    </message>
    <message>
        <source>Your cure does not work: the same day, run again, misses a goal (✕).</source>
        <translation>O seu remédio não funciona: executado de novo, o mesmo dia deixa de alcançar uma meta (✕).</translation>
    </message>
</context>
<context>
    <name>repique::LessonPanel</name>
    <message>
        <source>Lesson</source>
        <translation>Roteiro</translation>
    </message>
    <message>
        <source>Choose a lesson</source>
        <translation>Escolher uma lição</translation>
    </message>
    <message>
        <source>Steps of the lesson</source>
        <translation>Passos da lição</translation>
    </message>
    <message>
        <source>Text of the step</source>
        <translation>Texto do passo</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Answer or skip the questions first</source>
        <translation>Antes, responda ou pule as perguntas</translation>
    </message>
</context>
<context>
    <name>repique::LookMenu</name>
    <message>
        <source>As the &amp;system</source>
        <translation>Como o &amp;sistema</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Claro</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Escuro</translation>
    </message>
    <message>
        <source>&amp;Projector</source>
        <translation>&amp;Projetor</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>&amp;Alto contraste</translation>
    </message>
</context>
<context>
    <name>repique::MainWindow</name>
    <message>
        <source>The program did not start properly last time, so it opened without the last session.</source>
        <translation>A última abertura falhou; o programa abriu sem a última sessão.</translation>
    </message>
    <message>
        <source>Open it all the same</source>
        <translation>Reabrir mesmo assim</translation>
    </message>
    <message>
        <source>New scenario</source>
        <translation>Novo cenário</translation>
    </message>
    <message>
        <source>Changes to “%1” from %2 were not saved.</source>
        <translation>Mudanças em “%1”, das %2, não foram salvas.</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restaurar</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>There is no lesson “%1”.</source>
        <translation>Não existe a lição “%1”.</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>&amp;Desfazer: %1</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Desfazer</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>&amp;Refazer: %1</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Refazer</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>semente %1</translation>
    </message>
    <message>
        <source>There is no sequence to write yet.</source>
        <translation>Ainda não há sequência para gravar.</translation>
    </message>
    <message>
        <source>Write the sequence</source>
        <translation>Gravar a sequência</translation>
    </message>
    <message>
        <source>Text (*.txt);;Mermaid (*.mmd);;PlantUML (*.puml);;JSON (*.json)</source>
        <translation>Texto (*.txt);;Mermaid (*.mmd);;PlantUML (*.puml);;JSON (*.json)</translation>
    </message>
    <message>
        <source>Nothing was written to %1: %2</source>
        <translation>Nada foi gravado em %1: %2</translation>
    </message>
    <message>
        <source>Write a picture of the window</source>
        <translation>Gravar uma imagem da janela</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Imagens (*.png)</translation>
    </message>
    <message>
        <source>About Repique</source>
        <translation>Sobre o Repique</translation>
    </message>
    <message>
        <source>Repique %1</source>
        <translation>Repique %1</translation>
    </message>
    <message>
        <source>What a retry really costs: one payment at a time, then ten thousand a second.
Free software under the GNU General Public License, version 3 or later.</source>
        <translation>Quanto custa tentar de novo: um pagamento por vez, depois dez mil por segundo.
Software livre sob a Licença Pública Geral GNU, versão 3 ou posterior.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>No operation started at that moment.</source>
        <translation>Nenhuma operação começou nesse momento.</translation>
    </message>
    <message>
        <source>Your answer could not be kept: %1</source>
        <translation>Sua resposta não pôde ser guardada: %1</translation>
    </message>
    <message>
        <source>Your submission is in %1.</source>
        <translation>Sua entrega está em %1.</translation>
    </message>
    <message>
        <source>Your progress is in %1.</source>
        <translation>Seu progresso está em %1.</translation>
    </message>
    <message>
        <source>Everything that was known about you is erased.</source>
        <translation>Tudo o que se sabia sobre você foi apagado.</translation>
    </message>
    <message>
        <source>Lesson “%1” has no step “%2”. Its steps: %3.</source>
        <translation>A lição “%1” não tem o passo “%2”. Os passos dela: %3.</translation>
    </message>
    <message>
        <source>The scenario is kept as B. Change it, then Ctrl+D compares both.</source>
        <translation>O cenário ficou guardado como B. Mude-o; depois, Ctrl+D compara os dois.</translation>
    </message>
</context>
<context>
    <name>repique::MapScreen</name>
    <message>
        <source>Write the map</source>
        <translation>Gravar o mapa</translation>
    </message>
    <message>
        <source>Nothing was written to %1: %2</source>
        <translation>Nada foi gravado em %1: %2</translation>
    </message>
</context>
<context>
    <name>repique::OptionList</name>
    <message>
        <source>Right, your answer</source>
        <translation>Certa, a sua resposta</translation>
    </message>
    <message>
        <source>Right answer</source>
        <translation>Resposta certa</translation>
    </message>
    <message>
        <source>Wrong, your answer</source>
        <translation>Errada, a sua resposta</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>Errada</translation>
    </message>
</context>
<context>
    <name>repique::OrderModel</name>
    <message>
        <source>not tried</source>
        <translation>não tentada</translation>
    </message>
</context>
<context>
    <name>repique::OrderingExercise</name>
    <message>
        <source>Drag the rows, or move one with Ctrl+↑ and Ctrl+↓.</source>
        <translation>Arraste as linhas, ou mova uma com Ctrl+↑ e Ctrl+↓.</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Subir</translation>
    </message>
    <message>
        <source>Move the row up</source>
        <translation>Subir a linha</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Descer</translation>
    </message>
    <message>
        <source>Move the row down</source>
        <translation>Descer a linha</translation>
    </message>
    <message>
        <source>Check the order</source>
        <translation>Conferir a ordem</translation>
    </message>
    <message>
        <source>All in the right order.</source>
        <translation>Tudo na ordem certa.</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) in the wrong place, marked ✕. Move them and check again.</source>
        <translation>
            <numerusform>%n linha no lugar errado, marcada com ✕. Mova-a e confira de novo.</numerusform>
            <numerusform>%n linhas no lugar errado, marcadas com ✕. Mova-as e confira de novo.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>repique::Padlock</name>
    <message>
        <source>Locked by this lesson</source>
        <translation>Travado por esta lição</translation>
    </message>
    <message>
        <source>%1: locked by this lesson</source>
        <extracomment>%1 is a parameter: &quot;Base delay: locked by this lesson&quot;</extracomment>
        <translation>%1: travado por esta lição</translation>
    </message>
    <message>
        <source>This lesson keeps this value. Who teaches can unlock all of them in the Lesson menu.</source>
        <translation>Esta lição trava este valor. Quem ensina pode destravar todos no menu Lição.</translation>
    </message>
</context>
<context>
    <name>repique::Pages</name>
    <message>
        <source>This scenario is one payment that meets a script, so there is no load to draw. Choose one with traffic under Scenarios.</source>
        <translation>Este cenário é um pagamento que segue um roteiro de falhas; não há carga a desenhar. Escolha um com tráfego em Cenários.</translation>
    </message>
</context>
<context>
    <name>repique::ParameterPanel</name>
    <message>
        <source>%1: %2 → %3</source>
        <translation>%1: %2 → %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Script of failures</source>
        <translation>Roteiro de falhas</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parâmetros</translation>
    </message>
    <message>
        <source>Policy</source>
        <translation>Política</translation>
    </message>
    <message>
        <source>Retry budget</source>
        <translation>Orçamento de retries</translation>
    </message>
    <message>
        <source>Failures</source>
        <translation>Falhas</translation>
    </message>
    <message>
        <source>Idempotency</source>
        <translation>Idempotência</translation>
    </message>
    <message>
        <source>Traffic</source>
        <translation>Tráfego</translation>
    </message>
    <message>
        <source>Service</source>
        <translation>Serviço</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Execução</translation>
    </message>
    <message>
        <source>What happens to each attempt</source>
        <translation>O que acontece com cada tentativa</translation>
    </message>
</context>
<context>
    <name>repique::ParameterRow</name>
    <message>
        <source>use %1 to %2</source>
        <translation>use de %1 a %2</translation>
    </message>
    <message>
        <source>Reset %1</source>
        <translation>Restaurar %1</translation>
    </message>
    <message>
        <source>Back to %1</source>
        <translation>Voltar para %1</translation>
    </message>
</context>
<context>
    <name>repique::PredictionCover</name>
    <message>
        <source>First your prediction</source>
        <translation>Primeiro a sua previsão</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Executar</translation>
    </message>
</context>
<context>
    <name>repique::PredictionExercise</name>
    <message>
        <source>That is my prediction</source>
        <translation>Essa é a minha previsão</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Pular</translation>
    </message>
    <message>
        <source>Shows the run without a prediction; that you skipped it is recorded</source>
        <translation>Mostra a execução sem previsão; fica registrado que você pulou</translation>
    </message>
    <message>
        <source>Skipped.</source>
        <translation>Pulada.</translation>
    </message>
    <message>
        <source>Skipped · measured %1</source>
        <extracomment>%1 is a number</extracomment>
        <translation>Pulada · medido %1</translation>
    </message>
    <message>
        <source>See what happens at %1</source>
        <extracomment>%1 is a moment of the run: &quot;10 s&quot;</extracomment>
        <translation>Ver o que acontece em %1</translation>
    </message>
    <message>
        <source>You said %1.</source>
        <extracomment>%1 is a number</extracomment>
        <translation>Você disse %1.</translation>
    </message>
    <message>
        <source>Running it, on the seeds of the lesson…</source>
        <translation>Executando, nas sementes da lição…</translation>
    </message>
    <message>
        <source>This run has no such figure.</source>
        <translation>Esta execução não tem esse número.</translation>
    </message>
</context>
<context>
    <name>repique::QuizExercise</name>
    <message>
        <source>Previous question</source>
        <translation>Pergunta anterior</translation>
    </message>
    <message>
        <source>Next question</source>
        <translation>Próxima pergunta</translation>
    </message>
    <message>
        <source>Question %1 of %2</source>
        <translation>Pergunta %1 de %2</translation>
    </message>
</context>
<context>
    <name>repique::RaceCards</name>
    <message>
        <source>Order of execution</source>
        <translation>Ordem de execução</translation>
    </message>
    <message>
        <source>Arrows choose a card, Alt with an arrow moves it; A, B or C says whose turn it is next.</source>
        <translation>As setas escolhem uma carta, Alt com uma seta a move; A, B ou C diz de quem é a próxima vez.</translation>
    </message>
</context>
<context>
    <name>repique::RaceLedger</name>
    <message>
        <source>Settlements</source>
        <translation>Liquidações</translation>
    </message>
    <message>
        <source>key</source>
        <translation>chave</translation>
    </message>
    <message>
        <source>by</source>
        <translation>quem</translation>
    </message>
    <message>
        <source>amount</source>
        <translation>valor</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Chaves</translation>
    </message>
    <message>
        <source>inserted by</source>
        <translation>inserida por</translation>
    </message>
    <message>
        <source>unique</source>
        <translation>única</translation>
    </message>
    <message>
        <source>Ana’s balance</source>
        <translation>Saldo da Ana</translation>
    </message>
    <message>
        <source>Bruno’s balance</source>
        <translation>Saldo do Bruno</translation>
    </message>
    <message>
        <source>Debits</source>
        <translation>Débitos</translation>
    </message>
    <message>
        <source>Nothing has happened yet. Play the order, or go through it step by step.</source>
        <translation>Nada aconteceu ainda. Toque a ordem, ou siga passo a passo.</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sim</translation>
    </message>
    <message>
        <source>no</source>
        <translation>não</translation>
    </message>
    <message>
        <source>no settlement yet</source>
        <translation>nenhuma liquidação ainda</translation>
    </message>
    <message>
        <source>no key yet</source>
        <translation>nenhuma chave ainda</translation>
    </message>
    <message>
        <source>this server keeps no keys</source>
        <translation>este servidor não guarda chaves</translation>
    </message>
    <message>
        <source>✕ %1 too many</source>
        <translation>✕ %1 a mais</translation>
    </message>
</context>
<context>
    <name>repique::RaceOrders</name>
    <message>
        <source>All orders</source>
        <translation>Todas as ordens</translation>
    </message>
    <message>
        <source>Arrows choose an order, Enter plays it to its end.</source>
        <translation>As setas escolhem uma ordem, Enter a joga até o fim.</translation>
    </message>
</context>
<context>
    <name>repique::RacePage</name>
    <message>
        <source>Order of execution</source>
        <translation>Ordem de execução</translation>
    </message>
    <message>
        <source>Drag a card, or choose it with ↑ ↓ and move it with Alt+↑ or Alt+↓. A, B or C: whose turn it is next.</source>
        <translation>Arraste uma carta, ou escolha-a com ↑ ↓ e mova-a com Alt+↑ ou Alt+↓. A, B ou C: de quem é a próxima vez.</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>Servidor</translation>
    </message>
    <message>
        <source>Copies of the payment</source>
        <translation>Cópias do pagamento</translation>
    </message>
    <message>
        <source>Looks the key up; when it is not there, debits and inserts it</source>
        <translation>Consulta a chave; se não existe, debita e a insere</translation>
    </message>
    <message>
        <source>Inserts the key, under a unique constraint, in one transaction with the debit</source>
        <translation>Insere a chave, sob uma restrição de unicidade, na mesma transação do débito</translation>
    </message>
    <message>
        <source>Debits whatever arrives</source>
        <translation>Debita o que chegar</translation>
    </message>
    <message>
        <source>Try all the others</source>
        <translation>Tentar todas as outras</translation>
    </message>
    <message>
        <source>Plays every order that has not been tried and marks what came of it</source>
        <translation>Joga todas as ordens ainda não tentadas e marca o que deu cada uma</translation>
    </message>
    <message>
        <source>step %1 of %2</source>
        <extracomment>1 cards played, 2 cards of the order</extracomment>
        <translation>passo %1 de %2</translation>
    </message>
    <message>
        <source>The %1 possible orders</source>
        <translation>As %1 ordens possíveis</translation>
    </message>
</context>
<context>
    <name>repique::RealRaces</name>
    <message>
        <source>On real SQLite</source>
        <translation>No SQLite de verdade</translation>
    </message>
    <message>
        <source>Repeat on real SQLite</source>
        <translation>Repetir no SQLite de verdade</translation>
    </message>
    <message>
        <source>Plays this order on real connections, one a copy, and counts in the ledger</source>
        <translation>Joga esta ordem em conexões de verdade, uma por cópia, e conta no livro da conta</translation>
    </message>
    <message>
        <source>A thousand races</source>
        <translation>Mil corridas</translation>
    </message>
    <message>
        <source>Lets the copies go at once, on threads of their own, a thousand times for each server and durability</source>
        <translation>Solta as cópias ao mesmo tempo, cada uma na sua thread, mil vezes para cada servidor e durabilidade</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Races run</source>
        <translation>Corridas feitas</translation>
    </message>
    <message>
        <source>Free races</source>
        <translation>Corridas livres</translation>
    </message>
    <message>
        <source>server</source>
        <translation>servidor</translation>
    </message>
    <message>
        <source>synchronous</source>
        <translation>synchronous</translation>
    </message>
    <message>
        <source>races</source>
        <translation>corridas</translation>
    </message>
    <message>
        <source>debited more than once</source>
        <translation>em dobro</translation>
    </message>
    <message>
        <source>%1 on real connections: %2. The ledger says what the cards said.</source>
        <extracomment>1 the order, 2 what the ledger says: &quot;✕ debits twice&quot;</extracomment>
        <translation>%1 em conexões de verdade: %2. O livro da conta diz o mesmo que as cartas.</translation>
    </message>
    <message>
        <source>%1 on real connections: %2. The cards said otherwise: %3.</source>
        <translation>%1 em conexões de verdade: %2. As cartas diziam outra coisa: %3.</translation>
    </message>
    <message>
        <source>Cancelled after %1 of %2 races.</source>
        <translation>Cancelado depois de %1 de %2 corridas.</translation>
    </message>
    <message>
        <source>%1 races, none of them arranged. How many double depends on the machine and the disk; that the atomic server never does depends on neither.</source>
        <translation>%1 corridas, nenhuma combinada. Quantas saem em dobro depende da máquina e do disco; que no servidor atômico não saia nenhuma não depende de nada disso.</translation>
    </message>
    <message>
        <source>In %1 of them the database was busy for one copy: an error for its user, but no debit.</source>
        <translation>Em %1 delas o banco estava ocupado para uma cópia: um erro para quem pediu, mas nenhum débito.</translation>
    </message>
</context>
<context>
    <name>repique::RecallExercise</name>
    <message>
        <source>Turn the card</source>
        <translation>Virar o cartão</translation>
    </message>
    <message>
        <source>Remember first, then turn (Enter)</source>
        <translation>Lembre primeiro, depois vire (Enter)</translation>
    </message>
    <message>
        <source>Go through the cards again</source>
        <translation>Passar pelos cartões de novo</translation>
    </message>
    <message>
        <source>1 · I remembered</source>
        <translation>1 · Lembrei</translation>
    </message>
    <message>
        <source>2 · Almost</source>
        <translation>2 · Quase</translation>
    </message>
    <message>
        <source>3 · I had forgotten</source>
        <translation>3 · Esqueci</translation>
    </message>
    <message>
        <source>Card %1 of %2</source>
        <translation>Cartão %1 de %2</translation>
    </message>
    <message>
        <source>All %1 cards are graded. Those you remembered come back later.</source>
        <translation>Os %1 cartões têm nota. Os que você lembrou voltam mais tarde.</translation>
    </message>
</context>
<context>
    <name>repique::ReviewPage</name>
    <message>
        <source>Nothing due today</source>
        <translation>Nada para hoje</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) reviewed</source>
        <translation>
            <numerusform>%n cartão revisado</numerusform>
            <numerusform>%n cartões revisados</numerusform>
        </translation>
    </message>
    <message>
        <source>Cards that you grade in a lesson come back here, each when it is about to be forgotten.</source>
        <translation>Os cartões que você avaliar em uma lição voltam aqui, cada um quando está para ser esquecido.</translation>
    </message>
    <message>
        <source>The next card is due: %1.</source>
        <translation>Próximo cartão: %1.</translation>
    </message>
    <message>
        <source>Today’s review</source>
        <translation>Revisão de hoje</translation>
    </message>
    <message>
        <source>Card %1 of %2 — %3</source>
        <extracomment>%3 is the title of a lesson</extracomment>
        <translation>Cartão %1 de %2 — %3</translation>
    </message>
    <message>
        <source>Turn the card</source>
        <translation>Virar o cartão</translation>
    </message>
    <message>
        <source>Remember first, then turn (Enter)</source>
        <translation>Lembre primeiro, depois vire (Enter)</translation>
    </message>
    <message>
        <source>1 · I remembered</source>
        <translation>1 · Lembrei</translation>
    </message>
    <message>
        <source>2 · Almost</source>
        <translation>2 · Quase</translation>
    </message>
    <message>
        <source>3 · I had forgotten</source>
        <translation>3 · Esqueci</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>Voltar ao início</translation>
    </message>
</context>
<context>
    <name>repique::ScriptEditor</name>
    <message>
        <source>settles</source>
        <translation>liquida</translation>
    </message>
    <message>
        <source>settles, answer lost</source>
        <translation>liquida, resposta perdida</translation>
    </message>
    <message>
        <source>settles, connection closed</source>
        <translation>liquida, conexão fechada</translation>
    </message>
    <message>
        <source>vanishes (timeout)</source>
        <translation>some (timeout)</translation>
    </message>
    <message>
        <source>connection refused</source>
        <translation>conexão recusada</translation>
    </message>
    <message>
        <source>What happens to attempt %1</source>
        <translation>O que acontece com a tentativa %1</translation>
    </message>
    <message>
        <source>Add an attempt to the script</source>
        <translation>Acrescentar uma tentativa ao roteiro</translation>
    </message>
    <message>
        <source>Remove the last attempt of the script</source>
        <translation>Tirar a última tentativa do roteiro</translation>
    </message>
</context>
<context>
    <name>repique::SequencePage</name>
    <message>
        <source>of %1</source>
        <extracomment>beside the number of attempts so far; %1 is how many there may be</extracomment>
        <translation>de %1</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>nada ainda</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>falhou</translation>
    </message>
    <message>
        <source>paid</source>
        <translation>pago</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>Tentativas</translation>
    </message>
    <message>
        <source>Debits on the statement</source>
        <translation>Débitos no extrato</translation>
    </message>
    <message>
        <source>The client knows</source>
        <translation>O cliente sabe</translation>
    </message>
    <message>
        <source>Elapsed</source>
        <translation>Decorrido</translation>
    </message>
    <message>
        <source>%1 knows</source>
        <extracomment>%1 is the name of the outermost layer; below it stands &quot;paid&quot;, &quot;failed&quot; or &quot;nothing yet&quot;</extracomment>
        <translation>%1 sabe</translation>
    </message>
    <message>
        <source>Attempts → calls</source>
        <translation>Tentativas → chamadas</translation>
    </message>
</context>
<context>
    <name>repique::SequenceView</name>
    <message>
        <source>why?</source>
        <extracomment>on a small button beside a wait</extracomment>
        <translation>por quê?</translation>
    </message>
    <message>
        <source>debit no. %1</source>
        <extracomment>on a label beside a repeated debit; %1 is 2 or more</extracomment>
        <translation>%1º débito</translation>
    </message>
    <message>
        <source>Sequence of messages</source>
        <translation>Sequência de mensagens</translation>
    </message>
    <message>
        <source>Up and down move by row, left and right by message, ? explains a wait.</source>
        <translation>Para cima e para baixo movem por linha, esquerda e direita por mensagem, ? explica uma espera.</translation>
    </message>
</context>
<context>
    <name>repique::ShortcutSheet</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Atalhos do teclado</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Ação</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
</context>
<context>
    <name>repique::SketchPad</name>
    <message>
        <source>Clear the sketch</source>
        <translation>Apagar o esboço</translation>
    </message>
    <message>
        <source>Or give six values:</source>
        <translation>Ou dê seis valores:</translation>
    </message>
    <message>
        <source>at %1, %2</source>
        <extracomment>%1 is a moment of the run, %2 what the axis counts: &quot;at 12 s, requests a second&quot;</extracomment>
        <translation>em %1, %2</translation>
    </message>
    <message>
        <source>Nothing drawn yet.</source>
        <translation>Nada desenhado ainda.</translation>
    </message>
    <message>
        <source>Your sketch: %1.</source>
        <translation>Seu esboço: %1.</translation>
    </message>
</context>
<context>
    <name>repique::SortingExercise</name>
    <message>
        <source>Drag each card onto its pile, or choose a card with the arrows and press the number of the pile; 0 takes it back.</source>
        <translation>Arraste cada cartão para a pilha dele, ou escolha um cartão com as setas e aperte o número da pilha; 0 devolve.</translation>
    </message>
    <message>
        <source>Check the piles</source>
        <translation>Conferir as pilhas</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartões</translation>
    </message>
    <message>
        <source>Every card lies where it belongs.</source>
        <translation>Cada cartão está onde deve.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) on the wrong pile, marked ✕.</source>
        <translation>
            <numerusform>%n cartão na pilha errada, marcado com ✕.</numerusform>
            <numerusform>%n cartões na pilha errada, marcados com ✕.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) still to lay.</source>
        <translation>
            <numerusform>Falta %n cartão.</numerusform>
            <numerusform>Faltam %n cartões.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>repique::StatusLine</name>
    <message>
        <source>exact · 1 operation</source>
        <translation>exato · 1 operação</translation>
    </message>
    <message>
        <source>no run yet</source>
        <translation>nenhuma execução ainda</translation>
    </message>
    <message>
        <source>not saved</source>
        <translation>não salvo</translation>
    </message>
    <message>
        <source>saved at %1</source>
        <translation>salvo às %1</translation>
    </message>
    <message>
        <source>%1 · seed %2</source>
        <translation>%1 · semente %2</translation>
    </message>
    <message>
        <source>looking for the operation…</source>
        <translation>procurando a operação…</translation>
    </message>
</context>
<context>
    <name>repique::TopBar</name>
    <message>
        <source>%1, with changes that are not saved</source>
        <translation>%1, com mudanças não salvas</translation>
    </message>
    <message>
        <source>Toolbar</source>
        <translation>Barra de ferramentas</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Modo</translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation>Cenários</translation>
    </message>
    <message>
        <source>Scenarios that come with the program</source>
        <translation>Cenários que vêm com o programa</translation>
    </message>
    <message>
        <source>S&amp;cenarios</source>
        <translation>Cenár&amp;ios</translation>
    </message>
</context>
<context>
    <name>repique::TransportBar</name>
    <message>
        <source>t = %1 of %2</source>
        <extracomment>1 the time of the cursor, 2 the time of the whole run</extracomment>
        <translation>t = %1 de %2</translation>
    </message>
    <message>
        <source>no operation</source>
        <translation>nenhuma operação</translation>
    </message>
    <message>
        <source>step %1 of %2 · %3</source>
        <extracomment>1 number of the current step, 2 how many there are, 3 time since the operation started</extracomment>
        <translation>passo %1 de %2 · %3</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausar</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Reproduzir</translation>
    </message>
    <message>
        <source>Pause (Space)</source>
        <translation>Pausar (Espaço)</translation>
    </message>
    <message>
        <source>Play (Space)</source>
        <translation>Reproduzir (Espaço)</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>Para o início</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Home</translation>
    </message>
    <message>
        <source>Previous step</source>
        <translation>Passo anterior</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Próximo passo</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Para o fim</translation>
    </message>
    <message>
        <source>End</source>
        <translation>End</translation>
    </message>
    <message>
        <source>Playback</source>
        <translation>Reprodução</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Linha do tempo</translation>
    </message>
    <message>
        <source>Drag to go to a moment</source>
        <translation>Arraste para ir a um momento</translation>
    </message>
    <message>
        <source>Playback speed</source>
        <translation>Velocidade</translation>
    </message>
    <message>
        <source>Max</source>
        <extracomment>playback speed: as fast as possible</extracomment>
        <translation>Máx.</translation>
    </message>
    <message>
        <source>Playback speed ([ slower, ] faster)</source>
        <translation>Velocidade ([ mais devagar, ] mais rápido)</translation>
    </message>
    <message>
        <source>no run yet</source>
        <translation>nenhuma execução ainda</translation>
    </message>
</context>
<context>
    <name>repique::WelcomePanel</name>
    <message>
        <source>Welcome</source>
        <translation>Boas-vindas</translation>
    </message>
    <message>
        <source>How do you want to read? Everything here can be changed later in the View menu.</source>
        <translation>Como você quer ler? Tudo aqui pode ser mudado depois, no menu Exibir.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Tamanho do texto</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Cores</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Como o sistema</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Escuro</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Seguir</translation>
    </message>
</context>
<context>
    <name>repique::WhyCard</name>
    <message>
        <source>Close the explanation</source>
        <translation>Fechar a explicação</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Fechar (Esc)</translation>
    </message>
</context>
<context>
    <name>repique::WindowPicture</name>
    <message>
        <source>Window of each wait</source>
        <translation>Janela de cada espera</translation>
    </message>
    <message>
        <source>Longest wait before retry 1, 2, 3 …: %1</source>
        <translation>Maior espera antes do retry 1, 2, 3 …: %1</translation>
    </message>
</context>
<context>
    <name>repique::card::CardPage</name>
    <message>
        <source>Seven questions of the review</source>
        <translation>As sete perguntas da revisão</translation>
    </message>
    <message>
        <source>Answer for a retry of your own system. The answers stay on this computer and go on the card.</source>
        <translation>Responda por uma retentativa do seu próprio sistema. As respostas ficam neste computador e entram no cartão.</translation>
    </message>
    <message>
        <source>PDF…</source>
        <translation>PDF…</translation>
    </message>
    <message>
        <source>PNG…</source>
        <translation>PNG…</translation>
    </message>
    <message>
        <source>SVG…</source>
        <translation>SVG…</translation>
    </message>
    <message>
        <source>Text (Markdown)…</source>
        <translation>Texto (Markdown)…</translation>
    </message>
    <message>
        <source>Writes the card as a PDF page, A5</source>
        <translation>Grava o cartão como uma página PDF, A5</translation>
    </message>
    <message>
        <source>Writes the card as a picture for slides</source>
        <translation>Grava o cartão como imagem, para slides</translation>
    </message>
    <message>
        <source>Writes the card as a drawing that can be edited</source>
        <translation>Grava o cartão como desenho, que pode ser editado</translation>
    </message>
    <message>
        <source>Writes the card as text, with its diagram in Mermaid</source>
        <translation>Grava o cartão como texto, com o diagrama em Mermaid</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>Sua resposta</translation>
    </message>
    <message>
        <source>The card as it will be written</source>
        <translation>O cartão como vai ser gravado</translation>
    </message>
</context>
<context>
    <name>repique::charts::ChartChoice</name>
    <message>
        <source>Three charts at most: take one away first.</source>
        <translation>No máximo três gráficos: tire um antes.</translation>
    </message>
    <message>
        <source>Two charts at least: add another one first.</source>
        <translation>No mínimo dois gráficos: acrescente outro antes.</translation>
    </message>
</context>
<context>
    <name>repique::charts::LoadPage</name>
    <message>
        <source>No run yet. Move a parameter or press Ctrl+R.</source>
        <translation>Nenhuma execução. Mova um parâmetro ou pressione Ctrl+R.</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Executar</translation>
    </message>
    <message>
        <source>Run the scenario (Ctrl+R)</source>
        <translation>Executar o cenário (Ctrl+R)</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>Gráficos</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabela</translation>
    </message>
    <message>
        <source>Charts or table</source>
        <translation>Gráficos ou tabela</translation>
    </message>
    <message>
        <source>The charts&apos; numbers as a table (%1)</source>
        <translation>Os números dos gráficos em tabela (%1)</translation>
    </message>
    <message>
        <source>Numbers of the charts</source>
        <translation>Números dos gráficos</translation>
    </message>
    <message>
        <source>Charts as a table</source>
        <translation>Gráficos em tabela</translation>
    </message>
    <message>
        <source>Esc cancels</source>
        <translation>Esc cancela</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Keeps what is there (Esc)</source>
        <translation>Mantém o que já está aí (Esc)</translation>
    </message>
    <message>
        <source>Run exactly</source>
        <translation>Executar exato</translation>
    </message>
    <message>
        <source>Plays every request, however long it takes (Ctrl+R)</source>
        <translation>Joga cada requisição, leve o tempo que levar (Ctrl+R)</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Escolher</translation>
    </message>
    <message>
        <source>Which two or three charts are shown</source>
        <translation>Quais dois ou três gráficos aparecem</translation>
    </message>
    <message>
        <source>Your guess</source>
        <translation>Seu palpite</translation>
    </message>
    <message>
        <source>Shows what you drew before the run over what came of it, or hides it</source>
        <translation>Mostra ou esconde, sobre o resultado, o que você desenhou antes da execução</translation>
    </message>
</context>
<context>
    <name>repique::charts::SketchCanvas</name>
    <message>
        <source>Draw here with the mouse.</source>
        <translation>Desenhe aqui com o mouse.</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>medido</translation>
    </message>
</context>
<context>
    <name>repique::live::ExchangePanel</name>
    <message>
        <source>Last HTTP exchanges</source>
        <translation>Últimas trocas HTTP</translation>
    </message>
    <message>
        <source>No exchange yet. Pay once, or point any HTTP client at the address above: the last 200 exchanges stand here.</source>
        <translation>Nenhuma troca ainda. Pague uma vez ou aponte qualquer cliente HTTP para o endereço acima: as últimas 200 trocas ficam aqui.</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>Requisição</translation>
    </message>
    <message>
        <source>Response</source>
        <translation>Resposta</translation>
    </message>
    <message>
        <source>Request of the chosen exchange</source>
        <translation>Requisição da troca escolhida</translation>
    </message>
    <message>
        <source>Response of the chosen exchange</source>
        <translation>Resposta da troca escolhida</translation>
    </message>
</context>
<context>
    <name>repique::live::FaultPanel</name>
    <message>
        <source>In force, as GET /faults says: %1</source>
        <extracomment>%1 is the JSON that GET /faults answers</extracomment>
        <translation>Em vigor, como diz GET /faults: %1</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nenhuma</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Do cenário</translation>
    </message>
    <message>
        <source>Script</source>
        <translation>Roteiro</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Sorteio</translation>
    </message>
    <message>
        <source>Faults of the service</source>
        <translation>Falhas do serviço</translation>
    </message>
    <message>
        <source>The service answers every request</source>
        <translation>O serviço responde a toda requisição</translation>
    </message>
    <message>
        <source>The script or the faults of the scenario</source>
        <translation>O roteiro ou as falhas do cenário</translation>
    </message>
    <message>
        <source>What happens to attempt 1, 2, 3 … of each payment</source>
        <translation>O que acontece com a tentativa 1, 2, 3 … de cada pagamento</translation>
    </message>
    <message>
        <source>A draw for each attempt</source>
        <translation>Um sorteio por tentativa</translation>
    </message>
    <message>
        <source>Nothing goes wrong: every attempt is answered as it deserves.</source>
        <translation>Nada dá errado: toda tentativa recebe a resposta que merece.</translation>
    </message>
    <message>
        <source>The script or the faults of the scenario, as the sliders have them. They change while the service runs. What only a simulation has, such as capacity, stays out.</source>
        <translation>O roteiro ou as falhas do cenário, como estão nos controles. Mudam com o serviço rodando. O que só existe em simulação, como a capacidade, fica de fora.</translation>
    </message>
    <message>
        <source>What happens to attempt 1, 2, 3 … of each payment; beyond the list they settle. A change counts from the next attempt, and all counters start anew.</source>
        <translation>O que acontece com a tentativa 1, 2, 3 … de cada pagamento; depois da lista, elas liquidam. A mudança vale a partir da próxima tentativa e zera todos os contadores.</translation>
    </message>
    <message>
        <source>Drawn for each attempt, from the top: the first that hits decides.</source>
        <translation>Sorteio a cada tentativa, de cima para baixo: a primeira que acertar decide.</translation>
    </message>
    <message>
        <source>Share of attempts: %1</source>
        <translation>Fração das tentativas: %1</translation>
    </message>
    <message>
        <source>longer by</source>
        <translation>demora a mais</translation>
    </message>
    <message>
        <source>By how much an attempt takes longer</source>
        <translation>Quanto tempo a mais uma tentativa leva</translation>
    </message>
</context>
<context>
    <name>repique::live::LedgerPanel</name>
    <message>
        <source>Accounts</source>
        <translation>Contas</translation>
    </message>
    <message>
        <source>Settlements, the newest first</source>
        <translation>Liquidações, da mais nova para a mais antiga</translation>
    </message>
    <message>
        <source>Accounts of the ledger</source>
        <translation>Contas do ledger</translation>
    </message>
    <message>
        <source>Newest settlements of the ledger</source>
        <translation>Liquidações mais novas do ledger</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Conta</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Saldo</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nº</translation>
    </message>
    <message>
        <source>Settled at</source>
        <translation>Liquidada em</translation>
    </message>
    <message>
        <source>Payer</source>
        <translation>Pagador</translation>
    </message>
    <message>
        <source>Payee</source>
        <translation>Recebedor</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>EndToEndId</source>
        <translation>EndToEndId</translation>
    </message>
    <message>
        <source>Open in sqlite3</source>
        <translation>Abrir no sqlite3</translation>
    </message>
    <message>
        <source>Shows the command for a terminal; it only reads</source>
        <translation>Mostra o comando para um terminal; ele só lê</translation>
    </message>
    <message>
        <source>Command that opens the ledger in sqlite3</source>
        <translation>Comando que abre o ledger no sqlite3</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Copies the command</source>
        <translation>Copia o comando</translation>
    </message>
</context>
<context>
    <name>repique::live::LivePage</name>
    <message>
        <source>Choose the ledger</source>
        <translation>Escolha o ledger</translation>
    </message>
    <message>
        <source>Ledgers (*.sqlite);;All files (*)</source>
        <translation>Ledgers (*.sqlite);;Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>%1 of %2 paid</source>
        <translation>%1 de %2 pagos</translation>
    </message>
    <message>
        <source>Use any free port</source>
        <translation>Usar qualquer porta livre</translation>
    </message>
    <message>
        <source>Choose a port</source>
        <translation>Escolher porta</translation>
    </message>
    <message>
        <source>Choose a ledger</source>
        <translation>Escolher ledger</translation>
    </message>
    <message>
        <source>Use a temporary one</source>
        <translation>Usar um temporário</translation>
    </message>
    <message>
        <source>Sequence</source>
        <translation>Sequência</translation>
    </message>
    <message>
        <source>HTTP exchanges</source>
        <translation>Trocas HTTP</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Números</translation>
    </message>
    <message>
        <source>Ledger</source>
        <translation>Ledger</translation>
    </message>
    <message>
        <source>Faults</source>
        <translation>Falhas</translation>
    </message>
    <message>
        <source>Equivalence</source>
        <translation>Equivalência</translation>
    </message>
    <message>
        <source>Views of the live mode</source>
        <translation>Vistas do modo ao vivo</translation>
    </message>
    <message>
        <source>Faults:</source>
        <translation>Falhas:</translation>
    </message>
    <message>
        <source>Nothing on the wire yet. Start the service, then pay once: every message will be drawn as it happens.</source>
        <translation>Nada passou pela rede ainda. Inicie o serviço e pague uma vez: cada mensagem é desenhada na hora em que acontece.</translation>
    </message>
</context>
<context>
    <name>repique::live::NumbersPanel</name>
    <message>
        <source>Payments</source>
        <translation>Pagamentos</translation>
    </message>
    <message>
        <source>Settled</source>
        <translation>Liquidados</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Falharam</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>Tentativas</translation>
    </message>
    <message>
        <source>Amplification</source>
        <translation>Amplificação</translation>
    </message>
    <message>
        <source>Double debits</source>
        <translation>Débitos em dobro</translation>
    </message>
    <message>
        <source>Debits beyond the first of each payment, counted in the ledger</source>
        <translation>Débitos além do primeiro de cada pagamento, contados no ledger</translation>
    </message>
    <message>
        <source>Attempts and goodput</source>
        <translation>Tentativas e vazão útil</translation>
    </message>
    <message>
        <source>a second, on the clock of the wall</source>
        <translation>por segundo, no relógio da parede</translation>
    </message>
    <message>
        <source>of %1</source>
        <extracomment>beside the number of payments that have ended; %1 is how many were asked for</extracomment>
        <translation>de %1</translation>
    </message>
    <message>
        <source>%1 in doubt</source>
        <extracomment>beside the number of failed payments; %1 of them got no clear answer to an attempt</extracomment>
        <translation>%1 na dúvida</translation>
    </message>
    <message>
        <source>No payment yet.</source>
        <translation>Nenhum pagamento ainda.</translation>
    </message>
    <message>
        <source>At most %1 attempts and %2 settled payments a second.</source>
        <translation>No máximo %1 tentativas e %2 pagamentos liquidados por segundo.</translation>
    </message>
</context>
<context>
    <name>repique::live::PayBar</name>
    <message>
        <source>Pay once</source>
        <translation>Pagar uma vez</translation>
    </message>
    <message>
        <source>One PIX of R$ 30.00 from ana to bruno, with the policy of the sliders</source>
        <translation>Um PIX de R$ 30,00 de ana para bruno, com a política dos controles</translation>
    </message>
    <message>
        <source>Pay many</source>
        <translation>Pagar várias vezes</translation>
    </message>
    <message>
        <source>As many payments as the field says, with the policy of the sliders</source>
        <translation>Tantos pagamentos quantos diz o campo, com a política dos controles</translation>
    </message>
    <message>
        <source> payments</source>
        <extracomment>behind the number of payments to be made, with its space</extracomment>
        <translation> pagamentos</translation>
    </message>
    <message>
        <source>How many payments</source>
        <translation>Quantos pagamentos</translation>
    </message>
    <message>
        <source> clients</source>
        <extracomment>behind the number of clients that pay at the same time, with its space</extracomment>
        <translation> clientes</translation>
    </message>
    <message>
        <source>How many clients pay at the same time</source>
        <translation>Quantos clientes pagam ao mesmo tempo</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Breaks the payments off; what was settled stays settled</source>
        <translation>Interrompe os pagamentos; o que foi liquidado continua liquidado</translation>
    </message>
    <message>
        <source>One client pays alone: the budget of the policy is shared by all of them</source>
        <translation>Um cliente paga sozinho: o orçamento da política é de todos juntos</translation>
    </message>
    <message>
        <source>Each has a budget and a circuit breaker of its own</source>
        <translation>Cada um tem seu próprio orçamento e seu próprio circuit breaker</translation>
    </message>
</context>
<context>
    <name>repique::live::ProofPanel</name>
    <message>
        <source>Prove the equivalence</source>
        <translation>Provar a equivalência</translation>
    </message>
    <message>
        <source>Pays once in virtual time and once over real HTTP, and compares every decision</source>
        <translation>Paga uma vez em tempo virtual e uma vez por HTTP de verdade, e compara cada decisão</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Breaks the proof off</source>
        <translation>Interrompe a prova</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nº</translation>
    </message>
    <message>
        <source>In virtual time</source>
        <translation>Em tempo virtual</translation>
    </message>
    <message>
        <source>Over HTTP</source>
        <translation>Por HTTP</translation>
    </message>
    <message>
        <source>Decisions in virtual time and over HTTP</source>
        <translation>Decisões em tempo virtual e por HTTP</translation>
    </message>
    <message>
        <source>Only a payment that meets a script can be proven. Choose one under Scenarios, such as the catalogue&apos;s scene.</source>
        <translation>Só dá para provar um pagamento que segue um roteiro. Escolha um em Cenários, como a cena do catálogo.</translation>
    </message>
    <message>
        <source>Only the atomic server speaks HTTP. Choose it in the parameters.</source>
        <translation>Só o servidor atômico fala HTTP. Escolha-o nos parâmetros.</translation>
    </message>
    <message>
        <source>paying for real…</source>
        <translation>pagando de verdade…</translation>
    </message>
    <message>
        <source>The payment over HTTP takes as long as its waits.</source>
        <translation>O pagamento por HTTP demora tanto quanto as suas esperas.</translation>
    </message>
    <message>
        <source>not proven yet</source>
        <translation>ainda não provada</translation>
    </message>
    <message>
        <source>not proven</source>
        <translation>não provada</translation>
    </message>
    <message>
        <source>One seed and one script, in virtual time and over real HTTP: every decision has to be the same, to the last bit.</source>
        <translation>Uma semente e um roteiro, em tempo virtual e por HTTP de verdade: cada decisão tem que ser a mesma, até o último bit.</translation>
    </message>
    <message>
        <source>different from line %1 on</source>
        <translation>diferentes a partir da linha %1</translation>
    </message>
    <message>
        <source>identical</source>
        <translation>idênticos</translation>
    </message>
    <message>
        <source>%1 by the logical clock, %2 on the wall.</source>
        <translation>%1 no relógio lógico, %2 no da parede.</translation>
    </message>
    <message>
        <source>The wall is further off than the %1 that are allowed.</source>
        <translation>O da parede se afastou mais do que os %1 permitidos.</translation>
    </message>
    <message>
        <source>The scenario has changed since: prove again.</source>
        <translation>O cenário mudou depois: prove de novo.</translation>
    </message>
</context>
<context>
    <name>repique::live::ServiceBar</name>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Copies the address of the service</source>
        <translation>Copia o endereço do serviço</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Porta</translation>
    </message>
    <message>
        <source>any free one</source>
        <translation>qualquer livre</translation>
    </message>
    <message>
        <source>Port of 127.0.0.1; 0 takes any that is free</source>
        <translation>Porta de 127.0.0.1; 0 usa qualquer uma livre</translation>
    </message>
    <message>
        <source>Keep it in my folder</source>
        <translation>Guardar na minha pasta</translation>
    </message>
    <message>
        <source>Temporary: gone with the service</source>
        <translation>Temporário: some com o serviço</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>Escolher arquivo…</translation>
    </message>
    <message>
        <source>Stop the service</source>
        <translation>Parar o serviço</translation>
    </message>
    <message>
        <source>Start the service</source>
        <translation>Iniciar o serviço</translation>
    </message>
    <message>
        <source>Real HTTP on this machine alone, with a real SQLite ledger</source>
        <translation>HTTP de verdade, só nesta máquina, com um ledger SQLite de verdade</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>parado</translation>
    </message>
    <message>
        <source>starting…</source>
        <translation>iniciando…</translation>
    </message>
    <message>
        <source>running</source>
        <translation>rodando</translation>
    </message>
    <message>
        <source>stopping…</source>
        <translation>parando…</translation>
    </message>
    <message>
        <source>Address of the service: %1</source>
        <translation>Endereço do serviço: %1</translation>
    </message>
    <message>
        <source>Ledger: %1</source>
        <translation>Ledger: %1</translation>
    </message>
    <message>
        <source>temporary</source>
        <translation>temporário</translation>
    </message>
    <message>
        <source>The SQLite file goes away with the service</source>
        <translation>O arquivo SQLite some com o serviço</translation>
    </message>
    <message>
        <source>The SQLite file of the ledger: %1</source>
        <translation>O arquivo SQLite do ledger: %1</translation>
    </message>
</context>
<context>
    <name>repique::map::Controls</name>
    <message>
        <source>Across</source>
        <translation>Na horizontal</translation>
    </message>
    <message>
        <source>Upwards</source>
        <translation>Na vertical</translation>
    </message>
    <message>
        <source>Parameter across</source>
        <translation>Parâmetro na horizontal</translation>
    </message>
    <message>
        <source>Parameter upwards</source>
        <translation>Parâmetro na vertical</translation>
    </message>
    <message>
        <source>Across, from</source>
        <translation>Na horizontal, de</translation>
    </message>
    <message>
        <source>Across, to</source>
        <translation>Na horizontal, até</translation>
    </message>
    <message>
        <source>Upwards, from</source>
        <translation>Na vertical, de</translation>
    </message>
    <message>
        <source>Upwards, to</source>
        <translation>Na vertical, até</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Cor</translation>
    </message>
    <message>
        <source>Figure shown as colour</source>
        <translation>Medida mostrada como cor</translation>
    </message>
    <message>
        <source>Seeds a cell</source>
        <translation>Sementes por célula</translation>
    </message>
    <message>
        <source>Every cell is run with so many seeds, the scenario’s and those after it. Where they disagree the cell is hatched.</source>
        <translation>Cada célula é executada com tantas sementes: a do cenário e as seguintes. Onde elas discordam, a célula fica hachurada.</translation>
    </message>
    <message>
        <source>Cells a side</source>
        <translation>Células por lado</translation>
    </message>
</context>
<context>
    <name>repique::map::Legend</name>
    <message>
        <source>law %1</source>
        <translation>lei %1</translation>
    </message>
    <message>
        <source>current policy</source>
        <translation>política atual</translation>
    </message>
    <message>
        <source>no run has it</source>
        <translation>nenhuma execução tem</translation>
    </message>
</context>
<context>
    <name>repique::map::Page</name>
    <message>
        <source>A spike of two seconds</source>
        <translation>Um pico de dois segundos</translation>
    </message>
    <message>
        <source>Opens the scene of lesson 3 with time enough to see whether it recovers: a service of 1,000 a second, two seconds of 3,000</source>
        <translation>Abre a cena da lição 3 com tempo para ver se recupera: um serviço de 1.000 por segundo, dois segundos de 3.000</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Figura</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabela</translation>
    </message>
    <message>
        <source>Shown as</source>
        <translation>Mostrado como</translation>
    </message>
    <message>
        <source>Write</source>
        <translation>Gravar</translation>
    </message>
    <message>
        <source>Writes the map as a table or as a picture</source>
        <translation>Grava o mapa como tabela ou como imagem</translation>
    </message>
    <message>
        <source>Write the map</source>
        <translation>Gravar o mapa</translation>
    </message>
    <message>
        <source>Table (CSV)…</source>
        <translation>Tabela (CSV)…</translation>
    </message>
    <message>
        <source>Table for spreadsheets (; and comma)…</source>
        <translation>Tabela para planilha (; e vírgula)…</translation>
    </message>
    <message>
        <source>Picture (PNG)…</source>
        <translation>Imagem (PNG)…</translation>
    </message>
    <message>
        <source>Cells done</source>
        <translation>Células prontas</translation>
    </message>
    <message>
        <source>The map as a table</source>
        <translation>O mapa como tabela</translation>
    </message>
    <message>
        <source>This scenario is one payment that meets a script, so there is no load to map. Open the spike, or a scenario with traffic.</source>
        <translation>Este cenário é um pagamento que encontra um roteiro, então não há carga para mapear. Abra o pico, ou um cenário com tráfego.</translation>
    </message>
    <message>
        <source>Nothing disturbs this scenario and ends, so there is nothing to recover from. Open the spike, or choose another figure as colour.</source>
        <translation>Nenhuma perturbação começa e termina neste cenário, então não há do que se recuperar. Abra o pico, ou escolha outra medida como cor.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Compute again</source>
        <translation>Calcular de novo</translation>
    </message>
    <message>
        <source>Stops computing and keeps the cells that are done (Esc)</source>
        <translation>Para de calcular e mantém as células prontas (Esc)</translation>
    </message>
    <message>
        <source>Computes every cell anew</source>
        <translation>Calcula cada célula de novo</translation>
    </message>
    <message>
        <source>%1 of %2 cells</source>
        <translation>%1 de %2 células</translation>
    </message>
    <message>
        <source>, each at 1:%1</source>
        <translation>, cada uma a 1:%1</translation>
    </message>
    <message>
        <source>Rates, capacity and waiting room divided by %1: the same engine, smaller, so that a map takes seconds. Near the edge it may differ.</source>
        <translation>Taxas, capacidade e fila divididas por %1: o mesmo motor, menor, para que um mapa leve segundos. Perto da borda pode diferir.</translation>
    </message>
    <message>
        <source>Every cell is the exact run</source>
        <translation>Cada célula é a execução exata</translation>
    </message>
</context>
<context>
    <name>repique::map::Study</name>
    <message>
        <source>map: %1 %2, %3 %4</source>
        <extracomment>1 and 3 parameters, 2 and 4 their new values</extracomment>
        <translation>mapa: %1 %2, %3 %4</translation>
    </message>
</context>
<context>
    <name>repique::map::View</name>
    <message>
        <source>Map</source>
        <translation>Mapa</translation>
    </message>
    <message>
        <source>Each cell is a run of the scenario with two other values. Drag the cross to give the scenario the values of a cell. Arrows read the cells, Enter brings the cross to one, Ctrl and an arrow move it.</source>
        <translation>Cada célula é uma execução do cenário com outros dois valores. Arraste a cruz para dar ao cenário os valores de uma célula. As setas leem as células, Enter leva a cruz até uma delas, Ctrl e uma seta movem a cruz.</translation>
    </message>
</context>
<context>
    <name>repique::reference::ReferencePage</name>
    <message>
        <source>The pattern and its neighbours</source>
        <translation>O padrão e seus vizinhos</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Mapa</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Comparação</translation>
    </message>
    <message>
        <source>Vocabulary</source>
        <translation>Vocabulário</translation>
    </message>
    <message>
        <source>What PIX is</source>
        <translation>O que é PIX</translation>
    </message>
    <message>
        <source>What to look up</source>
        <translation>O que consultar</translation>
    </message>
</context>
</TS>
