import { existsSync } from 'node:fs';
import { sayArena } from '../arena/arena-text.ts';
import { sayDecision } from '../decide/decision-text.ts';
import { sayProgramFact } from '../integrations/text.ts';
import type { Fact } from '../kernel/fact.ts';
import type { Game, Outcome } from '../kernel/game.ts';
import { sayKernel } from '../kernel/kernel-text.ts';
import type { Kinds, Rules } from '../kernel/kinds.ts';
import { nearest } from '../parts/text/nearest.ts';
import { arenaFaults } from './arena/faults.ts';
import { integrationFaults } from './integration-faults.ts';
import { shellQuote } from './shell-quote.ts';
import { tuningFaults } from './tuning/faults.ts';

/** The command to type for this program. In a checkout it is not on the path. */
export const ME = existsSync(new URL('../src', import.meta.url)) ? './umpire' : 'umpire';

type Facts = Readonly<Record<string, unknown>>;
type FaultText = (facts: Facts) => string;

const listed = (known: unknown): string => (known as readonly string[]).join(', ');

/** Suggests the closest known name, if any, and lists them all. */
function suggest(typed: unknown, known: unknown): string {
  const close = nearest(String(typed), known as readonly string[]);
  return close === undefined ? `available: ${listed(known)}` : `did you mean "${close}"? Available: ${listed(known)}`;
}

/** Problems of a weight table. */
const TABLE_PROBLEMS: Readonly<Record<string, string>> = {
  json: 'it is not JSON',
  format: 'it is not a weight table',
  names: 'its game, bot or persona does not match its file name',
  numbers: 'its weights are not all numbers',
  keys: 'its weights do not match the current version of the bot',
  digest: 'its weights do not match its digest',
};

