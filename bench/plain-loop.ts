import { radar } from '../src/games/radar/game.ts';
import type { RadarKinds } from '../src/games/radar/kinds.ts';
import type { Bot } from '../src/kernel/bot.ts';
import { type Dice, loaded } from '../src/kernel/dice.ts';
import { type Seat, UMPIRE } from '../src/kernel/ids.ts';
import { outcomeOf, submit, unopened } from '../src/kernel/match.ts';
import { never } from '../src/kernel/never.ts';
import { Random } from '../src/kernel/random.ts';
import { must } from '../src/kernel/result.ts';
import { seatBots } from '../src/kernel/runner.ts';
import { hashing } from '../src/store/hashing.ts';

type Command = RadarKinds['command'];
type State = RadarKinds['state'];

export const rules = must(radar.setUp(undefined, loaded()));
const make = radar.bots.seed?.make({ level: 5, persona: '' }) ?? never('radar has no seed bot');
export const seedBots: Readonly<Record<Seat, Bot<RadarKinds>>> = seatBots<RadarKinds>(radar, rules, {
  blue: make,
  red: make,
});

/** One command through the rules: no check for refusal, no log. */
function play(state: State, seat: Seat, command: Command, dice: Dice): State {
  const steps = radar.resolve(state, seat, command, dice);
  let now = state;
  for (let next = steps.next(now); !next.done; next = steps.next(now)) now = radar.apply(now, next.value);
  return now;
}

const BEGIN = { type: 'begin' } as Command;
const PLAIN = { iterations: 0, ledger: false };

/**
 * For comparison: a game in a plain loop over the same rules with the same bots, without log, refusals, hearing or hashing.
 * The only view made is the one that the acting bot decides from.
 */
export function plainGame(seed: number): void {
  const random = new Random(seed);
  let state = play(radar.begin(rules), UMPIRE, BEGIN, random);
  const beliefs = new Map(Object.keys(seedBots).map((seat) => [seat, radar.start(radar.view(state, seat), seat)]));
  for (let place = 1; !radar.outcome(state); place++) {
    const awaited = radar.awaiting(state).find((one) => one.must) ?? never('a game that waits for no seat');
    const { seat, kinds } = awaited;
    const view = radar.view(state, seat);
    const bot = seedBots[seat] ?? never(`no bot for ${seat}`);
    const value = random.roll(2 ** 31);
    const ask = { seat, kinds, must: true, place };
    const belief = beliefs.get(seat) ?? never(`no belief for ${seat}`);
    const { command } = bot.decide(belief, view, ask, PLAIN, { value });
    state = play(state, seat, command ?? radar.fallback(view, seat) ?? never('no fallback'), random);
  }
}

/** A game as recorded: its commands and the dice they rolled. */
interface RecordedGame {
  readonly steps: readonly { readonly seat: Seat; readonly command: Command; readonly rolls: readonly number[] }[];
}

/** Records a plain game, so that the kernel and the plain loop can play exactly the same commands. */
export function record(seed: number): RecordedGame {
  const random = new Random(seed);
  const steps: { seat: Seat; command: Command; rolls: number[] }[] = [];
  let state = radar.begin(rules);
  const step = (seat: Seat, command: Command): void => {
    const rolls: number[] = [];
    const dice = {
      roll(sides: number): number {
        const face = random.roll(sides);
        rolls.push(face);
        return face;
      },
    };
    state = play(state, seat, command, dice);
    steps.push({ seat, command, rolls });
  };
  step(UMPIRE, BEGIN);
  const beliefs = new Map(Object.keys(seedBots).map((seat) => [seat, radar.start(radar.view(state, seat), seat)]));
  for (let place = 1; !radar.outcome(state); place++) {
    const { seat, kinds } = radar.awaiting(state).find((one) => one.must) ?? never('a game that waits for no seat');
    const view = radar.view(state, seat);
    const belief = beliefs.get(seat) ?? never(`no belief for ${seat}`);
    const ask = { seat, kinds, must: true, place };
    const { command } = seedBots[seat]?.decide(belief, view, ask, PLAIN, { value: random.roll(2 ** 31) }) ?? {};
    step(seat, command ?? radar.fallback(view, seat) ?? never('no fallback'));
  }
  return { steps };
}

class RecordedDice implements Dice {
  private next = 0;
  private readonly rolls: readonly number[];
  constructor(rolls: readonly number[]) {
    this.rolls = rolls;
  }
  roll(): number {
    return this.rolls[this.next++] as number;
  }
}

/** Only the rules: resolve and apply every command. */
export function replayPlain({ steps }: RecordedGame): void {
  let state = radar.begin(rules);
  for (const { seat, command, rolls } of steps) state = play(state, seat, command, new RecordedDice(rolls));
  if (!radar.outcome(state)) never('the recorded game did not end');
}

/** The same commands through the kernel: refuse, resolve, apply, log. */
export function replayKernel({ steps }: RecordedGame): void {
  const match = unopened<RadarKinds>(radar, rules, 'speed', hashing);
  for (const { seat, command, rolls } of steps) must(submit(match, seat, command, new RecordedDice(rolls)));
  if (!outcomeOf(match)) never('the recorded game did not end');
}
