export * from './status/body.ts';
export * from './status/mobility.ts';
export * from './status/sinks.ts';
