import { trial } from '../../../../decide/testing.ts';
import { set } from '../../rules/testing.ts';
import { type View, view } from '../../view.ts';
import { goalOf } from './goals.ts';
import { limitOf } from './heat.ts';
import type { Moving } from './moves.ts';
import { agenteMoving } from './moving.ts';
import { aMove, BRAWLER, facing, toldAt } from './testing.ts';
import { type AgenteWeights, PERSONAS, WEIGHTS as w } from './weights.ts';

const at = (seen: View, weights: AgenteWeights = w): Moving => ({
  view: seen,
  unit: 0,
  rival: 1,
  goal: goalOf(seen, 0, 1),
  runs: false,
  limit: limitOf(weights),
});
const state = facing();
const situation = at(view(state, '0'));
const hot = at(view(set(state, 0, { heat: 25 }), '0'));
const cool = at(view(set(state, 0, { heat: 16 }), '0'), PERSONAS.cool);
const unarmed = at(view(facing({ one: { design: BRAWLER } }), '0'));
const stay = aMove({ manner: 'stay' });

// biome-ignore format: rows read across
export const TRIALS = [
  trial(agenteMoving, { weights: w, say: toldAt(state) }, [
    { rule: 'agente-jump-too-hot', name: 'at heat 25', situation: hot, option: aMove({ manner: 'jump', heat: 4 }), sees: { heat: 19, limit: 19, threshold: 19 }, says: 'the jump would leave it at heat 19, and ammunition can explode at 19 or more' },
    { rule: 'agente-jump-too-hot', name: 'a shorter one', situation: hot, option: aMove({ manner: 'leap', heat: 3 }), sees: false },
    { rule: 'agente-jump-too-hot', name: 'on foot', situation: hot, option: aMove({ heat: 9 }), sees: false },
    { rule: 'agente-jump-too-hot', name: 'with a margin of nine', situation: cool, option: aMove({ manner: 'jump', heat: 4 }), sees: { heat: 10, limit: 10, threshold: 19 }, says: 'the jump would leave it at heat 10: it stays below 10, since ammunition can explode at 19 or more' },
    { rule: 'agente-jump-too-hot', name: 'a shorter one, with a margin of nine', situation: cool, option: aMove({ manner: 'jump', heat: 3 }), sees: false },
    { rule: 'agente-gets-up', name: 'up', situation, option: aMove({ getsUp: true }), sees: {}, worth: 1, says: 'stands up first' },
    { rule: 'agente-gets-up', name: 'already up', situation, option: stay, sees: false },
    { rule: 'agente-manner', name: 'on foot', situation, option: aMove({}), sees: { manner: 'walk' }, worth: w.walk, says: 'walking' },
    { rule: 'agente-manner', name: 'by jump', situation, option: aMove({ manner: 'jump' }), sees: { manner: 'jump' }, worth: w.jump, says: 'jumping' },
    { rule: 'agente-manner', name: 'to come to blows', situation: unarmed, option: aMove({ manner: 'leap' }), sees: { manner: 'leap' }, worth: w.leap, says: 'jumping, to get into melee' },
    { rule: 'agente-manner', name: 'at a run', situation, option: aMove({ manner: 'run' }), sees: { manner: 'run' }, worth: w.run, says: 'running' },
    { rule: 'agente-manner', name: 'nearer', situation, option: aMove({ manner: 'creep' }), sees: { manner: 'creep' }, worth: w.creep, says: 'closer in a straight line, since no path leads there' },
    { rule: 'agente-manner', name: 'away', situation, option: aMove({ manner: 'away' }), sees: { manner: 'away' }, worth: 0, says: 'keeping away, since it has no weapons' },
    { rule: 'agente-manner', name: 'to stay', situation, option: stay, sees: false },
    { rule: 'agente-arrives', name: 'in sight', situation, option: aMove({ arrives: true }), sees: { kind: 'sight', rival: 1 }, worth: 1, says: 'can see Test WALKER where it could go, and faces it' },
    { rule: 'agente-arrives', name: 'within reach', situation: unarmed, option: aMove({ arrives: true }), sees: { kind: 'strike', rival: 1 }, worth: 1, says: 'gets within reach of Test WALKER, facing it' },
    { rule: 'agente-arrives', name: 'not there', situation, option: stay, sees: false },
    { rule: 'agente-way-there', name: 'three MP', situation, option: aMove({ arrives: true, mp: 3 }), sees: { mp: 3 }, worth: -3 * w.near, says: '3 MP to get there' },
    { rule: 'agente-way-there', name: 'there already', situation, option: aMove({ arrives: true }), sees: false },
    { rule: 'agente-way-left', name: 'seven to go', situation, option: aMove({ left: 7 }), sees: { left: 7, crow: false }, worth: -7 * w.near, says: '7 MP still to go' },
    { rule: 'agente-way-left', name: 'a jump that falls short', situation, option: aMove({ manner: 'jump', left: 1 }), sees: { left: 1, crow: true }, worth: -w.near, says: '1 hex still to go, in a straight line' },
    { rule: 'agente-way-left', name: 'none', situation, option: stay, sees: false },
    { rule: 'agente-effort', name: 'a run', situation, option: aMove({ manner: 'run' }), sees: {}, worth: -w.effort, says: 'takes more effort than walking' },
    { rule: 'agente-effort', name: 'a walk', situation, option: aMove({}), sees: false },
    { rule: 'agente-way-heat', name: 'a walk', situation, option: aMove({ heat: 1 }), sees: { heat: 1 }, worth: -w.warm, says: 'movement heat: 1' },
    { rule: 'agente-way-heat', name: 'to stay', situation, option: stay, sees: false },
    { rule: 'agente-risk', name: 'two rolls', situation, option: aMove({ rolls: 2 }), sees: { rolls: 2 }, worth: -2 * w.risk, says: '2 piloting rolls on the way' },
    { rule: 'agente-risk', name: 'safe ground', situation, option: stay, sees: false },
    { rule: 'agente-turned-from', name: 'sideways', situation, option: aMove({ off: 2 }), sees: { off: 2, rival: 1 }, worth: -2 * w.turned, says: '2 hexsides turned away from Test WALKER' },
    { rule: 'agente-turned-from', name: 'straight', situation, option: stay, sees: false },
    { rule: 'agente-keeps-away', name: 'six hexes', situation, option: aMove({ manner: 'away', left: 6 }), sees: { hexes: 6, rival: 1 }, worth: 6 * w.away, says: '6 hexes from Test WALKER' },
    { rule: 'agente-keeps-away', name: 'one that fights', situation, option: aMove({ left: 6 }), sees: false },
  ]),
];
