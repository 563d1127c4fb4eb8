import type { Fact } from '../../kernel/fact.ts';
import type { Language } from '../../kernel/game.ts';

type Facts = Readonly<Record<string, unknown>>;
type Text = (facts: Facts, inner: (fact: Fact) => string) => string;
type Texts = Readonly<Record<string, Text>>;

const seconds = (within: unknown): string => String(Number(within) / 1000);
/** `card` or `cards`. */
const cards = (count: unknown): string => (count === 1 ? 'card' : 'cards');

const listed = (known: unknown): string => (Array.isArray(known) && known.length > 0 ? known.join(', ') : '-');

const EN: Texts = {
  'gemp-bad-url': ({ url }) => `"${url}" is not a server address; write it like http://localhost:17001/`,
  'gemp-name-in-url': () =>
    'the address must not contain a name or password; use --user, and you will be asked for the password',
  'gemp-no-permission': ({ host }) =>
    `${host} is not this machine; use --i-have-permission only if its operators have agreed to a bot`,
  'gemp-bad-xml': ({ problem }) => `the server's reply is not valid XML (${problem})`,
  'gemp-not-it': ({ name, expected }) => `the server replied with <${name}> instead of <${expected}>`,
  'gemp-too-much': ({ what, most }) =>
    `the server's reply is too large (more than ${most} ${what === 'depth' ? 'levels' : what})`,
  'gemp-redirected': ({ status }) =>
    `the server redirects (${status}), and redirects are not followed; use the new address`,
  'gemp-late': ({ within }) => `the server did not reply within ${seconds(within)} s`,
  'gemp-no-answer': ({ why }) => `the server cannot be reached (${why})`,
  'gemp-status': ({ status }) => `the server replied with status ${status}`,
  'gemp-signed-out': () => 'the session has expired',
  'gemp-forbidden': () => 'the server does not allow that',
  'gemp-not-there': () => 'not found on the server',
  'gemp-taken-over': () => 'this account is in use elsewhere, in another program or a browser',
  'gemp-expired': () => 'the server had stopped waiting for an answer',
  'gemp-said-no': ({ words }) => `the server refused: ${words}`,
  'gemp-register-again': ({ user }) => `the account ${user} no longer has a password; register it again in a browser`,
  'gemp-bad-password': ({ user }) => `wrong user name or password for ${user}`,
  'gemp-banned': ({ user, forGood }) => `the account ${user} is banned${forGood ? '' : ' temporarily'}`,
  'gemp-gave-up': ({ tries, why }, inner) =>
    `gave up after ${tries} ${tries === 1 ? 'attempt' : 'attempts'}: ${inner(why as Fact)}`,
  'gemp-no-deck': ({ deck, known }) => `the server has no deck "${deck}"; available: ${listed(known)}`,
  'gemp-no-format': ({ format, known }) =>
    format === null
      ? 'the server offers no format for a new table'
      : `the server has no format "${format}"; available: ${listed(known)}`,
  'gemp-no-table': ({ table }) => `no table ${table} is waiting for a player`,
  'gemp-nothing-offered': ({ type, text }) => `a question without possible answers (${type}: ${text})`,
  'gemp-unknown-decision': ({ type, text }) => `unknown kind of question (${type}: ${text})`,
  'gemp-answer-no-number': ({ answer }) => `"${answer}" is not a whole number`,
  'gemp-answer-out-of-range': ({ answer, min, max }) =>
    min === null
      ? `${answer} is too high; the maximum is ${max}`
      : max === null
        ? `${answer} is too low; the minimum is ${min}`
        : `${answer} is not between ${min} and ${max}`,
  'gemp-answer-not-offered': ({ answer }) => `"${answer}" is not one of the choices`,
  'gemp-answer-twice': () => 'a card is named twice',
  'gemp-answer-count': ({ count, min, max }) =>
    `${count} ${cards(count)} chosen instead of ${min === max ? min : `${min} to ${max}`}`,
  'gemp-answer-no-pass': () => 'passing is not allowed',
  'gemp-now': ({ at }) => `status: ${STATES_EN[String(at)] ?? at}`,
  'gemp-failed': ({ at, why }, inner) => `${STATES_EN[String(at)] ?? at}: ${inner(why as Fact)}`,
  'gemp-warned': ({ words }) => `the server rejected the answer: ${words}`,
  'gemp-answered': ({ text, answer, choice }) => `"${text}": ${answer === '' ? 'pass' : (choice ?? answer)}`,
  'gemp-loop': ({ tried }) =>
    `the server asked the same question again after ${tried} ${tried === 1 ? 'answer' : 'answers'}`,
  'gemp-by-habit': () => 'unknown question: default answer',
  'gemp-placed': () => 'a location next to another one: converts it, or places it on the right',
  'gemp-mind-failed': ({ problem }) => `the bot cannot judge this board (${problem})`,
  'gemp-by-chance': () => 'another legal answer, at random',
  'gemp-way-out': () => 'passes, to get out of a loop',
  'gemp-cards-fault': ({ number, problem }) =>
    number === '?'
      ? `the --cards file is invalid: ${problem}`
      : `card ${number} in the --cards file is invalid: ${problem}`,
  'gemp-no-password': () => 'no password; set UMPIRE_GEMP_PASSWORD, or run this in a terminal and type it',
  'gemp-table-and-create': () => 'give only one of --table, --create and --vs-ai',
  'gemp-ai-deck': () => 'name a deck for the server’s bot with --ai-deck',
  'gemp-converted': ({ cards, approximate, skipped }) =>
    `cards: ${cards}; only name and destiny known: ${approximate}; skipped: ${skipped}`,
};

