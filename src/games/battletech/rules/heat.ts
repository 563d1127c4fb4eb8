export { hottestBin } from './heat/ammunition.ts';
export { type HeatOutlook, heatOutlook } from './heat/outlook.ts';
export { heatPhase } from './heat/phase.ts';
export { startUp } from './heat/reactor.ts';
export { heatTally } from './heat/sum.ts';
