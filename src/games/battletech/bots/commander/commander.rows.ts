import { trial } from '../../../../decide/testing.ts';
import { start } from '../../belief.ts';
import { commanderEnding } from './end.rules.ts';
import type { Orders } from './end.ts';
import { commanderFiring } from './fire.rules.ts';
import type { Plan } from './fire.ts';
import { type Going, type Lead, leadOf } from './going.ts';
import { FALL } from './kick.ts';
import { commanderMoving } from './move.rules.ts';
import { standing } from './places.ts';
import { commanderStriking } from './strike.rules.ts';
import type { Blows } from './strike.ts';
import { opposed, told } from './testing.ts';
import { BALANCED } from './weights.ts';

const w = { ...BALANCED, common: 0.5, behind: 2, order: 1 };
const setting = { weights: w, say: told };
const view = opposed();
const lead: Lead = { ...leadOf(view, 0, start(view)), crippled: false };
const place = standing(view, 0);
const calm = { risk: 0, nearest: 0, beyond: 0, promise: 0, apart: 0, march: 0, weak: 0 };
const going: Going = {
  unit: 0,
  place,
  facing: 0,
  fixed: calm,
  dealt: 0,
  taken: 0,
  strikes: 0,
  struck: 0,
  joint: 0,
  out: 1,
  ram: null,
  quick: 0,
};
const prone = { ...place, stand: { ...place.stand, prone: true } };
const ram = { kind: 'charge', target: 1, gain: 4 } as const;
const mild = { crippled: false };

const plan: Plan = {
  unit: 0,
  torso: 0,
  turns: false,
  flipped: false,
  flips: false,
  primary: -1,
  shots: [],
  dealt: 0,
  joint: 0,
  spent: 0,
  heatCost: 0,
};
const blows: Blows = { command: { type: 'strike', unit: 0, attacks: [] }, dealt: 0, topple: 0, slip: 0 };
const orders: Orders = { command: { type: 'end', orders: [] }, starts: 0, dumps: 0, exposed: 0 };

