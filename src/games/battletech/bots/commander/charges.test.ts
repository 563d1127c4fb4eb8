import { describe, expect, test } from 'vitest';
import { bearingFrom } from '../../../../parts/hex/bearing.ts';
import { refuse } from '../../rules/handlers.ts';
import { recoil, strikeDamage } from '../../rules/physical/damage.ts';
import { strikeOdds } from '../../rules/physical/odds.ts';
import { set, testMech } from '../../rules/testing.ts';
import { TANK } from '../../rules/weapons/testing.ts';
import { modelOf, type Unit, unitOf, type View, view } from '../../view.ts';
import { rams } from './charges.ts';
import { Duel } from './exchange.ts';
import { type Going, leadOf, moveOf } from './going.ts';
import { FALL, falls } from './kick.ts';
import { willMove } from './places.ts';
import { firstSights } from './sights.ts';
import { Sums } from './sums.ts';
import { commanded, decided, gone, opposed, roaming, type Setting } from './testing.ts';
import { BALANCED } from './weights.ts';
import { worthOf } from './worth.ts';

/** Every charge and death from above of a unit. */
function ramsOf(sideView: View, unit: number): readonly Going[] {
  const lead = leadOf(sideView, unit);
  const sights = firstSights(lead, new Sums(lead, BALANCED), new Duel(sideView, BALANCED));
  return [
    ...rams(
      lead,
      sights.flatMap(({ goings }) => goings),
    ),
  ];
}

/** Its value by the rules once the unit has reached its enemy; undefined if it fell on the way. */
function gainOf(sideView: View, going: Going): number | undefined {
  const { unit, ram } = going;
  const { side, design } = modelOf(sideView, unit);
  const after = gone(sideView, side, moveOf(sideView, going));
  if (!ram || unitOf(after, unit).prone || !unitOf(after, unit).charge) return undefined;
  const { kind, target } = ram;
  const strike = { attack: kind, target } as const;
  const { at, facing, prone, crew } = unitOf(after, target);
  const bearing = crew ? 0 : prone ? 12 : bearingFrom(after.rules.map, at, unitOf(after, unit).at, facing);
  const odds = strikeOdds(after, unit, strike);
  const dealt = strikeDamage(after, unit, strike) * (worthOf(after, target)[bearing] as number);
  const taken = recoil(after, unit, strike) * (worthOf(after, unit)[0] as number);
  const own = kind === 'charge' ? 2 : 4; // the attacker's roll modifier
  const hit = dealt - taken + FALL * (falls(after, target, 2) - falls(after, unit, own));
  const miss = kind === 'charge' ? 0 : FALL + 2 * Math.ceil(design.tons / 10); // two levels down, on its back
  return odds * hit - (1 - odds) * miss;
}

describe('a charge or death from above', () => {
  test('is legal, and its value matches the rules', () => {
    const kinds = { charge: 0, 'death-from-above': 0 };
    for (const force of ['pairs', 'tanks', 'lances'])
      roaming({ force, map: 'twin-hills' }, 4, { most: 700, rarely: 5 }, (sideView) => {
        if (sideView.phase !== 'movement') return;
        const side = sideView.queue[0];
        for (const [unit, model] of sideView.rules.models.entries()) {
          if (model.side !== side || !willMove(sideView, unit) || (sideView.moving ?? unit) !== unit) continue;
          for (const going of ramsOf(sideView, unit)) {
            expect(refuse(sideView, side, moveOf(sideView, going))).toBeUndefined();
            const gain = gainOf(sideView, going);
            if (gain === undefined) continue;
            expect([going.ram, going.ram?.gain]).toEqual([going.ram, expect.closeTo(gain, 6)]);
            kinds[going.ram?.kind ?? 'charge']++;
          }
        }
      });
    expect(kinds.charge).toBeGreaterThan(20);
    expect(kinds['death-from-above']).toBeGreaterThan(5);
  });
});

const BULL = testMech({ id: 'BULL', tons: 80, walk: 5, jump: 5 });
const LAMB = testMech({ id: 'LAMB', tons: 30 });
const moved = (setting: Setting, foe: Partial<Unit> = {}): View =>
  view(set(opposed({ phase: 'movement', queue: ['0'], ...setting }), 1, { acted: true, ...foe }), '0');
const attackOf = (sideView: View, weights = BALANCED as typeof BALANCED | object): unknown => {
  const command = commanded(sideView, { weights: { ...BALANCED, ...weights } });
  return command?.type === 'move' ? command.attack : undefined;
};

describe('when it pays', () => {
  test('a heavy unit without guns charges a light one', () =>
    expect(attackOf(moved({ own: { design: BULL }, foe: { design: LAMB, at: '0803' } }))).toMatchObject({
      kind: 'charge',
      target: 1,
    }));

  test('not if the persona never charges', () =>
    expect(
      attackOf(moved({ own: { design: BULL }, foe: { design: LAMB, at: '0803' } }), { charge: 0 }),
    ).toBeUndefined());

  test('a light unit does not charge a heavy one', () =>
    expect(attackOf(moved({ own: { design: LAMB }, foe: { design: BULL } }))).toBeUndefined());

  test('a fully armed unit shoots instead', () => expect(attackOf(moved({}))).toBeUndefined());

  test('no unit charges an enemy that has yet to move', () => {
    const sideView = opposed({ phase: 'movement', own: { design: BULL }, foe: { design: LAMB } });
    expect(ramsOf(sideView, 0)).toEqual([]);
    expect(attackOf(sideView)).toBeUndefined();
  });

  test('a tank can be the target of death from above, and does not fall', () => {
    const leaps = ramsOf(moved({ own: { design: BULL }, foe: { design: TANK } }), 0);
    expect(leaps.length).toBeGreaterThan(0);
    expect(leaps.every(({ ram }) => ram?.kind === 'death-from-above')).toBe(true);
  });

  test('a chosen attack gains more than it costs', () => {
    for (const tons of [20, 50, 80, 100])
      for (const piloting of [3, 5, 7]) {
        const { command, kept } = decided(moved({ own: { design: testMech({ tons, walk: 6 }), piloting } }));
        if (command?.type !== 'move' || !command.attack) continue;
        const gain = kept[0]?.tally.lines.find(({ why }) => why.code === 'commander-ram')?.value ?? 0;
        expect(gain).toBeGreaterThan(0);
      }
  });
});
