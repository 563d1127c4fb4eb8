import { trial } from '../../../src/decide/testing.ts';
import type { Place } from '../commands.ts';
import { ticTacToe } from '../game.ts';
import { RULES, type State } from '../state.ts';
import { placing, WEIGHTS as w } from './perfect.ts';

const board = (text: string): State => {
  const cells = [...text].map((mark) => (mark === 'x' || mark === 'o' ? mark : null));
  return { rules: RULES, phase: 'playing', turn: 'x', cells, placed: 9 - text.split('.').length + 1, line: null };
};
const empty = board('.........');
const twos = board('xx.oo....'); // the side to move wins
const take = (cell: number): Place => ({ type: 'place', cell });

// biome-ignore format: rows read across
export const TRIALS = [
  trial(placing, { weights: w, say: ticTacToe.say }, [
    { rule: 'wins-in', name: 'the third in a row', situation: twos, option: take(2), sees: { moves: 1 }, worth: w.result - w.sooner, says: 'wins in 1 move' },
    { rule: 'wins-in', name: 'an empty board is a draw', situation: empty, option: take(0), sees: false },
    { rule: 'loses-in', name: 'leaves the other his third', situation: twos, option: take(8), sees: { moves: 2 }, worth: 2 * w.sooner - w.result, says: 'loses in 2 moves' },
    { rule: 'loses-in', name: 'an empty board is a draw', situation: empty, option: take(0), sees: false },
    { rule: 'takes-centre', name: 'the centre', situation: empty, option: take(4), sees: {}, worth: w.centre, says: 'takes the centre' },
    { rule: 'takes-centre', name: 'a corner', situation: empty, option: take(0), sees: false },
    { rule: 'takes-corner', name: 'a corner', situation: empty, option: take(8), sees: {}, worth: w.corner, says: 'takes a corner' },
    { rule: 'takes-corner', name: 'an edge', situation: empty, option: take(1), sees: false },
  ]),
];
