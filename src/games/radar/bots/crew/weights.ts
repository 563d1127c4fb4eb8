import { persona, personasOf } from '../../../../decide/persona.ts';
import type { OlderTable } from '../../../../kernel/bot.ts';
import adopted from '../tables.json' with { type: 'json' };

/** What each fact is worth, in hundredths of a hull point. The arena tunes this table and nothing else. */
const FIRST = {
  // course
  deadEnd: 14, // for each safe move short of the horizon, squared
  room: 60, // for enough open water
  breaks: 45, // breaking a charged system that is wanted
  breaksEmpty: 10, // breaking one that is not charged yet
  repairs: 22,
  tells: 7, // per bit of our position given away
  closing: 12, // per cell closer to where they probably are
  inReach: 70, // per certainty that they are in torpedo range, with a torpedo ready
  danger: 32, // per hull point that their best shot would cost us
  hides: 12, // per bit of our position regained
  stealth: 18, // the value of an unused stealth charge
  surface: 15, // three enemy turns
  turnsLost: 25, // one wasted turn
  advice: 40, // a course the engineer prefers or would avoid, if the board itself is not reported
  risk: 100, // per hull point the engineer says is at risk
  // weapons
  shot: 100, // per enemy hull point
  sinks: 140, // the last hull point
  torpedo: 50, // saving a torpedo
  mine: 18,
  trap: 90, // probability that the enemy will pass a mine
  detonation: 48, // saving a mine
  bit: 17, // per bit of their position
  drone: 12,
  sonar: 14,
  recommended: 5, // the radio operator's recommendation
  // crew
  steady: 20, // staying with the plan
  wanted: 10, // per position in the captain's order
  nearlyFull: 3,
  brokenGauge: 60, // charging a broken system
  colour: 8, // per broken colour
  protect: 20, // extra for one the captain wants protected
  circuit: 6, // per step towards a repair
  radiation: 8,
  panel: 5, // per node of a panel that fills up
};

/** Weights of later versions: an older table without them plays with these values. */
const SECOND = {
  hope: 8, // a blast that promises less is not considered
  exposed: 14, // possible cells; with this few we count as found
  blur1: 90, // the share of a beginner's plot that is spread over the sea, in percent, by level
  blur2: 50,
  blur3: 20,
  blur4: 8,
  // how far behind the best an option may be and still be drawn
  mixedStarts: 8, // cells of open water
  mixedOpenings: 12, // courses of the opening
  mixedCourses: 4,
  mixedOrders: 4,
  mixedAnswers: 0.4, // bits
};
const THIRD = {
  listen: 60, // charging a quick sonar first, per 100 possible cells
  closes: 24, // the engineer's mark that completes a circuit
  late: 120, // a blast in the last turn before the turn limit; grows from a quarter of it on
  lastHull: 200, // surfacing with one hull point where they know us to be
};
export const ADDED = { ...SECOND, ...THIRD };
export type CrewWeights = typeof FIRST & typeof ADDED;

export const BALANCED: CrewWeights = { ...FIRST, ...ADDED };

const WRITTEN = {
  balanced: BALANCED,
  hunter: persona(BALANCED, { closing: 16, inReach: 95, torpedo: 40, tells: 4, danger: 22, sinks: 180 }),
  ghost: persona(BALANCED, { tells: 11, hides: 18, stealth: 12, danger: 60, closing: 8, torpedo: 55 }),
  minelayer: persona(BALANCED, { mine: 6, trap: 140, detonation: 40, closing: 10 }),
} as const;

const { personas, older } = personasOf(WRITTEN, adopted, 'crew', ADDED);

/** The tables as they were before weights were added: logs name them by their digest. */
const BEFORE = [FIRST, { ...FIRST, ...SECOND }].flatMap((version) =>
  Object.entries(WRITTEN).map(([name, weights]) => ({
    persona: name,
    weights: Object.fromEntries(Object.entries(weights).filter(([weight]) => Object.hasOwn(version, weight))),
  })),
);

/** The current weight table of each persona, and the older ones. */
export const PERSONAS = personas;
export const OLDER: readonly OlderTable[] = [...BEFORE, ...older];
