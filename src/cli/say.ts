import { existsSync } from 'node:fs';
import { sayArena } from '../arena/arena-text.ts';
import { sayDecision } from '../decide/decision-text.ts';
import { sayProgramFact } from '../integrations/text.ts';
import type { Fact } from '../kernel/fact.ts';
import type { Game, Kinds, Outcome, Rules } from '../kernel/game.ts';
import { sayKernel } from '../kernel/kernel-text.ts';
import { nearest } from '../parts/text/nearest.ts';
import { arenaFaults } from './arena/faults.ts';
import { guestFaults } from './guest-faults.ts';
import { tuningFaults } from './tuning/faults.ts';

/** How this program is called: from a checkout it is not on the path. */
export const ME = existsSync(new URL('../src', import.meta.url)) ? './umpire' : 'umpire';

type Facts = Readonly<Record<string, unknown>>;
type Words = (facts: Facts) => string;

const listed = (known: unknown): string => (known as readonly string[]).join(', ');

/** The likeliest meaning where there is one, else all there are. */
function meant(typed: unknown, known: unknown): string {
  const close = nearest(String(typed), known as readonly string[]);
  return close === undefined ? `there is ${listed(known)}` : `did you mean "${close}"? There is ${listed(known)}`;
}

/** What may be wrong with a table of weights. */
const TABLE_PROBLEMS: Readonly<Record<string, string>> = {
  json: 'it is not JSON',
  format: 'it is no file of weights',
  names: 'it is of another game, bot or persona than its name says',
  numbers: 'its weights are not all numbers',
  keys: 'its weights are not those of the bot as it is today',
  digest: 'its weights are not those that its digest was made from',
};

