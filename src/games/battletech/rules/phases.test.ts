import { describe, expect, test } from 'vitest';
import { type Dice, loaded } from '../../../kernel/dice.ts';
import { UMPIRE } from '../../../kernel/ids.ts';
import { CT, HD } from '../data/places.ts';
import type { Event } from '../events.ts';
import { fallback } from '../options.ts';
import type { Ruleset, RulesetName } from '../rulesets.ts';
import { type State, type Unit, unitOf } from '../state.ts';
import { done, type Happened, ofType, phases, refused } from '../testing.ts';
import { view } from '../view.ts';
import { advance, mayAct, withdraw } from './phases.ts';
import { ground, hurt, play, set, type TestTable, table, testMech } from './testing.ts';

const WRECK = { destroyed: 'destroyed-engine' };
const ASLEEP: Partial<Unit> = { pilot: { hits: 2, awake: false, out: 1 } };
const LASER = testMech({ weapons: [['medium-laser', CT]] });
const QUIET: Partial<Ruleset> = { wind: false };

/** Two units of two sides, ten hexes apart. */
const duel = (wanted: Partial<TestTable> = {}): State =>
  table({
    switches: QUIET,
    units: [
      { side: '0', at: '0515', design: LASER },
      { side: '1', at: '0505', facing: 3, design: LASER },
    ],
    ...wanted,
  });

/** The side whose turn it is does nothing. */
function passes(state: State, dice: Dice = loaded()): Happened {
  const seat = state.queue[0] ?? '';
  const command = fallback(view(state, seat), seat);
  if (!command) throw new Error(`nothing to do in ${state.phase}`);
  return done(state, seat, command, dice);
}

/** All sides pass until the condition is met. */
function passesUntil(from: State, enough: (state: State) => boolean, dice: Dice = loaded()): Happened {
  const events: Event[] = [];
  let state = from;
  while (!enough(state)) {
    const happened = passes(state, dice);
    events.push(...happened.events);
    state = happened.state;
  }
  return { state, events };
}

const start = (state: State, ...faces: readonly number[]): Happened =>
  done({ ...state, turn: 0, phase: 'initiative', queue: [] }, UMPIRE, { type: 'begin' }, loaded(...faces));

describe('the match starts', () => {
  test('with the wind, the initiative and the first Movement Phase', () => {
    const { events, state } = start(duel({ switches: {} }), 5, 2, 2, 6, 6);
    expect(events.map(({ type }) => type)).toEqual(['began', 'wind-set', 'initiative-rolled', 'phase-began']);
    expect(state).toMatchObject({ turn: 1, phase: 'movement', wind: 4, order: ['0', '1'], queue: ['0', '1'] });
  });

  test('once, and only when the umpire starts it', () => {
    const { state } = start(duel(), 2, 2, 6, 6);
    expect(refused(state, UMPIRE, { type: 'begin' })).toBe('already-begun');
    expect(refused({ ...duel(), turn: 0 }, '0', { type: 'begin' })).toBe('umpire-only');
    expect(refused(state, '7', { type: 'end', orders: [] })).toBe('unknown-seat');
  });
});

