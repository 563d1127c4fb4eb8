import type { Fact } from '../kernel/fact.ts';
import type { Language } from '../kernel/game.ts';

type Facts = Readonly<Record<string, unknown>>;
type Words = (facts: Facts) => string;
type Code =
  | 'bad-request'
  | 'not-json'
  | 'forbidden-key'
  | 'wrong-content-type'
  | 'wrong-token'
  | 'not-found'
  | 'no-such-match'
  | 'too-large'
  | 'too-many-requests'
  | 'broken'
  // rules queries
  | 'unknown-game'
  | 'unknown-query'
  | 'ask-late'
  | 'ask-failed'
  | 'log-forked'
  | 'other-version'
  | 'wrong-state'
  // lobby and archive
  | 'not-the-host'
  | 'not-your-seat'
  | 'pace-too-fast'
  | 'bots-only'
  | 'no-such-seat'
  | 'no-such-side'
  | 'no-such-place'
  | 'no-such-decision'
  | 'seat-taken'
  | 'no-free-seat'
  | 'two-sides'
  | 'already-started'
  | 'not-started'
  | 'still-playing'
  | 'not-asked'
  | 'no-hint'
  | 'too-many-matches'
  | 'too-many-bot-games'
  | 'program-needs-door'
  | 'bot-late'
  | 'bot-threw'
  // laboratory
  | 'not-by-rules'
  | 'unknown-weight'
  | 'no-such-fact'
  | 'fact-without-price'
  | 'no-such-work'
  | 'lab-busy'
  | 'lab-no-match'
  | 'lab-still-playing'
  | 'lab-other-game'
  | 'lab-log-unfinished'
  | 'no-positions'
  | 'no-corpus'
  | 'file-unplayable'
  // arena
  | 'no-such-experiment'
  | 'no-such-game'
  | 'arena-game-unreadable'
  | 'arena-game-differs'
  // sockets
  | 'no-hello'
  | 'bad-hello'
  | 'hello-twice'
  | 'other-protocol'
  | 'bad-message'
  | 'not-seated'
  | 'no-voice'
  | 'stale'
  | 'slow-down'
  | 'flood';

/** What is wrong with a request or message. Other schema errors use the schema's own message. */
export type Problem = 'bot-name' | 'form' | 'no-such-field' | 'matches-or-file' | 'binary' | 'not-json' | 'shape';

const PROBLEMS: Readonly<Record<Language, Readonly<Record<Problem, string>>>> = {
  en: {
    'bot-name': 'a bot is written as crew, crew@3 or crew@3+hunter, a program by its short name as exec:my-bot',
    form: 'it is not written so; /api/openapi.json tells how',
    'no-such-field': 'there is no such field',
    'matches-or-file': 'matches or a file, one of the two',
    binary: 'it is not text',
    'not-json': 'it is not JSON',
    shape: 'it is none of those that /api/schema has',
  },
  es: {
    'bot-name':
      'un bot se escribe como crew, crew@3 o crew@3+hunter; un programa, por su nombre corto, como exec:my-bot',
    form: 'no se escribe así; /api/openapi.json dice cómo',
    'no-such-field': 'no existe ese campo',
    'matches-or-file': 'partidas (matches) o un fichero (file), una de las dos cosas',
    binary: 'no es texto',
    'not-json': 'no es JSON',
    shape: 'no es ninguno de los que describe /api/schema',
  },
};

const isProblem = (problem: string): problem is Problem => Object.hasOwn(PROBLEMS.en, problem);

function because(problem: unknown, language: Language = 'en'): string {
  const said = String(problem ?? '');
  return said === '' ? '' : `: ${isProblem(said) ? PROBLEMS[language][said] : said}`;
}

const listed = (known: unknown): string => (Array.isArray(known) ? known.join(', ') : '');
const kilobytes = (bytes: unknown): number => Math.floor(Number(bytes) / 1024);

