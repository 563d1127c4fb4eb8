export { burnPhase } from './burning/burn.ts';
export { enteringFire, inFlames } from './burning/flames.ts';
export { ignitable, ignite, ignitionNumber } from './burning/ignite.ts';
export { setWind } from './burning/wind.ts';
export { clearWoods } from './burning/woods.ts';
