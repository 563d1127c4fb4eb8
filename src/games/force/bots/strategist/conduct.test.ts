import { describe, expect, test } from 'vitest';
import type { Bot, Decision, Weights } from '../../../../kernel/bot.ts';
import { mix, Random } from '../../../../kernel/random.ts';
import { must } from '../../../../kernel/result.ts';
import { addsUp } from '../../../../kernel/tally.ts';
import { begin } from '../../apply.ts';
import { hear } from '../../audience.ts';
import { type Belief, believe, start } from '../../belief.ts';
import type { Command } from '../../commands.ts';
import type { ForceKinds } from '../../kinds.ts';
import { options } from '../../options.ts';
import { awaiting } from '../../rules/awaiting.ts';
import { refuse } from '../../rules/handlers.ts';
import { setUp } from '../../rules/set-up.ts';
import type { State } from '../../state.ts';
import { played } from '../../testing.ts';
import { type BySide, bySide, SIDES, type Side, type View, view } from '../../view.ts';
import { seed as seedMaker } from '../seed/maker.ts';
import { thinkAbout } from './decide.ts';
import { strategist } from './maker.ts';
import { LEDGER } from './testing.ts';
import { PERSONAS, WEIGHTS } from './weights.ts';

const PAIRS = [
  { dark: 'iron-tide', light: 'lamps-and-roads' },
  { dark: 'night-fleet', light: 'harbour-fleet' },
] as const;
type Maker = (seat: string) => Bot<ForceKinds>;

interface Moment {
  readonly state: State;
  readonly side: Side;
  readonly seen: View;
  readonly belief: Belief;
  readonly place: number;
}

const QUIET = { iterations: 0, ledger: false };
const ask = ({ side, state, place }: Moment) => ({
  ...(awaiting(state)[0] as ReturnType<typeof awaiting>[0]),
  seat: side,
  place,
});
const decide = (bot: Maker, moment: Moment, budget = QUIET): Decision<Command> =>
  bot(moment.side).decide(moment.belief, moment.seen, ask(moment) as never, budget, { value: moment.place + 1 });

/** A match between two bots with beliefs; yields every position before it is answered. */
function* match(seed: number, bots: BySide<Maker>, decks: object): Generator<Moment, State> {
  const rules = must(setUp({ decks }, new Random(seed)));
  let state = begin(rules);
  const beliefs: Record<Side, Belief> = { ...bySide((side) => start(view(state, side), side)) };
  let turn: { seat: string; command: Command } = { seat: 'umpire', command: { type: 'begin' } };
  for (let place = 0; ; place++) {
    const next = played(state, turn.seat, turn.command, new Random(mix(seed, place)));
    state = next.state;
    for (const event of next.events)
      for (const side of SIDES) beliefs[side] = believe(beliefs[side], hear(rules, event, side));
    const side = awaiting(state)[0]?.seat as Side | undefined;
    if (!side) return state;
    const moment: Moment = { state, side, seen: view(state, side), belief: beliefs[side], place };
    yield moment;
    const { command } = decide(bots[side], moment);
    if (!command) throw new Error('a bot has nothing to say');
    turn = { seat: side, command };
  }
}

function winnerOf(game: Generator<Moment, State>): readonly string[] {
  for (let step = game.next(); ; step = game.next()) if (step.done) return step.value.outcome?.winners ?? [];
}

const PEOPLE = Object.keys(PERSONAS);
const made = (level = 5, persona = '', weights?: Weights): Maker =>
  strategist.make({ level, persona, ...(weights && { weights }) });
const seed = seedMaker.make({ level: 5, persona: '' });

describe('the law', () => {
  test.each(PAIRS)('$dark against $light: commands are legal, repeatable, and have a receipt', (decks) => {
    for (const moment of match(4, { dark: made(), light: seed }, decks)) {
      const { state, side, place } = moment;
      const bot = made(5 - (place % 5), PEOPLE[place % PEOPLE.length]);
      const decision = decide(bot, moment, LEDGER);
      expect(decision.command && refuse(state, side, decision.command)).toBeUndefined();
      expect(decision.command).not.toBeNull();
      for (const { tally } of decision.kept) expect(addsUp(tally)).toBe(true);
      if (place % 3 === 0) expect(decide(bot, moment, LEDGER)).toEqual(decision);
    }
  });

  test('it scores exactly the commands it is given', () => {
    for (const moment of match(6, { dark: made(), light: made() }, PAIRS[0])) {
      const { seen, side, belief, place } = moment;
      if (place % 5 !== 0) continue;
      const commands = options(seen, side).filter((_, i) => i % 2 === 0);
      const asked = {
        view: seen,
        belief,
        side,
        commands,
        weights: WEIGHTS,
        level: 5,
        budget: LEDGER,
        seed: { value: 1 },
      };
      const { command, judged } = thinkAbout({ ...asked, ask: ask(moment) as never });
      expect(commands).toContainEqual(command);
      expect(judged).toBe(commands.length);
      expect(thinkAbout({ ...asked, ask: ask(moment) as never, commands: [] }).command).toBeNull();
    }
  });

  test('a bot’s name states its level and persona', () => {
    expect(made()('dark').name).toBe('strategist');
    expect(made(3, 'drainer')('dark').name).toBe('strategist@3+drainer');
    expect(seed('dark').name).toBe('seed');
  });
});

describe('every weight matters', () => {
  const moments = PAIRS.flatMap((decks, i) => [...match(2 + i, { dark: made(), light: seed }, decks)]);
  const told = (weights: Weights, moment: Moment): string =>
    JSON.stringify(decide(made(5, '', weights), moment, LEDGER).kept);
  const before = new Map<Moment, string>();

  test.each(Object.keys(WEIGHTS) as (keyof typeof WEIGHTS)[])('%s', (key) => {
    const other = { ...WEIGHTS, [key]: 3 * WEIGHTS[key] };
    const moved = moments.some((moment) => {
      const now = before.get(moment) ?? told(WEIGHTS, moment);
      before.set(moment, now);
      return now !== told(other, moment);
    });
    expect(moved).toBe(true);
  });
});

test('it rarely loses to the seed bot, on either side', () => {
  const won = PAIRS.flatMap((decks) =>
    SIDES.filter((side) => {
      const bots = side === 'dark' ? { dark: made(), light: seed } : { dark: seed, light: made() };
      return winnerOf(match(9, bots, decks)).includes(side);
    }),
  );
  expect(won.length).toBeGreaterThanOrEqual(3); // of 4
});