/** Every fault of the command line: the fault, then the fix, on one line. */
const FAULTS: Readonly<Record<string, Words>> = {
  ...guestFaults(ME),
  ...arenaFaults(ME),
  ...tuningFaults(ME),
  'in-words': ({ words }) => String(words),
  'no-database-given': () =>
    'a worker needs the PostgreSQL of its server; say DATABASE_URL=postgres://user:password@host/database',
  'queue-trouble': ({ problem }) => `the database does not answer (${problem}); trying again`,
  'queue-programs': () => 'an experiment with programs is played where it was begun; left to others',
  'bad-setup-given': ({ game, words }) =>
    `the set-up does not fit ${game}: ${words}${/\?$/.test(String(words)) ? ' M' : '; m'}end the --setup`,
  'unknown-verb': ({ verb, near }) =>
    `there is no verb "${verb}"; the nearest is "${near}", and ${ME} --help lists all`,
  'unknown-game': ({ game, known }) => `there is no game "${game}"; ${meant(game, known)}`,
  'unknown-bot': ({ game, bot, known }) => `${game} has no bot "${bot}"; ${meant(bot, known)}`,
  'unknown-persona': ({ bot, persona, known }) =>
    `the bot ${bot} has no persona "${persona}"; ${meant(persona, known)}`,
  'unknown-weights': ({ bot, persona, digest, today, known }) =>
    `the weights #${digest} of ${bot}+${persona} are not here; today's are #${today}${
      Array.isArray(known) && known.length > 1
        ? `, and there is ${listed(known.filter((one) => one !== today).map((one) => `#${one}`))}`
        : ''
    }`,
  'bad-table': ({ file, problem }) =>
    `the table of weights "${file}" cannot be used: ${TABLE_PROBLEMS[String(problem)]}; take an unchanged copy`,
  'bot-without-levels': ({ bot }) => `the bot ${bot} has no levels, it always plays alike; write just ${bot}`,
  'auto-level-is-for-play': ({ name }) =>
    `"${name}": auto follows a person's results and is for ${ME} play; name a level from 1 to 5`,
  'no-such-side': ({ game, side, known }) => `${game} has no side "${side}" with this set-up; ${meant(side, known)}`,
  'no-such-seat': ({ game, seat, known }) => `${game} has no seat "${seat}" with this set-up; ${meant(seat, known)}`,
  'no-such-watcher': ({ watcher, known }) => `nobody watches as "${watcher}"; ${meant(watcher, known)}`,
  'not-your-seat': ({ seats }) => `you do not hold that seat; yours are ${listed(seats)}`,
  'takes-nothing': ({ word }) => `${word} takes nothing after it`,
  'empty-file': ({ file }) => `cannot read "${file}": the file is empty; take an unchanged copy`,
  'seats-of-two-sides': ({ sides }) =>
    `a person may hold several seats of one side, never of two (${listed(sides)}); leave one side out`,
  'seat-and-side': () => 'give either --seat or --side, not both',
  'not-an-assignment': ({ option, given, example }) =>
    `${option} "${given}" is not ID=BOT; write it like ${option} ${example}`,
  'given-twice': ({ option, id }) => `${option} ${id} is given twice; keep one of them`,
  'not-a-number': ({ option, given, from, to }) =>
    `${option} "${given}" is not a whole number from ${from} to ${to}; give one`,
  'bad-seed': ({ given }) => `--seed "${given}" is not a seed; give a number, or up to 100 letters and digits`,
  'odd-swap': ({ games }) =>
    `--swap plays every seed twice, and ${games} games is not even; make it --games ${Number(games) + 1}`,
  'cannot-read': ({ file, problem }) => `cannot read "${file}": ${problem}; check the path`,
  'cannot-write': ({ file, problem }) => `cannot write "${file}": ${problem}; choose another place`,
  'not-json': ({ what, problem }) => `${what} is not JSON (${problem}); mend it and try again`,
  'unplayed-game': ({ file, game, known }) =>
    `"${file}" is a match of "${game}", which is not here; there is ${listed(known)}`,
  'bad-log': ({ file, words }) => `"${file}" is no sound log: ${words}; take an unchanged copy`,
  'log-unfinished': ({ watcher, open }) =>
    `the match is not over, so nothing hidden is shown to "${watcher}"; use --as with one of ${listed(open)}`,
  'secret-decision': ({ n }) =>
    `the match is not over, so what the bot of entry ${n} thought stays hidden; finish it first`,
  'no-such-place': ({ n, last }) => `there is no entry "${n}" in the log; they run from 0 to ${last}`,
  'not-decided': ({ n, seat, near, hidden }) =>
    `entry ${n} is ${seat}'s, which no bot decided; ${
      hidden
        ? 'what the bots thought is told once the match is over'
        : near === null
          ? 'no entry of this log was'
          : `try ${near}`
    }`,
  'seed-not-told': ({ n }) =>
    `the bot of entry ${n} used chance, and the log does not tell the seed; finish the match first`,
  'unknown-query': ({ game, query, known }) =>
    (known as readonly string[]).length === 0
      ? `${game} answers no queries`
      : `${game} has no query "${query}"; ${meant(query, known)}`,
  'query-needed': ({ option, game, known }) => `${option} needs a query; ${game} has ${listed(known)}`,
  'bad-question': ({ words, game, query }) => `${words}; ${ME} ask ${game} ${query} --example prints a good question`,
  'no-question': ({ game, query }) =>
    `no question came on stdin; try ${ME} ask ${game} ${query} --example | ${ME} ask ${game} ${query}`,
  'not-one-of': ({ option, given, known }) => `${option} "${given}" is not known; ${meant(given, known)}`,
  'none-with': ({ option, given, known }) =>
    (known as readonly string[]).length === 0
      ? `no decision of this match has anything for ${option}; leave it out`
      : `no decision of this match has ${option} "${given}"; ${meant(given, known)}`,
  'bad-host': ({ option, given }) =>
    `${option} "${given}" is no address of a machine; give one such as 127.0.0.1 or 0.0.0.0`,
  'bad-database': ({ option }) =>
    `${option} is no address of a PostgreSQL; write it like postgres://USER:PASSWORD@HOST:5432/DATABASE`,
  'bad-origin': ({ option, given }) =>
    `${option} "${given}" is no origin; write it like https://club.example, without a path`,
  'programs-no-file': ({ option, file }) =>
    `${option} "${file}": there is no such file that can be read${option === '--bots' ? '' : `, nor is it NAME=DOOR:PROGRAM; write it like ${option} hunter=exec:"python3 bot.py"`}`,
  'programs-not-json': ({ option, file }) =>
    `${option} "${file}" is not JSON; it should look like {"my-bot": "exec:python3 bot.py"}`,
  'programs-not-an-object': ({ option, file }) =>
    `${option} "${file}" does not give programs by name; it should look like {"my-bot": "exec:python3 bot.py"}`,
  'program-bad-name': ({ option, name }) =>
    `${option}: "${name}" is no name of a program; a name is small letters, digits and hyphens, such as my-bot`,
  'program-no-door': ({ option, name, doors }) =>
    `${option}: what "${name}" runs is no program; a command begins with ${(doors as readonly string[]).join(' or ')}, such as "exec:python3 bot.py"`,
  'no-folder-given': ({ option }) => `${option} names no folder; give one`,
  'cannot-keep-data': ({ folder, problem }) =>
    `cannot keep matches in "${folder}": ${problem}; choose another folder with --data`,
  'port-in-use': ({ port }) =>
    `port ${port} is in use; stop the other program or choose another port with --port ${Number(port) + 1}`,
  'port-not-allowed': ({ port }) => `port ${port} is not open to you; choose one above 1023 with --port`,
  'host-not-here': ({ host }) => `this machine has no address "${host}"; give --host 127.0.0.1 or 0.0.0.0`,
  'no-files': ({ paths }) =>
    `there are no files of JSON lines in ${listed(paths)}; name a corpus, a saved match or a folder`,
  'two-games': ({ file, game, before }) =>
    `"${file}" is of ${game}, and what was read before it is of ${before}; take one game at a time`,
  'match-at-play': ({ file }) =>
    `"${file}" is a match that people still play, so what is hidden stays so; finish it first`,
  'corpus-of-nothing': () => 'name the saved matches to collect from, or a game to be played with --game',
  'no-such-position': ({ file, given, known, count }) =>
    `"${file}" has no position "${given}"; ${meant(given, known)}${Number(count) > (known as readonly string[]).length ? ` and others, ${count} in all` : ''}`,
  'corpus-not-match': ({ file }) =>
    `"${file}" is a corpus of positions, no saved match; ${ME} explain "${file}" NAME/N tells of one of them`,
  'files-and-game': ({ game }) =>
    `give either files to collect from or --game ${game} to be played, not both; leave one of them out`,
  'no-place-of': ({ seat, known }) => `no seat or side "${seat}" acted in these matches; ${meant(seat, known)}`,
  'nothing-collected': () =>
    'no place of these matches is left to collect; give other --at, --before, --every or --per-kind',
  'no-corpus': ({ line }) => `line ${line} is none of a corpus`,
  'corpus-of-no-game': ({ game, known }) => `it is of "${game}", which is not here; there is ${listed(known)}`,
  'bad-corpus': ({ file, words }) => `"${file}" is no sound corpus: ${words}; collect it again with ${ME} corpus`,
  'not-a-weight': ({ given }) => `"${given}" is not NAME=VALUE; write it like room=12`,
  'not-a-table': ({ file }) => `"${file}" is no table of weights; write one like {"room": 12}`,
  'unknown-weight': ({ bot, weight, known }) => `the bot ${bot} has no weight "${weight}"; ${meant(weight, known)}`,
  'not-a-fact': ({ given }) => `"${given}" is not RULE.FIELD=VALUE; write it like closing-in.far=1`,
  'unknown-fact': ({ given, known }) => `no rule found "${given}" here; ${meant(given, known)}`,
  'not-by-rules': ({ bot }) => `the bot ${bot} did not choose by rules there, so no fact can be moved`,
  'no-such-fact': ({ rule, fact }) => `the rule ${rule} found no ${fact ?? 'such fact'} of that kind there`,
  'fact-without-price': ({ rule }) => `the rule ${rule} has no price for that; give another value`,
  'our-fault': ({ message }) =>
    `this is a fault of Umpire itself (${message}); please report it with the command you gave`,
};

