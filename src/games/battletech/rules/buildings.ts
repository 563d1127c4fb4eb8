export { mustHold } from './buildings/collapse.ts';
export { damageBuilding } from './buildings/damage.ts';
export { absorb, shelter } from './buildings/shelter.ts';
export { enterBuilding, wallModifier } from './buildings/walls.ts';