/** Every error of the command line: what is wrong, then how to fix it, on one line. */
const FAULTS: Readonly<Record<string, FaultText>> = {
  ...integrationFaults(ME),
  ...arenaFaults(ME),
  ...tuningFaults(ME),
  'in-words': ({ words }) => String(words),
  'no-database-given': () =>
    'a worker needs the PostgreSQL database of its server; set DATABASE_URL=postgres://user:password@host/database',
  'queue-trouble': ({ problem }) => `the database does not answer (${problem}); retrying`,
  'queue-programs': () => 'skipped an experiment with external programs: it can only be played where it was started',
  'bad-setup-given': ({ game, words }) =>
    `invalid set-up for ${game}: ${words}${/\?$/.test(String(words)) ? ' F' : '; f'}ix the --setup`,
  'unknown-verb': ({ verb, near }) =>
    `unknown command "${verb}"; did you mean "${near}"? ${ME} --help lists all commands`,
  'unknown-game': ({ game, known }) => `unknown game "${game}"; ${suggest(game, known)}`,
  'unknown-bot': ({ game, bot, known }) => `${game} has no bot "${bot}"; ${suggest(bot, known)}`,
  'unknown-persona': ({ bot, persona, known }) =>
    `the bot ${bot} has no persona "${persona}"; ${suggest(persona, known)}`,
  'unknown-weights': ({ bot, persona, digest, today, known }) =>
    `weight table #${digest} of ${bot}+${persona} not found; the current one is #${today}${
      Array.isArray(known) && known.length > 1
        ? `; also available: ${listed(known.filter((one) => one !== today).map((one) => `#${one}`))}`
        : ''
    }`,
  'bad-table': ({ file, problem }) =>
    `the weight table "${file}" cannot be used: ${TABLE_PROBLEMS[String(problem)]}; use an unmodified copy`,
  'bot-without-levels': ({ bot }) => `the bot ${bot} has no levels; write just ${bot}`,
  'auto-level-is-for-play': ({ name }) =>
    `"${name}": auto adapts to a person's results and works only in ${ME} play; give a level from 1 to 5`,
  'no-such-side': ({ game, side, known }) => `${game} has no side "${side}" with this set-up; ${suggest(side, known)}`,
  'no-such-seat': ({ game, seat, known }) => `${game} has no seat "${seat}" with this set-up; ${suggest(seat, known)}`,
  'no-such-watcher': ({ watcher, known }) => `there is no view "${watcher}"; ${suggest(watcher, known)}`,
  'not-your-seat': ({ seats }) => `that seat is not yours; your seats: ${listed(seats)}`,
  'takes-nothing': ({ word }) => `${word} takes no arguments`,
  'empty-file': ({ file }) => `cannot read "${file}": the file is empty; use an unmodified copy`,
  'seats-of-two-sides': ({ sides }) =>
    `one player can hold several seats only on the same side, not on ${listed(sides)}; remove one side`,
  'seat-and-side': () => 'give either --seat or --side, not both',
  'resume-alone': ({ option }) => `a saved match has its own seats, bots, set-up and seed: leave out ${option}`,
  'not-a-save': ({ file }) =>
    `"${file}" is not a saved match; use a file that you wrote with the command save during a match`,
  'save-of-other-game': ({ file, game }) =>
    `"${file}" is a match of ${game}; continue it with: ${ME} play ${game} --resume ${shellQuote(String(file))}`,
  'save-without-private': ({ file, needs }) =>
    `"${file}" cannot be continued without "${needs}"; put both files in the same folder`,
  'save-mismatch': ({ file, needs }) => `"${file}" and "${needs}" do not belong together; use unmodified copies`,
  'save-with-program': ({ file }) =>
    `"${file}" would start an external program, which no save does; use an unmodified copy`,
  'not-overwritten': ({ file }) => `"${file}" exists and is not a saved match; choose another name`,
  'not-an-assignment': ({ option, given, example }) =>
    `${option} "${given}" is not ID=BOT; write it like ${option} ${example}`,
  'given-twice': ({ option, id }) => `${option} ${id} is given twice; remove one`,
  'not-a-number': ({ option, given, from, to }) => `${option} "${given}" is not a whole number from ${from} to ${to}`,
  'bad-seed': ({ given }) => `--seed "${given}" is not a seed; give a number, or up to 100 letters and digits`,
  'odd-swap': ({ games }) =>
    `--swap plays every seed twice, and ${games} games is not even; make it --games ${Number(games) + 1}`,
  'cannot-read': ({ file, problem }) => `cannot read "${file}": ${problem}; check the path`,
  'cannot-write': ({ file, problem }) => `cannot write "${file}": ${problem}; choose another path`,
  'not-json': ({ what, problem }) => `${what} is not JSON (${problem}); fix it and try again`,
  'unplayed-game': ({ file, game, known }) =>
    `"${file}" is a match of "${game}", which is not installed; available: ${listed(known)}`,
  'bad-log': ({ file, words }) => `"${file}" is not a valid log: ${words}; use an unmodified copy`,
  'log-unfinished': ({ watcher, open, option = '--as' }) =>
    `the match is not over, so "${watcher}" may not see hidden information; use ${option} with one of ${listed(open)}`,
  'needs-output': ({ format }) =>
    `a ${String(format).toUpperCase()} file is binary; write it to a file with -o FILE.${format}`,
  'one-format': () => 'give only one of --svg, --png and --animate',
  'gif-animates': () => 'a GIF is written only with --animate; add it, or name the file .png or .svg',
  'bad-size': ({ given, from, to }) =>
    `--size "${given}" is not a size; write it like 1200 or 1200x630, each from ${from} to ${to} pixels`,
  'no-renderer': ({ problem }) => `PNG and GIF cannot be drawn here (${problem}); use --svg`,
  'secret-decision': ({ n }) =>
    `the match is not over, so the bot's reasons for entry ${n} stay hidden; finish the match first`,
  'no-such-place': ({ n, last }) => `there is no entry "${n}" in the log; they run from 0 to ${last}`,
  'not-decided': ({ n, seat, near, hidden }) =>
    `entry ${n}, by ${seat}, was not decided by a bot; ${
      hidden
        ? 'the reasons of bots are shown once the match is over'
        : near === null
          ? 'no entry of this log was decided by one'
          : `try ${near}`
    }`,
  'seed-not-told': ({ n }) =>
    `the bot of entry ${n} used random numbers, and the log does not contain the seed yet; finish the match first`,
  'unknown-query': ({ game, query, known }) =>
    (known as readonly string[]).length === 0
      ? `${game} has no queries`
      : `${game} has no query "${query}"; ${suggest(query, known)}`,
  'query-needed': ({ option, game, known }) => `${option} needs a query; ${game} has ${listed(known)}`,
  'bad-question': ({ words, game, query }) => `${words}; ${ME} ask ${game} ${query} --example prints a valid question`,
  'no-question': ({ game, query }) =>
    `no question on stdin; try ${ME} ask ${game} ${query} --example | ${ME} ask ${game} ${query}`,
  'not-one-of': ({ option, given, known }) => `${option} "${given}" is unknown; ${suggest(given, known)}`,
  'none-with': ({ option, given, known }) =>
    (known as readonly string[]).length === 0
      ? `no decision of this match has anything for ${option}; remove it`
      : `no decision of this match has ${option} "${given}"; ${suggest(given, known)}`,
  'bad-host': ({ option, given }) => `${option} "${given}" is not a host address; use for example 127.0.0.1 or 0.0.0.0`,
  'bad-database': ({ option }) =>
    `${option} is not a PostgreSQL address; write it like postgres://USER:PASSWORD@HOST:5432/DATABASE`,
  'bad-admin-token': ({ option }) =>
    `${option} must have 20 to 200 characters without spaces; generate one with: openssl rand -hex 24`,
  'no-admin-token': ({ variable }) => `no operator token; set ${variable} to the server’s token`,
  'no-admin-routes': () =>
    'the server’s operator tools are off; start it with UMPIRE_ADMIN_TOKEN, or check the address',
  'cannot-read-words': ({ file, errno }) =>
    `cannot read the word list "${file}" (UMPIRE_CHAT_FILTER): ${errno === 'ENOENT' ? 'no such file' : errno}; check the path`,
  'too-many-words': ({ file, most }) =>
    `the word list "${file}" (UMPIRE_CHAT_FILTER) is too long; the limits are ${most} words and 1 MB`,
  'bad-origin': ({ option, given }) =>
    `${option} "${given}" is not an origin; write it like https://club.example, without a path`,
  'backup-postgres': () =>
    'this data is in PostgreSQL (DATABASE_URL is set); back it up with pg_dump and restore it with pg_restore',
  'backup-no-data': ({ file }) => `database ${file} not found; give its folder with --data DIR`,
  'backup-exists': ({ file }) => `"${file}" already exists; choose another name, or move the existing file`,
  'backup-busy': () => 'another backup of this server is in progress; wait for it to finish',
  'backup-failed': () => 'the server could not prepare its database for a backup; its log says why',
  'backup-interrupted': () =>
    'the connection to the server was lost during the backup, so the copy was discarded; try again',
  'backup-not-started': () => 'the server has not started this backup, so the copy was discarded; try again',
  'backup-bad-request': () => 'the running server does not support this request; update it',
  'bad-public-url': ({ option, given }) =>
    `${option} "${given}" is not a site address; write it like https://play.example.org, without a path`,
  'bad-host-name': ({ option, given }) =>
    `${option} "${given}" is not a host name; write it like play.example.org, without https:// or a port`,
  'programs-no-file': ({ option, file }) =>
    `${option} "${file}": cannot read this file${option === '--bots' ? '' : `, and it is not NAME=PROTOCOL:PROGRAM; write it like ${option} hunter=exec:"python3 bot.py"`}`,
  'programs-not-json': ({ option, file }) =>
    `${option} "${file}" is not JSON; it should look like {"my-bot": "exec:python3 bot.py"}`,
  'programs-not-an-object': ({ option, file }) =>
    `${option} "${file}" is not an object of programs by name; it should look like {"my-bot": "exec:python3 bot.py"}`,
  'program-bad-name': ({ option, name }) =>
    `${option}: "${name}" is not a valid program name; use lower-case letters, digits and hyphens, as in my-bot`,
  'program-no-door': ({ option, name, doors }) =>
    `${option}: the command of "${name}" must start with ${(doors as readonly string[]).join(' or ')}, for example "exec:python3 bot.py"`,
  'no-folder-given': ({ option }) => `${option} needs a folder`,
  'cannot-keep-data': ({ folder, problem }) =>
    `cannot save matches in "${folder}": ${problem}; choose another folder with --data`,
  'port-in-use': ({ port }) =>
    `port ${port} is in use; stop the other program or choose another port with --port ${Number(port) + 1}`,
  'port-not-allowed': ({ port }) => `no permission to use port ${port}; choose one above 1023 with --port`,
  'host-not-here': ({ host }) => `this machine has no address "${host}"; give --host 127.0.0.1 or 0.0.0.0`,
  'no-files': ({ paths }) => `no JSON Lines files in ${listed(paths)}; give a corpus, a saved match or a folder`,
  'two-games': ({ file, game, before }) =>
    `"${file}" is from ${game}, the files before it are from ${before}; use one game at a time`,
  'match-at-play': ({ file }) =>
    `"${file}" is a match in progress between people, so hidden information stays hidden; finish it first`,
  'corpus-of-nothing': () => 'give saved matches to collect from, or a game to play with --game',
  'no-such-position': ({ file, given, known, count }) =>
    `"${file}" has no position "${given}"; ${suggest(given, known)}${Number(count) > (known as readonly string[]).length ? ` and more, ${count} in total` : ''}`,
  'corpus-not-match': ({ file }) =>
    `"${file}" is a corpus of positions, not a saved match; ${ME} explain "${file}" NAME/N explains one of them`,
  'files-and-experiment': ({ experiment }) => `give either files or --experiment ${experiment}, not both`,
  'inspect-one-file': ({ given }) =>
    given === 0 ? 'give a saved match' : 'give one saved match; only --predictions takes several',
  'tuning-has-no-predictions': ({ id }) =>
    `${id} is a search for weights: its bots change from pair to pair; use the experiment that tested the result`,
  'files-and-game': ({ game }) => `give either files to collect from or --game ${game}, not both`,
  'no-place-of': ({ seat, known }) => `no seat or side "${seat}" acted in these matches; ${suggest(seat, known)}`,
  'nothing-collected': () => 'no position of these matches is selected; change --at, --before, --every or --per-kind',
  'no-corpus': ({ line }) => `line ${line} is not a corpus entry`,
  'corpus-of-no-game': ({ game, known }) => `it is from "${game}", which is not installed; available: ${listed(known)}`,
  'bad-corpus': ({ file, words }) => `"${file}" is not a valid corpus: ${words}; collect it again with ${ME} corpus`,
  'not-a-weight': ({ given }) => `"${given}" is not NAME=VALUE; write it like room=12`,
  'not-a-table': ({ file }) => `"${file}" is not a weight table; write one like {"room": 12}`,
  'unknown-weight': ({ bot, weight, known }) => `the bot ${bot} has no weight "${weight}"; ${suggest(weight, known)}`,
  'not-a-fact': ({ given }) => `"${given}" is not RULE.FIELD=VALUE; write it like closing-in.far=1`,
  'unknown-fact': ({ given, known }) => `no rule used "${given}" here; ${suggest(given, known)}`,
  'not-by-rules': ({ bot }) => `the bot ${bot} did not choose by rules there, so no fact can be changed`,
  'no-such-fact': ({ rule, fact }) => `the rule ${rule} did not use ${fact ?? 'such a fact'} there`,
  'fact-without-price': ({ rule }) => `the rule ${rule} has no score for that value; give another one`,
  'our-fault': ({ message }) => `internal error (${message}); please report it with the command you ran`,
};