/** The limits of a reply. */
const PARTS_ES: Readonly<Record<string, string>> = {
  characters: 'caracteres',
  elements: 'elementos',
  depth: 'niveles',
};

/** The states of the client. */
const STATES_EN: Readonly<Record<string, string>> = {
  stopped: 'stopped',
  connecting: 'connecting',
  'in-hall': 'in the hall',
  'creating-table': 'looking for a table',
  'waiting-for-opponent': 'waiting for an opponent',
  playing: 'playing',
  'game-ended': 'game over',
  error: 'error',
};
const STATES_ES: Readonly<Record<string, string>> = {
  stopped: 'detenido',
  connecting: 'conectando',
  'in-hall': 'en la sala',
  'creating-table': 'buscando mesa',
  'waiting-for-opponent': 'esperando adversario',
  playing: 'jugando',
  'game-ended': 'partida terminada',
  error: 'error',
};

const ES: Texts = {
  'gemp-bad-url': ({ url }) => `«${url}» no es la dirección de un servidor; escríbela como http://localhost:17001/`,
  'gemp-name-in-url': () =>
    'la dirección no debe contener nombre ni contraseña; usa --user y se te pedirá la contraseña',
  'gemp-no-permission': ({ host }) =>
    `${host} no es esta máquina; usa --i-have-permission solo si sus administradores han aceptado un bot`,
  'gemp-bad-xml': ({ problem }) => `la respuesta del servidor no es XML válido (${problem})`,
  'gemp-not-it': ({ name, expected }) => `el servidor ha respondido con <${name}> en lugar de <${expected}>`,
  'gemp-too-much': ({ what, most }) =>
    `la respuesta del servidor es demasiado grande (más de ${most} ${PARTS_ES[String(what)] ?? what})`,
  'gemp-redirected': ({ status }) =>
    `el servidor redirige (${status}) y no se siguen redirecciones; usa la dirección nueva`,
  'gemp-late': ({ within }) => `el servidor no ha respondido en ${seconds(within)} s`,
  'gemp-no-answer': ({ why }) => `no se puede conectar con el servidor (${why})`,
  'gemp-status': ({ status }) => `el servidor ha respondido con el estado ${status}`,
  'gemp-signed-out': () => 'la sesión ha caducado',
  'gemp-forbidden': () => 'el servidor no lo permite',
  'gemp-not-there': () => 'no está en el servidor',
  'gemp-taken-over': () => 'esta cuenta se está usando en otro programa o en un navegador',
  'gemp-expired': () => 'el servidor había dejado de esperar la respuesta',
  'gemp-said-no': ({ words }) => `el servidor lo ha rechazado: ${words}`,
  'gemp-register-again': ({ user }) => `la cuenta ${user} ya no tiene contraseña; regístrala de nuevo en un navegador`,
  'gemp-bad-password': ({ user }) => `usuario o contraseña incorrectos para ${user}`,
  'gemp-banned': ({ user, forGood }) => `la cuenta ${user} está bloqueada${forGood ? '' : ' temporalmente'}`,
  'gemp-gave-up': ({ tries, why }, inner) =>
    `se abandona tras ${tries} ${tries === 1 ? 'intento' : 'intentos'}: ${inner(why as Fact)}`,
  'gemp-no-deck': ({ deck, known }) => `no hay ningún mazo «${deck}» en el servidor; disponibles: ${listed(known)}`,
  'gemp-no-format': ({ format, known }) =>
    format === null
      ? 'el servidor no ofrece ningún formato para una mesa nueva'
      : `el servidor no tiene el formato «${format}»; disponibles: ${listed(known)}`,
  'gemp-no-table': ({ table }) => `ninguna mesa ${table} está esperando a un jugador`,
  'gemp-nothing-offered': ({ type, text }) => `una pregunta sin respuestas posibles (${type}: ${text})`,
  'gemp-unknown-decision': ({ type, text }) => `tipo de pregunta desconocido (${type}: ${text})`,
  'gemp-answer-no-number': ({ answer }) => `«${answer}» no es un número entero`,
  'gemp-answer-out-of-range': ({ answer, min, max }) =>
    min === null
      ? `${answer} es demasiado; el máximo es ${max}`
      : max === null
        ? `${answer} es muy poco; el mínimo es ${min}`
        : `${answer} no está entre ${min} y ${max}`,
  'gemp-answer-not-offered': ({ answer }) => `«${answer}» no es una de las opciones`,
  'gemp-answer-twice': () => 'una carta se nombra dos veces',
  'gemp-answer-count': ({ count, min, max }) =>
    `${count} ${count === 1 ? 'carta elegida' : 'cartas elegidas'} en lugar de ${min === max ? min : `${min} a ${max}`}`,
  'gemp-answer-no-pass': () => 'no se puede pasar',
  'gemp-now': ({ at }) => `estado: ${STATES_ES[String(at)] ?? at}`,
  'gemp-failed': ({ at, why }, inner) => `${STATES_ES[String(at)] ?? at}: ${inner(why as Fact)}`,
  'gemp-warned': ({ words }) => `el servidor ha rechazado la respuesta: ${words}`,
  'gemp-answered': ({ text, answer, choice }) => `«${text}»: ${answer === '' ? 'pasa' : (choice ?? answer)}`,
  'gemp-loop': ({ tried }) =>
    `el servidor repite la pregunta tras ${tried} ${tried === 1 ? 'respuesta' : 'respuestas'}`,
  'gemp-by-habit': () => 'pregunta desconocida: respuesta por defecto',
  'gemp-placed': () => 'un lugar junto a otro: lo convierte o lo pone a la derecha',
  'gemp-mind-failed': ({ problem }) => `el bot no sabe juzgar este tablero (${problem})`,
  'gemp-by-chance': () => 'otra respuesta legal, al azar',
  'gemp-way-out': () => 'pasa, para salir de un bucle',
  'gemp-cards-fault': ({ number, problem }) =>
    number === '?'
      ? `el archivo de --cards no es válido: ${problem}`
      : `la carta ${number} del archivo de --cards no es válida: ${problem}`,
  'gemp-no-password': () =>
    'falta la contraseña; ponla en UMPIRE_GEMP_PASSWORD, o ejecuta esto en un terminal y escríbela',
  'gemp-table-and-create': () => 'usa solo una de las opciones --table, --create y --vs-ai',
  'gemp-ai-deck': () => 'elige con --ai-deck un mazo para el bot del servidor',
  'gemp-converted': ({ cards, approximate, skipped }) =>
    `cartas: ${cards}; solo con nombre y destino: ${approximate}; omitidas: ${skipped}`,
};

export const GEMP_CODES: readonly string[] = Object.keys(EN);

/** The text of a fact of the GEMP client; undefined if it is not one of its facts. */
export function sayGemp(fact: Fact, language: Language, inner: (fact: Fact) => string): string | undefined {
  const words = language === 'es' ? ES : EN;
  return Object.hasOwn(words, fact.code) ? words[fact.code]?.(fact, inner) : undefined;
}
