import type { Fact } from '../kernel/fact.ts';
import type { Language } from '../kernel/game.ts';
import { fill } from '../parts/text/fill.ts';
import type { EndpointFault } from './push/endpoint.ts';

type Facts = Readonly<Record<string, unknown>>;
type Text = string | ((facts: Facts) => string);
type Code =
  | 'bad-request'
  | 'not-json'
  | 'forbidden-key'
  | 'wrong-content-type'
  | 'wrong-token'
  | 'not-found'
  | 'no-such-match'
  | 'wrong-host'
  | 'too-large'
  | 'too-many-requests'
  | 'broken'
  // rules queries
  | 'unknown-game'
  | 'unknown-query'
  | 'ask-late'
  | 'ask-busy'
  | 'ask-failed'
  | 'log-forked'
  | 'other-version'
  | 'wrong-state'
  // lobby and archive
  | 'not-the-host'
  | 'not-your-seat'
  | 'players-only'
  | 'pace-too-fast'
  | 'bots-only'
  | 'spectators-see-all'
  | 'no-such-seat'
  | 'no-such-side'
  | 'no-such-place'
  | 'no-such-position'
  | 'no-such-decision'
  | 'seat-taken'
  | 'seat-owned'
  | 'take-over-shorter'
  | 'clock-shorter'
  | 'no-free-seat'
  | 'two-sides'
  | 'seen-other-side'
  | 'seen-everything'
  | 'already-started'
  | 'not-started'
  | 'still-playing'
  | 'not-asked'
  | 'no-hint'
  | 'too-many-matches'
  | 'too-many-searches'
  | 'not-waiting'
  | 'draining'
  | 'too-many-bot-games'
  | 'program-needs-door'
  | 'bot-late'
  | 'bot-threw'
  // the operator
  | 'banned'
  | 'muted'
  | 'wrong-operator-token'
  | 'too-many-wrong-tokens'
  | 'too-many-reports'
  | 'no-such-person'
  | 'no-such-ban'
  | 'no-such-report'
  | 'one-ban-target'
  | 'bad-range'
  | 'range-too-wide'
  | 'packed-damaged'
  // identities
  | 'signed-out'
  | 'bad-name'
  | 'name-taken'
  | 'settings-too-large'
  | 'no-player-lists'
  | 'no-such-list'
  | 'bad-list'
  | 'lists-full'
  | 'passkeys-off'
  | 'passkey-refused'
  | 'passkey-known'
  | 'passkeys-busy'
  | 'too-many-passkeys'
  | 'no-such-passkey'
  | 'no-such-device'
  | 'wrong-recovery-link'
  // leagues
  | 'name-needed'
  | 'bad-title'
  | 'no-such-league'
  | 'league-two-sides'
  | 'league-not-host'
  | 'league-over'
  | 'league-started'
  | 'league-joined'
  | 'league-not-in'
  | 'league-full'
  | 'league-too-few'
  | 'too-many-leagues'
  // notifications
  | 'push-endpoint'
  // laboratory
  | 'not-by-rules'
  | 'unknown-weight'
  | 'no-such-fact'
  | 'fact-without-price'
  | 'no-such-work'
  | 'lab-busy'
  | 'lab-no-match'
  | 'no-generator'
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
  | 'tuning-has-no-predictions'
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
export type Problem =
  | 'bot-name'
  | 'form'
  | 'no-such-field'
  | 'matches-or-file'
  | 'experiment-alone'
  | 'binary'
  | 'not-json'
  | 'shape';

