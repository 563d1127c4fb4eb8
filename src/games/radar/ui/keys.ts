import type { Course } from '../../../parts/grid/grid.ts';

const ARROWS: Readonly<Record<string, Course>> = {
  ArrowUp: 'north',
  ArrowDown: 'south',
  ArrowRight: 'east',
  ArrowLeft: 'west',
};

export const courseOfKey = (key: string): Course | undefined => ARROWS[key];

/** The course of an arrow with Shift, as the panel hears it. */
export const courseOfShift = (key: string): Course | undefined =>
  key.startsWith('Shift+') ? courseOfKey(key.slice('Shift+'.length)) : undefined;
