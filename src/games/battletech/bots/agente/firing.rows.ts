import { trial } from '../../../../decide/testing.ts';
import { LA, RA } from '../../data/places.ts';
import { set } from '../../rules/testing.ts';
import { view } from '../../view.ts';
import { agenteFiring, firingOf, type Volley } from './firing.ts';
import type { Gun } from './guns.ts';
import { facing, toldAt } from './testing.ts';
import { agenteTurning, type Turn, type Turning } from './torso.ts';
import { WEIGHTS as w } from './weights.ts';

const state = facing({ phase: 'weapons' });
const setting = { weights: w, say: toldAt(state) };
const turning: Turning = { view: view(state, '0'), unit: 0, rival: 1 };
const situation = firingOf(turning, w);
const hot = firingOf({ ...turning, view: view(set(state, 0, { heat: 20 }), '0') }, w); // room for 8
const gun = (weapon: number, needs: number): Gun => ({
  shot: { weapon, target: { unit: 1 } },
  at: weapon === 0 ? LA : RA,
  needs,
  heat: 3,
  damage: 2.5,
});
const right: Turn = { facing: 1, gain: 1, left: 0 };
const off: Turn = { facing: 5, gain: -1, left: 2 };
const volley = (...guns: readonly Gun[]): Volley => ({ turn: null, guns, heat: 3 * guns.length });
const twist: Volley = { turn: right, guns: [], heat: 0 };
const pair = volley(gun(0, 7), gun(1, 9));

// biome-ignore format: rows read across
export const TRIALS = [
  trial(agenteTurning, setting, [
    { rule: 'agente-torso', name: 'to the rival', situation: turning, option: right, sees: { ...right, rival: 1 }, worth: w.torso, says: 'looks north-east, straight towards Test WALKER' },
    { rule: 'agente-torso', name: 'away from it', situation: turning, option: off, sees: { ...off, rival: 1 }, worth: -w.torso, says: 'looks north-west, 2 hexsides off Test WALKER' },
    { rule: 'agente-torso', name: 'as before', situation: turning, option: { facing: 0, gain: 0, left: 1 }, sees: false },
  ]),
  trial(agenteFiring, setting, [
    { rule: 'agente-too-hot', name: 'nine heat', situation: hot, option: volley(gun(0, 7), gun(1, 9), gun(2, 8)), sees: { heat: 19, threshold: 19 }, says: 'would leave it at heat 19, and ammunition can blow up from 19 on' },
    { rule: 'agente-too-hot', name: 'six heat', situation: hot, option: pair, sees: false },
    { rule: 'agente-torso', name: 'a twist first', situation, option: twist, sees: { ...right, rival: 1 }, worth: w.torso, says: 'looks north-east, straight towards Test WALKER' },
    { rule: 'agente-torso', name: 'fire', situation, option: pair, sees: false },
    { rule: 'agente-rolls', name: 'two weapons', situation, option: pair, sees: { weapons: 2, needs: [7, 9], points: 10 }, worth: 10 * w.roll, says: '2 weapons that need 7 and 9' },
    { rule: 'agente-rolls', name: 'fire held', situation, option: volley(), sees: false },
    { rule: 'agente-damage', name: 'two weapons', situation, option: pair, sees: { damage: 5 }, worth: 5 * w.damage, says: '5 points on average' },
    { rule: 'agente-damage', name: 'fire held', situation, option: volley(), sees: false },
    { rule: 'agente-heat-made', name: 'two weapons', situation, option: pair, sees: { heat: 6 }, worth: -6 * w.cool, says: 'makes 6 heat' },
    { rule: 'agente-heat-made', name: 'fire held', situation, option: volley(), sees: false },
  ]),
];
