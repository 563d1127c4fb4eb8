import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sameJson } from '../../../../decide/same-json.ts';
import type { Decision, Weights } from '../../../../kernel/bot.ts';
import { addsUp } from '../../../../kernel/tally.ts';
import { start } from '../../belief.ts';
import type { Command } from '../../commands.ts';
import { awaiting } from '../../rules/awaiting.ts';
import type { State } from '../../state.ts';
import { character, offered, refused } from '../../testing.ts';
import { view } from '../../view.ts';
import { contextOf } from './context.ts';
import { seed } from './maker.ts';
import { contextIn, POSITION, said, scene } from './testing.ts';
import { ADDED, OLDER, WEIGHTS } from './weights.ts';

function decided(state: State, weights: Weights = WEIGHTS, value = 1): Decision<Command> {
  const [asked] = awaiting(state);
  if (!asked) throw new Error('nobody is awaited');
  const seen = view(state, asked.seat);
  const bot = seed.make({ level: 5, persona: '', weights })(asked.seat);
  const ask = { ...asked, place: 0 };
  return bot.decide(start(seen, asked.seat), seen, ask, { iterations: 0, ledger: true }, { value });
}

/** The score of the first option that matches. */
const scoreOf = ({ kept }: Decision<Command>, like: Partial<Command>): number | undefined =>
  kept.find(({ option }) => Object.entries(like).every(([key, value]) => option?.[key as keyof Command] === value))
    ?.tally.total;

describe('the context', () => {
  const { state, card } = scene();
  const context = contextIn({ state, card }, [{ type: 'pass' }]);

  test('power is compared at every location and in total', () => {
    expect([...context.powerAdvantageAt]).toEqual([
      [card('Gate'), 3],
      [card('Vharn'), 0],
      [card('Works'), -4],
    ]);
    expect(context.powerAdvantage).toBe(-1);
    expect(contextIn({ state, card }, [], 'light').powerAdvantage).toBe(1);
  });
  test('Force is compared as well', () => {
    expect(context.forceAdvantage).toBe(2);
    expect(contextIn({ state, card }, [], 'light').forceAdvantage).toBe(-2);
  });
  test('phase, turn and actions', () => {
    expect(context).toMatchObject({ phase: 'deploy', myTurn: true, actions: [{ command: { type: 'pass' }, cost: 0 }] });
    expect(contextIn({ state, card }, [], 'light').myTurn).toBe(false);
  });
  test('the weakest location is one that cards may be deployed to', () => {
    expect(context.weakest).toBe(card('Works')); // has a dark icon, and dark is 4 power behind
    const closed = scene({ light: { ...POSITION.light, locations: {}, table: {} } });
    expect(contextIn(closed).weakest).toBe(closed.card('Vharn'));
  });
  test('every action has its cost', () => {
    const commands = offered(state, 'dark');
    const costs = contextOf(view(state, 'dark'), 'dark', commands, WEIGHTS).actions;
    for (const { command, cost } of costs)
      expect(cost).toBe(command.type === 'pass' ? 0 : 'card' in command && command.card === card('Marshal') ? 4 : 2);
  });
});

describe('the engine', () => {
  test('a character goes to the weakest location: 50 + 20', () => {
    const { state, card } = scene();
    const decision = decided(state);
    expect(decision.command).toMatchObject({ type: 'deploy', to: card('Works') });
    expect(scoreOf(decision, { type: 'deploy', to: card('Works') } as Partial<Command>)).toBe(70);
    expect(scoreOf(decision, { type: 'deploy', to: card('Gate') } as Partial<Command>)).toBe(50);
  });
  test('passing is scored, with a reason', () => {
    const { kept } = decided(scene().state);
    const passing = kept.find(({ option }) => option?.type === 'pass');
    expect(passing?.tally.total).toBe(20);
    expect(passing?.tally.lines.map(({ why }) => said(why, 'en'))).toContain('save resources');
  });
  test('of equally good actions it takes the first, whatever the seed', () => {
    const twin = character({ deploy: 2, power: 2 });
    const { state } = scene({ dark: { ...POSITION.dark, hand: { One: twin, Two: twin, Three: twin } } });
    for (const value of [1, 2, 3, 4, 5]) {
      const { command, kept } = decided(state, WEIGHTS, value);
      const top = kept.filter(({ tally }) => tally.total === kept[0]?.tally.total).map(({ option }) => option);
      expect(top.length).toBeGreaterThan(1);
      expect(command).toEqual(offered(state, 'dark').find((one) => top.some((option) => sameJson(option, one))));
    }
  });
  test('the limits are weights: with little = 1, two Force are enough to deploy', () => {
    const { state } = scene({ dark: { ...POSITION.dark, force: 2 } });
    const deploys = (table: Weights) => scoreOf(decided(state, table), { type: 'deploy' });
    expect(deploys({ ...WEIGHTS, little: 1 })).toBe((deploys(WEIGHTS) ?? 0) - WEIGHTS.lowOnForce);
  });
  test('a table from before the limits were weights plays the same', () => {
    const [older] = OLDER;
    expect(Object.keys({ ...older?.weights, ...ADDED }).sort()).toEqual(Object.keys(WEIGHTS).sort());
    for (const phase of ['activate', 'deploy', 'move', 'draw'] as const) {
      const { state } = scene({ phase });
      expect(decided(state, older?.weights)).toEqual(decided(state));
    }
  });
  test('without Force there is no division by zero', () => {
    const { state } = scene({ dark: { ...POSITION.dark, force: 0 } });
    expect(decided(state).command).toEqual({ type: 'pass' });
  });
  test('the amount of Force depends on power: 4 when far behind, 3 when behind, otherwise 2', () => {
    const far = { Lamp: [character({ power: 12 }), 'Works'] } as const;
    const given = { phase: 'activate', now: { generation: { dark: 8, light: 8 } } } as const;
    expect(decided(scene({ ...given, light: { ...POSITION.light, table: far } }).state).command).toEqual({
      type: 'activate',
      amount: 4,
    });
    expect(decided(scene(given).state).command).toEqual({ type: 'activate', amount: 3 });
    expect(decided(scene({ ...given, light: { ...POSITION.light, table: {} } }).state).command).toEqual({
      type: 'activate',
      amount: 2,
    });
  });
  test('actions without an evaluator are not dropped', () => {
    const owed = { side: 'light', amount: 1 } as const;
    expect(decided(scene({ owed }).state).command?.type).toBe('lose');
  });
  test('every score stays within 0 to 100, for any weights', () => {
    const weight = fc.integer({ min: -300, max: 300 });
    fc.assert(
      fc.property(fc.tuple(weight, weight, weight), fc.integer({ min: 1, max: 5 }), ([a, b, c], force) => {
        const weights = { ...WEIGHTS, weakLocation: a, costShare: b, pass: c };
        const { kept } = decided(scene({ dark: { ...POSITION.dark, force } }).state, weights);
        for (const { tally } of kept) {
          expect(tally.total).toBeGreaterThanOrEqual(0);
          expect(tally.total).toBeLessThanOrEqual(100);
          expect(addsUp(tally)).toBe(true);
        }
      }),
      { numRuns: 60 },
    );
  });
  test('it sends only legal commands', () => {
    for (const phase of ['activate', 'deploy', 'move', 'draw'] as const) {
      const { state } = scene({ phase });
      const { command } = decided(state);
      expect(command && refused(state, 'dark', command)).toBeUndefined();
    }
  });
});