// biome-ignore format: rows read across
export const TRIALS = [
  trial(commanderMoving, setting, [
    { rule: 'commander-hopeless-roll', name: 'needs more than twelve', situation: lead, option: { ...going, fixed: { ...calm, risk: 1 } }, sees: {}, says: 'its piloting roll cannot succeed' },
    { rule: 'commander-hopeless-roll', name: 'no roll', situation: lead, option: going, sees: false },
    { rule: 'commander-dealt', name: 'twelve points', situation: lead, option: { ...going, dealt: 12 }, sees: { much: 12 }, worth: 12 * w.dealt, says: 'should deal 12 points with weapons' },
    { rule: 'commander-dealt', name: 'none', situation: lead, option: going, sees: false },
    { rule: 'commander-taken', name: 'five points', situation: lead, option: { ...going, taken: 5 }, sees: { much: 5, ...mild }, worth: -5 * w.taken, says: 'should take 5 points from weapons' },
    { rule: 'commander-taken', name: 'if a foe comes out', situation: { ...lead, idle: 4 }, option: { ...going, taken: 5, out: 0.5 }, sees: { much: 5, ...mild, odds: 0.5, idle: 4 }, worth: -5 * w.taken, says: 'should take 5 points (contact is 50% likely after 4 quiet turns) from weapons' },
    { rule: 'commander-taken', name: 'crippled', situation: { ...lead, crippled: true }, option: { ...going, taken: 5 }, sees: { much: 5, crippled: true }, worth: -5 * w.taken * w.retreat, says: 'should take 5 points (×1.5: it is crippled) from weapons' },
    { rule: 'commander-taken', name: 'both', situation: { ...lead, crippled: true }, option: { ...going, taken: 3.14, out: 0.25 }, sees: { much: 3.14, crippled: true, odds: 0.25, idle: 0 }, worth: -3.14 * w.taken * w.retreat, says: 'should take 3.1 points (×1.5: it is crippled and contact is 25% likely) from weapons' },
    { rule: 'commander-taken', name: 'next to nothing', situation: lead, option: { ...going, taken: 0.04 }, sees: { much: 0.04, ...mild }, worth: -0.04 * w.taken, says: 'should take less than 0.1 points from weapons' },
    { rule: 'commander-taken', name: 'none', situation: lead, option: going, sees: false },
    { rule: 'commander-strikes', name: 'a kick', situation: lead, option: { ...going, strikes: 6 }, sees: { much: 6 }, worth: 6 * w.strikes, says: 'should deal 6 points (×0.9) with physical attacks' },
    { rule: 'commander-strikes', name: 'no enemy nearby', situation: lead, option: going, sees: false },
    { rule: 'commander-struck', name: 'a kick', situation: lead, option: { ...going, struck: 6 }, sees: { much: 6, ...mild }, worth: -6 * w.struck, says: 'should take 6 points (×0.8) from physical attacks' },
    { rule: 'commander-struck', name: 'no enemy nearby', situation: lead, option: going, sees: false },
    { rule: 'commander-ram', name: 'a charge', situation: lead, option: { ...going, ram }, sees: { much: 4 }, worth: 4 * w.charge, says: 'charging or jumping on the target should gain 4 points' },
    { rule: 'commander-ram', name: 'none', situation: lead, option: going, sees: false },
    { rule: 'commander-fall-risk', name: 'one in four', situation: lead, option: { ...going, dealt: 8, fixed: { ...calm, risk: 0.25 } }, sees: { much: 0.25 * (FALL + 8) }, worth: -0.25 * (FALL + 8) * w.fall, says: 'the risk of falling on the way should cost 5 points' },
    { rule: 'commander-fall-risk', name: 'firm ground', situation: lead, option: going, sees: false },
    { rule: 'commander-ends-prone', name: 'lies', situation: lead, option: { ...going, place: prone }, sees: { much: 1 }, worth: -w.prone, says: 'ends its move prone' },
    { rule: 'commander-ends-prone', name: 'stands', situation: lead, option: going, sees: false },
    { rule: 'commander-out-of-range', name: 'three hexes', situation: lead, option: { ...going, fixed: { ...calm, beyond: 3 } }, sees: { much: 3 }, worth: -3 * w.closing, says: '3 hexes beyond good range' },
    { rule: 'commander-out-of-range', name: 'in range', situation: lead, option: going, sees: false },
    { rule: 'commander-promise', name: 'short range', situation: lead, option: { ...going, fixed: { ...calm, promise: 10 } }, sees: { much: 10 }, worth: 10 * w.range, says: 'at a range worth 10 points (×0.05) next turn' },
    { rule: 'commander-promise', name: 'nothing', situation: lead, option: going, sees: false },
    { rule: 'commander-march', name: 'two turns away', situation: { ...lead, idle: 3, goal: 5 }, option: { ...going, fixed: { ...calm, march: 2 } }, sees: { much: 2, idle: 3, goal: 5 }, worth: -2 * 3 * w.advance, says: '2 turns from a firing position, heading for that hex (×3: 3 quiet turns)' },
    { rule: 'commander-march', name: 'there', situation: { ...lead, idle: 3, goal: 5 }, option: going, sees: false },
    { rule: 'commander-common-target', name: 'eight points', situation: lead, option: { ...going, joint: 8 }, sees: { much: 8 }, worth: 8 * w.common, says: '8 points (×0.5) of its damage would hit the common target' },
    { rule: 'commander-common-target', name: 'another target', situation: lead, option: { ...going, dealt: 8 }, sees: false },
    { rule: 'commander-behind', name: 'a damaged unit under fire', situation: lead, option: { ...going, taken: 10, fixed: { ...calm, weak: 0.2 } }, sees: { much: 2 }, worth: -2 * w.behind, says: 'in worse shape than its side, so damage counts more: 2 points (×2) extra' },
    { rule: 'commander-behind', name: 'a fresh unit', situation: lead, option: { ...going, taken: 10 }, sees: false },
    { rule: 'commander-apart', name: 'two hexes', situation: lead, option: { ...going, fixed: { ...calm, apart: 2 } }, sees: { much: 2 }, worth: -2 * w.support, says: '2 hexes too far from its allies' },
    { rule: 'commander-apart', name: 'close by', situation: lead, option: going, sees: false },
  ]),
  trial(commanderFiring, setting, [
    { rule: 'commander-dealt', name: 'all guns', situation: view, option: { ...plan, dealt: 14.5 }, sees: { much: 14.5 }, worth: 14.5 * w.dealt, says: 'should deal 14.5 points with weapons' },
    { rule: 'commander-dealt', name: 'holds fire', situation: view, option: plan, sees: false },
    { rule: 'commander-common-target', name: 'eight points', situation: view, option: { ...plan, joint: 8 }, sees: { much: 8 }, worth: 8 * w.common, says: '8 points (×0.5) of its damage would hit the common target' },
    { rule: 'commander-common-target', name: 'another target', situation: view, option: { ...plan, dealt: 8 }, sees: false },
    { rule: 'commander-rounds', name: 'a launcher', situation: view, option: { ...plan, spent: 2 }, sees: { much: 2 }, worth: -2 * w.ammunition, says: 'uses ammunition worth 2 points (×0.6)' },
    { rule: 'commander-rounds', name: 'lasers', situation: view, option: plan, sees: false },
    { rule: 'commander-turns', name: 'a twist', situation: view, option: { ...plan, turns: true }, sees: { much: 1 }, worth: -w.turns, says: 'twists its torso' },
    { rule: 'commander-turns', name: 'none', situation: view, option: plan, sees: false },
    { rule: 'commander-flips', name: 'an enemy behind', situation: view, option: { ...plan, flips: true }, sees: { much: 1 }, worth: -w.turns, says: 'flips its arms' },
    { rule: 'commander-flips', name: 'none', situation: view, option: plan, sees: false },
    { rule: 'commander-heat', name: 'hot', situation: view, option: { ...plan, heatCost: 7 }, sees: { much: 7 }, worth: -7 * w.heat, says: 'heat should cost 7 points' },
    { rule: 'commander-heat', name: 'cool', situation: view, option: plan, sees: false },
  ]),
  trial(commanderStriking, setting, [
    { rule: 'commander-strikes', name: 'a punch', situation: view, option: { ...blows, dealt: 3 }, sees: { much: 3 }, worth: 3 * w.strikes, says: 'should deal 3 points (×0.9) with physical attacks' },
    { rule: 'commander-strikes', name: 'none', situation: view, option: blows, sees: false },
    { rule: 'commander-topples', name: 'a kick', situation: view, option: { ...blows, topple: 2 }, sees: { much: 2 }, worth: 2 * w.strikes, says: 'knocking the target down should gain 2 points (×0.9)' },
    { rule: 'commander-topples', name: 'a punch', situation: view, option: blows, sees: false },
    { rule: 'commander-slips', name: 'a kick', situation: view, option: { ...blows, slip: 1 }, sees: { much: 1 }, worth: -w.fall, says: 'the risk of falling should cost 1 point' },
    { rule: 'commander-slips', name: 'a punch', situation: view, option: blows, sees: false },
  ]),
  trial(commanderEnding, setting, [
    { rule: 'commander-starts', name: 'one', situation: view, option: { ...orders, starts: 1 }, sees: { much: 1 }, worth: w.starts, says: 'starts 1 reactor' },
    { rule: 'commander-starts', name: 'none', situation: view, option: orders, sees: false },
    { rule: 'commander-dumps', name: 'two bins', situation: view, option: { ...orders, dumps: 2 }, sees: { much: 2 }, worth: 2 * w.dumps, says: 'dumps 2 ammunition bins that could explode' },
    { rule: 'commander-dumps', name: 'none', situation: view, option: orders, sees: false },
    { rule: 'commander-dump-exposed', name: 'an enemy can get behind', situation: view, option: { ...orders, dumps: 1, exposed: 30 }, sees: { much: 30 }, worth: -30 * w.taken, says: 'an enemy could get behind it and set off the dumped ammunition, for 30 points' },
    { rule: 'commander-dump-exposed', name: 'a safe rear', situation: view, option: { ...orders, dumps: 1 }, sees: false },
  ]),
];