const PROBLEMS: Readonly<Record<Language, Readonly<Record<Problem, string>>>> = {
  en: {
    'bot-name': 'write a bot as crew, crew@3 or crew@3+hunter, and a program by its short name, such as exec:my-bot',
    form: 'wrong format; see /api/openapi.json',
    'no-such-field': 'unknown field',
    'experiment-alone': 'an experiment has its own games and bots; give only game and experiment',
    'matches-or-file': 'give exactly one of these: matches, file or play (or experiment, for predictions)',
    binary: 'not a text message',
    'not-json': 'not JSON',
    shape: 'it matches none of the messages in /api/schema',
  },
  es: {
    'bot-name':
      'un bot se escribe como crew, crew@3 o crew@3+hunter; un programa, por su nombre corto, como exec:my-bot',
    form: 'formato incorrecto; consulta /api/openapi.json',
    'no-such-field': 'campo desconocido',
    'experiment-alone': 'un experimento tiene sus propias partidas y bots; indica solo game y experiment',
    'matches-or-file':
      'indica exactamente uno de estos campos: matches, file o play (o experiment, para las predicciones)',
    binary: 'no es un mensaje de texto',
    'not-json': 'no es JSON',
    shape: 'no coincide con ningún mensaje de /api/schema',
  },
};

const isProblem = (problem: string): problem is Problem => Object.hasOwn(PROBLEMS.en, problem);

function because(problem: unknown, language: Language): string {
  const text = String(problem ?? '');
  return text === '' ? '' : `: ${isProblem(text) ? PROBLEMS[language][text] : text}`;
}

const hasAny = (known: unknown): boolean => Array.isArray(known) && known.length > 0;

const ENDPOINTS: Readonly<Record<Language, Readonly<Record<EndpointFault, string>>>> = {
  en: {
    https: 'a push endpoint must be an https address without a user name or password',
    port: 'a push endpoint must use port 443',
    private: 'a push endpoint must be on the public internet, not in a private network',
    unknown: 'this browser’s push service was not found; try again later',
  },
  es: {
    https: 'la dirección de una suscripción a avisos debe ser https, sin usuario ni contraseña',
    port: 'la dirección de una suscripción a avisos debe usar el puerto 443',
    private: 'la dirección de una suscripción a avisos debe estar en internet, no en una red privada',
    unknown: 'no se ha encontrado el servicio de avisos de este navegador; vuelve a intentarlo más tarde',
  },
};

