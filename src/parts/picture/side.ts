import { COLOURS, type Colour } from '../../kernel/picture.ts';

const NAMES = COLOURS.filter((name) => /^side-.$/.test(name));
const WASHES = COLOURS.filter((name) => /^side-.-wash$/.test(name));

/** Colour and light tint of a side by its index. Sides also differ in hatching or dashes, never in colour only. */
export const sideColour = (side: number): Colour => NAMES[side % NAMES.length] as Colour;
export const sideWash = (side: number): Colour => WASHES[side % WASHES.length] as Colour;
