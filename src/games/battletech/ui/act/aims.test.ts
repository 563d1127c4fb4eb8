import { describe, expect, test } from 'vitest';
import { ground, hex, set } from '../../rules/testing.ts';
import { duel } from '../../rules/weapons/testing.ts';
import { aimsOf, bestTarget, purposesAt } from './aims.ts';
import { looking } from './looking.ts';
import { seen } from './testing.ts';

describe('targets', () => {
  test('sorted by expected damage, then by distance', () => {
    const state = duel({
      more: [
        { side: '1', at: '0805' },
        { side: '1', at: '0813' },
        { side: '0', at: '0908' },
      ],
    });
    const rows = aimsOf(seen(state), 0);
    expect(rows.map(({ unit }) => unit)).toEqual([1, 2, 3]);
    expect(rows[0]).toMatchObject({ distance: 3, sight: { clear: true } });
    expect(rows[0]?.expected).toBeGreaterThan(rows[1]?.expected ?? 99);
    expect(rows[0]?.best).toBeCloseTo(33 / 36, 10);
    expect(bestTarget(seen(state), 0)).toEqual({ unit: 1 });
  });

  test('none if none can be hit', () => {
    expect(bestTarget(seen(duel({ other: { at: '0813' }, one: { facing: 1 } })), 0)).not.toBeNull(); // the rear laser
    expect(bestTarget(seen(duel({ other: { at: '1617' } })), 0)).toBeNull();
  });

  test('wrecks are not targets', () => {
    expect(aimsOf(seen(set(duel(), 1, { destroyed: 'destroyed-engine' })), 0)).toEqual([]);
  });

  test('names the hill that blocks the line of sight', () => {
    const state = duel({ map: ground({ '0808': { level: 4 } }) });
    const [row] = aimsOf(seen(state), 0);
    expect(row).toMatchObject({ weapons: 0, expected: 0, sight: { clear: false, blockedBy: { why: 'level' } } });
  });

  test('a twist puts other weapons in arc', () => {
    const at = seen(duel({ other: { at: '1110' } }));
    const [straight] = aimsOf(at, 0);
    const [turned] = aimsOf(looking(at, 0, 1), 0);
    expect(turned?.weapons).toBeGreaterThan(straight?.weapons ?? 99);
  });
});

describe('fire at a hex', () => {
  test.each([
    ['woods', { woods: 1 }, ['clear', 'ignite']],
    ['a building', { building: { kind: 1, bunker: false, cf: 15, height: 2 } }, ['ignite', 'building']],
    ['nothing there', {}, []],
  ] as const)('%s', (_, there, purposes) => {
    const state = duel({ map: ground({ '0808': there }) });
    expect(purposesAt(seen(state), 0, hex(state, '0808'))).toEqual(purposes);
  });

  test('not if the host has switched it off', () => {
    const state = duel({ map: ground({ '0808': { woods: 1 } }), switches: { fires: false } });
    expect(purposesAt(seen(state), 0, hex(state, '0808'))).toEqual(['clear']);
  });
});