describe('the phases of a turn', () => {
  /** A whole turn in which all sides pass; side 1 wins every initiative. */
  const turn = (ruleset: RulesetName, switches: Partial<Ruleset> = {}): string[] => {
    const first = start(duel({ ruleset, switches: { ...QUIET, ...switches } }), 2, 2, 6, 6);
    const rest = passesUntil(first.state, ({ turn }) => turn === 2, loaded(2, 2, 6, 6));
    return phases([...first.events, ...rest.events]);
  };

  test.each<[string, RulesetName, Partial<Ruleset>, readonly string[]]>([
    [
      'twists are declared with the fire',
      'total-warfare',
      {},
      ['movement 0 1', 'weapons 0 1', 'physical', 'heat', 'end 0 1', 'movement 0 1'],
    ],
    [
      'or in a Reaction Phase, in which the winner goes first',
      'simulador',
      {},
      ['movement 0 1', 'reaction 1 0', 'weapons 0 1', 'physical', 'heat', 'end 0 1', 'movement 0 1'],
    ],
    [
      'the Reaction Phase is a switch',
      'total-warfare',
      { twist: 'reaction' },
      ['movement 0 1', 'reaction 1 0', 'weapons 0 1', 'physical', 'heat', 'end 0 1', 'movement 0 1'],
    ],
    [
      'without physical attacks their phase falls out',
      'total-warfare',
      { physicalAttacks: false },
      ['movement 0 1', 'weapons 0 1', 'heat', 'end 0 1', 'movement 0 1'],
    ],
  ])('%s', (_, ruleset, switches, order) => expect(turn(ruleset, switches)).toEqual(order));

  test('a unit next to an enemy is asked in the Physical Attack Phase', () => {
    const near = duel({
      units: [
        { side: '0', at: '0507' },
        { side: '1', at: '0506' },
      ],
      phase: 'weapons',
      queue: ['1'],
    });
    const { events } = passes({ ...set(near, 0, { acted: true }), order: ['1', '0'] });
    expect(phases(events)).toEqual(['physical 0']);
  });

  test('unequal numbers take turns in proportion', () => {
    const units = ['0101', '0201', '0301', '0401', '0501'].map((at) => ({ side: '0', at }));
    const state = duel({ units: [...units, { side: '1', at: '0116' }, { side: '1', at: '0216' }] });
    expect(start(state, 2, 2, 6, 6).state.queue.join('')).toBe('0010001');
    expect(
      start(
        { ...state, rules: { ...state.rules, ruleset: { ...state.rules.ruleset, ratio: 'ceil' } } },
        2,
        2,
        6,
        6,
      ).state.queue.join(''),
    ).toBe('0001001');
  });

  test('no unit acts out of turn, twice, or for another side', () => {
    const { state } = start(duel(), 2, 2, 6, 6);
    const still = { type: 'move', mode: 'still', steps: [] } as const;
    expect(refused(state, '1', { ...still, unit: 1 })).toBe('not-your-turn');
    expect(refused(state, '0', { ...still, unit: 1 })).toBe('not-your-unit');
    expect(refused(state, '0', { type: 'fire', unit: 0, primary: null, shots: [] })).toBe('wrong-phase');
    const moved = passes(state).state;
    expect(refused({ ...moved, queue: ['0'] }, '0', { ...still, unit: 0 })).toBe('has-acted');
  });
});

