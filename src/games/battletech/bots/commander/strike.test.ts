import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FACINGS } from '../../../../parts/hex/hex.ts';
import { refuse } from '../../rules/handlers.ts';
import { strikesOf } from '../../rules/physical/legal.ts';
import { expectedStrike, strikeOdds } from '../../rules/physical/odds.ts';
import { set } from '../../rules/testing.ts';
import type { RulesetName } from '../../rulesets.ts';
import { type Unit, unitOf, type View, view } from '../../view.ts';
import { falls } from './kick.ts';
import { blowsOf } from './strike.ts';
import { commanded, opposed } from './testing.ts';

const BESIDE = ['0809', '0910', '0911', '0811', '0711', '0710'];
const clinches = fc.record({
  at: fc.constantFrom(...BESIDE),
  facing: fc.constantFrom(...FACINGS),
  torso: fc.constantFrom(...FACINGS),
  piloting: fc.integer({ min: 2, max: 9 }),
  hexes: fc.integer({ min: 0, max: 9 }),
  prone: fc.boolean(),
  ruleset: fc.constantFrom<RulesetName>('total-warfare', 'simulador', 'core-2026'),
});

test('attacks are legal and do at least the expected damage of the rules', () => {
  let blows = 0;
  fc.assert(
    fc.property(clinches, ({ at, facing, torso, piloting, hexes, prone, ruleset }) => {
      const near = opposed({ phase: 'physical', ruleset, own: { piloting }, foe: { at, facing } });
      const went = { ...unitOf(near, 1).went, hexes };
      const sideView = view(set(set(near, 0, { torso }), 1, { prone, went }), '0');
      for (const { command, dealt, topple, slip } of blowsOf(sideView, 0)) {
        expect([command, refuse(sideView, '0', command)]).toEqual([command, undefined]);
        const { attacks } = command;
        const kinds = attacks.map(({ attack }) => attack);
        expect(dealt).toBeGreaterThanOrEqual(attacks.reduce((all, one) => all + expectedStrike(sideView, 0, one), 0));
        if (!kinds.includes('kick')) expect(slip).toBe(0);
        if (!kinds.includes('kick') && !kinds.includes('push')) expect(topple).toBe(0);
        blows += attacks.length;
      }
      const declared = commanded(sideView);
      for (const one of declared?.type === 'strike' ? declared.attacks : [])
        expect(strikeOdds(sideView, 0, one)).toBeGreaterThan(0);
    }),
    { seed: 3, numRuns: 200 },
  );
  expect(blows).toBeGreaterThan(100);
});

describe('a kick compared to a punch', () => {
  const beside = (foe: Partial<Unit> = {}): View =>
    view(set(opposed({ phase: 'physical', foe: { at: '0809' } }), 1, foe), '0');
  const kickOf = (sideView: View) =>
    [...blowsOf(sideView, 0)].find(({ command }) => command.attacks[0]?.attack === 'kick') ?? expect.fail('no kick');

  test('topples if it hits and the enemy falls; slips if it misses and the attacker falls', () => {
    const sideView = beside();
    const { command, topple, slip } = kickOf(sideView);
    const [kick] = command.attacks;
    const hits = kick ? strikeOdds(sideView, 0, kick) : 0;
    expect(topple / slip).toBeCloseTo((hits * falls(sideView, 1)) / ((1 - hits) * falls(sideView, 0)));
  });

  test('cannot topple a prone enemy', () => expect(kickOf(beside({ prone: true })).topple).toBe(0));

  test.each([1, 2, 3, 4, 5, 6])('makes no attack that cannot hit, with seed %i', (value) => {
    const wild = opposed({ phase: 'physical', foe: { at: '0809' }, own: { piloting: 9 } });
    const nimble = { ...unitOf(wild, 1).went, mode: 'jump', hexes: 12 } as const;
    const sideView = view(set(wild, 1, { went: nimble }), '0');
    expect(strikesOf(sideView, 0).length).toBeGreaterThan(1);
    expect(commanded(sideView, { value })).toMatchObject({ type: 'strike', attacks: [] });
  });
});
