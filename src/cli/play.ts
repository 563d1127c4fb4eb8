import type { Command } from 'commander';
import { openExternalSeats } from '../arena/external-seats.ts';
import { lineupFor } from '../arena/lineup.ts';
import { rulesFor } from '../arena/play.ts';
import { seedOf } from '../arena/series.ts';
import { DEFAULT_HINTS, HINTS, type Hints } from '../decide/hint.ts';
import { parseBotName } from '../decide/persona.ts';
import { isProgramName, withProtocolOptions } from '../integrations/list.ts';
import type { Game, Outcome } from '../kernel/game.ts';
import { roleOf, type Seat, type Side, sideOf } from '../kernel/ids.ts';
import type { Rules } from '../kernel/kinds.ts';
import { open, outcomeOf } from '../kernel/match.ts';
import { no, ok, type Result } from '../kernel/result.ts';
import { Runner } from '../kernel/runner.ts';
import { hashing } from '../store/hashing.ts';
import { type Answer, addCommand, answering, collect } from './command.ts';
import { gameNamed, PERSON, readSetup, seedFrom } from './input.ts';
import { addProgramFlags, type ProgramFlags, programLimits } from './program-flags.ts';
import { faultsOf } from './report.ts';
import { saveResult, withAutoLevel } from './results.ts';
import { type MatchInProgress, readInProgress } from './saved-match.ts';
import { inWords, setupFault } from './say.ts';
import { seatingLines, sideName } from './seating.ts';
import { session } from './session.ts';
import { paint, print } from './terminal.ts';
import { TerminalPlayer } from './terminal-player.ts';

interface PlayOptions extends ProgramFlags {
  readonly seat?: readonly string[];
  readonly side?: string;
  readonly against?: string;
  readonly with?: string;
  readonly setup?: string;
  readonly seed?: string;
  readonly hints?: string;
  readonly resume?: string;
}

const HINTS_ABOUT =
  'bot suggestions: off = never; obvious = when you type hint, or if only one action makes sense; smart = every turn';

export function addPlay(program: Command): void {
  const command = addCommand(program, 'play <game>', 'play at the terminal; bots take the other seats', [
    'play radar',
    'play radar --seat blue.captain --seat blue.engineer --against crew@2',
    'play radar --side red --against crew@auto+hunter',
    'play force --against exec:"python3 bot.py"',
    'play radar --resume game.save',
  ])
    .option('--seat <ID>', 'a seat to take; repeat for more seats of the same side (default: the first seat)', collect)
    .option('--side <ID>', 'take all seats of a side')
    .option(
      '--against <BOT>',
      'bot for the other sides (default: the game’s default bot); @auto adapts to your recent results',
    )
    .option('--with <BOT>', 'bot for the other seats of your side; it also gives hints')
    .option('--hints <off|obvious|smart>', `${HINTS_ABOUT} (default: ${DEFAULT_HINTS})`)
    .option('--setup <FILE or JSON>', 'the set-up; omitted fields use the game’s defaults')
    .option('--seed <N>', 'random seed (default: a secret one, printed at the end)')
    .option('--resume <FILE>', 'continue a match that you saved with the command save');
  addProgramFlags(command)
    .addHelpText('after', '\nResults for @auto are saved in the folder UMPIRE_HOME (default: ~/.umpire).')
    .action(answering(play));
}

async function play(id: string, options: PlayOptions): Promise<Answer> {
  const found = gameNamed(id);
  if (!found.ok) return found;
  const game = found.value;
  const programs = programLimits(options);
  if (!programs.ok) return programs;
  const hints = hintsFrom(options.hints);
  if (!hints.ok) return hints;
  const started = options.resume === undefined ? newMatch(game, options) : continued(game, options.resume, options);
  if (!started.ok) return started;
  const { match, seats, bots, secret, decisions } = started.value;
  const { rules } = match;

  const side = sideOf(seats[0] as Seat);
  const others = game.sides(rules).filter((other) => other !== side);
  const opponents = Object.fromEntries(others.map((other) => [other, bots.against]));
  const crew = game.seats(rules).filter((seat) => sideOf(seat) === side && !seats.includes(seat));
  const allies = Object.fromEntries(crew.map((seat) => [seat, bots.with]));
  const lineup = lineupFor(game, rules, opponents, allies);
  if (!lineup.ok) return no(inWords(game, lineup.error));

  const runner = new Runner(match, lineup.value.bots, { budget: { iterations: 0, ledger: true }, keep: true });
  runner.decisions.push(...decisions);
  const names = { ...lineup.value.names, ...Object.fromEntries(seats.map((seat) => [seat, PERSON])) };
  print(
    `${paint.bold(game.title)}: you are ${seats.map((seat) => seatLabel(game, seat)).join(', ')}. Type help for a list of commands.`,
  );
  if (options.resume !== undefined) print(`Continued from ${options.resume}`);
  print(
    secret
      ? `The seed is secret until the end; its sha256 is ${hashing.digest(match.seed)}`
      : `Seed ${match.seed.replace(/:0$/, '')}`, // as --seed takes it
  );
  if (others.length > 0)
    print(`Against ${bots.against}${options.against?.includes('@auto') ? ', based on your recent results' : ''}`);
  print(seatingLines(game, rules, names).join('\n'));
  const externalSeats = openExternalSeats(lineup.value.programs, match, programs.value);
  const hasPrograms = Object.keys(lineup.value.programs).length > 0;
  const at = {
    match,
    runner,
    externalSeats,
    seats,
    names,
    hints: hints.value,
    adviser: isProgramName(bots.with) ? game.defaults.bot : bots.with,
    secret,
    botNames: hasPrograms ? null : bots,
    ...(options.resume !== undefined && { continuedFrom: options.resume }),
  };
  const player = new TerminalPlayer(at);
  await session(player).finally(() => externalSeats.close());
  for (const seat of Object.keys(lineup.value.programs)) {
    const { fault, faultKinds } = externalSeats.figures(seat) ?? {};
    if (fault && faultKinds) print(`faults of ${seat}, ${faultsOf(game, names[seat] ?? '', fault, faultKinds, rules)}`);
  }
  const outcome = outcomeOf(match);
  remember(game, side, outcome, bots.against);
  if (secret && (outcome || player.savedIn === undefined)) print(`The seed was ${match.seed}`);
  return ok(0);
}

