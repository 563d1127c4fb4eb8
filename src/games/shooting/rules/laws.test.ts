import { describe, expect, test } from 'vitest';
import { loaded } from '../../../kernel/dice.ts';
import { mix, Random } from '../../../kernel/random.ts';
import { must } from '../../../kernel/result.ts';
import { begin } from '../apply.ts';
import type { Command } from '../commands.ts';
import { SCENARIOS } from '../data/scenarios.ts';
import { options } from '../options.ts';
import type { Side } from '../sides.ts';
import type { State } from '../state.ts';
import { battle, done, gun, marines, orks, recorded, reloaded } from '../testing.ts';
import { view } from '../view.ts';
import { awaiting } from './awaiting.ts';
import { refuse } from './handlers.ts';
import { faultIn } from './saved.ts';
import { setUp } from './set-up.ts';

/** A match with everything that interrupts attacks: attached characters, Precision, mortal wounds, explosions. */
const MIXED = () =>
  battle({
    attacker: [
      marines({
        models: 4,
        arms: {
          sniper: gun('36" A2 BS2+ S6 AP-2 DD3', 'Precision', 'Devastating Wounds'),
          plasma: gun('24" AD3 BS3+ S8 AP-3 D2', 'Hazardous', 'Sustained Hits D3'),
        },
        some: { plasma: [2, 3] },
        with: [
          { name: 'Captain', W: 5, inv: 4, arms: { pistol: gun('12" A1 BS2+ S8 AP-3 D2', 'Pistol', 'Hazardous') } },
        ],
      }),
      {
        id: 'tank',
        models: 1,
        at: [3, 3],
        T: 10,
        W: 6,
        keywords: 'vehicle',
        abilities: ['Deadly Demise D3'],
        arms: { cannon: gun('48" AD6+3 BS4+ S10 AP-1 D3', 'Blast') },
      },
    ],
    defender: [
      orks({
        models: 8,
        W: 2,
        abilities: ['Feel No Pain 5+'],
        with: [
          { name: 'Boss', W: 4, T: 5 },
          { name: 'Painboy', W: 3, T: 5 },
        ],
      }),
      {
        id: 'truck',
        models: 2,
        at: [3, 15],
        T: 8,
        W: 4,
        Sv: 4,
        keywords: 'vehicle, smoke',
        abilities: ['Deadly Demise 3'],
        arms: { shoota: gun('36" A6 BS4+ S5 AP0 D1', 'Rapid Fire 2') },
      },
    ],
    rounds: 3,
    commandPoints: 3,
  });

const started = (setup: unknown): State => done(begin(must(setUp(setup, loaded()))), 'umpire', { type: 'begin' }).state;

const TABLES: Readonly<Record<string, () => State>> = {
  mixed: MIXED,
  ...Object.fromEntries(
    Object.keys(SCENARIOS).map((scenario) => [scenario, () => started({ scenario, commandPoints: 2 })]),
  ),
  'eleventh edition': () => started({ ruleset: '11e' }),
};

/** A random option, with single steps more often than whole sequences. */
function anyCommand(state: State, random: Random): readonly [Side, Command] {
  const seat = awaiting(state)[0]?.seat as Side;
  const offers = [...options(view(state, seat), seat)].filter(
    ({ type }) => type !== 'end-phase' || random.unit() < 0.1,
  );
  const likely = offers.filter(({ type }) => type !== 'skip-unit');
  const among =
    likely.length > 0 && random.unit() < 0.9 ? likely : offers.length > 0 ? offers : [{ type: 'end-phase' } as const];
  return [seat, among[random.roll(among.length) - 1] as Command];
}

/** Commands that end the phase or leave a unit. */
const goingOn = ({ rules }: State): readonly Command[] => [
  ...rules.units.flatMap(({ index: unit }): Command[] => [
    { type: 'select-shooter', unit },
    { type: 'skip-unit', unit },
  ]),
  { type: 'end-phase' },
];

