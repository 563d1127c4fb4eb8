export { end } from './end/orders.ts';
export { endPhaseCloses, endPhaseOpens, mayOnlyWalk } from './end/phase.ts';
