import type { Fact } from '../../kernel/fact.ts';
import type { Language } from '../../kernel/game.ts';

type Facts = Readonly<Record<string, unknown>>;
type Said = (facts: Facts, inner: (fact: Fact) => string) => string;
type Words = Readonly<Record<string, Said>>;

const seconds = (within: unknown): string => String(Number(within) / 1000);
const listed = (known: unknown): string => (Array.isArray(known) && known.length > 0 ? known.join(', ') : '-');

const EN: Words = {
  'gemp-bad-url': ({ url }) => `"${url}" is no address of a server; write it like http://localhost:17001/`,
  'gemp-name-in-url': () => 'the address must not hold a name or a password; give --user, the password is asked for',
  'gemp-no-permission': ({ host }) =>
    `${host} is not this machine; give --i-have-permission only if those who run it have agreed to a bot`,
  'gemp-bad-xml': ({ problem }) => `the server's reply is no sound XML (${problem})`,
  'gemp-not-it': ({ name, expected }) => `the server replied with <${name}> where <${expected}> was due`,
  'gemp-too-much': ({ what, most }) => `the server's reply is too large (more than ${most} ${what})`,
  'gemp-redirected': ({ status }) =>
    `the server sent us elsewhere (${status}), which is not followed; give that address`,
  'gemp-late': ({ within }) => `the server had not replied after ${seconds(within)} s`,
  'gemp-no-answer': ({ why }) => `the server cannot be reached (${why})`,
  'gemp-status': ({ status }) => `the server replied with status ${status}`,
  'gemp-signed-out': () => 'the session is gone',
  'gemp-forbidden': () => 'the server does not allow that',
  'gemp-not-there': () => 'the server has no such thing',
  'gemp-taken-over': () => 'somebody else watches with this account; another program of yours, or a browser',
  'gemp-expired': () => 'the server had stopped waiting for us',
  'gemp-said-no': ({ words }) => `the server says no: ${words}`,
  'gemp-register-again': ({ user }) => `the account ${user} has no password any more; register it again in a browser`,
  'gemp-bad-password': ({ user }) => `there is no account ${user} with that password`,
  'gemp-banned': ({ user, forGood }) => `the account ${user} is banned${forGood ? '' : ' for a time'}`,
  'gemp-gave-up': ({ tries, why }, inner) => `given up after ${tries} tries: ${inner(why as Fact)}`,
  'gemp-no-deck': ({ deck, known }) => `there is no deck "${deck}" on the server; there is ${listed(known)}`,
  'gemp-no-format': ({ format, known }) => `the server has no format "${format}"; it has ${listed(known)}`,
  'gemp-no-table': ({ table }) => `there is no table ${table} that waits for somebody`,
  'gemp-nothing-offered': ({ type, text }) => `a question without an answer (${type}: ${text})`,
  'gemp-unknown-decision': ({ type, text }) => `a kind of question that is not known (${type}: ${text})`,
  'gemp-answer-no-number': ({ answer }) => `"${answer}" is no whole number`,
  'gemp-answer-out-of-range': ({ answer, min, max }) => `${answer} is not from ${min} to ${max}`,
  'gemp-answer-not-offered': ({ answer }) => `"${answer}" is not offered`,
  'gemp-answer-twice': () => 'a card is named twice',
  'gemp-answer-count': ({ count, min, max }) => `${count} cards, and ${min} to ${max} are wanted`,
  'gemp-answer-no-pass': () => 'passing is not allowed',
  'gemp-now': ({ at }) => `now: ${String(at).replaceAll('-', ' ')}`,
  'gemp-failed': ({ at, why }, inner) => `${String(at).replaceAll('-', ' ')}: ${inner(why as Fact)}`,
  'gemp-warned': ({ words }) => `the server did not take the answer: ${words}`,
  'gemp-answered': ({ type, text, answer }) => `${type} "${text}": ${answer === '' ? 'pass' : answer}`,
  'gemp-loop': ({ level, tried }) => `asked the same again after ${tried} answers (${level})`,
  'gemp-by-habit': () => 'nothing is known of that question: the usual answer',
  'gemp-mind-failed': ({ problem }) => `the bot cannot judge this board (${problem})`,
  'gemp-by-chance': () => 'another legal answer by chance',
  'gemp-way-out': () => 'passes, to get out of a loop',
  'gemp-cards-fault': ({ number, problem }) => `the card ${number} of the --cards file is not sound: ${problem}`,
  'gemp-no-password': () => 'no password; put it into UMPIRE_GEMP_PASSWORD, or run this in a terminal and type it',
  'gemp-table-and-create': () => 'give either --table or --create, not both',
};

/** Where the client stands. */
const EN_SPANISH: Readonly<Record<string, string>> = {
  stopped: 'detenido',
  connecting: 'conectando',
  'in-hall': 'en la sala',
  'creating-table': 'buscando mesa',
  'waiting-for-opponent': 'esperando adversario',
  playing: 'jugando',
  'game-ended': 'partida terminada',
  error: 'error',
};

