import type { Side as AnySide } from '../../kernel/ids.ts';

/** Dark is listed first and goes first. Each side has one seat with the same name. */
export const SIDES = ['dark', 'light'] as const satisfies readonly AnySide[];
export type Side = (typeof SIDES)[number];
export type BySide<T> = Readonly<Record<Side, T>>;

export const otherSide = (side: Side): Side => (side === 'dark' ? 'light' : 'dark');
export const isSide = (id: string): id is Side => id === 'dark' || id === 'light';

/** Computes a value for each side. */
export const bySide = <T>(make: (side: Side) => T): BySide<T> => ({ dark: make('dark'), light: make('light') });

/** Replaces one side's value. */
export const withSide = <T>(both: BySide<T>, side: Side, value: T): BySide<T> =>
  side === 'dark' ? { dark: value, light: both.light } : { dark: both.dark, light: value };