const EN: Readonly<Record<Code, Text>> = {
  'bad-request': ({ field }) =>
    field === '(whole)' ? 'invalid {part}{problem:why}' : 'invalid field "{field}" in the {part}{problem:why}',
  'not-json': 'the body is not JSON',
  'forbidden-key': 'the body contains a forbidden key, such as "__proto__"',
  'wrong-content-type': 'send the body as {wanted}',
  'wrong-token': 'this token does not belong to a seat in this match',
  'not-found': 'there is nothing at {path}',
  'no-such-match': 'there is no match with this code',
  'wrong-host': 'this server does not answer to the name "{host}": its operator can allow it with UMPIRE_HOSTS',
  'too-large': 'too large: the limit is {most:KB}',
  'too-many-requests': 'too many requests: try again in {seconds} s',
  broken: 'something went wrong on the server; the error has been logged',
  'unknown-game': 'unknown game "{game}"; available: {known:,}',
  'unknown-query': ({ known }) =>
    hasAny(known) ? '{game} has no query "{query}"; available: {known:,}' : '{game} has no queries',
  'ask-late': 'no answer within {within} ms: ask for less',
  'ask-busy': 'too many questions are waiting: try again in a few seconds',
  'ask-failed': 'the question could not be answered',
  'log-forked': 'this log continues another match ({match}): fork from the log of that match',
  'other-version': 'this match needs version {needs} of its rules; this server has {has}',
  'wrong-state': 'this match cannot be resumed: its saved state is invalid at "{field}"',
  'not-the-host': 'only the host of the match can do that',
  'not-your-seat': 'you do not hold seat {seat}',
  'players-only': 'only players who hold a seat in this match can do that',
  'pace-too-fast': 'bots must take at least {least} ms; only clients on the server’s own machine can go faster',
  'bots-only': 'only bots play in this match: the host must free a seat before anyone can join',
  'spectators-see-all':
    'spectators can see everything only in a match between bots: if people play, choose public information, with a delay if you like',
  'no-such-seat': 'unknown seat "{seat}"; available: {known:,}',
  'no-such-side': 'unknown side "{side}"; available: {known:,}',
  'no-such-place': 'the log has no entry {place}; entries run from 1 to {last}',
  'no-such-position': 'field "at": no position {at}; use 0 to {last}',
  'no-such-decision': 'there is no bot decision there that you can see',
  'seat-taken': 'this seat is taken',
  'seat-owned': ({ seconds }) =>
    seconds === null
      ? 'this seat belongs to its player until they leave it or miss a deadline'
      : 'this seat belongs to its player until they leave it or have been away for {seconds:second|seconds}',
  'clock-shorter': 'while other people play, the time per decision cannot be shortened',
  'take-over-shorter': ({ seconds }) =>
    seconds === null
      ? 'while other people play, bots take over only after a missed deadline'
      : 'while other people play, the takeover time cannot be shorter than {seconds} s',
  'no-free-seat': 'there is no free seat',
  'two-sides': 'you can only take seats on one side of a match, even after leaving your seat',
  'seen-other-side':
    'this browser has already been used to see another side of this match, so you cannot take a seat on this one',
  'seen-everything': 'you have watched this match with nothing hidden, so you cannot take a seat',
  'already-started': 'the match has already started',
  'not-started': 'the match has not started yet',
  'still-playing': 'available once the match is over',
  'not-asked': '{seat} has nothing to do right now',
  'no-hint': 'no hint available',
  draining: 'this server is about to restart and accepts no new matches: try again in a minute',
  'too-many-matches': 'you already have {most:match|matches} open or in progress: finish one first',
  'too-many-searches':
    'too many players at your address are looking for an opponent (the limit is {most}): try again later',
  'not-waiting': 'you are no longer looking for an opponent: search again',
  'too-many-bot-games':
    'you already have {most:match|matches} that bots are playing with no one connected: return to {most:?it|one of them}, or watch it to the end',

  'program-needs-door': '"{name}" is a program on this server: write "{program}"',
  'bot-late': 'the bot did not answer within {within} ms',
  'bot-threw': 'the bot failed while deciding',

  banned: 'the operator of this server has banned this address, seat or player',
  muted: 'the operator has muted you in this match',
  'wrong-operator-token': 'this is not the operator token: use the UMPIRE_ADMIN_TOKEN that the server was started with',
  'too-many-wrong-tokens': 'too many wrong tokens: try again in {seconds:second|seconds}',
  'too-many-reports':
    'you already have {most:open report|open reports} in this match: wait until the operator has reviewed them',
  'no-such-person': 'there is no such person; use a seat token, or the id shown in the match details',
  'no-such-ban': 'there is no such ban; it may have been lifted already',
  'no-such-report': 'there is no such open report; it may have been closed already',
  'one-ban-target': 'give exactly one of these: an address range, a person or a seat token',
  'bad-range': '"{given}" is not an address range; write 192.0.2.7, 192.0.2.0/24 or 2001:db8::/32',
  'range-too-wide': 'the range "{given}" is too wide; its prefix must be /{least} or longer',
  'packed-damaged': 'the stored log of this match is damaged: the operator can restore it from a backup',
  'push-endpoint': ({ why }) => ENDPOINTS.en[why as EndpointFault],

  'signed-out': 'this device is signed out: sign in again',
  'bad-name': 'choose a name with at least one letter or digit',
  'name-taken': 'the name “{name}” is taken: choose another',
  'settings-too-large': 'the settings are too large: the limit is {most} characters',
  'no-player-lists': 'no lists can be saved for {game}',
  'no-such-list': 'this list is not saved here',
  'bad-list': 'this list cannot be saved: {field}: {problem}',
  'lists-full': 'there is no room for another list: remove some; the limit is {most} lists and {megabytes} MB',
  'passkeys-off': 'passkeys need https or localhost: use a recovery link here',
  'passkey-refused': 'this passkey could not be verified: try again, or use your recovery link',
  'passkey-known': 'this passkey already belongs to a player: sign in with it',
  'passkeys-busy': 'too many people are using passkeys at the moment: try again in a few minutes',
  'too-many-passkeys': 'you already have {most:passkey|passkeys}: remove one first',
  'no-such-passkey': 'there is no such passkey; it may have been removed already',
  'no-such-device': 'there is no such device; it may be signed out already',
  'wrong-recovery-link':
    'this recovery link has been used or replaced: create a new one on a device where you are signed in',

  'name-needed': 'register your name first, on the page “My matches”, so that your results stay with you',
  'bad-title': 'choose a title with at least one letter or digit',
  'no-such-league': 'there is no league with this code',
  'league-two-sides': 'a league needs matches between two sides: choose another set-up',
  'league-not-host': 'only the host of the league can do that',
  'league-over': 'the league is over',
  'league-started': 'the league has already started',
  'league-joined': 'you have already joined this league',
  'league-not-in': 'you are not in this league',
  'league-full': 'the league is full: it has {most} players',
  'league-too-few': 'a league needs at least two players: share its link first',
  'too-many-leagues': 'you already host {most:league|leagues}: finish or close one first',

  'not-by-rules': 'the bot {bot} searches ahead instead of scoring by rules, so there are no weights to change here',
  'unknown-weight': 'the bot {bot} has no weight "{weight}"; available: {known:,}',
  'no-such-fact': 'the rule "{rule}" has no such fact for that option',
  'fact-without-price': 'the rule "{rule}" cannot score such a fact',
  'no-such-work': 'this laboratory job is no longer available: start it again',
  'lab-busy': 'the laboratory is busy: wait for one of your jobs to finish',
  'no-generator': 'field "game": battles cannot be generated for {game}',
  'lab-no-match': 'field "matches": there is no match {match}',
  'lab-still-playing': 'field "matches": match {match} is not over, and the laboratory only uses finished matches',
  'lab-other-game': ({ match }) =>
    match === null
      ? 'field "file": the file is for {game}, not {wanted}'
      : 'field "matches": match {match} is a game of {game}, not {wanted}',
  'lab-log-unfinished': 'field "file": the match in the file was not finished',
  'no-positions': 'there is no position in which a seat had to decide',
  'no-corpus': 'field "file" is not a valid corpus: line {line} cannot be read',
  'file-unplayable': 'field "file": its events do not fit the rules on this server',

  'no-such-experiment': 'there is no experiment {id} in this arena',
  'no-such-game': 'game {game} of pair {pair:nth} has not been recorded',
  'arena-game-unreadable': 'game {game} of pair {pair:nth} is damaged and cannot be read',
  'arena-game-differs': 'replaying game {game} of pair {pair:nth} gives a different result from the recorded one',
  'tuning-has-no-predictions':
    'experiment {id} is a search for weights: its bots change from pair to pair; use the experiment that tested the result',

  'no-hello': 'no hello message arrived in time',
  'bad-hello': 'the first message must be a hello; see /api/schema',
  'hello-twice': 'hello was already sent',
  'other-protocol': 'this server uses protocol {protocol}: reload the page',
  'bad-message': 'the message is invalid{problem:why}',
  'not-seated': 'wait for the welcome message first',
  'no-voice': 'only players can chat, and a crew’s chat is for that crew only',
  stale: 'the match has moved on: check the current state and try again',
  'slow-down': 'too many messages: the limit is {messagesPerSecond} per second',
  flood: 'too many messages: the connection has been closed',
};