describe('units that cannot act', () => {
  const three = (change: Partial<Unit>, wanted: Partial<TestTable> = {}): State =>
    set(
      duel({
        ...wanted,
        units: [
          { side: '0', at: '0115' },
          { side: '0', at: '0315' },
          { side: '1', at: '0505' },
        ],
      }),
      1,
      change,
    );

  test('a helpless unit passes when it is its turn to move', () => {
    const { state } = start(three({ shutDown: true, stayDown: true }), 2, 2, 6, 6);
    expect(state.queue.join('')).toBe('001');
    const { state: after, events } = done(state, '0', { type: 'move', unit: 0, mode: 'still', steps: [] });
    expect(ofType(events, 'unit-done').map(({ unit }) => unit)).toEqual([0, 1]);
    expect(after.queue).toEqual(['1']);
  });

  test.each<[RulesetName, string]>([
    ['total-warfare', '001'],
    ['simulador', '01'],
    ['core-2026', '01'],
  ])('or does not act at all, in %s: %s', (ruleset, queue) => {
    expect(start(three(ASLEEP, { ruleset }), 2, 2, 6, 6).state.queue.join('')).toBe(queue);
  });

  test('wrecks do not act', () => expect(start(three(WRECK), 2, 2, 6, 6).state.queue.join('')).toBe('01'));

  test('a side that can no longer act loses its place in the queue', () => {
    const state = three({}, { phase: 'weapons', queue: ['1', '0', '0'] });
    const lamed = set(set(state, 0, ASLEEP), 1, WRECK);
    const { events } = done(lamed, '1', { type: 'fire', unit: 2, primary: null, shots: [] });
    expect(ofType(events, 'turn-lost').map(({ side }) => side)).toEqual(['0', '0']);
  });

  test('a charging unit declares no fire', () => {
    const charge = { kind: 'charge', target: 2, hexes: 3 } as const;
    const state = three({ charge }, { phase: 'weapons' });
    expect([0, 1, 2].map((id) => mayAct(state, id))).toEqual([true, false, true]);
  });

  test('a side without units is not asked in the End Phase', () => {
    const units = ['0', '1', '2'].map((side, i) => ({ side, at: `0${i + 1}05` }));
    const state = set(duel({ units, phase: 'physical' }), 1, WRECK);
    const { state: after } = play({ ...state, order: ['1', '2', '0'] }, advance(state, loaded()));
    expect(after).toMatchObject({ phase: 'end' });
    expect(after.queue).toEqual(['2', '0']);
  });

  test('a unit stuck in a swamp tries to get free at the start of the Movement Phase', () => {
    const map = ground({ '0515': { swamp: true } });
    const { events, state } = start(set(duel({ map }), 0, { stuck: true }), 2, 2, 6, 6, 6, 6);
    expect(ofType(events, 'freed')).toMatchObject([{ unit: 0 }]);
    expect(unitOf(state, 0).stuck).toBe(false);
  });
});

describe('the end of the match', () => {
  /** No armour, and a point of structure in every place. */
  const frail = testMech({
    armour: Array.from({ length: 11 }, () => 0),
    structure: Array.from({ length: 8 }, () => 1),
    weapons: [['medium-laser', CT]],
  });
  const at = (unit: number) => ({ weapon: 0, target: { unit } });
  const fire = (unit: number, target: number) =>
    ({ type: 'fire', unit, primary: { unit: target }, shots: [at(target)] }) as const;
  const facing = (phase: State['phase'] = 'weapons'): State =>
    duel({
      units: [
        { side: '0', at: '0508', design: frail },
        { side: '1', at: '0505', facing: 3, design: frail },
      ],
      phase,
      queue: ['0', '1'],
    });
  const HIT = [6, 6, 3, 4, 1, 1]; // a hit, on the centre torso, and nothing critical

  test('the last side standing wins at the end of the phase', () => {
    const declared = done(facing(), '0', fire(0, 1)).state;
    expect(declared.outcome).toBeNull();
    const { state } = passes(declared, loaded(...HIT));
    expect(state).toMatchObject({
      phase: 'ended',
      queue: [],
      outcome: { winners: ['0'], reason: { code: 'last-standing' } },
    });
    expect(refused(state, '0', { type: 'end', orders: [] })).toBe('match-over');
  });

  test('sides that destroy each other share first place', () => {
    const declared = done(facing(), '0', fire(0, 1)).state;
    const { state } = done(declared, '1', fire(1, 0), loaded(...HIT, ...HIT));
    expect(state.outcome).toEqual({ winners: ['0', '1'], reason: { code: 'all-destroyed' } });
  });

  test('and sides destroyed together during a move', () => {
    const fallen = set(set(facing('movement'), 0, WRECK), 1, WRECK);
    const { state } = play(fallen, advance(fallen, loaded(), ['0', '1']));
    expect(state.outcome?.winners).toEqual(['0', '1']);
  });

  test('and sides whose pilots die at the start of the End Phase', () => {
    const map = ground({ '0508': { water: 2 }, '0505': { water: 2 } });
    const dying: Partial<Unit> = { pilot: { hits: 5, awake: true, out: 0 } };
    const deep = duel({
      map,
      units: [
        { side: '0', at: '0508' },
        { side: '1', at: '0505' },
      ],
      phase: 'heat',
    });
    const drowning = [0, 1].reduce((state, id) => hurt(set(state, id, dying), id, HD, 0), deep);
    const { state } = play(drowning, advance({ ...drowning, queue: [] }, loaded()));
    expect(state.outcome).toEqual({ winners: ['0', '1'], reason: { code: 'all-destroyed' } });
  });

  test('an interrupted move need not be finished when no enemy is left', () => {
    const alone = { ...set(facing('movement'), 1, WRECK), moving: 0 };
    expect(play(alone, advance(alone, loaded())).state.outcome?.winners).toEqual(['0']);
  });

  test('three sides play on when one is gone', () => {
    const units = ['0', '1', '2'].map((side, i) => ({ side, at: `0${i + 1}05` }));
    const state = set(duel({ units, phase: 'physical' }), 0, WRECK);
    const after = play(state, advance(state, loaded())).state;
    expect(after).toMatchObject({ phase: 'end', outcome: null });
  });

  test.each<[string, Partial<Unit>, object]>([
    [
      'by its armour',
      { armour: LASER.armour.with(CT, 0) },
      { winners: ['1'], reason: { code: 'limit-armour', turns: 1 } },
    ],
    ['even', {}, { winners: ['0', '1'], reason: { code: 'limit-even', turns: 1, per: 100 } }],
  ])('the turn limit: %s', (_, change, outcome) => {
    const open = set(duel({ phase: 'end', queue: ['0', '1'] }), 0, change);
    const state: State = { ...open, rules: { ...open.rules, setup: { ...open.rules.setup, turnLimit: 1 } } };
    const first = passes(state);
    expect(first.state.outcome).toBeNull();
    expect(passes(first.state).state.outcome).toMatchObject(outcome);
  });

  test('before the limit the next turn starts', () => {
    const open = duel({ phase: 'end', queue: ['1'] });
    const state: State = { ...open, rules: { ...open.rules, setup: { ...open.rules.setup, turnLimit: 2 } } };
    expect(passes(state, loaded(1, 1, 2, 2)).state).toMatchObject({ turn: 2, phase: 'movement', outcome: null });
  });
});

