import { describe, expect, test } from 'vitest';
import { Random } from '../../../../kernel/random.ts';
import type { RulesetName } from '../../rulesets.ts';
import type { State } from '../../state.ts';
import {
  BOLT_RIFLE,
  battle,
  done,
  gun,
  marines,
  orks,
  PISTOL,
  refused,
  type Situation,
  type Squad,
} from '../../testing.ts';
import { view } from '../../view.ts';
import { plansFor } from './fire.ts';
import { decided, firedAt, LEDGER, shot } from './testing.ts';
import { WEIGHTS } from './weights.ts';

const MELTA = gun('18" A1 BS3+ S9 AP-4 DD6', 'Melta 2');
const weak = gun('24" A6 BS3+ S2 AP-1 D3', 'Lethal Hits', 'Devastating Wounds');
const FLAMER = gun('12" AD6 S4 AP0 D1', 'Torrent', 'Ignores Cover');
const tank = (more: Partial<Squad> = {}): Squad => ({
  id: 'tank',
  T: 10,
  Sv: 2,
  W: 11,
  keywords: 'vehicle',
  points: 150,
  arms: { cannon: gun('48" AD6 BS3+ S10 AP-1 D3') },
  ...more,
});

/** The same state with other wounds for some models. */
const hurt = (state: State, wounds: Readonly<Record<number, number>>): State => ({
  ...state,
  wounds: state.wounds.map((left, model) => wounds[model] ?? left),
});

const fires = (situation: Situation): string[] => firedAt(shot(battle({ rounds: 3, ...situation })));

describe('each weapon where it is most useful', () => {
  const squad = marines({ arms: { rifle: BOLT_RIFLE, melta: MELTA }, some: { rifle: [0, 1, 2, 3], melta: [4] } });

  test('melta at the tank, bolt rifles at the horde', () => {
    expect(fires({ attacker: [squad], defender: [orks(), tank({ at: [14, 12] })] })).toEqual([
      'melta x1 at 2',
      'rifle x4 at 1',
    ]);
  });

  test('weapons out of range are left out, and weapons with one target fire at it', () => {
    const near = marines({ models: 2, arms: { flamer: FLAMER, rifle: BOLT_RIFLE }, some: { flamer: [1], rifle: [0] } });
    const far = orks({ id: 'far', at: [0, 22] });
    expect(fires({ attacker: [near], defender: [far] })).toEqual(['rifle x1 at 1']);
  });

  test('a group is split by bearers if some cannot reach', () => {
    const line = marines({ models: 10, arms: { carbine: gun('12" A4 BS3+ S4 AP-1 D1') } });
    const aims = shot(
      battle({
        rounds: 3,
        attacker: [line],
        defender: [orks({ models: 3 }), orks({ id: 'b', models: 3, at: [18, 12] })],
      }),
    ).aims;
    const at = (target: number) => aims.filter((aim) => aim.target === target).flatMap(({ bearers }) => bearers ?? []);
    expect(Math.max(...at(1))).toBeLessThan(Math.min(...at(2)));
  });

  test('fires pistols or the other weapons, whichever gain more', () => {
    const armed = marines({ arms: { rifle: BOLT_RIFLE, pistol: PISTOL } });
    expect(fires({ attacker: [armed], defender: [orks()] })).toEqual(['rifle x5 at 1']);
    const cannon = gun('12" A6 BS3+ S4 AP0 D1', 'Pistol');
    const better = marines({ arms: { rifle: BOLT_RIFLE, pistol: cannon } });
    expect(fires({ attacker: [better], defender: [orks()] })).toEqual(['pistol x5 at 1']);
  });
});