const ES: Readonly<Record<Code, Text>> = {
  'bad-request': ({ field }) =>
    field === '(whole)'
      ? 'petición no válida ({part}){problem:why}'
      : 'el campo «{field}» ({part}) no es válido{problem:why}',
  'not-json': 'el cuerpo no es JSON',
  'forbidden-key': 'el cuerpo contiene una clave no permitida, como «__proto__»',
  'wrong-content-type': 'envía el cuerpo como {wanted}',
  'wrong-token': 'este token no corresponde a ningún puesto de esta partida',
  'not-found': 'no hay nada en {path}',
  'no-such-match': 'no hay ninguna partida con ese código',
  'wrong-host': 'este servidor no responde al nombre «{host}»: el operador puede permitirlo con UMPIRE_HOSTS',
  'too-large': 'es demasiado grande: el límite es {most:KB}',
  'too-many-requests': 'demasiadas peticiones: vuelve a intentarlo en {seconds} s',
  broken: 'algo ha fallado en el servidor; el error ha quedado registrado',
  'unknown-game': 'no existe el juego «{game}»; disponibles: {known:,}',
  'unknown-query': ({ known }) =>
    hasAny(known) ? '{game} no tiene la consulta «{query}»; disponibles: {known:,}' : '{game} no tiene consultas',
  'ask-late': 'no ha habido respuesta en {within} ms: pide menos',
  'ask-busy': 'hay demasiadas preguntas en espera: inténtalo de nuevo en unos segundos',
  'ask-failed': 'no se ha podido responder a la pregunta',
  'log-forked': 'este registro continúa otra partida ({match}): usa el registro de esa partida',
  'other-version': 'esta partida necesita la versión {needs} de sus reglas; este servidor tiene la {has}',
  'wrong-state': 'no se puede reanudar esta partida: su estado guardado no es válido en «{field}»',
  'not-the-host': 'eso solo puede hacerlo el anfitrión de la partida',
  'not-your-seat': 'el puesto {seat} no es tuyo',
  'players-only': 'eso solo pueden hacerlo quienes ocupan un puesto en esta partida',
  'pace-too-fast': 'los bots deben tardar al menos {least} ms; más deprisa, solo desde el propio servidor',
  'bots-only': 'en esta partida solo juegan bots: el anfitrión debe liberar un puesto para que alguien pueda unirse',
  'spectators-see-all':
    'los espectadores solo pueden verlo todo en una partida entre bots: si juegan personas, elige la información pública, con retraso si quieres',
  'no-such-seat': 'no existe el puesto «{seat}»; disponibles: {known:,}',
  'no-such-side': 'no existe el bando «{side}»; disponibles: {known:,}',
  'no-such-place': 'el registro no tiene la entrada {place}; van de la 1 a la {last}',
  'no-such-position': 'campo «at»: no existe la posición {at}; usa un número de 0 a {last}',
  'no-such-decision': 'ahí no hay ninguna decisión de un bot que puedas ver',
  'seat-taken': 'este puesto está ocupado',
  'seat-owned': ({ seconds }) =>
    seconds === null
      ? 'este puesto es de su jugador hasta que lo deje o se le pase un plazo'
      : 'este puesto es de su jugador hasta que lo deje o lleve {seconds:segundo|segundos} ausente',
  'clock-shorter': 'mientras jueguen otras personas, no se puede acortar el tiempo por decisión',
  'take-over-shorter': ({ seconds }) =>
    seconds === null
      ? 'mientras jueguen otras personas, un bot solo releva a un jugador al que se le pase un plazo'
      : 'mientras jueguen otras personas, el relevo por un bot no puede tardar menos de {seconds} s',
  'no-free-seat': 'no queda ningún puesto libre',
  'two-sides': 'en una partida solo puedes ocupar puestos de un bando, aunque dejes el que tenías',
  'seen-other-side':
    'en este navegador ya se ha visto otro bando de esta partida, así que no puedes ocupar un puesto en este',
  'seen-everything': 'has visto esta partida sin nada oculto, así que no puedes ocupar un puesto',
  'already-started': 'la partida ya ha empezado',
  'not-started': 'la partida aún no ha empezado',
  'still-playing': 'disponible cuando termine la partida',
  'not-asked': '{seat} no tiene nada que hacer ahora',
  'no-hint': 'no hay ninguna pista disponible',
  draining: 'este servidor está a punto de reiniciarse y no admite partidas nuevas: inténtalo dentro de un minuto',
  'too-many-matches': 'ya tienes {most:partida|partidas} sin terminar: acaba alguna antes',
  'too-many-searches':
    'hay demasiados jugadores de tu dirección buscando rival (el límite es {most}): inténtalo más tarde',
  'not-waiting': 'ya no estás buscando rival: vuelve a buscar',
  'too-many-bot-games':
    'ya tienes {most:partida|partidas} en {most:?la|las} que juegan bots sin ningún jugador conectado: vuelve a {most:?ella|una de ellas} o mírala hasta el final',

  'program-needs-door': '«{name}» es un programa en este servidor: escribe «{program}»',
  'bot-late': 'el bot no ha respondido en {within} ms',
  'bot-threw': 'el bot ha fallado al decidir',

  banned: 'el operador de este servidor ha bloqueado esta dirección, este puesto o a este jugador',
  muted: 'el operador te ha silenciado en esta partida',
  'wrong-operator-token':
    'este no es el token del operador: usa el UMPIRE_ADMIN_TOKEN con el que se inició el servidor',
  'too-many-wrong-tokens': 'demasiados tokens incorrectos: vuelve a intentarlo en {seconds:segundo|segundos}',
  'too-many-reports':
    'ya tienes {most:denuncia abierta|denuncias abiertas} en esta partida: espera a que el operador las revise',
  'no-such-person': 'no existe esa persona; indica un token de puesto o el id que muestran los detalles de la partida',
  'no-such-ban': 'no existe ese bloqueo; quizá ya se haya levantado',
  'no-such-report': 'no existe esa denuncia abierta; quizá ya se haya cerrado',
  'one-ban-target': 'indica exactamente uno de estos datos: un rango de direcciones, una persona o un token de puesto',
  'bad-range': '«{given}» no es un rango de direcciones; escribe 192.0.2.7, 192.0.2.0/24 o 2001:db8::/32',
  'range-too-wide': 'el rango «{given}» es demasiado amplio; su prefijo debe ser /{least} o más largo',
  'packed-damaged':
    'el registro guardado de esta partida está dañado: el operador puede restaurarlo desde una copia de seguridad',
  'push-endpoint': ({ why }) => ENDPOINTS.es[why as EndpointFault],

  'signed-out': 'se ha cerrado la sesión en este dispositivo: vuelve a iniciarla',
  'bad-name': 'elige un nombre con al menos una letra o una cifra',
  'name-taken': 'el nombre «{name}» ya está en uso: elige otro',
  'settings-too-large': 'los ajustes son demasiado grandes: el límite es de {most} caracteres',
  'no-player-lists': 'no se pueden guardar listas de {game}',
  'no-such-list': 'esta lista no está guardada aquí',
  'bad-list': 'esta lista no se puede guardar: {field}: {problem}',
  'lists-full': 'no cabe otra lista: quita alguna; el límite es de {most} listas y {megabytes} MB',
  'passkeys-off': 'las claves de acceso necesitan https o localhost: usa aquí un enlace de recuperación',
  'passkey-refused':
    'no se ha podido comprobar esta clave de acceso: inténtalo de nuevo o usa tu enlace de recuperación',
  'passkey-known': 'esta clave de acceso ya es de un jugador: inicia sesión con ella',
  'passkeys-busy': 'ahora mismo hay demasiada gente usando claves de acceso: inténtalo en unos minutos',
  'too-many-passkeys': 'ya tienes {most:clave de acceso|claves de acceso}: elimina alguna antes',
  'no-such-passkey': 'no existe esa clave de acceso; quizá ya se haya eliminado',
  'no-such-device': 'no existe ese dispositivo; quizá ya se haya cerrado su sesión',
  'wrong-recovery-link':
    'este enlace de recuperación ya se ha usado o se ha sustituido: crea otro en un dispositivo con la sesión iniciada',

  'name-needed': 'registra antes tu nombre en la página «Mis partidas» para no perder tus resultados',
  'bad-title': 'elige un título con al menos una letra o una cifra',
  'no-such-league': 'no hay ninguna liga con ese código',
  'league-two-sides': 'una liga necesita partidas entre dos bandos: elige otra preparación',
  'league-not-host': 'eso solo puede hacerlo el organizador de la liga',
  'league-over': 'la liga ha terminado',
  'league-started': 'la liga ya ha empezado',
  'league-joined': 'ya estás en esta liga',
  'league-not-in': 'no estás en esta liga',
  'league-full': 'la liga está completa: tiene {most} jugadores',
  'league-too-few': 'una liga necesita al menos dos jugadores: comparte antes su enlace',
  'too-many-leagues': 'ya organizas {most:liga|ligas}: termina o cierra alguna antes',

  'not-by-rules': 'el bot {bot} explora jugadas en vez de puntuar con reglas, así que aquí no hay pesos que cambiar',
  'unknown-weight': 'el bot {bot} no tiene el peso «{weight}»; disponibles: {known:,}',
  'no-such-fact': 'la regla «{rule}» no tiene ese dato para esa opción',
  'fact-without-price': 'la regla «{rule}» no puede puntuar un dato así',
  'no-such-work': 'este trabajo del laboratorio ya no está disponible: vuelve a iniciarlo',
  'lab-busy': 'el laboratorio está ocupado: espera a que termine alguno de tus trabajos',
  'no-generator': 'campo «game»: no se pueden generar batallas de {game}',
  'lab-no-match': 'campo «matches»: no existe la partida {match}',
  'lab-still-playing':
    'campo «matches»: la partida {match} no ha terminado, y el laboratorio solo usa partidas terminadas',
  'lab-other-game': ({ match }) =>
    match === null
      ? 'campo «file»: el archivo es de {game}, no de {wanted}'
      : 'campo «matches»: la partida {match} es de {game}, no de {wanted}',
  'lab-log-unfinished': 'campo «file»: la partida del archivo no se terminó',
  'no-positions': 'no hay ninguna posición en la que un puesto tuviera que decidir',
  'no-corpus': 'el campo «file» no es un corpus válido: no se puede leer la línea {line}',
  'file-unplayable': 'campo «file»: sus eventos no encajan con las reglas de este servidor',

  'no-such-experiment': 'en esta arena no hay ningún experimento {id}',
  'no-such-game': 'la partida {game} de la pareja {pair:nth} no está guardada',
  'arena-game-unreadable': 'la partida {game} de la pareja {pair:nth} está dañada y no se puede leer',
  'arena-game-differs':
    'al repetir la partida {game} de la pareja {pair:nth} se obtiene un resultado distinto del guardado',
  'tuning-has-no-predictions':
    'el experimento {id} es una búsqueda de pesos: sus bots cambian de una pareja a otra; usa el experimento que probó el resultado',

  'no-hello': 'el mensaje hello no ha llegado a tiempo',
  'bad-hello': 'el primer mensaje debe ser un hello; consulta /api/schema',
  'hello-twice': 'ya se ha enviado un hello',
  'other-protocol': 'este servidor usa el protocolo {protocol}: recarga la página',
  'bad-message': 'el mensaje no es válido{problem:why}',
  'not-seated': 'espera antes al mensaje de bienvenida',
  'no-voice': 'solo los jugadores pueden chatear, y el chat de una tripulación es solo para ella',
  stale: 'la partida ha avanzado: mira cómo está ahora y vuelve a intentarlo',
  'slow-down': 'demasiados mensajes: el límite es de {messagesPerSecond} por segundo',
  flood: 'demasiados mensajes: se ha cerrado la conexión',
};

export const SERVER_CODES: readonly string[] = Object.keys(EN);
export const PROBLEM_CODES: readonly string[] = Object.keys(PROBLEMS.en);

/** Formats lists, sizes in KB and the problem of a request. */
function format(value: unknown, form: string, language: Language): string | undefined {
  if (form === ',') return Array.isArray(value) ? value.join(', ') : '';
  if (form === 'nth') return String(Number(value) + 1);
  if (form === 'KB') return `${Math.floor(Number(value) / 1024)} KB`;
  return form === 'why' ? because(value, language) : undefined;
}

/** The text of a server refusal; undefined for codes of other modules. */
export function sayServer(fact: Fact, language: Language): string | undefined {
  const texts: Readonly<Record<string, Text>> = language === 'es' ? ES : EN;
  const text = Object.hasOwn(texts, fact.code) ? texts[fact.code] : undefined;
  if (text === undefined) return undefined;
  return fill(typeof text === 'string' ? text : text(fact), fact, language, (value, form) =>
    format(value, form, language),
  );
}
