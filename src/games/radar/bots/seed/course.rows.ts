import { trial } from '../../../../decide/testing.ts';
import type { Command } from '../../commands.ts';
import { mindOf, told } from '../testing.ts';
import { seedCourse } from './course.ts';
import { situationOf, WEIGHTS as w } from './situation.ts';

const { view, belief } = mindOf('blue.captain', { blue: { at: 'A1', trail: 'B1', charges: { stealth: 4 } } });
const corner = situationOf(view, belief); // only the south is open
const south: Command = { type: 'move', course: 'south' };
const hidden: Command = { type: 'stealth', course: 'south', steps: 2 };
const surface: Command = { type: 'surface' };

// biome-ignore format: rows read across
export const TRIALS = [
  trial(seedCourse, { weights: w, say: told }, [
    { rule: 'seed-tight-spot', name: 'stealth from a corner', situation: corner, option: hidden, sees: { open: 1 }, worth: 1, says: 'only 1 open course: slip away in stealth' },
    { rule: 'seed-tight-spot', name: 'a plain move', situation: corner, option: south, sees: false },
    { rule: 'seed-surface-last', name: 'surfacing', situation: corner, option: surface, sees: {}, worth: -1, says: 'surface only as a last resort' },
    { rule: 'seed-surface-last', name: 'a move', situation: corner, option: south, sees: false },
    { rule: 'seed-open-water', name: 'from A2 two courses go on', situation: corner, option: south, sees: { onward: 2 }, worth: 2 * w.openWater, says: '2 courses open from there' },
    { rule: 'seed-open-water', name: 'stealth has its own sum', situation: corner, option: hidden, sees: false },
    { rule: 'seed-stealth-plan', name: 'onward x 10 + steps', situation: corner, option: hidden, sees: { onward: 2, steps: 2 }, worth: 22, says: '2 steps in stealth, to a cell with 2 open courses' },
    { rule: 'seed-stealth-plan', name: 'a plain move', situation: corner, option: south, sees: false },
    { rule: 'seed-named-first', name: 'south is named second', situation: corner, option: south, sees: { place: 1 }, worth: -w.order, says: 'a tie: 1 direction comes before it in the order north, south, east, west' },
    { rule: 'seed-named-first', name: 'surfacing has no course', situation: corner, option: surface, sees: false },
  ]),
];
