export type { Blow } from './damage/blow.ts';
export { destroy } from './damage/destroy.ts';
export { strike, strikeInFives } from './damage/strike.ts';
export { explode } from './damage/wounds.ts';
