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
}

const HINTS_ABOUT =
  'bot suggestions: off = never; obvious = when you type hint, or if only one action makes sense; smart = every turn';

export function addPlay(program: Command): void {
  const command = addCommand(program, 'play <game>', 'play at the terminal; bots take the other seats', [
    'play radar',
    'play radar --seat blue.captain --seat blue.engineer --against crew@2',
    'play radar --side red --against crew@auto+hunter',
    'play force --against exec:"python3 bot.py"',
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
    .option('--seed <N>', 'random seed (default: a secret one, printed at the end)');
  addProgramFlags(command)
    .addHelpText('after', '\nResults for @auto are saved in the folder UMPIRE_HOME (default: ~/.umpire).')
    .action(answering(play));
}

async function play(id: string, options: PlayOptions): Promise<Answer> {
  const found = gameNamed(id);
  if (!found.ok) return found;
  const game = found.value;
  const setup = readSetup(options.setup);
  if (!setup.ok) return setup;
  const seed = seedFrom(options.seed);
  if (!seed.ok) return seed;
  const { secret } = seed.value;
  const text = seedOf(seed.value.text, 0); // the same game as the first of `match` with that seed
  const programs = programLimits(options);
  if (!programs.ok) return programs;
  const named = [options.against, options.with].flatMap((name) => name ?? []);
  const rules = rulesFor(game, withProtocolOptions(setup.value, game, named), text);
  if (!rules.ok) return no(setupFault(game, rules.error));
  const seats = ownSeats(game, rules.value, options);
  if (!seats.ok) return seats;
  const hints = hintsFrom(options.hints);
  if (!hints.ok) return hints;

  const side = sideOf(seats.value[0] as Seat);
  const ally = withAutoLevel(id, options.with ?? game.defaults.bot);
  const opponent = withAutoLevel(id, options.against ?? game.defaults.bot);
  const others = game.sides(rules.value).filter((other) => other !== side);
  const opponents = Object.fromEntries(others.map((other) => [other, opponent]));
  const crew = game.seats(rules.value).filter((seat) => sideOf(seat) === side && !seats.value.includes(seat));
  const allies = Object.fromEntries(crew.map((seat) => [seat, ally]));
  const lineup = lineupFor(game, rules.value, opponents, allies);
  if (!lineup.ok) return no(inWords(game, lineup.error));

  const match = open(game, rules.value, text, hashing);
  const runner = new Runner(match, lineup.value.bots, { budget: { iterations: 0, ledger: true }, keep: true });
  const names = { ...lineup.value.names, ...Object.fromEntries(seats.value.map((seat) => [seat, PERSON])) };
  print(
    `${paint.bold(game.title)}: you are ${seats.value.map((seat) => seatLabel(game, seat)).join(', ')}. Type help for a list of commands.`,
  );
  print(secret ? `The seed is secret until the end; its sha256 is ${hashing.digest(text)}` : `Seed ${seed.value.text}`);
  if (others.length > 0)
    print(`Against ${opponent}${options.against?.includes('@auto') ? ', based on your recent results' : ''}`);
  print(seatingLines(game, rules.value, names).join('\n'));
  const externalSeats = openExternalSeats(lineup.value.programs, match, programs.value);
  const adviser = isProgramName(ally) ? game.defaults.bot : ally;
  const at = { match, runner, externalSeats, seats: seats.value, names, hints: hints.value, adviser, secret };
  await session(new TerminalPlayer(at)).finally(() => externalSeats.close());
  for (const seat of Object.keys(lineup.value.programs)) {
    const { fault, faultKinds } = externalSeats.figures(seat) ?? {};
    if (fault && faultKinds)
      print(`faults of ${seat}, ${faultsOf(game, names[seat] ?? '', fault, faultKinds, rules.value)}`);
  }
  remember(game, side, outcomeOf(match), opponent);
  if (secret) print(`The seed was ${text}`);
  return ok(0);
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