const EN: Readonly<Record<Code, Words>> = {
  'bad-request': ({ part, field, problem }) =>
    field === '(whole)'
      ? `the ${part} is wrong${because(problem)}`
      : `the field "${field}" of the ${part} is wrong${because(problem)}`,
  'not-json': () => 'the body is not JSON',
  'forbidden-key': () => 'the body has a key that is not allowed, such as "__proto__"',
  'wrong-content-type': ({ wanted }) => `send the body as ${wanted}`,
  'wrong-token': () => 'this token does not belong to a seat of this match',
  'not-found': ({ path }) => `there is nothing at ${path}`,
  'no-such-match': () => 'there is no match with this code',
  'too-large': ({ most }) => `that is too large: ${kilobytes(most)} KB at most`,
  'too-many-requests': ({ seconds }) => `too many requests: try again in ${seconds} s`,
  broken: () => 'something broke on the server; the fault is ours and has been written to its log',
  'unknown-game': ({ game, known }) => `there is no game "${game}"; there is ${listed(known)}`,
  'unknown-query': ({ game, query, known }) =>
    listed(known) === '' ? `${game} answers no queries` : `${game} has no query "${query}"; it has ${listed(known)}`,
  'ask-late': ({ within }) => `the answer was not found within ${within} ms: ask for less`,
  'ask-failed': () => 'the question could not be answered',
  'log-forked': ({ match }) => `this log begins in another match (${match}): fork from that one's log`,
  'other-version': ({ needs, has }) => `this match needs version ${needs} of its rules; here is ${has}`,
  'wrong-state': ({ field }) => `this match cannot be taken up: its saved state is wrong at "${field}"`,
  'not-the-host': () => 'only the host of the match may do that',
  'not-your-seat': ({ seat }) => `you do not hold the seat ${seat}`,
  'pace-too-fast': ({ least }) => `bots take at least ${least} ms here; faster is for the machine of the server alone`,
  'bots-only': () => 'bots alone play this match and all of it is shown, so nobody may sit down',
  'no-such-seat': ({ seat, known }) => `there is no seat "${seat}"; there is ${listed(known)}`,
  'no-such-side': ({ side, known }) => `there is no side "${side}"; there is ${listed(known)}`,
  'no-such-place': ({ place, last }) => `the log has no place ${place}; they run from 1 to ${last}`,
  'no-such-decision': ({ n }) => `no decision of a bot that you may see stands at place ${n}`,
  'seat-taken': ({ seat }) => `the seat ${seat} is taken`,
  'no-free-seat': () => 'no seat is free',
  'two-sides': () => 'one person may hold several seats of one side, never of two',
  'already-started': () => 'the match has already started',
  'not-started': () => 'the match has not started yet',
  'still-playing': () => 'that can be had once the match is over',
  'not-asked': ({ seat }) => `nothing is asked of ${seat} now`,
  'no-hint': () => 'there is no hint to give',
  'too-many-matches': ({ most }) =>
    `you have ${most} matches open or under way, and more are not allowed: end one first`,
  'too-many-bot-games': ({ most }) => `${most} matches of bots alone are under way for you: wait until one is over`,

  'program-needs-door': ({ name, program }) => `"${name}" is a program here: write "${program}"`,
  'bot-late': ({ within }) => `the bot did not answer within ${within} ms`,
  'bot-threw': () => 'the bot broke down over this question',

  'not-by-rules': ({ bot }) => `the bot ${bot} looks ahead instead of weighing by rules, so nothing can be moved here`,
  'unknown-weight': ({ bot, weight, known }) => `the bot ${bot} has no weight "${weight}"; it has ${listed(known)}`,
  'no-such-fact': ({ rule }) => `the rule "${rule}" found no such fact in that option`,
  'fact-without-price': ({ rule }) => `the rule "${rule}" has no price for such a fact`,
  'no-such-work': () => 'this work of the laboratory is not here any more: begin it again',
  'lab-busy': () => 'the laboratory is busy: wait until a work of yours is done',
  'lab-no-match': ({ match }) => `the field "matches": there is no match ${match} here`,
  'lab-still-playing': ({ match }) =>
    `the field "matches": match ${match} is not over, and the laboratory looks at finished matches only`,
  'lab-other-game': ({ match, game, wanted }) =>
    `the field "${match === null ? 'file' : 'matches'}": ${match ?? 'it'} is of ${game}, and ${wanted} is asked for`,
  'lab-log-unfinished': () => 'the field "file": the match in it was not played to its end',
  'no-positions': () => 'there is no position in them in which a seat was asked',
  'no-corpus': ({ line }) => `the field "file" is no sound corpus: line ${line} cannot be read`,
  'file-unplayable': () => 'the field "file": its events cannot be played by the rules here',

  'no-such-experiment': ({ id }) => `there is no experiment ${id} in this arena`,
  'no-such-game': ({ pair, game }) => `game ${game} of pair ${pair} is not recorded`,
  'arena-game-unreadable': ({ pair, game }) => `game ${game} of pair ${pair} is damaged and cannot be read`,
  'arena-game-differs': ({ pair, game }) => `game ${game} of pair ${pair} does not come out as it was recorded`,

  'no-hello': () => 'no hello came in time',
  'bad-hello': () => 'the first message must be a hello, as /api/schema has it',
  'hello-twice': () => 'one hello is enough',
  'other-protocol': ({ protocol }) => `this server speaks protocol ${protocol}: load the page again`,
  'bad-message': ({ problem }) => `the message cannot be read${because(problem)}`,
  'not-seated': () => 'wait for the welcome first',
  'no-voice': () => 'only people with a place at the table may talk, and to a crew only its own',
  stale: () => 'something has happened since: look again',
  'slow-down': ({ messagesPerSecond }) => `too many messages: ${messagesPerSecond} a second are heard`,
  flood: () => 'far too many messages: the connection is cut',
};

