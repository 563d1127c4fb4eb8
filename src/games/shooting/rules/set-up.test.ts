import { describe, expect, test } from 'vitest';
import { loaded } from '../../../kernel/dice.ts';
import { never } from '../../../kernel/never.ts';
import { must } from '../../../kernel/result.ts';
import { abilityOf } from '../data/abilities.ts';
import { ARMIES } from '../data/armies.ts';
import { DATASHEETS } from '../data/datasheets.ts';
import { SCENARIOS } from '../data/scenarios.ts';
import { TABLES } from '../data/tables.ts';
import type { Rules, Unit } from '../state.ts';
import { ABILITY_IDS } from './abilities/registry.ts';
import { setUp } from './set-up.ts';

const made = (options?: unknown): Rules => must(setUp(options, loaded()));
const refusal = (options: unknown) => {
  const rules = setUp(options, loaded());
  return rules.ok ? 'accepted' : rules.error;
};
const unit = (rules: Rules, id: string): Unit => rules.units.find((one) => one.id === id) as Unit;

describe('what is ours', () => {
  test('every ability that a datasheet of ours prints is in the registry', () => {
    const printed = DATASHEETS.flatMap((sheet) => [
      ...(sheet.abilities ?? []),
      ...Object.values(sheet.kinds).flatMap(({ abilities }) => abilities ?? []),
      ...Object.values(sheet.weapons).flatMap(({ profiles }) => profiles.flatMap(({ abilities }) => abilities ?? [])),
    ]);
    expect(printed.filter((ability) => !ABILITY_IDS.includes(abilityOf(ability).id))).toEqual([]);
  });

  test.each(Object.keys(SCENARIOS))(
    'the scenario %s can be played, and its set-up sets up again the same',
    (scenario) => {
      const rules = made({ scenario });
      expect(made(rules.setup.scenario ? { ...rules.setup } : {}).setup).toEqual(rules.setup);
    },
  );

  test.each(Object.keys(ARMIES).flatMap((army) => Object.keys(TABLES).map((map) => [army, map])))(
    '%s lines up on %s against itself',
    (army, map) => {
      const { models, setup } = made({ map, attacker: army, defender: army });
      const { width, height } = setup.scenario.table;
      for (const { at } of models) expect(at.x >= 0 && at.y >= 0 && at.x <= width && at.y <= height).toBe(true);
      for (const a of models) for (const b of models) if (a.index < b.index) expect(a.at).not.toEqual(b.at);
    },
  );
});

describe('mustering', () => {
  test('a character attached to a bodyguard is one unit with it, of two parts', () => {
    const boyz = unit(made(), 'boyz');
    expect(boyz.parts.map(({ name, points, models }) => [name, points, models.length])).toEqual([
      ['Boyz', 170, 20],
      ['Painboy', 80, 1],
    ]);
  });

  test('weapons are grouped, those of few are listed apart', () => {
    expect(unit(made(), 'boyz').groups.map(({ id, bearers, special }) => [id, bearers.length, special])).toEqual([
      ['shoota', 17, false],
      ['big-shoota', 1, true],
      ['rokkit-launcha', 1, true],
      ['kombi-weapon', 1, true],
      ['slugga', 2, true],
    ]);
  });

  test('who is aboard lends weapons to the deck and stands nowhere', () => {
    const rules = made({ scenario: 'close-quarters' });
    expect(rules.units.map(({ id }) => id)).not.toContain('riders');
    expect(unit(rules, 'trukk').groups.map(({ id, lent, bearers }) => [id, lent, bearers.length])).toEqual([
      ['big-shoota', false, 1],
      ['deffgun-lent', true, 5],
    ]);
  });

  test('Stealth is for units of which every part has it, and who is attached is no Lone Operative', () => {
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

describe('a bad file is refused with the place and the reason', () => {
  const duel = SCENARIOS.duel ?? never('ours');
  const army = duel.armies.attacker;
  const first = army.units[0] ?? never('ours');
  const withUnit = (change: object) => ({
    scenario: { ...duel, armies: { ...duel.armies, attacker: { ...army, units: [{ ...first, ...change }] } } },
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
    [
      { scenario: { ...duel, deployment: duel.deployment.slice(1) } },
      { field: 'deployment', problem: 'intercessors stands nowhere' },
    ],
    [{ scenario: { ...duel, engaged: [['boyz', 'boyz']] } }, { field: 'engaged/0' }],
    [{ scenario: { ...duel, engaged: [['boyz', 'grots']] } }, { field: 'engaged/0' }],
    [{ scenario: { ...duel, table: { width: 20, height: 20 } } }, { field: 'terrain/1/corners/0' }],
  ])('%j', (options, fault) => {
    expect(refusal(options)).toMatchObject(fault);
  });

  test('an ability that nobody knows is named', () => {
    const sheet = DATASHEETS[0] ?? never('ours');
    const sheets = [{ ...sheet, abilities: ['Laser Eyes'] }];
    expect(refusal({ attacker: { ...army, sheets } })).toMatchObject({
      field: 'attacker/sheets/0/abilities/0',
      problem: 'there is no ability called laser-eyes',
    });
  });
});