/** An error as one line. */
export const sayFault = (fact: Fact): string =>
  (Object.hasOwn(FAULTS, fact.code) ? FAULTS[fact.code]?.(fact) : undefined) ?? sayPlain(fact);

const sayPlain = (fact: Fact | { readonly type: string }): string =>
  ('code' in fact ? (sayDecision(fact as Fact, 'en') ?? sayProgramFact(fact as Fact, 'en', sayFault)) : undefined) ??
  ('code' in fact ? sayArena(fact as Fact, 'en') : undefined) ??
  sayKernel(fact, 'en') ??
  JSON.stringify(fact);

/** The text for any fact of a match: from the game, else from decisions, external programs, the kernel or the command line. */
export function sayIn(game: Game, fact: Fact | { readonly type: string }, rules?: Rules): string {
  const own = game.say(fact, 'en', rules);
  if (own !== undefined) return own;
  const inner = (other: Fact): string => sayIn(game, other, rules);
  const decided =
    'code' in fact ? (sayDecision(fact as Fact, 'en') ?? sayProgramFact(fact as Fact, 'en', inner)) : undefined;
  return decided ?? sayKernel(fact, 'en', { say: (inner) => game.say(inner, 'en', rules) }) ?? sayFault(fact as Fact);
}

const LONGEST = 80;

/** A command as it would be typed; a long one only by its name, because its text is printed next to it. */
export function written(game: Game, command: Kinds['command'], view: object): string {
  const text = game.write(command, view);
  return text.length > LONGEST ? `${command.type} ...` : text;
}

/** Turns a game's refusal into an error with a finished text. */
export const inWords = (game: Game, fact: Fact): Fact =>
  Object.hasOwn(FAULTS, fact.code) ? fact : { code: 'in-words', words: sayIn(game, fact) };

/** The same for a set-up. */
export const setupFault = (game: Game, fact: Fact): Fact => ({
  code: 'bad-setup-given',
  game: game.id,
  words: sayIn(game, fact),
});

/** Who won and why, with the game's names for the sides. */
export function sayOutcome(game: Game, { winners, reason }: Outcome, rules?: Rules): string {
  const names = winners.map((side) => game.name?.(side, 'en') ?? side);
  const isDraw = names.length !== 1 && (!rules || names.length === game.sides(rules).length);
  const result = isDraw
    ? `draw between ${names.join(' and ')}`
    : `${names.join(' and ')} win${names.length === 1 ? 's' : ''}`;
  return `${result}: ${sayIn(game, reason, rules)}`;
}
