import { trial } from '../../../../decide/testing.ts';
import { set, table, testMech } from '../../rules/testing.ts';
import { view } from '../../view.ts';
import { type Field, tacticianMove } from './move.rules.ts';
import { duel, position, told, weighing } from './testing.ts';
import { tacticianTurn } from './turn.ts';

const weights = weighing({ bold: 0.5, trade: 1.5 });
const situation: Field = { view: view(duel(), '0'), foes: [1, 2], quiet: false, trades: false };
const quiet: Field = { ...situation, quiet: true };
const trading: Field = { ...situation, trades: true };
const plain = position();
const threats = [4, 1.5];
const hunted = { index: 5.5, foes: [1, 2], threats, fall: 0, quiet: false };
const offence = { index: 9, look: 1, aims: [9, 0] } as const;

const boat = { ...testMech(), role: 'Missile Boat' };
const lance = table({ units: [{ at: '0505', design: boat }, { at: '0507' }, { at: '0509', side: '1' }] });
const helpless = view(set(lance, 1, { shutDown: true }), '0');
const prone = view(set(lance, 1, { prone: true }), '0');

// biome-ignore format: rows read across
export const TRIALS = [
  trial(tacticianMove, { weights, say: told }, [
    { rule: 'tactician-hopeless-roll', name: 'thirteen', situation, option: position({ needs: 13 }), sees: { needs: 13 }, says: 'its piloting roll needs 13, which two dice cannot reach' },
    { rule: 'tactician-hopeless-roll', name: 'twelve', situation, option: position({ needs: 12 }), sees: false },
    { rule: 'tactician-gets-up', name: 'on seven', situation, option: position({ rises: true, needs: 7 }), sees: { odds: 21 / 36 }, worth: 1, says: 'has a 58% chance to stand up' },
    { rule: 'tactician-gets-up', name: 'on nine', situation, option: position({ rises: true, needs: 9 }), sees: { odds: 10 / 36 }, worth: -1 },
    { rule: 'tactician-gets-up', name: 'is on its feet', situation, option: position({ needs: 7 }), sees: false },
    { rule: 'tactician-stirs', name: 'no line of sight', situation: quiet, option: position({ hexes: 2 }), sees: { hexes: 2 }, worth: 1, says: 'no unit is in range of another, so it moves' },
    { rule: 'tactician-stirs', name: 'stands still', situation: quiet, option: plain, sees: false },
    { rule: 'tactician-stirs', name: 'an enemy in sight', situation, option: position({ hexes: 2 }), sees: false },
    { rule: 'tactician-trade', name: 'deals more than it takes', situation: trading, option: position({ danger: 5.5, threats, offence }), sees: { dealt: 9, taken: 5.5, fall: 0, quiet: false }, worth: 8, says: 'could deal 9 points, weighted ×1.5, and would take 5.5 points' },
    { rule: 'tactician-trade', name: 'no line of sight', situation: { ...trading, quiet: true }, option: position({ danger: 6, threats, fall: 1 }), sees: { dealt: 0, taken: 6, fall: 1, quiet: true }, worth: -3.5 },
    { rule: 'tactician-trade', name: 'neither', situation: trading, option: plain, sees: false },
    { rule: 'tactician-trade', name: 'the original design', situation, option: position({ danger: 5.5, threats, offence }), sees: false },
    { rule: 'tactician-defence', name: 'two who could hit', situation, option: position({ danger: 5.5, threats }), sees: hunted, worth: -5.5, says: 'would take 5.5 points: Test TEST B 4, Test TEST C 1.5' },
    { rule: 'tactician-defence', name: 'a fall besides', situation, option: position({ danger: 6, threats, fall: 0.5 }), sees: { ...hunted, index: 6, fall: 0.5 }, worth: -6, says: 'would take 6 points: Test TEST B 4, Test TEST C 1.5, falling 0.5' },
    { rule: 'tactician-defence', name: 'no line of sight', situation: quiet, option: position({ danger: 6, threats, fall: 0.5 }), sees: { ...hunted, index: 6, fall: 0.5, quiet: true }, worth: -0.5 * 5.5 - 0.5, says: 'would take 6 points: Test TEST B 4, Test TEST C 1.5, falling 0.5; but for now no unit is in range of another' },
    { rule: 'tactician-defence', name: 'none', situation, option: plain, sees: false },
    { rule: 'tactician-offence', name: 'a good shot', situation, option: position({ offence }), sees: { ...offence, foes: [1, 2] }, worth: 9, says: 'could deal 9 points, torso to the north-east: Test TEST B 9' },
    { rule: 'tactician-offence', name: 'none', situation, option: plain, sees: false },
    { rule: 'tactician-rear', name: 'one behind', situation, option: position({ behind: 1 }), sees: { behind: 1 }, worth: -1, says: '1 enemy in its rear arc' },
    { rule: 'tactician-rear', name: 'no enemy behind', situation, option: plain, sees: false },
    { rule: 'tactician-hexes', name: 'four', situation, option: position({ hexes: 4 }), sees: { hexes: 4 }, worth: 4, says: 'moves 4 hexes' },
    { rule: 'tactician-hexes', name: 'on the spot', situation, option: plain, sees: false },
    { rule: 'tactician-closes', name: 'five away', situation, option: plain, sees: { far: 5 }, worth: -5, says: '5 hexes to the nearest enemy' },
    { rule: 'tactician-closes', name: 'no enemy', situation, option: position({ far: Number.POSITIVE_INFINITY }), sees: false },
    { rule: 'tactician-cool', name: 'a run', situation, option: position({ heat: 2 }), sees: { heat: 2 }, worth: -2, says: 'movement heat: 2' },
    { rule: 'tactician-cool', name: 'none', situation, option: plain, sees: false },
  ]),
  trial(tacticianTurn, { weights, say: told }, [
    { rule: 'tactician-immobile-first', name: 'without power', situation: helpless, option: 1, sees: { unit: 1 }, worth: 1, says: 'it cannot move, so moving it first costs nothing' },
    { rule: 'tactician-immobile-first', name: 'can move', situation: helpless, option: 0, sees: false },
    { rule: 'tactician-turn-of', name: 'a missile boat', situation: helpless, option: 0, sees: { sort: 'boat' }, worth: weights.boat, says: 'it fights at long range' },
    { rule: 'tactician-turn-of', name: 'on the ground', situation: prone, option: 1, sees: { sort: 'prone' }, worth: weights.prone, says: 'it is prone' },
    { rule: 'tactician-turn-of', name: 'cannot move', situation: helpless, option: 1, sees: false },
  ]),
];
