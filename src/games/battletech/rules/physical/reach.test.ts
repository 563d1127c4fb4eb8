import { describe, expect, test } from 'vitest';
import type { HitTable } from '../../events.ts';
import type { StrikeKind } from './attack.ts';
import { type Posture, tableFor, tableOf } from './reach.ts';
import { clinch } from './testing.ts';

type Row = readonly [StrikeKind, Posture, lower: HitTable | '-', level: HitTable | '-', higher: HitTable | '-'];

describe("the hit table by the target's posture and level", () => {
  // Target's feet:              lower    level    higher
  test.each<Row>([
    ['punch', 'standing', '-', 'punch', 'kick'],
    ['punch', 'prone', '-', '-', 'full'],
    ['punch', 'vehicle', '-', '-', 'full'],
    ['kick', 'standing', 'punch', 'kick', '-'],
    ['kick', 'prone', '-', 'full', '-'],
    ['kick', 'vehicle', '-', 'full', '-'],
    ['club', 'standing', 'punch', 'full', 'kick'],
    ['club', 'prone', '-', '-', 'full'],
    ['club', 'vehicle', '-', 'full', 'full'],
    ['push', 'standing', '-', 'full', '-'],
    ['push', 'prone', '-', '-', '-'],
    ['push', 'vehicle', '-', '-', '-'],
    ['charge', 'standing', 'full', 'full', 'full'],
    ['charge', 'prone', '-', '-', '-'],
    ['death-from-above', 'standing', 'punch', 'punch', 'punch'],
    ['death-from-above', 'prone', 'full', 'full', 'full'],
    ['death-from-above', 'vehicle', 'full', 'full', 'full'],
  ])('%s, target: %s', (kind, posture, ...tables) => {
    expect([-1, 0, 1].map((rise) => tableFor(kind, posture, rise) ?? '-')).toEqual(tables);
  });

  test.each(['punch', 'kick', 'club', 'push', 'charge'] as const)('%s cannot reach two levels away', (kind) => {
    for (const posture of ['standing', 'prone', 'vehicle'] as const)
      expect([tableFor(kind, posture, -2), tableFor(kind, posture, 2)]).toEqual([undefined, undefined]);
  });

  test('a charge at a wading unit hits what is above the water', () => {
    const state = clinch({ hexes: { '0504': { water: 1 } } });
    expect(tableOf(state, 0, { attack: 'charge', target: 1 })).toBe('punch');
  });
});
