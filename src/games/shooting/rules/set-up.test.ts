import { describe, expect, test } from 'vitest';
import { loaded } from '../../../kernel/dice.ts';
import { never } from '../../../kernel/never.ts';
import { must } from '../../../kernel/result.ts';
import { abilityOf } from '../data/abilities.ts';
import { ARMIES } from '../data/armies.ts';
import { BATTLEFIELDS } from '../data/battlefields.ts';
import { DATASHEETS } from '../data/datasheets.ts';
import { SCENARIOS } from '../data/scenarios.ts';
import type { Rules, Unit } from '../state.ts';
import { ABILITY_IDS } from './abilities/registry.ts';
import { setUp } from './set-up.ts';

const made = (options?: unknown): Rules => must(setUp(options, loaded()));
const refusal = (options: unknown) => {
  const rules = setUp(options, loaded());
  return rules.ok ? 'accepted' : rules.error;
};
const unit = (rules: Rules, id: string): Unit => rules.units.find((one) => one.id === id) as Unit;

describe('built-in data', () => {
  test('every ability that a built-in datasheet prints is in the registry', () => {
    const printed = DATASHEETS.flatMap((sheet) => [
      ...(sheet.abilities ?? []),
      ...Object.values(sheet.kinds).flatMap(({ abilities }) => abilities ?? []),
      ...Object.values(sheet.weapons).flatMap(({ profiles }) => profiles.flatMap(({ abilities }) => abilities ?? [])),
    ]);
    expect(printed.filter((ability) => !ABILITY_IDS.includes(abilityOf(ability).id))).toEqual([]);
  });

  test.each(Object.keys(SCENARIOS))(
    'the scenario %s can be played, and its recorded set-up gives the same match',
    (scenario) => {
      const rules = made({ scenario });
      expect(made(rules.setup.scenario ? { ...rules.setup } : {}).setup).toEqual(rules.setup);
    },
  );

  test.each(Object.keys(ARMIES).flatMap((army) => Object.keys(BATTLEFIELDS).map((map) => [army, map])))(
    '%s can be deployed on %s against itself',
    (army, map) => {
      const { models, setup } = made({ map, attacker: army, defender: army });
      const { width, height } = setup.scenario.table;
      for (const { at } of models) expect(at.x >= 0 && at.y >= 0 && at.x <= width && at.y <= height).toBe(true);
      for (const a of models) for (const b of models) if (a.index < b.index) expect(a.at).not.toEqual(b.at);
    },
  );
});

