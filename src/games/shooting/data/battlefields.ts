import type { Piece, Scenario } from '../scenario.ts';

export type Battlefield = Pick<Scenario, 'name' | 'table' | 'terrain'>;

const box = (x: number, y: number, width: number, height: number): Piece['corners'] => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
];
/** An L shape: a box without its far corner. */
const ell = (x: number, y: number, long: number, wide: number): Piece['corners'] => [
  [x, y],
  [x + long, y],
  [x + long, y + wide],
  [x + wide, y + wide],
  [x + wide, y + long],
  [x, y + long],
];
/** A circle as an octagon. */
const round = (x: number, y: number, radius: number): Piece['corners'] =>
  Array.from({ length: 8 }, (_, i) => {
    const angle = ((i + 0.5) * Math.PI) / 4;
    return [
      Math.round((x + radius * Math.cos(angle)) * 100) / 100,
      Math.round((y + radius * Math.sin(angle)) * 100) / 100,
    ];
  });

const ruins = (id: string, corners: Piece['corners'], height = 6): Piece => ({ id, kind: 'ruins', corners, height });
const woods = (id: string, corners: Piece['corners']): Piece => ({ id, kind: 'woods', corners, height: 4 });
const crater = (id: string, corners: Piece['corners']): Piece => ({ id, kind: 'crater', corners, height: 0 });
const barricade = (id: string, corners: Piece['corners']): Piece => ({ id, kind: 'barricade', corners, height: 1 });
const container = (id: string, corners: Piece['corners']): Piece => ({ id, kind: 'obstacle', corners, height: 3 });

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
