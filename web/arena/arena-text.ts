import { by, phrases } from '../../src/page/phrases.ts';

const pairsEn = (count: number): string => (count === 1 ? '1 pair' : `${count} pairs`);
const pairsEs = (count: number): string => (count === 1 ? '1 pareja' : `${count} parejas`);

/** The known ends of an interval. */
interface Ends {
  readonly low?: string;
  readonly high?: string;
}

export const arenaText = phrases({
  en: {
    title: 'Arena',
    about:
      'Bots play each other in pairs of games: same seed, sides swapped. A sequential test stops as soon as the answer is clear. You can open every game and see the built-in bots’ reasons for each decision.',
    back: 'Back to the arena',
    experiments: 'Experiments',
    filters: 'Filters',
    game: 'Game',
    everyGame: 'All games',
    status: 'Status',
    anyStatus: 'Any status',
    statuses: by({ running: 'running', stopped: 'interrupted', done: 'done' }),
    kinds: by({
      duel: 'duel',
      'round-robin': 'round robin',
      gauntlet: 'gauntlet',
      ladder: 'ladder',
      tune: 'tuning',
      train: 'training',
    }),
    noneYet: 'No experiments yet.',
    noneLike: 'No experiments match these filters.',
    howToBegin: 'Experiments are started from the command line. Choose the bots here, then copy the command:',
    begin: 'Start an experiment',
    first: 'First bot',
    second: 'Second bot',
    stop: 'Stop',
    stops: by({ sprt: 'when the answer is clear', games: 'after a number of games' }),
    elo0: 'Lower Elo bound (H0)',
    elo1: 'Upper Elo bound (H1)',
    boundsWrong: 'The upper bound must be above the lower one.',
    gamesToPlay: 'Games',
    gamesWrong: 'Games are played in pairs: enter an even number, 2 or more.',
    commandLine: 'Command',
    itself: 'Both bots are the same: this tests the arena itself and should show no difference.',
    commandAbout:
      'Results are saved in the data folder (--data or UMPIRE_DATA; there is a default) or, if DATABASE_URL is set, in that database. If this server uses the same one, the experiment appears here within seconds.',
    against: (one: string, other: string) => `${one} against ${other}`,
    manyBots: (count: number, first: string) => `${first} and ${count === 2 ? '1 other' : `${count - 1} others`}`,
    ofGame: (kind: string, game: string) => `${kind} · ${game}`,
    pairs: pairsEn,
    pairsOf: (count: number, most: number) => `${count} of ${pairsEn(most)}`,
    openIt: (title: string) => `Open ${title}`,
    ladders: 'Ladders',
    ladderOf: (game: string) => `${game} ladder`,

    // verdicts: a short form, then a sentence
    short: by({
      stronger: 'stronger',
      weaker: 'weaker',
      'not-stronger': 'not proven stronger',
      level: 'no significant difference',
      best: 'best',
      playing: 'in progress',
      interrupted: 'interrupted',
      open: 'no verdict',
      kept: 'new weights saved',
      tested: 'testing new weights',
      dropped: 'no improvement found',
    }),
    byTest: (short: string, decided: string, pairs: number) => `${short}: ${decided} after ${pairsEn(pairs)}`,
    afterPairs: (short: string, pairs: number) => `${short} after ${pairsEn(pairs)}`,
    betterTable: (bot: string) => `Better weights for ${bot}`,
    tableKept: 'The new weights passed their test and were saved.',
    tableTested: 'The search found new weights. They are still being tested against the old ones.',
    tableDropped: 'The new weights did not pass their test. The old ones stay.',
    nothingFound: 'The search found nothing better than the weights it started with.',
    predictions: 'Predictions and outcomes',
    theTest: 'Test',
    bestIs: (bot: string) => `best: ${bot}`,
    h1: (one: string, other: string, elo0: string, elo1: string, pairs: number) =>
      `${one} is stronger than ${other}. The test chose H1 (${elo1} Elo) over H0 (${elo0} Elo) after ${pairsEn(pairs)}.`,
    h0: (one: string, other: string, elo0: string, elo1: string, pairs: number) =>
      `${one} is not ${elo1} Elo stronger than ${other}. The test chose H0 (${elo0} Elo) over H1 (${elo1} Elo) after ${pairsEn(pairs)}.`,
    strongerFixed: (one: string, other: string, pairs: number) =>
      `${one} is stronger than ${other}: after ${pairsEn(pairs)} the whole interval is above zero.`,
    weakerFixed: (one: string, other: string, pairs: number) =>
      `${one} is weaker than ${other}: after ${pairsEn(pairs)} the whole interval is below zero.`,
    levelFixed: (one: string, other: string, pairs: number) =>
      `No significant difference between ${one} and ${other} after ${pairsEn(pairs)}: the interval includes zero.`,
    bestOf: (bot: string, pairs: number) => `${bot} has the best score after ${pairsEn(pairs)}.`,
    underWay: (pairs: number) => `In progress: ${pairsEn(pairs)} so far, nothing decided yet.`,
    noPairs: 'The first pair is in progress.',
    stoppedAfter: (pairs: number) => `Interrupted after ${pairsEn(pairs)}, with nothing decided. To resume:`,
    playedPairs: (pairs: number) => `${pairsEn(pairs)} played`,
    playedAfter: (pairs: number) => `${pairsEn(pairs)} played, without a test.`,
    openAfter: (pairs: number) => `${pairsEn(pairs)} played; the test reached neither bound.`,

    // figures
    figures: 'Figures',
    elo: 'Elo',
    eloSays: (score: string) => `The first bot scores ${score} of the points.`,
    interval: ({ low, high }: Ends) =>
      low && high ? `${low} to ${high}` : low ? `above ${low}` : high ? `below ${high}` : 'unknown so far',
    sweeps: by({ won: 'every game won', lost: 'every game lost' }),
    biased: 'Biased: the test chose when to stop, so the true value is probably closer to zero.',
    los: 'Likelihood of superiority',
    losSays: 'Probability that the first bot is stronger at all.',
    nelo: 'Normalised Elo',
    neloSays:
      'The difference relative to the noise of the games. It tells how many games a proof takes, whatever the share of draws.',
    llr: 'LLR',
    llrSays: (lower: string, upper: string) =>
      `Evidence for H1 against H0: the test stops at ${lower} (H0) or ${upper} (H1).`,
    played: 'Played',
    playedSays: (games: number, draws: number, unfinished: number) =>
      `${games} games, ${draws} drawn${unfinished > 0 ? `, ${unfinished} unfinished` : ''}.`,
    perGame: (turns: string, time: string) => `On average, ${turns} turns and ${time} per game.`,
    notCounted: (count: number) =>
      count === 1
        ? '1 more pair is recorded but not counted: it comes after the verdict or after a gap.'
        : `${count} more pairs are recorded but not counted: they come after the verdict or after a gap.`,

    // curves
    curve: 'Progress',
    curves: by({ llr: 'LLR', elo: 'Elo' }),
    llrOver: (pairs: number, last: string, lower: string, upper: string) =>
      `LLR over ${pairsEn(pairs)}: ${last} at the end, between the bounds ${lower} and ${upper}.`,
    eloOver: (pairs: number, last: string, interval: string) =>
      `Elo over ${pairsEn(pairs)}: ${last} at the end, interval ${interval}.`,
    pair: 'pair',
    pairsAcross: 'pairs',
    low: 'low',
    high: 'high',
    numbers: 'Show numbers',
    numbersThinned: (count: number) => `${count} evenly spaced points.`,
    acceptH1: 'H1 accepted',
    acceptH0: 'H0 accepted',

    pairResults: 'Points per pair',
    pairResultsAbout: (bot: string) => `Points ${bot} scored in the two games of a pair.`,
    tookPoints: (points: string, count: number, share: string) =>
      `${points} ${points === '1' ? 'point' : 'points'}: ${pairsEn(count)}, ${share}`,
    sides: 'By side',
    sideWins: (side: string, wins: number, share: string) =>
      `${side} won ${wins === 1 ? '1 game' : `${wins} games`}, ${share}`,
    drawn: (count: number, share: string) => `${count} drawn, ${share}`,
    faults: 'Faults',
    faultsNone: 'No bot crashed, ran out of time or gave an illegal answer.',
    faultsAbout:
      'Answers that could not be used; the game’s fallback decided instead. A bot with too many faults in one game forfeits it.',
    allForfeited: (bot: string) => `${bot} forfeited every game, so this says nothing about its strength.`,
    firstFault: 'To see the first fault of each kind, run this where the experiment is saved:',
    faultKinds: by({ crash: 'crashed', late: 'late', illegal: 'illegal', other: 'other', forfeit: 'games forfeited' }),
    bot: 'Bot',
    standings: 'Standings',
    score: 'Score',
    points: 'Points',
    cross: 'Cross table',
    crossAbout: 'Share of the points the row scored against the column, and the Elo difference it implies.',
    noPairsYet: 'not played',
    crossCell: (row: string, column: string, share: string, points: string, of: number) =>
      `${row} against ${column}: ${share}, ${points} of ${of} points`,

    // pairs
    pairList: 'Pairs and games',
    pairListAbout:
      'Each pair has one seed; the second game swaps sides. Open a game to see every decision. Built-in bots explain theirs again; the reasons of external programs are not saved.',
    pairNumber: 'Pair',
    game1: 'First game',
    game2: 'Second game',
    result: by({ won: 'won', lost: 'lost', drew: 'drew', unended: 'unfinished' }),
    turnCount: (turns: number) => (turns === 1 ? '1 turn' : `${turns} turns`),
    gameOf: (pair: number, game: number) => `Pair ${pair}, game ${game}:`,
    faultCount: (count: number) => (count === 1 ? '1 fault' : `${count} faults`),
    uncounted: 'not counted',
    earlier: 'Earlier',
    later: 'Later',
    firstToLast: (from: number, to: number, of: number) => `${from} to ${to} of ${of}`,

    what: 'Details',
    id: 'Experiment id',
    seed: 'Seed',
    rules: 'Rules version',
    version: (version: string) => `version ${version}`,
    weights: 'weights',
    hypotheses: 'Hypotheses',
    testOf: (elo0: string, elo1: string, scale: string) => `H0 ${elo0} Elo, H1 ${elo1} Elo (${scale})`,
    scales: by({ logistic: 'logistic', normalised: 'normalised' }),
    risks: (alpha: string, beta: string) => `risks ${alpha} and ${beta}`,
    begun: 'Started',
    lastPair: 'Last change',
    resume: 'To resume',
    note: 'Note',
    live: 'In progress: this page updates every two seconds.',

    // ladder
    ladderAbout:
      'Every recorded match of this game updates the ratings (OpenSkill). Bots are ranked by a cautious score: rating minus three times the spread.',
    ladderEmpty: 'No matches of this game are recorded yet. Start with an experiment:',
    rank: 'Rank',
    rating: 'Rating',
    spread: 'Spread',
    sure: 'Score',
    rung: (won: number, drawn: number, lost: number) =>
      `${won} won, ${drawn > 0 ? `${drawn} drawn, ` : ''}${lost} lost`,
    overTime: 'Ratings over time',
    show: (bot: string) => `Show the curve of ${bot}`,
    ladderOver: (bots: number) =>
      `Ratings of ${bots === 1 ? '1 bot' : `${bots} bots`} over time, with a band of one spread.`,
    games: 'Games',
    gamesAcross: 'games',
    wonDrawnLost: 'won / drawn / lost',
    afterGames: (games: number) => (games === 1 ? 'after 1 game' : `after ${games} games`),
    notBefore: '–',
  },
  es: {
    title: 'Arena',
    about:
      'Los bots se enfrentan en parejas de partidas: la misma semilla, con los bandos cambiados. Una prueba secuencial se detiene en cuanto la respuesta está clara. Puedes abrir cada partida y ver las razones de los bots incluidos en cada decisión.',
    back: 'Volver a la arena',
    experiments: 'Experimentos',
    filters: 'Filtros',
    game: 'Juego',
    everyGame: 'Todos los juegos',
    status: 'Estado',
    anyStatus: 'Cualquier estado',
    statuses: by({ running: 'en curso', stopped: 'interrumpido', done: 'terminado' }),
    kinds: by({
      duel: 'duelo',
      'round-robin': 'liga',
      gauntlet: 'uno contra todos',
      ladder: 'clasificación',
      tune: 'ajuste',
      train: 'entrenamiento',
    }),
    noneYet: 'Todavía no hay experimentos.',
    noneLike: 'Ningún experimento coincide con estos filtros.',
    howToBegin: 'Los experimentos se inician desde la línea de comandos. Elige aquí los bots y copia el comando:',
    begin: 'Iniciar un experimento',
    first: 'Primer bot',
    second: 'Segundo bot',
    stop: 'Terminar',
    stops: by({ sprt: 'cuando la respuesta esté clara', games: 'tras un número de partidas' }),
    elo0: 'Cota inferior de Elo (H0)',
    elo1: 'Cota superior de Elo (H1)',
    boundsWrong: 'La cota superior debe superar a la inferior.',
    gamesToPlay: 'Partidas',
    gamesWrong: 'Las partidas se juegan por parejas: escribe un número par, 2 o más.',
    commandLine: 'Comando',
    itself: 'Los dos bots son el mismo: esto prueba la propia arena y no debería mostrar diferencias.',
    commandAbout:
      'Los resultados se guardan en la carpeta de datos (--data o UMPIRE_DATA; hay una por defecto) o, si DATABASE_URL está definida, en esa base de datos. Si este servidor usa la misma, el experimento aparece aquí en segundos.',
    against: (one: string, other: string) => `${one} contra ${other}`,
    manyBots: (count: number, first: string) => `${first} y ${count - 1} más`,
    ofGame: (kind: string, game: string) => `${kind} · ${game}`,
    pairs: pairsEs,
    pairsOf: (count: number, most: number) => `${count} de ${pairsEs(most)}`,
    openIt: (title: string) => `Abrir ${title}`,
    ladders: 'Clasificaciones',
    ladderOf: (game: string) => `Clasificación de ${game}`,

    short: by({
      stronger: 'más fuerte',
      weaker: 'más débil',
      'not-stronger': 'no se demuestra que sea más fuerte',
      level: 'sin diferencia significativa',
      best: 'el mejor',
      playing: 'en curso',
      interrupted: 'interrumpido',
      open: 'sin veredicto',
      kept: 'pesos nuevos guardados',
      tested: 'probando pesos nuevos',
      dropped: 'sin mejoras',
    }),
    byTest: (short: string, decided: string, pairs: number) => `${short}: ${decided} tras ${pairsEs(pairs)}`,
    afterPairs: (short: string, pairs: number) => `${short} tras ${pairsEs(pairs)}`,
    betterTable: (bot: string) => `Mejores pesos para ${bot}`,
    tableKept: 'Los pesos nuevos han superado la prueba y se han guardado.',
    tableTested: 'La búsqueda ha encontrado pesos nuevos. Todavía se están probando contra los anteriores.',
    tableDropped: 'Los pesos nuevos no han superado la prueba. Se mantienen los anteriores.',
    nothingFound: 'La búsqueda no ha encontrado nada mejor que los pesos iniciales.',
    predictions: 'Predicciones y resultados',
    theTest: 'Prueba',
    bestIs: (bot: string) => `el mejor: ${bot}`,
    h1: (one: string, other: string, elo0: string, elo1: string, pairs: number) =>
      `${one} es más fuerte que ${other}. La prueba eligió H1 (${elo1} Elo) frente a H0 (${elo0} Elo) tras ${pairsEs(pairs)}.`,
    h0: (one: string, other: string, elo0: string, elo1: string, pairs: number) =>
      `${one} no supera a ${other} en ${elo1} Elo. La prueba eligió H0 (${elo0} Elo) frente a H1 (${elo1} Elo) tras ${pairsEs(pairs)}.`,
    strongerFixed: (one: string, other: string, pairs: number) =>
      `${one} es más fuerte que ${other}: tras ${pairsEs(pairs)} todo el intervalo está por encima de cero.`,
    weakerFixed: (one: string, other: string, pairs: number) =>
      `${one} es más débil que ${other}: tras ${pairsEs(pairs)} todo el intervalo está por debajo de cero.`,
    levelFixed: (one: string, other: string, pairs: number) =>
      `No hay diferencia significativa entre ${one} y ${other} tras ${pairsEs(pairs)}: el intervalo incluye el cero.`,
    bestOf: (bot: string, pairs: number) => `${bot} tiene la mejor puntuación tras ${pairsEs(pairs)}.`,
    underWay: (pairs: number) => `En curso: ${pairsEs(pairs)} hasta ahora, sin nada decidido.`,
    noPairs: 'Se está jugando la primera pareja.',
    stoppedAfter: (pairs: number) => `Interrumpido tras ${pairsEs(pairs)}, sin nada decidido. Para continuar:`,
    playedPairs: (pairs: number) => `${pairsEs(pairs)} ${pairs === 1 ? 'jugada' : 'jugadas'}`,
    playedAfter: (pairs: number) => `${pairsEs(pairs)} ${pairs === 1 ? 'jugada' : 'jugadas'}, sin prueba.`,
    openAfter: (pairs: number) =>
      `${pairsEs(pairs)} ${pairs === 1 ? 'jugada' : 'jugadas'}; la prueba no ha alcanzado ninguna cota.`,

    figures: 'Cifras',
    elo: 'Elo',
    eloSays: (score: string) => `El primer bot consigue el ${score} de los puntos.`,
    interval: ({ low, high }: Ends) =>
      low && high ? `de ${low} a ${high}` : low ? `más de ${low}` : high ? `menos de ${high}` : 'desconocido por ahora',
    sweeps: by({ won: 'todas las partidas ganadas', lost: 'todas las partidas perdidas' }),
    biased: 'Sesgado: la prueba eligió cuándo parar, así que el valor real está probablemente más cerca de cero.',
    los: 'Probabilidad de superioridad',
    losSays: 'Probabilidad de que el primer bot sea realmente más fuerte.',
    nelo: 'Elo normalizado',
    neloSays:
      'La diferencia respecto al ruido de las partidas. Indica cuántas hacen falta para demostrarla, sea cual sea la proporción de empates.',
    llr: 'LLR',
    llrSays: (lower: string, upper: string) =>
      `Evidencia a favor de H1 frente a H0: la prueba se detiene en ${lower} (H0) o en ${upper} (H1).`,
    played: 'Jugadas',
    playedSays: (games: number, draws: number, unfinished: number) =>
      `${games} partidas, ${draws === 1 ? '1 empatada' : `${draws} empatadas`}${unfinished > 0 ? `, ${unfinished} sin terminar` : ''}.`,
    perGame: (turns: string, time: string) => `De media, ${turns} turnos y ${time} por partida.`,
    notCounted: (count: number) =>
      count === 1
        ? 'Hay 1 pareja más registrada que no cuenta: es posterior al veredicto o a un hueco.'
        : `Hay ${count} parejas más registradas que no cuentan: son posteriores al veredicto o a un hueco.`,

    curve: 'Evolución',
    curves: by({ llr: 'LLR', elo: 'Elo' }),
    llrOver: (pairs: number, last: string, lower: string, upper: string) =>
      `LLR a lo largo de ${pairsEs(pairs)}: ${last} al final, entre las cotas ${lower} y ${upper}.`,
    eloOver: (pairs: number, last: string, interval: string) =>
      `Elo a lo largo de ${pairsEs(pairs)}: ${last} al final, intervalo ${interval}.`,
    pair: 'pareja',
    pairsAcross: 'parejas',
    low: 'bajo',
    high: 'alto',
    numbers: 'Mostrar los números',
    numbersThinned: (count: number) => `${count} puntos espaciados por igual.`,
    acceptH1: 'se acepta H1',
    acceptH0: 'se acepta H0',

    pairResults: 'Puntos por pareja',
    pairResultsAbout: (bot: string) => `Puntos de ${bot} en las dos partidas de una pareja.`,
    tookPoints: (points: string, count: number, share: string) =>
      `${points} ${points === '1' ? 'punto' : 'puntos'}: ${pairsEs(count)}, ${share}`,
    sides: 'Por bando',
    sideWins: (side: string, wins: number, share: string) =>
      `${side}: ${wins === 1 ? '1 partida ganada' : `${wins} partidas ganadas`}, ${share}`,
    drawn: (count: number, share: string) => `${count === 1 ? '1 empate' : `${count} empates`}, ${share}`,
    faults: 'Fallos',
    faultsNone: 'Ningún bot se ha bloqueado, ha agotado el tiempo ni ha dado una respuesta ilegal.',
    faultsAbout:
      'Respuestas que no se pudieron usar; el juego decidió en su lugar. Un bot con demasiados fallos en una partida la pierde.',
    allForfeited: (bot: string) =>
      `${bot} ha perdido todas las partidas por sus fallos, así que esto no dice nada de su fuerza.`,
    firstFault: 'Para ver el primer fallo de cada tipo, ejecuta esto donde se guarda el experimento:',
    faultKinds: by({
      crash: 'bloqueos',
      late: 'fuera de tiempo',
      illegal: 'ilegales',
      other: 'otros',
      forfeit: 'partidas perdidas por fallos',
    }),
    bot: 'Bot',
    standings: 'Clasificación',
    score: 'Resultado',
    points: 'Puntos',
    cross: 'Tabla cruzada',
    crossAbout: 'Porcentaje de puntos de la fila contra la columna, y la diferencia de Elo que implica.',
    noPairsYet: 'sin jugar',
    crossCell: (row: string, column: string, share: string, points: string, of: number) =>
      `${row} contra ${column}: ${share}, ${points} de ${of} puntos`,

    pairList: 'Parejas y partidas',
    pairListAbout:
      'Cada pareja tiene una semilla; en la segunda partida se cambian los bandos. Abre una partida para ver cada decisión. Los bots incluidos explican las suyas de nuevo; las razones de los programas externos no se guardan.',
    pairNumber: 'Pareja',
    game1: 'Primera partida',
    game2: 'Segunda partida',
    result: by({ won: 'ganó', lost: 'perdió', drew: 'empató', unended: 'sin terminar' }),
    turnCount: (turns: number) => (turns === 1 ? '1 turno' : `${turns} turnos`),
    gameOf: (pair: number, game: number) => `Pareja ${pair}, partida ${game}:`,
    faultCount: (count: number) => (count === 1 ? '1 fallo' : `${count} fallos`),
    uncounted: 'no cuenta',
    earlier: 'Anteriores',
    later: 'Siguientes',
    firstToLast: (from: number, to: number, of: number) => `${from} a ${to} de ${of}`,

    what: 'Detalles',
    id: 'Id. del experimento',
    seed: 'Semilla',
    rules: 'Versión de las reglas',
    version: (version: string) => `versión ${version}`,
    weights: 'pesos',
    hypotheses: 'Hipótesis',
    testOf: (elo0: string, elo1: string, scale: string) => `H0 ${elo0} Elo, H1 ${elo1} Elo (${scale})`,
    scales: by({ logistic: 'logística', normalised: 'normalizada' }),
    risks: (alpha: string, beta: string) => `riesgos ${alpha} y ${beta}`,
    begun: 'Inicio',
    lastPair: 'Último cambio',
    resume: 'Para continuar',
    note: 'Nota',
    live: 'En curso: esta página se actualiza cada dos segundos.',

    ladderAbout:
      'Cada partida registrada de este juego actualiza los niveles (OpenSkill). Los bots se ordenan por una puntuación prudente: el nivel menos tres veces la dispersión.',
    ladderEmpty: 'Todavía no hay partidas registradas de este juego. Empieza con un experimento:',
    rank: 'Puesto',
    rating: 'Nivel',
    spread: 'Dispersión',
    sure: 'Puntuación',
    rung: (won: number, drawn: number, lost: number) =>
      [
        won === 1 ? '1 ganada' : `${won} ganadas`,
        ...(drawn > 0 ? [drawn === 1 ? '1 empatada' : `${drawn} empatadas`] : []),
        lost === 1 ? '1 perdida' : `${lost} perdidas`,
      ].join(', '),
    overTime: 'Niveles a lo largo del tiempo',
    show: (bot: string) => `Mostrar la curva de ${bot}`,
    ladderOver: (bots: number) =>
      `Niveles de ${bots === 1 ? '1 bot' : `${bots} bots`} a lo largo del tiempo, con una banda de una dispersión.`,
    games: 'Partidas',
    gamesAcross: 'partidas',
    wonDrawnLost: 'ganadas / empatadas / perdidas',
    afterGames: (games: number) => (games === 1 ? 'tras 1 partida' : `tras ${games} partidas`),
    notBefore: '–',
  },
});
