export { end } from './end/orders.ts';
export { endPhaseCloses, endPhaseOpens } from './end/phase.ts';
