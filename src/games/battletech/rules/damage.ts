export type { Blow } from './damage/blow.ts';
export { destroy } from './damage/destroy.ts';
export { damageOdds } from './damage/odds.ts';
export { strike, strikeInFives } from './damage/strike.ts';
export { crewRecovers } from './damage/vehicle-crew.ts';
export { explode } from './damage/wounds.ts';
