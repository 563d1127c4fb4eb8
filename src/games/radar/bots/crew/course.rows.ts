import { trial } from '../../../../decide/testing.ts';
import { COURSES } from '../../../../parts/grid/grid.ts';
import { startTracker, track } from '../../belief/tracker.ts';
import type { CommandOf } from '../../commands.ts';
import { at, helm, picture, told } from '../testing.ts';
import { crewCourse } from './course.ts';
import { type Heading, headings } from './headings.ts';
import { HORIZON } from './plan.ts';
import { BALANCED as w } from './weights.ts';

const calm = helm({ blue: { at: 'E5' } });
const bonus = helm({ extra: 3, blue: { at: 'E5' } });
const ROUTE = { marks: [], cost: 0, risk: 0, why: 'breaks-system' } as const;
const advised = (...routes: CommandOf<'advise'>['routes'][number][]): ReturnType<typeof helm> =>
  helm({
    blue: { at: 'E5' },
    heard: [{ type: 'said', side: 'blue', seat: 'blue.engineer', message: { type: 'advise', routes } }],
  });
const warned = advised({ ...ROUTE, course: 'north', stance: 'avoid' }, { ...ROUTE, course: 'south', stance: 'prefer' });
const alarmed = advised(
  ...COURSES.map((course) => ({ ...ROUTE, course, stance: 'avoid', risk: course === 'north' ? 1 : 0 }) as const),
);
const { rules } = calm;
const anywhere = startTracker(rules, 'blue');
const at81 = helm({ blue: { at: 'E5' } }, { us: () => anywhere });
const found = helm(
  { blue: { at: 'E5' } },
  { us: () => track(anywhere, { type: 'placed', side: 'blue', at: at('E5') }) },
);
const far = helm({ blue: { at: 'A1', charges: 'full' } }, { them: () => picture('I9') });
const close = helm({ blue: { at: 'E5', charges: 'full' } }, { them: () => picture('E9') });
const battered = helm({ blue: { at: 'E5', hull: 1 } });
const scratched = helm({ blue: { at: 'E5' } }, { marks: 1 << 0 }); // stealth is broken
const { water } = [...headings(calm)].find(({ command }) => command.type === 'surface') as Heading;

const north: Heading = {
  command: { type: 'move', course: 'north' },
  end: at('E4'),
  mark: { node: 5, marks: 1 << 5, cost: 0 },
  safe: HORIZON,
  water,
  seen: picture('A1 C1 E1 G1'),
};
const heading = (more: Partial<Heading>): Heading => ({ ...north, ...more });
const surface = heading({ command: { type: 'surface' }, end: at('E5'), mark: null });
const hidden = heading({ command: { type: 'stealth', course: 'north', steps: 2 }, end: at('E3') });
const yellow = heading({ mark: { node: 0, marks: 1 << 0, cost: 0 } });
const row = (cells: string): string => [...'ABCDEFGHI'].map((col) => `${col}${cells}`).join(' ');
const rows27 = picture(`${row('1')} ${row('2')} ${row('3')}`);

