import type { Piece } from '../scenario.ts';

type Corners = Piece['corners'];

export const box = (x: number, y: number, width: number, height: number): Corners => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
];

/** An L shape: a box without its far corner. */
export const ell = (x: number, y: number, long: number, wide: number): Corners => [
  [x, y],
  [x + long, y],
  [x + long, y + wide],
  [x + wide, y + wide],
  [x + wide, y + long],
  [x, y + long],
];

/** A circle as an octagon. */
export const round = (x: number, y: number, radius: number): Corners =>
  Array.from({ length: 8 }, (_, i) => {
    const angle = ((i + 0.5) * Math.PI) / 4;
    return [
      Math.round((x + radius * Math.cos(angle)) * 100) / 100,
      Math.round((y + radius * Math.sin(angle)) * 100) / 100,
    ];
  });

export const ruins = (id: string, corners: Corners, height = 6): Piece => ({ id, kind: 'ruins', corners, height });
export const woods = (id: string, corners: Corners): Piece => ({ id, kind: 'woods', corners, height: 4 });
export const crater = (id: string, corners: Corners): Piece => ({ id, kind: 'crater', corners, height: 0 });
export const barricade = (id: string, corners: Corners): Piece => ({ id, kind: 'barricade', corners, height: 1 });
export const container = (id: string, corners: Corners): Piece => ({ id, kind: 'obstacle', corners, height: 3 });
