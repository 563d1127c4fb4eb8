type FaultText = (facts: Readonly<Record<string, unknown>>) => string;

/** Errors about new bots and games, connections to servers, and MCP. */
export const integrationFaults = (me: string): Readonly<Record<string, FaultText>> => ({
  'bad-new-name': ({ name, example }) =>
    `"${name}" is not a valid name; use at most 32 lower-case letters, digits and hyphens, as in ${example}`,
  'name-is-a-word': ({ name }) => `"${name}" is a reserved word in the generated files; choose another name`,
  'folder-exists': ({ folder }) => `"${folder}" already exists; choose another name or move it first`,
  'needs-checkout': () =>
    `this command needs the source code, but this is an installed package; clone the repository and run ./umpire there`,
  'not-a-checkout': ({ folder }) =>
    `"${folder}" is not a checkout of the sources: src/games/catalog.ts is missing; give the folder that contains src`,
  'no-anchor': ({ file, anchor }) =>
    `${file} has no line "${anchor}"; restore it as in src/games/radar, or add the bot by hand (docs/writing-a-bot.md)`,
  'built-in-is-typescript': () => 'a built-in bot is written in TypeScript; remove --language or --built-in',
  'built-in-has-its-folder': () => 'a built-in bot belongs in src/games/GAME/bots; remove --folder or --built-in',
  'game-not-in-checkout': ({ game }) => `this checkout has no src/games/${game}; ${me} games lists the games`,
  'no-server': ({ server }) =>
    `no Umpire server answers at ${server}; check the address and that the server is running`,
  'bad-server': ({ server }) => `"${server}" is not a server address; write it like http://localhost:8080`,
  'no-answer': () => 'the server did not answer in time; call look to see whether the command was accepted',
  'no-token': () => 'no token given; give one or set the environment variable UMPIRE_TOKEN',
  'no-token-for': ({ server }) =>
    `no token given for ${server}; give one or set UMPIRE_TOKEN together with UMPIRE_SERVER=${server}`,
  'other-rules': ({ game }) =>
    `the server has different rules for ${game}; use the same version of Umpire on both sides`,
  'no-seat-there': ({ match }) => `that token holds no seat in match ${match}; take one in the lobby first`,
  'hints-are-off': () => 'hints are off in this match; start one with hints: true to use them',
  'nobody-asks': ({ seat }) => `${seat} has nothing to decide now; look shows who must act`,
  'no-table': () => 'you have no match; start one with new_match or join_match',
  'no-such-table': ({ table, known }) => `you have no table "${table}"; yours: ${String(known)}`,
  'desk-full': () => 'you have eight tables, which is the maximum; leave one first',
  'no-such-part': ({ path, known }) => `the view has nothing at "${path}"; available: ${String(known)}`,
  'options-moved-on': () => 'the match has moved on since the options were listed; call options again',
  'no-such-option': ({ option, count }) => `there is no option ${option}; there are ${count}, counted from 0`,
  'one-deed': () => 'give exactly one of option, command, typed and pass',
  'bad-token': () => 'that is not a token; a token has 22 letters and digits',
  'bad-code': ({ match }) =>
    `"${match}" is not a match code; a code has 4 to 8 letters and digits, as in the link to the match`,
  'sent-away': ({ words }) => `the server closed the connection: ${words}`,
  'program-left': ({ program, said }) =>
    `${program} ended before the match was over${said ? ` (${said})` : ''}; fix it and connect again`,
  'must-act': ({ seat }) => `${seat} must act and cannot pass; options lists the legal commands`,
});