const ES: Words = {
  'gemp-bad-url': ({ url }) => `«${url}» no es la dirección de un servidor; escríbala como http://localhost:17001/`,
  'gemp-name-in-url': () => 'la dirección no debe llevar nombre ni contraseña; dé --user, la contraseña se pregunta',
  'gemp-no-permission': ({ host }) =>
    `${host} no es esta máquina; dé --i-have-permission solo si quienes la llevan han aceptado un bot`,
  'gemp-bad-xml': ({ problem }) => `la respuesta del servidor no es XML correcto (${problem})`,
  'gemp-not-it': ({ name, expected }) => `el servidor respondió con <${name}> donde tocaba <${expected}>`,
  'gemp-too-much': ({ what, most }) => `la respuesta del servidor es demasiado grande (más de ${most} ${what})`,
  'gemp-redirected': ({ status }) => `el servidor nos envía a otro sitio (${status}) y no se sigue; dé esa dirección`,
  'gemp-late': ({ within }) => `el servidor no había respondido al cabo de ${seconds(within)} s`,
  'gemp-no-answer': ({ why }) => `no se llega al servidor (${why})`,
  'gemp-status': ({ status }) => `el servidor respondió con el estado ${status}`,
  'gemp-signed-out': () => 'la sesión ya no existe',
  'gemp-forbidden': () => 'el servidor no lo permite',
  'gemp-not-there': () => 'el servidor no tiene tal cosa',
  'gemp-taken-over': () => 'alguien más mira con esta cuenta; otro programa suyo, o un navegador',
  'gemp-expired': () => 'el servidor había dejado de esperarnos',
  'gemp-said-no': ({ words }) => `el servidor dice que no: ${words}`,
  'gemp-register-again': ({ user }) => `la cuenta ${user} ya no tiene contraseña; regístrela de nuevo en un navegador`,
  'gemp-bad-password': ({ user }) => `no hay ninguna cuenta ${user} con esa contraseña`,
  'gemp-banned': ({ user, forGood }) => `la cuenta ${user} está vetada${forGood ? '' : ' por un tiempo'}`,
  'gemp-gave-up': ({ tries, why }, inner) => `se abandona tras ${tries} intentos: ${inner(why as Fact)}`,
  'gemp-no-deck': ({ deck, known }) => `no hay ningún mazo «${deck}» en el servidor; hay ${listed(known)}`,
  'gemp-no-format': ({ format, known }) => `el servidor no tiene el formato «${format}»; tiene ${listed(known)}`,
  'gemp-no-table': ({ table }) => `no hay ninguna mesa ${table} que espere a alguien`,
  'gemp-nothing-offered': ({ type, text }) => `una pregunta sin respuesta (${type}: ${text})`,
  'gemp-unknown-decision': ({ type, text }) => `una clase de pregunta desconocida (${type}: ${text})`,
  'gemp-answer-no-number': ({ answer }) => `«${answer}» no es un número entero`,
  'gemp-answer-out-of-range': ({ answer, min, max }) => `${answer} no está entre ${min} y ${max}`,
  'gemp-answer-not-offered': ({ answer }) => `«${answer}» no se ofrece`,
  'gemp-answer-twice': () => 'una carta se nombra dos veces',
  'gemp-answer-count': ({ count, min, max }) => `${count} cartas, y se piden de ${min} a ${max}`,
  'gemp-answer-no-pass': () => 'no se puede pasar',
  'gemp-now': ({ at }) => `ahora: ${EN_SPANISH[String(at)] ?? at}`,
  'gemp-failed': ({ at, why }, inner) => `${EN_SPANISH[String(at)] ?? at}: ${inner(why as Fact)}`,
  'gemp-warned': ({ words }) => `el servidor no aceptó la respuesta: ${words}`,
  'gemp-answered': ({ type, text, answer }) => `${type} «${text}»: ${answer === '' ? 'pasa' : answer}`,
  'gemp-loop': ({ level, tried }) => `se pregunta lo mismo tras ${tried} respuestas (${level})`,
  'gemp-by-habit': () => 'no se sabe nada de esa pregunta: la respuesta habitual',
  'gemp-mind-failed': ({ problem }) => `el bot no sabe juzgar este tablero (${problem})`,
  'gemp-by-chance': () => 'otra respuesta legal, al azar',
  'gemp-way-out': () => 'pasa, para salir de un bucle',
  'gemp-cards-fault': ({ number, problem }) => `la carta ${number} del fichero de --cards no es correcta: ${problem}`,
  'gemp-no-password': () =>
    'falta la contraseña; póngala en UMPIRE_GEMP_PASSWORD, o ejecute esto en un terminal y escríbala',
  'gemp-table-and-create': () => 'dé --table o --create, no los dos',
};

export const GEMP_CODES: readonly string[] = Object.keys(EN);

/** Words for what happens on a server of others; undefined = none of those. */
export function sayGemp(fact: Fact, language: Language, inner: (fact: Fact) => string): string | undefined {
  const words = language === 'es' ? ES : EN;
  return Object.hasOwn(words, fact.code) ? words[fact.code]?.(fact, inner) : undefined;
}
