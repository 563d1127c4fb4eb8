import type { Point } from '../../../../page/hex-shape.ts';

/** A motion of a counter: keyframes and their timing, for `Element.animate`. */
export interface Motion {
  readonly frames: { readonly transform: string; readonly offset?: number }[] | { readonly opacity: number }[];
  readonly timing: {
    readonly duration: number;
    readonly delay?: number;
    readonly easing: string;
    readonly fill?: 'backwards';
  };
}

const A_HEX = 110; // milliseconds
const LONGEST = 900;
const SHOT = 120; // until a shot arrives

/** Along a path of hexes. */
export const walked = (path: readonly Point[]): Motion => ({
  frames: path.map(({ x, y }) => ({ transform: `translate(${x}px, ${y}px)` })),
  timing: { duration: Math.min(LONGEST, A_HEX * path.length), easing: 'ease-in-out' },
});

const KICK = 9; // units

/** Pushed back by a hit and back again; without a known direction it shakes. */
export function recoil(from: Point | null, at: Point): Motion {
  const [dx, dy] = from ? [at.x - from.x, at.y - from.y] : [1, 0];
  const length = Math.hypot(dx, dy) || 1;
  const to = (share: number): string => `translate(${shift(dx, length, share)}px, ${shift(dy, length, share)}px)`;
  const frames = [
    { transform: 'none' },
    { transform: to(1), offset: 0.25 },
    { transform: to(-0.35), offset: 0.6 },
    { transform: 'none' },
  ];
  return { frames, timing: { duration: 240, delay: SHOT, easing: 'ease-out' } };
}

const shift = (by: number, length: number, share: number): number => Math.round((by / length) * KICK * share * 10) / 10;

const UPRIGHT = 'translateY(-3.4px) scale(1.06)';
const DOWN = (degrees: number): string => `translateY(-1px) rotate(${degrees}deg) scale(.98)`;

/** The silhouette tips over and bounces once. */
export const FALL: Motion = {
  frames: [
    { transform: UPRIGHT },
    { transform: DOWN(98), offset: 0.6 },
    { transform: DOWN(84), offset: 0.8 },
    { transform: DOWN(90) },
  ],
  timing: { duration: 380, delay: SHOT, easing: 'ease-in', fill: 'backwards' },
};

export const RISE: Motion = {
  frames: [{ transform: DOWN(90) }, { transform: UPRIGHT }],
  timing: { duration: 260, easing: 'ease-out' },
};

/** A wreck appears out of the explosion. */
export const WRECKED: Motion = {
  frames: [{ opacity: 0 }, { opacity: 1 }],
  timing: { duration: 200, delay: 200, easing: 'ease-out', fill: 'backwards' },
};
