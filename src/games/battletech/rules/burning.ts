export { burnPhase } from './burning/burn.ts';
export { enteringFire, inFlames } from './burning/flames.ts';
export { type Ignition, ignitable, ignite, ignitionNumber } from './burning/ignite.ts';
export { setWind } from './burning/wind.ts';
export { clearWoods, factorOf } from './burning/woods.ts';