describe.each(Object.keys(TABLES))('random play: %s', (name) => {
  test('before a unit is selected, every accepted command is offered', () => {
    const random = new Random(3);
    let state = (TABLES[name] as () => State)();
    while (state.stage !== 'ended') {
      if (state.stage === 'select') {
        const seat = state.active;
        const offered = [...options(view(state, seat), seat)].map((option) => JSON.stringify(option));
        for (const command of goingOn(state))
          if (!refuse(state, seat, command)) expect(offered).toContain(JSON.stringify(command));
      }
      const [seat, command] = anyCommand(state, random);
      state = done(state, seat, command, random).state;
    }
  });

  test('the match ends, a seat must act until then, wounds stay in bounds, and a reloaded state continues the same way', () => {
    for (let seed = 0; seed < 2; seed++) {
      const random = new Random(mix(seed, 7));
      let state = (TABLES[name] as () => State)();
      for (let turn = 0; state.stage !== 'ended'; turn++) {
        expect(turn).toBeLessThan(3000);
        expect(awaiting(state)).toHaveLength(1);
        expect(faultIn(state)).toBeUndefined();
        const [seat, command] = anyCommand(state, random);
        const dice = recorded(new Random(random.next()));
        const happened = done(state, seat, command, dice);
        if (turn % 7 === 0 || (state.work && turn % 2 === 0)) {
          const again = done(reloaded(state), seat, command, loaded(...dice.faces));
          expect(again.events).toEqual(happened.events);
          expect(reloaded(again.state)).toEqual(reloaded(happened.state));
        }
        state = happened.state;
        const { models } = state.rules;
        expect(state.wounds.every((left, model) => left >= 0 && left <= (models[model]?.sheet.wounds ?? 0))).toBe(true);
      }
      expect(state.outcome).not.toBeNull();
      expect(awaiting(state)).toEqual([]);
    }
  });
});

describe('refusals', () => {
  const wild = (random: Random): Command => {
    const n = (most: number): number => random.roll(most) - 1;
    const aim = {
      group: ['sniper', 'plasma', 'pistol', 'cannon', 'none'][n(5)] as string,
      target: n(6),
      profile: n(2),
      bearers: [n(6), 6 + n(3)],
      hand: [],
    };
    const all: readonly Command[] = [
      { type: 'begin' },
      { type: 'select-shooter', unit: n(6) },
      { type: 'assign', ...aim },
      { type: 'assign', group: aim.group, target: aim.target },
      { type: 'hold-fire', group: aim.group },
      { type: 'clear', group: aim.group },
      { type: 'clear-all' },
      { type: 'undo' },
      { type: 'confirm' },
      { type: 'roll', until: 'step' },
      { type: 'shoot', unit: n(6), aims: [aim, aim] },
      { type: 'skip-unit', unit: n(6) },
      { type: 'end-phase' },
      { type: 'allocate', models: [n(24), 24 + n(8)] },
      { type: 'precision', model: n(30) },
      { type: 'stratagem', use: 'smokescreen', unit: n(6) },
      { type: 'decline' },
      { type: 're-roll', die: n(12) },
    ];
    return all[n(all.length)] as Command;
  };

  test('any command at any time is refused with a code, or leaves a seat to act', () => {
    const random = new Random(11);
    let state = MIXED();
    for (let i = 0; i < 6000; i++) {
      const seat = (['attacker', 'defender', 'umpire', 'spectator'] as const)[random.roll(4) - 1] ?? 'attacker';
      const command = wild(random);
      const before = JSON.stringify({ ...state, rules: null });
      const no = refuse(state, seat, command);
      expect(JSON.stringify({ ...state, rules: null })).toBe(before);
      if (no) expect(no.code).toMatch(/^[a-z-]+$/);
      else {
        state = done(state, seat, command, random).state;
        expect(awaiting(state).length === 1 || state.outcome !== null).toBe(true);
      }
      if (state.outcome) state = MIXED();
    }
  });
});
