import { expect, test } from 'vitest';
import { battle, gun, orks, type Squad } from '../../testing.ts';
import { view } from '../../view.ts';
import { batteryOf } from './battery.ts';
import { piecesOf } from './pieces.ts';
import { planned, type TargetValues } from './plan.ts';
import { type TargetValue, targetValueOf } from './target-value.ts';
import { WEIGHTS } from './weights.ts';

/** A transport whose passengers lend a rokkit or a shoota each; the rokkits fire first. */
const trukk = (id: string, at: readonly [number, number], shoota: string): Squad => ({
  id,
  at,
  T: 10,
  Sv: 2,
  W: 11,
  keywords: 'vehicle',
  points: 150,
  arms: { shoota: gun(shoota), rokkit: gun('24" A4 BS5+ S9 AP-2 D3') },
  lent: ['shoota', 'rokkit'],
  lenders: { shoota: [0, 1, 2], rokkit: [1, 2] },
  abilities: ['Firing Deck 4'],
});

test('weapons lent to two transports are not mistaken for each other, even with the same name', () => {
  const attacker = [trukk('one', [0, 0], '24" A2 BS5+ S4 AP0 D1'), trukk('two', [8, 0], '24" A9 BS2+ S4 AP0 D1')];
  const seen = view(battle({ rounds: 3, attacker, defender: [orks({ T: 7, Sv: 4, W: 3 })] }), 'attacker');
  const known = new Map<number, TargetValue>();
  const valueFor: TargetValues = (unit) => {
    const value = known.get(unit) ?? targetValueOf(seen, unit, WEIGHTS);
    known.set(unit, value);
    return value;
  };
  const lists = [0, 1].map((unit) => {
    const { deck, arms } = batteryOf(seen, unit, WEIGHTS);
    return { deck, batches: arms[0] ?? [] };
  });
  const fires = planned(valueFor, lists, new Map());
  const pieces = piecesOf(
    valueFor,
    lists.flatMap(({ batches }) => batches),
    fires,
    8,
  );
  const lent = pieces.filter(({ batch }) => batch.group === 'shoota');
  expect(lent.map(({ batch, many }) => [batch.unit, many])).toEqual(
    expect.arrayContaining([
      [0, 1],
      [1, 1],
    ]),
  );
  expect(new Set(pieces.map(({ key }) => key)).size).toBe(pieces.length);
});
