import { trial } from '../../../../decide/testing.ts';
import { set } from '../../rules/testing.ts';
import { view } from '../../view.ts';
import { batteryOf, type Gun } from '../gunnery/guns.ts';
import { agenteFiring, firingOf, type Volley } from './firing.ts';
import type { Round } from './rounds.ts';
import { facing, toldAt } from './testing.ts';
import { agenteTurning, type Turn, type Turning } from './torso.ts';
import { PERSONAS, WEIGHTS as w } from './weights.ts';

const state = facing({ phase: 'weapons' });
const setting = { weights: w, say: toldAt(state) };
const turning: Turning = { view: view(state, '0'), unit: 0, rival: 1 };
const situation = firingOf(turning, w);
const warm: Turning = { ...turning, view: view(set(state, 0, { heat: 20 }), '0') };
const hot = firingOf(warm, w); // room for 8
const cool = firingOf({ ...turning, view: view(set(state, 0, { heat: 14 }), '0') }, PERSONAS.cool); // room for 5
const laser = batteryOf(turning.view, 0).guns[0] as Gun; // a medium laser, 3 heat
const gun = (mount: number, needs: number): Round => ({ gun: { ...laser, mount }, bin: undefined, needs, damage: 2.5 });
const right: Turn = { facing: 1, gain: 1, left: 0 };
const off: Turn = { facing: 5, gain: -1, left: 2 };
const volley = (...rounds: readonly Round[]): Volley => ({ turn: null, rounds, heat: 3 * rounds.length });
const twist: Volley = { turn: right, rounds: [], heat: 0 };
const pair = volley(gun(0, 7), gun(1, 9));

// biome-ignore format: rows read across
export const TRIALS = [
  trial(agenteTurning, setting, [
    { rule: 'agente-torso', name: 'to the rival', situation: turning, option: right, sees: { ...right, rival: 1 }, worth: w.torso, says: 'torso to the north-east, straight at Test WALKER' },
    { rule: 'agente-torso', name: 'away from it', situation: turning, option: off, sees: { ...off, rival: 1 }, worth: -w.torso, says: 'torso to the north-west, 2 hexsides off Test WALKER' },
    { rule: 'agente-torso', name: 'as before', situation: turning, option: { facing: 0, gain: 0, left: 1 }, sees: false },
  ]),
  trial(agenteFiring, setting, [
    { rule: 'agente-too-hot', name: 'nine heat', situation: hot, option: volley(gun(0, 7), gun(1, 9), gun(2, 8)), sees: { heat: 19, limit: 19, threshold: 19 }, says: 'would leave it at heat 19, and ammunition can explode at 19 or more' },
    { rule: 'agente-too-hot', name: 'six heat', situation: hot, option: pair, sees: false },
    { rule: 'agente-too-hot', name: 'six heat, with a margin of nine', situation: cool, option: pair, sees: { heat: 10, limit: 10, threshold: 19 }, says: 'would leave it at heat 10: it stays below 10, since ammunition can explode at 19 or more' },
    { rule: 'agente-too-hot', name: 'three heat, with a margin of nine', situation: cool, option: volley(gun(0, 7)), sees: false },
    { rule: 'agente-too-hot', name: 'fire held, whatever the heat', situation: firingOf(warm, { ...w, margin: 30 }), option: volley(), sees: false },
    { rule: 'agente-torso', name: 'a twist first', situation, option: twist, sees: { ...right, rival: 1 }, worth: w.torso, says: 'torso to the north-east, straight at Test WALKER' },
    { rule: 'agente-torso', name: 'fire', situation, option: pair, sees: false },
    { rule: 'agente-rolls', name: 'two weapons', situation, option: pair, sees: { weapons: 2, needs: [7, 9], points: 10 }, worth: 10 * w.roll, says: '2 weapons needing 7 and 9' },
    { rule: 'agente-rolls', name: 'fire held', situation, option: volley(), sees: false },
    { rule: 'agente-damage', name: 'two weapons', situation, option: pair, sees: { damage: 5 }, worth: 5 * w.damage, says: '5 points on average' },
    { rule: 'agente-damage', name: 'fire held', situation, option: volley(), sees: false },
    { rule: 'agente-heat-made', name: 'two weapons', situation, option: pair, sees: { heat: 6 }, worth: -6 * w.cool, says: 'generates 6 heat' },
    { rule: 'agente-heat-made', name: 'fire held', situation, option: volley(), sees: false },
  ]),
];