describe('units and weapon groups', () => {
  test('an attached character forms one unit of two parts with its bodyguard', () => {
    const boyz = unit(made(), 'boyz');
    expect(boyz.parts.map(({ name, points, models }) => [name, points, models.length])).toEqual([
      ['Boyz', 170, 20],
      ['Painboy', 80, 1],
    ]);
  });

  test('weapons are grouped, special ones separately', () => {
    expect(unit(made(), 'boyz').groups.map(({ id, bearers, special }) => [id, bearers.length, special])).toEqual([
      ['shoota', 17, false],
      ['big-shoota', 1, true],
      ['rokkit-launcha', 1, true],
      ['kombi-weapon', 1, true],
      ['slugga', 2, true],
    ]);
  });

  test('passengers lend weapons to the deck and have no position', () => {
    const rules = made({ scenario: 'close-quarters' });
    expect(rules.units.map(({ id }) => id)).not.toContain('riders');
    expect(unit(rules, 'trukk').groups.map(({ id, lent, bearers }) => [id, lent, bearers.length])).toEqual([
      ['big-shoota', false, 1],
      ['deffgun-lent', true, 5],
    ]);
    expect(unit(rules, 'trukk').groups.map(({ lenders }) => lenders)).toEqual([undefined, [0, 1, 2, 3, 4]]);
  });

  test('a Firing Deck fires no more weapons than there are passengers: each lends one', () => {
    const rules = made({ scenario: 'close-quarters' });
    expect(unit(rules, 'trukk').abilities.map(({ id, x }) => [id, x?.plus])).toContainEqual(['firing-deck', 5]);
  });

  test('weapons that two datasheets print differently under one id become separate groups', () => {
    const pistol = (BS: number) => ({ name: 'Pistol', profiles: [{ range: 12, A: 1, BS, S: 4, AP: 0, D: 1 }] });
    const armed = (id: string, BS: number) => {
      const sheet = DATASHEETS.find((one) => one.id === id) ?? never('ours');
      return { ...sheet, id: `my-${id}`, weapons: { pistol: pistol(BS) } };
    };
    const bought = (id: string, sheet: string, kind: string, count: number) => ({
      id,
      sheet: `my-${sheet}`,
      points: 50,
      models: [{ kind, count, weapons: ['pistol'] }],
    });
    const rules = made({
      attacker: {
        name: 'x',
        sheets: [armed('intercessor-squad', 3), armed('captain', 2)],
        units: [
          bought('squad', 'intercessor-squad', 'intercessor', 3),
          { ...bought('boss', 'captain', 'captain', 1), attachedTo: 'squad' },
        ],
      },
    });
    const groups = unit(rules, 'squad').groups.map(({ id, weapon, bearers }) => [
      id,
      weapon.profiles[0]?.skill,
      bearers.length,
    ]);
    expect(groups).toEqual([
      ['pistol', 3, 3],
      ['pistol-2', 2, 1],
    ]);
  });

  test('a unit has the keywords of all its kinds of models', () => {
    const sheet = DATASHEETS.find(({ id }) => id === 'boyz') ?? never('ours');
    const { 'boss-nob': nob = never('ours'), ...others } = sheet.kinds;
    const sheets = [{ ...sheet, kinds: { ...others, 'boss-nob': { ...nob, keywords: ['Psyker'] } } }];
    const models = [{ kind: 'boss-nob', count: 1, weapons: [] }];
    const attacker = { name: 'x', sheets, units: [{ id: 'mob', sheet: 'boyz', points: 9, models }] };
    expect(unit(made({ attacker }), 'mob').keywords).toContain('psyker');
  });

  test('Stealth applies if every part has it, and attached characters are not Lone Operatives', () => {
    const abilities = (attachedTo?: string) => {
      const { attacker: _, ...armies } = SCENARIOS.armour?.armies ?? never('ours');
      const army = ARMIES['armoured-fist'] ?? never('ours');
      const units = army.units.map((one) => (one.id === 'marksman' && attachedTo ? { ...one, attachedTo } : one));
      return unit(
        made({ attacker: { ...army, units }, defender: armies.defender }),
        attachedTo ?? 'marksman',
      ).abilities.map(({ id }) => id);
    };
    expect(abilities()).toEqual(['lone-operative', 'stealth']);
    expect(abilities('scouts')).toEqual(['stealth']);
    expect(abilities('tank-a')).toEqual(['deadly-demise']);
  });
});

