import type { Scenario } from '../scenario.ts';
import { barricade, box, container, crater, ell, round, ruins, woods } from './outlines.ts';

export type Battlefield = Pick<Scenario, 'name' | 'table' | 'terrain'>;

/** Battlefields, in inches; the attacker's edge is the lower one. */
export const BATTLEFIELDS: Readonly<Record<string, Battlefield>> = {
  'market-square': {
    name: 'Market square',
    table: { width: 44, height: 30 },
    terrain: [
      ruins('north-west-ruin', ell(6, 8, 6, 2)),
      ruins('south-east-ruin', box(31, 17, 6, 4)),
      woods('old-grove', round(22, 11, 3)),
      crater('shell-hole', round(14, 19, 2.5)),
      barricade('low-wall', box(20, 17.5, 5, 0.6)),
      container('containers', box(33, 9, 4, 2)),
    ],
  },
  'ruined-city': {
    name: 'Ruined city',
    table: { width: 60, height: 44 },
    terrain: [
      ruins('library', ell(8, 12, 8, 3)),
      ruins('chapel', box(26, 19, 8, 6), 9),
      ruins('works', box(44, 12, 7, 5)),
      ruins('school', box(9, 27, 7, 5)),
      ruins('station', ell(43, 25, 8, 3)),
      woods('park', round(22, 14, 3.5)),
      woods('yard', round(38, 31, 3.5)),
      crater('shell-hole', round(21, 30, 2.5)),
      crater('burst-main', round(39, 14, 2.5)),
      barricade('tram', box(18, 22, 5, 0.8)),
      barricade('kerb', box(37, 21.5, 5, 0.8)),
      container('containers', box(28, 31, 4, 2)),
    ],
  },
  plain: {
    name: 'Plain',
    table: { width: 44, height: 30 },
    terrain: [
      crater('shell-hole', round(12, 15, 2.5)),
      { id: 'hillock', kind: 'obstacle', corners: round(30, 15, 3), height: 2 },
    ],
  },
};