describe('a side withdraws', () => {
  const three = (wanted: Partial<TestTable> = {}): State =>
    duel({ units: ['0', '1', '2'].map((side, i) => ({ side, at: `0${i + 1}05` })), queue: ['1', '0', '2'], ...wanted });
  const leaves = (state: State, side: string): Happened => play(state, withdraw(state, side, loaded()));

  test('its units are gone, and its turn passes', () => {
    const { state, events } = leaves(three(), '1');
    expect(ofType(events, 'unit-destroyed')).toMatchObject([{ unit: 1, why: 'destroyed-withdrawn' }]);
    expect(state).toMatchObject({ queue: ['0', '2'], outcome: null });
  });

  test('in the middle of its move', () => {
    const { state } = leaves({ ...three(), moving: 1 }, '1');
    expect(state).toMatchObject({ moving: null, queue: ['0', '2'] });
  });

  test('in the middle of another side’s move, that move continues', () => {
    const { state } = leaves({ ...three({ queue: ['0', '1', '2'] }), moving: 0 }, '1');
    expect(state).toMatchObject({ moving: 0, outcome: null });
    expect(state.queue[0]).toBe('0');
  });

  test('the last one left has won', () => {
    const { state } = leaves(set(three(), 0, WRECK), '1');
    expect(state.outcome).toEqual({ winners: ['2'], reason: { code: 'last-standing', side: '2' } });
  });

  test('its declared fire is not resolved', () => {
    const declared = [{ unit: 1, primary: null, shots: [{ weapon: 0, target: { unit: 0 } }], attacks: [] }];
    const { events } = leaves({ ...three({ phase: 'weapons', queue: [] }), declared }, '1');
    expect(ofType(events, 'shot-fired')).toEqual([]);
  });
});