describe('an invalid file is refused with the path and the reason', () => {
  const duel = SCENARIOS.duel ?? never('ours');
  const army = duel.armies.attacker;
  const first = army.units[0] ?? never('ours');
  const withUnit = (change: object) => ({
    scenario: { ...duel, armies: { ...duel.armies, attacker: { ...army, units: [{ ...first, ...change }] } } },
  });

  const troop = (id: string, sheet: string, kind: string) => ({
    id,
    sheet,
    points: 50,
    models: [{ kind, count: 1, weapons: [] }],
  });
  const aboard = (boss: object) => ({
    attacker: {
      name: 'x',
      units: [
        troop('trukk', 'trukk', 'trukk'),
        { ...troop('riders', 'boyz', 'boy'), embarkedIn: 'trukk' },
        { ...troop('boss', 'painboy', 'painboy'), ...boss },
      ],
    },
  });

  test.each([
    [{ ruleset: '9e' }, { code: 'unknown-ruleset' }],
    [{ scenario: 'nowhere' }, { field: 'scenario' }],
    [{ rounds: 0 }, { field: 'rounds' }],
    [{ attacker: { name: 'x', units: [] } }, { field: 'attacker/units' }],
    [{ attacker: { name: 'x', units: [{ ...first, sheet: 'grot' }] } }, { field: 'attacker/units/0/sheet' }],
    [withUnit({ sheet: 'grot' }), { field: 'armies/attacker/units/0/sheet' }],
    [withUnit({ points: -1 }), { field: 'scenario/armies/attacker/units/0/points' }],
    [
      withUnit({ models: [{ kind: 'boy', count: 5, weapons: [] }] }),
      { field: 'armies/attacker/units/0/models/0/kind' },
    ],
    [
      withUnit({ models: [{ kind: 'intercessor', count: 5, weapons: ['shoota'] }] }),
      { field: 'armies/attacker/units/0/models/0/weapons/0' },
    ],
    [withUnit({ models: [{ kind: 'intercessor', count: 4, weapons: [] }] }), { field: 'deployment/0/at' }],
    [withUnit({ id: 'boyz' }), { field: 'armies/defender/units/0/id' }],
    [withUnit({ attachedTo: 'nobody' }), { field: 'armies/attacker/units/0/attachedTo' }],
    [withUnit({ embarkedIn: 'nobody' }), { field: 'armies/attacker/units/0/embarkedIn' }],
    [aboard({ attachedTo: 'riders' }), { field: 'attacker/units/2/attachedTo', problem: 'riders is aboard' }],
    [aboard({ embarkedIn: 'riders' }), { field: 'attacker/units/2/embarkedIn', problem: 'riders has no Firing Deck' }],
    [
      aboard({ attachedTo: 'trukk', embarkedIn: 'trukk' }),
      { field: 'attacker/units/2/embarkedIn', problem: 'boss is attached' },
    ],
    [
      { scenario: { ...duel, deployment: duel.deployment.slice(1) } },
      { field: 'deployment', problem: 'intercessors is not deployed' },
    ],
    [{ scenario: { ...duel, engaged: [['boyz', 'boyz']] } }, { field: 'engaged/0' }],
    [{ scenario: { ...duel, engaged: [['boyz', 'grots']] } }, { field: 'engaged/0' }],
    [{ scenario: { ...duel, table: { width: 20, height: 20 } } }, { field: 'terrain/1/corners/0' }],
  ])('%j', (options, fault) => {
    expect(refusal(options)).toMatchObject(fault);
  });

  test.each([
    ['a bow tie', [1, 1], [9, 9], [9, 1], [1, 9]],
    ['a line', [1, 1], [5, 1], [9, 1]],
    ['a corner named twice', [1, 1], [9, 1], [9, 1], [9, 9]],
  ] as const)('refuses a terrain outline without an area: %s', (_, ...corners) => {
    const piece = { id: 'odd', kind: 'ruins', corners, height: 5 };
    expect(refusal({ scenario: { ...duel, terrain: [piece] } })).toMatchObject({ field: 'terrain/0/corners' });
    const sheet = DATASHEETS.find(({ id }) => id === 'trukk') ?? never('ours');
    const kinds = { trukk: { ...(sheet.kinds.trukk ?? never('ours')), base: { hull: corners } } };
    expect(refusal({ attacker: { ...army, sheets: [{ ...sheet, kinds }] } })).toMatchObject({
      field: 'attacker/sheets/0/kinds/trukk/base/hull',
    });
  });

  test('an unknown ability is named', () => {
    const sheet = DATASHEETS[0] ?? never('ours');
    const sheets = [{ ...sheet, abilities: ['Laser Eyes'] }];
    expect(refusal({ attacker: { ...army, sheets } })).toMatchObject({
      field: 'attacker/sheets/0/abilities/0',
      why: { code: 'unknown-ability', ability: 'laser-eyes' },
    });
  });
});
