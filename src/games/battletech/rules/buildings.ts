export { mustHold } from './buildings/collapse.ts';
export { damageBuilding } from './buildings/damage.ts';
export { absorb, shelter, shelterAt } from './buildings/shelter.ts';
export { enterBuilding, wallModifier } from './buildings/walls.ts';