describe('overkill', () => {
  const sure = gun('24" A20 S8 AP-4 D3', 'Torrent');
  const runt = orks({ id: 'runt', models: 1, T: 3, Sv: 7 });

  test('a dead target is worth nothing to the next weapon', () => {
    const gunners = marines({ models: 2, arms: { sure, rifle: BOLT_RIFLE } });
    const lines = fires({ attacker: [gunners], defender: [runt, orks({ at: [6, 12] })] });
    expect(lines.filter((line) => line.endsWith('at 1'))).toHaveLength(1);
    expect(lines.filter((line) => line.endsWith('at 2')).length).toBeGreaterThan(0);
  });

  test('no second unit shoots a target that the first will surely destroy', () => {
    const one = marines({ id: 'one', models: 1, arms: { sure } });
    const two = marines({ id: 'two', models: 1, at: [6, 0], arms: { sure } });
    let state = battle({ rounds: 3, attacker: [one, two], defender: [runt, orks({ at: [6, 12] })] });
    const targets: number[] = [];
    for (let i = 0; i < 2; i++) {
      const order = shot(state);
      targets.push(...order.aims.map(({ target }) => target));
      state = done(state, 'attacker', order, new Random(i)).state;
      for (; state.stage === 'allocation'; )
        state = done(state, 'defender', decided(state).command as never, new Random(i)).state;
    }
    expect(targets.sort()).toEqual([2, 3]);
  });

  test('a plan that duplicates another unit’s plan says so', () => {
    const one = marines({ id: 'one', models: 1, at: [0, -14], arms: { sure: { ...sure, range: 27 } } });
    const two = marines({ id: 'two', models: 1, arms: { sure } });
    const state = battle({ rounds: 3, attacker: [one, two], defender: [runt, orks({ at: [10, 20] })] });
    const { plans } = plansFor({ view: view(state, 'attacker'), weights: WEIGHTS, level: 5, budget: LEDGER });
    const second = plans.filter(({ unit }) => unit === 1);
    expect(second.find(({ targets }) => targets[0] === 2)?.overlap).toBeGreaterThan(50);
    expect(second.find(({ targets }) => targets[0] === 3)?.overlap).toBe(0);
    expect(shot(state)).toMatchObject({ unit: 0 }); // it has only one target
  });
});

describe('nearly destroyed targets', () => {
  const two = [orks(), orks({ id: 'others', at: [22, 12] })];

  test('a persona that values finishing units off shoots at a wounded one', () => {
    const state = battle({ rounds: 3, attacker: [marines({ at: [16, 0] })], defender: two });
    const left = Object.fromEntries(Array.from({ length: 8 }, (_, i) => [5 + i, 0]));
    expect(shot(hurt(state, left), { persona: 'executioner' }).aims.map(({ target }) => target)[0]).toBe(1);
  });

  test('in the last phase wounds that destroy nothing count for almost nothing', () => {
    const state = battle({ rounds: 1, attacker: [marines()], defender: [orks(), tank({ at: [8, 12], points: 400 })] });
    expect(firedAt(shot(state))).toEqual(['rifle x5 at 1']);
  });
});

describe('the cost of a shot', () => {
  const plasma = [gun('24" A2 BS3+ S7 AP-2 D1'), gun('24" A2 BS3+ S8 AP-3 D2', 'Hazardous')];
  const squad = marines({ arms: { plasma }, points: 100 });

  test('supercharge is not used if the standard profile does as well', () => {
    expect(fires({ attacker: [squad], defender: [orks({ T: 3, Sv: 6 })] })).toEqual(['plasma x5 at 1']);
  });
  test('supercharge pays off against valuable targets with many wounds', () => {
    const elite = orks({ id: 'elite', models: 3, T: 7, Sv: 2, W: 4, points: 500 });
    expect(fires({ attacker: [squad], defender: [elite] })).toEqual(['plasma (1) x5 at 1']);
  });

  const missile = marines({
    models: 1,
    arms: { missile: gun('48" A1 BS3+ S14 AP-3 D6', 'One Shot'), rifle: BOLT_RIFLE },
  });
  test('One Shot waits for a valuable target', () => {
    expect(fires({ attacker: [missile], defender: [orks()] })).toEqual(['rifle x1 at 1']);
    expect(fires({ attacker: [missile], defender: [orks(), tank({ at: [14, 12], points: 250 })] })).toContain(
      'missile x1 at 2',
    );
  });
  test('One Shot is fired if there are no later phases', () => {
    const state = battle({ rounds: 1, attacker: [missile], defender: [orks()] });
    expect(firedAt(shot(state))).toEqual(['missile x1 at 1', 'rifle x1 at 1']);
  });

  test('it fishes for Devastating Wounds against good armour', () => {
    const twin = gun('24" A6 BS3+ S4 AP0 D2', 'Twin-linked', 'Devastating Wounds');
    const at = (Sv: number) =>
      shot(battle({ attacker: [marines({ arms: { twin } })], defender: [orks({ T: 4, Sv, W: 2 })] })).aims[0]?.fish;
    expect(at(2)).toBe(true);
    expect(at(7)).toBeUndefined();
  });
});