/** One line for a fault. */
export const sayFault = (fact: Fact): string =>
  (Object.hasOwn(FAULTS, fact.code) ? FAULTS[fact.code]?.(fact) : undefined) ?? sayPlain(fact);

const sayPlain = (fact: Fact | { readonly type: string }): string =>
  ('code' in fact ? (sayDecision(fact as Fact, 'en') ?? sayProgramFact(fact as Fact, 'en', sayFault)) : undefined) ??
  ('code' in fact ? sayArena(fact as Fact, 'en') : undefined) ??
  sayKernel(fact, 'en') ??
  JSON.stringify(fact);

/** Anything a match says: the game's own words first, then those of decide/, of programs and of the kernel. */
export function sayIn(game: Game, fact: Fact | { readonly type: string }, rules?: Rules): string {
  const own = game.say(fact, 'en', rules);
  if (own !== undefined) return own;
  const inner = (other: Fact): string => sayIn(game, other, rules);
  const decided =
    'code' in fact ? (sayDecision(fact as Fact, 'en') ?? sayProgramFact(fact as Fact, 'en', inner)) : undefined;
  return decided ?? sayKernel(fact, 'en', { say: (inner) => game.say(inner, 'en', rules) }) ?? sayFault(fact as Fact);
}

const LONGEST = 80;

/** A command in the words that would be typed; a long one by its name, since what it says is told in words beside it. */
export function written(game: Game, command: Kinds['command'], view: object): string {
  const text = game.write(command, view);
  return text.length > LONGEST ? `${command.type} ...` : text;
}

/** A fault of a game's own, already said. */
export const inWords = (game: Game, fact: Fact): Fact =>
  Object.hasOwn(FAULTS, fact.code) ? fact : { code: 'in-words', words: sayIn(game, fact) };

/** The same for a set-up, which has a name of its own on the command line. */
export const setupFault = (game: Game, fact: Fact): Fact => ({
  code: 'bad-setup-given',
  game: game.id,
  words: sayIn(game, fact),
});

/** Who won and why; sides by the names that the game's own words use. */
export function sayOutcome(game: Game, { winners, reason }: Outcome, rules?: Rules): string {
  const names = winners.map((side) => game.name?.(side, 'en') ?? side);
  return `${names.length === 1 ? `${names[0]} wins` : `drawn (${names.join(', ')})`}: ${sayIn(game, reason, rules)}`;
}
