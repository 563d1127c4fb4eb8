import { describe, expect, test } from 'vitest';
import type { Bot, BotMaker } from '../../../../kernel/bot.ts';
import { Random } from '../../../../kernel/random.ts';
import { must } from '../../../../kernel/result.ts';
import { begin } from '../../apply.ts';
import { SCENARIOS } from '../../data/scenarios.ts';
import type { ShootingKinds } from '../../kinds.ts';
import { awaiting } from '../../rules/awaiting.ts';
import { refuse } from '../../rules/handlers.ts';
import { setUp } from '../../rules/set-up.ts';
import type { Side } from '../../sides.ts';
import type { State } from '../../state.ts';
import { done } from '../../testing.ts';
import { view } from '../../view.ts';
import { seed as seedMaker } from '../seed/maker.ts';
import { gunner } from './maker.ts';
import { PERSONAS } from './weights.ts';

const QUIET = { iterations: 0, ledger: false };
const names = Object.keys(SCENARIOS);
const PEOPLE = Object.keys(PERSONAS);

const opened = (options: object, dice: Random): State =>
  done(begin(must(setUp(options, dice))), 'umpire', { type: 'begin' }, dice).state;

function decided(state: State, bot: (seat: string) => Bot<ShootingKinds>, seed: number) {
  const [asked] = awaiting(state);
  if (!asked) throw new Error('nobody is awaited');
  const ask = { ...asked, place: 0 };
  return {
    seat: asked.seat as Side,
    ...bot(asked.seat).decide(null, view(state, asked.seat), ask, QUIET, { value: seed }),
  };
}

const of = (maker: BotMaker<ShootingKinds>, level = 5, persona = '') => maker.make({ level, persona });

/** Plays a random match and calls `see` for every position. */
function everyPosition(options: object, seed: number, see: (state: State, place: number) => void): number {
  const dice = new Random(seed);
  let state = opened(options, dice);
  let place = 0;
  for (; state.stage !== 'ended'; place++) {
    see(state, place);
    const { seat, command } = decided(state, of(seedMaker), seed * 1000 + place);
    if (!command) throw new Error('the seed has nothing to say');
    state = done(state, seat, command, dice).state;
  }
  return place;
}

describe('the law', () => {
  test.each(names.flatMap((scenario) => [`${scenario}/10e`, `${scenario}/11e`]))(
    '%s: in any position it sends only legal commands, and the same when asked again',
    (name) => {
      const [scenario, ruleset] = name.split('/');
      everyPosition({ scenario, ruleset }, 1, (state, place) => {
        const bot = of(gunner, 5 - (place % 5), PEOPLE[place % PEOPLE.length]);
        const { seat, command } = decided(state, bot, place);
        expect(command && refuse(state, seat, command)).toBeUndefined();
        expect(command).not.toBeNull();
        if (place % 4 === 0) expect(decided(state, bot, place).command).toEqual(command);
      });
    },
  );

  test('the seed bot can play either seat', () => {
    expect(seedMaker.levels).toBe(false);
    expect(of(seedMaker)('attacker').name).toBe('seed');
    expect(everyPosition({ scenario: 'duel' }, 5, () => undefined)).toBeGreaterThan(0);
  });

  test('a bot’s name states its level and persona', () => {
    expect(of(gunner)('attacker').name).toBe('gunner');
    expect(of(gunner, 3, 'headhunter')('attacker').name).toBe('gunner@3+headhunter');
  });
});

describe('strength', () => {
  type Bots = Readonly<Record<Side, (seat: string) => Bot<ShootingKinds>>>;

  /** The points each side has destroyed. */
  function match(options: object, seed: number, bots: Bots): State['points'] {
    const dice = new Random(seed);
    let state = opened(options, dice);
    for (let place = 0; state.stage !== 'ended'; place++) {
      const side = awaiting(state)[0]?.seat as Side;
      const { seat, command } = decided(state, bots[side], seed * 1000 + place);
      if (!command) throw new Error(`${side} has nothing to say`);
      state = done(state, seat, command, dice).state;
    }
    return state.points;
  }

  /** Wins, draws and losses of one bot against another, every game from both sides. */
  function series(
    one: Bots['attacker'],
    other: Bots['attacker'],
    games: number,
    options: (scenario: string) => object,
  ) {
    const sum = { won: 0, drawn: 0, lost: 0 };
    for (const scenario of names)
      for (let seed = 1; seed <= games; seed++)
        for (const side of ['attacker', 'defender'] as const) {
          const points = match(
            options(scenario),
            seed,
            side === 'attacker' ? { attacker: one, defender: other } : { attacker: other, defender: one },
          );
          const lead = points[side] - points[side === 'attacker' ? 'defender' : 'attacker'];
          sum[lead > 0 ? 'won' : lead < 0 ? 'lost' : 'drawn']++;
        }
    return sum;
  }

  test('it rarely loses to the seed bot, on either side of any scenario', () => {
    const { won, lost } = series(of(gunner), of(seedMaker), 1, (scenario) => ({ scenario, rounds: 8 }));
    expect(won / (won + lost)).toBeGreaterThanOrEqual(0.9);
    expect(won).toBeGreaterThanOrEqual(8); // of 10
  });
});
