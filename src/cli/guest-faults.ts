type Words = (facts: Readonly<Record<string, unknown>>) => string;

/** Faults of those who bring something new: a name, a folder, a bot at somebody else's table. */
export const guestFaults = (me: string): Readonly<Record<string, Words>> => ({
  'bad-new-name': ({ name, example }) =>
    `"${name}" is no name; take small letters, digits and hyphens, 32 at most, such as ${example}`,
  'name-is-a-word': ({ name }) => `"${name}" has a meaning of its own in the files; choose another name`,
  'folder-exists': ({ folder }) => `"${folder}" is there already; choose another name, or move it away first`,
  'needs-checkout': () =>
    `this needs a checkout of the sources, and this is an installed package; get the sources and run ./umpire there`,
  'not-a-checkout': ({ folder }) =>
    `"${folder}" is no checkout of the sources: it has no src/games/catalog.ts; name the folder that holds src`,
  'no-anchor': ({ file, anchor }) =>
    `${file} has no line "${anchor}" to write to; put it back as in src/games/radar, or write the bot by hand (docs/writing-a-bot.md)`,
  'in-house-is-typescript': () => 'a bot of the house is written in TypeScript; leave out --language or --in-house',
  'in-house-has-its-place': () => 'a bot of the house lives in src/games/GAME/bots; leave out --folder or --in-house',
  'game-not-in-checkout': ({ game }) => `there is no src/games/${game} in this checkout; ${me} games lists them`,
  'no-server': ({ server }) => `no Umpire server answers at ${server}; check the address, and that it runs`,
  'bad-server': ({ server }) => `"${server}" is no address of a server; write it like http://localhost:8080`,
  'no-answer': () => 'the server did not answer in time; look, and see whether it was done',
  'no-token': () => 'no token was given; give one, or set the environment variable UMPIRE_TOKEN',
  'no-token-for': ({ server }) =>
    `no token for ${server} was given; give one, or set UMPIRE_TOKEN together with UMPIRE_SERVER=${server}`,
  'other-rules': ({ game }) =>
    `the server plays ${game} by other rules than this program; take the same version of both`,
  'no-seat-there': ({ match }) => `that token holds no seat in match ${match}; take one in the lobby first`,
  'hints-are-off': () => 'hints are off in this match; begin one with hints true to be able to ask',
  'nobody-asks': ({ seat }) => `nobody asks ${seat} anything now; look tells who is to act`,
  'no-table': () => 'you sit at no table; new_match or join_match takes a seat',
  'no-such-table': ({ table, known }) => `you do not sit at table "${table}"; yours are ${String(known)}`,
  'desk-full': () => 'you sit at eight tables, which is the most; leave one first',
  'no-such-part': ({ path, known }) => `the view has nothing at "${path}"; its parts are ${String(known)}`,
  'options-moved-on': () => 'something has happened since the options were listed; call options again',
  'no-such-option': ({ option, count }) => `there is no option ${option}; there are ${count}, counted from 0`,
  'one-deed': () => 'give exactly one of option, command, typed and pass',
  'bad-token': () => 'that is no token; it has 22 letters and digits, as the server told it to you once',
  'bad-code': ({ match }) => `"${match}" is no code of a match; it has 4 to 8 letters and digits, as in its link`,
  'sent-away': ({ words }) => `the server has sent the program away: ${words}`,
  'program-left': ({ program, said }) =>
    `${program} left before the match was over${said ? ` (${said})` : ''}; mend it, and connect again`,
  'must-act': ({ seat }) => `${seat} must act and cannot pass; options lists what it can do`,
});