describe('Lethal Hits', () => {
  const weapon = gun('24" A6 BS3+ S8 AP0 D3', 'Lethal Hits', 'Devastating Wounds', 'Anti-Infantry 2+');
  const at = (ruleset: RulesetName, Sv: number, arm = weapon) =>
    shot(battle({ ruleset, attacker: [marines({ arms: { gun: arm } })], defender: [orks({ T: 4, Sv, W: 3 })] })).aims;

  test('are declined if wound rolls can be devastating and saves are good', () => {
    expect(at('11e', 2)).toMatchObject([{ group: 'gun', target: 1, lethal: false }]);
  });
  test.each<[string, ReturnType<typeof at>]>([
    ['in an edition that does not let them be declined', at('10e', 2)],
    ['where nothing is saved and wounds are hard to come by', at('11e', 7, weak)],
    ['of a weapon that does not devastate', at('11e', 2, gun('24" A6 BS3+ S8 AP0 D3', 'Lethal Hits'))],
  ])('are taken %s', (_, aims) => {
    expect(aims.map(({ lethal }) => lethal)).toEqual([undefined]);
  });
});

test('each passenger lends one weapon, the better one', () => {
  const trukk = tank({
    arms: { shoota: gun('24" A2 BS5+ S4 AP0 D1'), rokkit: gun('24" A4 BS5+ S9 AP-2 D3') },
    lent: ['shoota', 'rokkit'],
    lenders: { shoota: [0, 1, 2], rokkit: [1, 2] },
    abilities: ['Firing Deck 4'],
  });
  const state = battle({ rounds: 3, attacker: [trukk], defender: [orks({ T: 7, Sv: 4, W: 3 })] });
  const order = shot(state);
  expect(firedAt(order)).toEqual(['rokkit x2 at 1', 'shoota x1 at 1']);
  expect(refused(state, 'attacker', order)).toBeUndefined();
});

describe('personas', () => {
  const hero = orks({ id: 'hero', models: 1, W: 4, points: 40, keywords: 'infantry, character', at: [0, 12] });
  const mob = orks({ id: 'mob', models: 10, points: 110, at: [6, 12] });
  const state = battle({ rounds: 3, attacker: [marines()], defender: [{ ...hero, T: 4, Sv: 4 }, mob] });
  const first = (persona: string): number | undefined => decided(state, { persona }).kept[0]?.tally.lines.length;

  test('every persona has its plan and its reasons', () => {
    for (const persona of ['balanced', 'headhunter', 'executioner', 'spread'])
      expect(first(persona)).toBeGreaterThan(0);
  });
  test('the headhunter prefers characters, the spreader the horde', () => {
    const targets = (persona: string) => shot(state, { persona }).aims.map(({ target }) => target);
    expect(targets('headhunter')).toContain(1);
    expect(targets('spread')).toContain(2);
  });
  test('the executioner finishes off a wounded unit', () => {
    const wounded = hurt(state, { 6: 0, 7: 0, 8: 0, 9: 0, 10: 0 });
    expect(shot(wounded, { persona: 'executioner' }).aims.map(({ target }) => target)).toContain(2);
  });
});

describe('time limits', () => {
  const state = battle({
    rounds: 3,
    attacker: [marines(), marines({ id: 'b', at: [12, 0] })],
    defender: [orks(), tank({ at: [14, 12] })],
  });
  test('without any time it still gives a sensible answer', () => {
    const { command } = decided(state, { budget: { ...LEDGER, stop: () => true } });
    expect(command).toMatchObject({ type: 'shoot', unit: 0 });
  });
  test('without targets it ends the phase', () => {
    const away = battle({ attacker: [marines()], defender: [orks({ at: [0, 60] })] });
    expect(decided(away).command).toEqual({ type: 'end-phase' });
  });
  test('a unit that is already selected shoots', () => {
    const chosen = done(state, 'attacker', { type: 'select-shooter', unit: 1 }).state;
    expect(shot(chosen).unit).toBe(1);
    const away = battle({ attacker: [marines()], defender: [orks({ at: [0, 60] })] });
    const idle = done(away, 'attacker', { type: 'select-shooter', unit: 0 }).state;
    expect(decided(idle).command).toEqual({ type: 'skip-unit', unit: 0 });
  });
});