/** A match from the start, with the seats and bots that the options name. */
function newMatch(game: Game, options: PlayOptions): Result<MatchInProgress> {
  const setup = readSetup(options.setup);
  if (!setup.ok) return setup;
  const seed = seedFrom(options.seed);
  if (!seed.ok) return seed;
  const text = seedOf(seed.value.text, 0); // the same game as the first of `match` with that seed
  const named = [options.against, options.with].flatMap((name) => name ?? []);
  const rules = rulesFor(game, withProtocolOptions(setup.value, game, named), text);
  if (!rules.ok) return no(setupFault(game, rules.error));
  const seats = ownSeats(game, rules.value, options);
  if (!seats.ok) return seats;
  const bots = {
    against: withAutoLevel(game.id, options.against ?? game.defaults.bot),
    with: withAutoLevel(game.id, options.with ?? game.defaults.bot),
  };
  const match = open(game, rules.value, text, hashing);
  return ok({ match, seats: seats.value, bots, secret: seed.value.secret, decisions: [] });
}

const OF_NEW_MATCHES = ['seat', 'side', 'against', 'with', 'setup', 'seed'] as const;

/** A saved match: its seats, bots, set-up and seed are in the save. */
function continued(game: Game, file: string, options: PlayOptions): Result<MatchInProgress> {
  const wrong = OF_NEW_MATCHES.find((option) => options[option] !== undefined);
  return wrong === undefined ? readInProgress(file, game) : no({ code: 'resume-alone', option: `--${wrong}` });
}

/** A seat that is a whole side, with its name: `0, blue`. */
const seatLabel = (game: Game, seat: Seat): string => (roleOf(seat) === '' ? sideName(game, seat) : seat);

/** Saves the result of a match against bots with a level, for `@auto`. */
function remember(game: Game, side: Side, outcome: Outcome | undefined, opponent: string): void {
  const bot = parseBotName(opponent);
  if (!outcome || !bot.ok || game.bots[bot.value.id]?.levels === false) return;
  const { winners } = outcome;
  const result = !winners.includes(side) ? 'lost' : winners.length > 1 ? 'drawn' : 'won';
  saveResult(game.id, { level: bot.value.level, result });
}

function hintsFrom(given: string = DEFAULT_HINTS): Result<Hints> {
  const hints = HINTS.find((one) => one === given);
  return hints ? ok(hints) : no({ code: 'not-one-of', option: '--hints', given, known: HINTS });
}

/** The person's seats: the named ones, all of a side, or the game's first. */
function ownSeats(game: Game, rules: Rules, { seat, side }: PlayOptions): Result<readonly Seat[]> {
  if (seat && side !== undefined) return no({ code: 'seat-and-side' });
  const known = game.seats(rules);
  if (side !== undefined) {
    const own = known.filter((one) => sideOf(one) === side);
    return own.length > 0 ? ok(own) : no({ code: 'no-such-side', game: game.id, side, known: game.sides(rules) });
  }
  const wanted = [...new Set(seat ?? known.slice(0, 1))];
  const unknown = wanted.find((one) => !known.includes(one));
  if (unknown !== undefined) return no({ code: 'no-such-seat', game: game.id, seat: unknown, known });
  const sides = [...new Set(wanted.map(sideOf))];
  return sides.length > 1 ? no({ code: 'seats-of-two-sides', sides }) : ok(wanted);
}
