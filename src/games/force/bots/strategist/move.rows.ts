import { trial } from '../../../../decide/testing.ts';
import { type Draw, strategistDraw } from './draw.ts';
import { costRows, quietRows } from './ground.rows.ts';
import { type Motion, strategistMove } from './move.ts';
import { card, change, said } from './testing.ts';
import { WEIGHTS as weights } from './weights.ts';

const situation = null;
const setting = { weights, say: said };
const trooper = card('Trooper');
const move = (own: Partial<Motion> = {}): Motion => ({
  command: { type: 'move', card: trooper, to: card('Works') },
  ...change(),
  ...own,
});
const draw = (own: Partial<Draw> = {}): Draw => ({
  command: { type: 'draw' },
  coming: 8,
  wanted: 5,
  left: 40,
  price: 1,
  cost: 1,
  ...own,
});

// biome-ignore format: rows read across
export const TRIALS = [
  trial(strategistMove, setting, [
    { rule: 'strategist-embarks', name: 'aboard', situation, option: move({ command: { type: 'embark', card: trooper, onto: card('Guard') } }), sees: { card: trooper, to: card('Guard') }, says: 'would not count while aboard Guard' },
    { rule: 'strategist-embarks', name: 'a move', situation, option: move(), sees: false },
    ...quietRows((one) => move(one)),
  ]),
  trial(strategistDraw, setting, [
    { rule: 'strategist-needs-cards', name: 'three more than the hand can use', situation, option: draw(), sees: { coming: 8, wanted: 5 }, worth: weights.card, says: '8 Force next turn; the hand can use 5.0' },
    { rule: 'strategist-needs-cards', name: 'one and a half more', situation, option: draw({ wanted: 6.5 }), sees: { coming: 8, wanted: 6.5 }, worth: 0.5 * weights.card },
    { rule: 'strategist-needs-cards', name: 'enough in hand', situation, option: draw({ wanted: 8 }), sees: false },
    { rule: 'strategist-thin-life', name: 'ten left', situation, option: draw({ left: 10, price: 1.5 }), sees: { left: 10, price: 1.5 }, worth: -0.5 * weights.life, says: 'with a Life Force of 10, each card is worth 1.50' },
    { rule: 'strategist-thin-life', name: 'plenty', situation, option: draw(), sees: false },
    ...costRows((cost) => draw({ cost })),
  ]),
];