const ES: Readonly<Record<Code, Words>> = {
  'bad-request': ({ part, field, problem }) =>
    field === '(whole)'
      ? `la petición está mal (${part})${because(problem, 'es')}`
      : `el campo «${field}» (${part}) está mal${because(problem, 'es')}`,
  'not-json': () => 'el cuerpo no es JSON',
  'forbidden-key': () => 'el cuerpo tiene una clave que no se permite, como «__proto__»',
  'wrong-content-type': ({ wanted }) => `envíe el cuerpo como ${wanted}`,
  'wrong-token': () => 'esta ficha no corresponde a ningún puesto de esta partida',
  'not-found': ({ path }) => `no hay nada en ${path}`,
  'no-such-match': () => 'no hay ninguna partida con ese código',
  'too-large': ({ most }) => `es demasiado grande: ${kilobytes(most)} KB como máximo`,
  'too-many-requests': ({ seconds }) => `demasiadas peticiones: vuelva a intentarlo dentro de ${seconds} s`,
  broken: () => 'algo se ha roto en el servidor; la culpa es nuestra y queda anotado en su registro',
  'unknown-game': ({ game, known }) => `no existe el juego «${game}»; hay ${listed(known)}`,
  'unknown-query': ({ game, query, known }) =>
    listed(known) === ''
      ? `${game} no responde consultas`
      : `${game} no tiene la consulta «${query}»; tiene ${listed(known)}`,
  'ask-late': ({ within }) => `la respuesta no se encontró en ${within} ms: pregunte por menos`,
  'ask-failed': () => 'no se ha podido responder a la pregunta',
  'log-forked': ({ match }) => `este registro empieza en otra partida (${match}): bifurque el de aquella`,
  'other-version': ({ needs, has }) => `esta partida necesita la versión ${needs} de sus reglas; aquí está la ${has}`,
  'wrong-state': ({ field }) => `esta partida no se puede retomar: su estado guardado está mal en «${field}»`,
  'not-the-host': () => 'eso solo puede hacerlo el anfitrión de la partida',
  'not-your-seat': ({ seat }) => `el puesto ${seat} no es suyo`,
  'pace-too-fast': ({ least }) =>
    `aquí los bots tardan al menos ${least} ms; más deprisa, solo en la máquina del servidor`,
  'bots-only': () => 'en esta partida solo juegan bots y todo está a la vista, así que nadie puede sentarse',
  'no-such-seat': ({ seat, known }) => `no hay ningún puesto «${seat}»; hay ${listed(known)}`,
  'no-such-side': ({ side, known }) => `no hay ningún bando «${side}»; hay ${listed(known)}`,
  'no-such-place': ({ place, last }) => `el registro no tiene la posición ${place}; van de 1 a ${last}`,
  'no-such-decision': ({ n }) => `en la posición ${n} no hay ninguna decisión de un bot que usted pueda ver`,
  'seat-taken': ({ seat }) => `el puesto ${seat} está ocupado`,
  'no-free-seat': () => 'no queda ningún puesto libre',
  'two-sides': () => 'una persona puede tener varios puestos de un bando, nunca de dos',
  'already-started': () => 'la partida ya ha empezado',
  'not-started': () => 'la partida aún no ha empezado',
  'still-playing': () => 'eso podrá verse cuando termine la partida',
  'not-asked': ({ seat }) => `ahora no se espera nada de ${seat}`,
  'no-hint': () => 'no hay ninguna pista que dar',
  'too-many-matches': ({ most }) =>
    `ya tiene ${most} partidas abiertas o en curso y no se permiten más: termine una antes`,
  'too-many-bot-games': ({ most }) => `ya hay ${most} partidas suyas solo de bots: espere a que termine una`,

  'program-needs-door': ({ name, program }) => `«${name}» es aquí un programa: escriba «${program}»`,
  'bot-late': ({ within }) => `el bot no ha respondido en ${within} ms`,
  'bot-threw': () => 'el bot se ha averiado con esta pregunta',

  'not-by-rules': ({ bot }) =>
    `el bot ${bot} mira adelante en vez de sopesar reglas, así que aquí no hay nada que mover`,
  'unknown-weight': ({ bot, weight, known }) => `el bot ${bot} no tiene el peso «${weight}»; tiene ${listed(known)}`,
  'no-such-fact': ({ rule }) => `la regla «${rule}» no halló ese dato en esa opción`,
  'fact-without-price': ({ rule }) => `la regla «${rule}» no tiene precio para un dato así`,
  'no-such-work': () => 'este trabajo del laboratorio ya no está: empiécelo de nuevo',
  'lab-busy': () => 'el laboratorio está ocupado: espere a que acabe un trabajo suyo',
  'lab-no-match': ({ match }) => `el campo «matches»: aquí no hay ninguna partida ${match}`,
  'lab-still-playing': ({ match }) =>
    `el campo «matches»: la partida ${match} no ha terminado, y el laboratorio solo mira las terminadas`,
  'lab-other-game': ({ match, game, wanted }) =>
    `el campo «${match === null ? 'file' : 'matches'}»: ${match ?? 'lo que trae'} es de ${game}, y se pide ${wanted}`,
  'lab-log-unfinished': () => 'el campo «file»: la partida que trae no se jugó hasta el final',
  'no-positions': () => 'no hay en ellas ninguna posición en la que se preguntara a un puesto',
  'no-corpus': ({ line }) => `el campo «file» no es un corpus válido: la línea ${line} no se puede leer`,
  'file-unplayable': () => 'el campo «file»: sus sucesos no se pueden jugar con las reglas de aquí',

  'no-such-experiment': ({ id }) => `en esta arena no hay ningún experimento ${id}`,
  'no-such-game': ({ pair, game }) => `la partida ${game} de la pareja ${pair} no está guardada`,
  'arena-game-unreadable': ({ pair, game }) => `la partida ${game} de la pareja ${pair} está dañada y no se puede leer`,
  'arena-game-differs': ({ pair, game }) => `la partida ${game} de la pareja ${pair} no sale como se guardó`,

  'no-hello': () => 'el saludo no ha llegado a tiempo',
  'bad-hello': () => 'el primer mensaje debe ser un saludo (hello), como dice /api/schema',
  'hello-twice': () => 'con un saludo basta',
  'other-protocol': ({ protocol }) => `este servidor habla el protocolo ${protocol}: vuelva a cargar la página`,
  'bad-message': ({ problem }) => `el mensaje no se puede leer${because(problem, 'es')}`,
  'not-seated': () => 'espere antes a la bienvenida',
  'no-voice': () => 'solo habla quien tiene un sitio en la mesa, y a una tripulación, solo la suya',
  stale: () => 'ha pasado algo desde entonces: vuelva a mirar',
  'slow-down': ({ messagesPerSecond }) => `demasiados mensajes: se atienden ${messagesPerSecond} por segundo`,
  flood: () => 'llegan muchísimos mensajes: se corta la conexión',
};

export const SERVER_CODES: readonly string[] = Object.keys(EN);
export const PROBLEM_CODES: readonly string[] = Object.keys(PROBLEMS.en);

/** The text of a server refusal; undefined for codes of other modules. */
export function sayServer(fact: Fact, language: Language): string | undefined {
  const table: Readonly<Record<string, Words>> = language === 'es' ? ES : EN;
  return Object.hasOwn(table, fact.code) ? table[fact.code]?.(fact) : undefined;
}
