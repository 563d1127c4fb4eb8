import { trial } from '../../../../decide/testing.ts';
import { view } from '../../view.ts';
import { agenteStriking, type Blows } from './striking.ts';
import { BRAWLER, facing, toldAt } from './testing.ts';
import { WEIGHTS as w } from './weights.ts';

const state = facing({ phase: 'physical', one: { at: '0808', design: BRAWLER } });
const situation = { view: view(state, '0'), unit: 0, rival: 1 };
const none: Blows = { attacks: [], damage: 0, limbs: 0 };
const fists: Blows = {
  attacks: [
    { attack: 'punch', arm: 'LA', target: 1 },
    { attack: 'punch', arm: 'RA', target: 1 },
  ],
  damage: 4.5,
  limbs: 2,
};

// biome-ignore format: rows read across
export const TRIALS = [
  trial(agenteStriking, { weights: w, say: toldAt(state) }, [
    { rule: 'agente-blows', name: 'two fists', situation, option: fists, sees: { damage: 4.5 }, worth: 4.5 * w.blow, says: '4.5 points on average' },
    { rule: 'agente-blows', name: 'none', situation, option: none, sees: false },
    { rule: 'agente-limbs', name: 'two fists', situation, option: fists, sees: { limbs: 2 }, worth: 2 * w.limb, says: 'strikes with 2 limbs' },
    { rule: 'agente-limbs', name: 'none', situation, option: none, sees: false },
  ]),
];
