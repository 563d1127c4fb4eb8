import { trial } from '../../../../decide/testing.ts';
import { tacticianFire } from './fire.rules.ts';
import { told, weighing } from './testing.ts';
import type { Part, Volley } from './volleys.ts';

const weights = weighing({ turn: 0.5 });
const situation = null;
const behind: Part = { target: 1, points: 6, column: 'rear' };
const beside: Part = { target: 2, points: 4, column: 'left' };
const hold: Volley = { unit: 0, look: 0, turns: false, parts: [], shots: [] };
const alone: Volley = { ...hold, parts: [behind] };
const both: Volley = { ...hold, look: 5, turns: true, parts: [behind, beside] };

// biome-ignore format: rows read across
export const TRIALS = [
  trial(tacticianFire, { weights, say: told }, [
    { rule: 'tactician-fire', name: 'from behind', situation, option: alone, sees: behind, worth: 6 * weights.rear, says: '6 points on average at Test TEST B, from behind' },
    { rule: 'tactician-fire', name: 'holds its fire', situation, option: hold, sees: false },
    { rule: 'tactician-second-target', name: 'two targets', situation, option: both, sees: beside, worth: 4 * weights.side, says: 'another 4 points at Test TEST C, from the left' },
    { rule: 'tactician-second-target', name: 'one target', situation, option: alone, sees: false },
    { rule: 'tactician-turned', name: 'it has to turn', situation, option: both, sees: { look: 5 }, worth: -0.5, says: 'must first twist to the north-west' },
    { rule: 'tactician-turned', name: 'looks there already', situation, option: alone, sees: false },
  ]),
];
