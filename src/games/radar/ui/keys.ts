import type { Course } from '../../../parts/grid/grid.ts';

const ARROWS: Readonly<Record<string, Course>> = {
  ArrowUp: 'north',
  ArrowDown: 'south',
  ArrowRight: 'east',
  ArrowLeft: 'west',
};

export const courseOfKey = (key: string): Course | undefined => ARROWS[key];

/** The course of Shift and an arrow key. */
export const courseOfShift = (key: string): Course | undefined =>
  key.startsWith('Shift+') ? courseOfKey(key.slice('Shift+'.length)) : undefined;