// biome-ignore format: rows read across
export const TRIALS = [
  trial(crewCourse, { weights: w, say: told }, [
    { rule: 'overloads', name: 'no node of the panel is free of cost', situation: calm, option: heading({ mark: { node: -1, marks: 0, cost: 0 } }), sees: { course: 'north' }, worth: 0, says: 'every free node in the north panel would cost hull' },
    { rule: 'overloads', name: 'radiation is free of cost', situation: calm, option: north, sees: false },
    { rule: 'overloads', name: 'nothing is marked on the surface', situation: calm, option: surface, sees: false },
    { rule: 'dead-end', name: 'a move short of the horizon', situation: calm, option: heading({ safe: HORIZON - 1 }), sees: { moves: HORIZON - 1, horizon: HORIZON }, worth: -w.deadEnd / 4, says: `only ${HORIZON - 1} safe moves ahead (looked ${HORIZON} ahead, path and engine board together)` },
    { rule: 'dead-end', name: 'as far as we look', situation: calm, option: north, sees: false },
    { rule: 'narrow-water', name: 'half the water', situation: calm, option: heading({ water: water / 2 }), sees: { water: water / 2 }, worth: -w.room / 2, says: `only ${water / 2} open cells around` },
    { rule: 'narrow-water', name: 'water enough', situation: calm, option: north, sees: false },
    { rule: 'breaks', name: 'stealth, empty', situation: calm, option: yellow, sees: { systems: ['stealth'], charged: 0 }, worth: -w.breaksEmpty, says: 'breaks stealth (0 charged)' },
    { rule: 'breaks', name: 'stealth, charged', situation: close, option: yellow, sees: { systems: ['stealth'], charged: 1 }, worth: -w.breaks, says: 'breaks stealth (1 charged)' },
    { rule: 'breaks', name: 'what was broken before', situation: scratched, option: yellow, sees: false },
    { rule: 'repairs', name: 'surfacing mends all', situation: scratched, option: surface, sees: { systems: ['stealth'] }, worth: w.repairs, says: 'repairs stealth' },
    { rule: 'repairs', name: 'nothing was broken', situation: calm, option: surface, sees: false },
    { rule: 'engineer-says', name: 'a person would avoid it', situation: warned, option: north, sees: { course: 'north', stance: 'avoid', risk: 0 }, worth: -w.advice, says: 'the engineer advises: avoid north, 0% risk of hull damage' },
    { rule: 'engineer-says', name: 'a person likes it', situation: warned, option: heading({ command: { type: 'move', course: 'south' } }), sees: { course: 'south', stance: 'prefer', risk: 0 }, worth: w.advice },
    { rule: 'engineer-says', name: 'hull at risk, whoever sends the board', situation: alarmed, option: north, sees: { course: 'north', stance: 'allow', risk: 1 }, worth: -w.risk },
    { rule: 'engineer-says', name: 'no word on this course', situation: warned, option: heading({ command: { type: 'move', course: 'east' } }), sees: false },
    { rule: 'engineer-says', name: 'nobody has spoken', situation: calm, option: north, sees: false },
    { rule: 'tells-them', name: 'a third of the sea is left', situation: at81, option: heading({ seen: rows27 }), sees: { bits: -Math.log2(3), places: 27 }, worth: -w.tells * Math.log2(3), says: 'lets them rule out 67% of our possible cells: 27 left' },
    { rule: 'tells-them', name: 'they know us anyway', situation: found, option: north, sees: false },
    { rule: 'hides-us', name: 'from one place to four', situation: found, option: hidden, sees: { bits: 2, places: 4 }, worth: 2 * w.hides, says: 'hides us: 4 possible cells instead of 1' },
    { rule: 'hides-us', name: 'nobody knows us', situation: at81, option: hidden, sees: false },
    { rule: 'closing-in', name: 'twelve cells out of reach', situation: far, option: heading({ end: at('A1') }), sees: { far: 12, ready: 1 }, worth: -12 * w.closing, says: 'still 12.0 cells out of range' },
    { rule: 'closing-in', name: 'near enough', situation: close, option: heading({ end: at('E5') }), sees: false },
    { rule: 'in-reach', name: 'four cells off, torpedo ready', situation: close, option: heading({ end: at('E5') }), sees: { odds: 1 }, worth: w.inReach, says: '100% chance that they are within range' },
    { rule: 'in-reach', name: 'five cells off', situation: close, option: north, sees: false },
    { rule: 'in-reach', name: 'after stealth nothing is fired', situation: close, option: heading({ ...hidden, end: at('E5') }), sees: false },
    { rule: 'in-danger', name: 'they are near and know four places', situation: close, option: north, sees: { odds: 1, damage: 0.5 }, worth: -w.danger / 2, says: '100% chance of being near them; their best shot costs 0.50 hull' },
    { rule: 'in-danger', name: 'on the surface they fire twice', situation: close, option: surface, sees: { odds: 1, damage: 1 }, worth: -w.danger },
    { rule: 'in-danger', name: 'they are far', situation: far, option: heading({ end: at('A1') }), sees: false },
    { rule: 'spends-stealth', name: 'stealth', situation: calm, option: hidden, sees: {}, worth: -w.stealth, says: 'uses up stealth' },
    { rule: 'spends-stealth', name: 'a move', situation: calm, option: north, sees: false },
    { rule: 'throws-turns-away', name: 'with two turns of ours to come', situation: bonus, option: surface, sees: { turns: 2 }, worth: -2 * w.turnsLost, says: 'wastes 2 turns' },
    { rule: 'throws-turns-away', name: 'in the last of them', situation: calm, option: surface, sees: false },
    { rule: 'gives-three-turns', name: 'surfacing', situation: calm, option: surface, sees: {}, worth: -w.surface, says: 'gives the enemy three turns in a row' },
    { rule: 'gives-three-turns', name: 'a move', situation: calm, option: north, sees: false },
    { rule: 'may-be-sunk', name: 'surfacing with 1 hull in one of four cells', situation: battered, option: surface, sees: { places: 4 }, worth: -w.lastHull, says: '1 hull left, and the enemy would have only 4 possible cells to shoot at' },
    { rule: 'may-be-sunk', name: 'they do not know where', situation: battered, option: heading({ ...surface, seen: rows27 }), sees: false },
    { rule: 'may-be-sunk', name: 'four hull left', situation: calm, option: surface, sees: false },
    { rule: 'may-be-sunk', name: 'a move', situation: battered, option: north, sees: false },
  ]),
];
