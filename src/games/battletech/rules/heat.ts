export { type HeatOutlook, heatOutlook } from './heat/outlook.ts';
export { heatPhase } from './heat/phase.ts';
export { startUp } from './heat/reactor.ts';
