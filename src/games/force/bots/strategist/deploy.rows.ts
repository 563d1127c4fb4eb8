import { trial } from '../../../../decide/testing.ts';
import { type Deployment, strategistDeploy } from './deploy.rules.ts';
import { groundRows } from './ground.rows.ts';
import { card, change, said } from './testing.ts';
import { WEIGHTS as weights } from './weights.ts';

const situation = { free: 3 };
const guard = card('Guard');
const gate = card('Gate');
const deploy = (own: Partial<Deployment> = {}): Deployment => ({
  ...change(),
  command: { type: 'deploy', card: guard, to: gate },
  cards: [],
  planned: false,
  aboard: null,
  icons: null,
  arms: null,
  ...own,
});
const location = deploy({ command: { type: 'deploy', card: card('Works') }, icons: { mine: 2, theirs: 1 } });
const barren = deploy({ command: { type: 'deploy', card: card('Works') }, icons: { mine: 0, theirs: 0 } });

// biome-ignore format: rows read across
export const TRIALS = [
  trial(strategistDeploy, { weights, say: said }, [
    { rule: 'strategist-aboard', name: 'as a passenger', situation, option: deploy({ aboard: card('Trooper') }), sees: { card: guard, to: card('Trooper') }, says: 'would not count while aboard Trooper' },
    { rule: 'strategist-aboard', name: 'at a location', situation, option: deploy(), sees: false },
    { rule: 'strategist-battle-money', name: 'what a battle needs', situation, option: deploy({ cost: 4 }), sees: { cost: 4, free: 3 }, says: 'costs 4, but the planned battles leave only 3 Force free' },
    { rule: 'strategist-battle-money', name: 'enough for both', situation, option: deploy({ cost: 3 }), sees: false },
    { rule: 'strategist-location-first', name: 'a location', situation, option: location, sees: { card: card('Works') }, worth: 1, says: 'Works first: later cards can go there' },
    { rule: 'strategist-location-first', name: 'one without an icon of ours', situation, option: barren, sees: false },
    { rule: 'strategist-plan', name: 'as planned', situation, option: deploy({ planned: true, cards: [guard, card('Marshal')] }), sees: { cards: [guard, card('Marshal')], at: gate }, worth: 1, says: 'plan for this turn: Guard, Marshal to Gate' },
    { rule: 'strategist-plan', name: 'something else', situation, option: deploy({ cards: [guard] }), sees: false },
    ...groundRows((one) => deploy(one)).map((row) => ({ ...row, situation })),
    { rule: 'strategist-generates', name: 'two icons', situation, option: location, sees: { icons: 2 }, worth: 2 * weights.generation, says: 'generates Force from 2 icons for us' },
    { rule: 'strategist-generates', name: 'none', situation, option: barren, sees: false },
    { rule: 'strategist-opens', name: 'an icon', situation, option: location, sees: { icons: 1 }, worth: -weights.opens, says: 'generates Force from 1 icon for them' },
    { rule: 'strategist-opens', name: 'none', situation, option: barren, sees: false },
    { rule: 'strategist-arms', name: 'even odds', situation, option: deploy({ arms: { chance: 0.5, force: 2.8 } }), sees: { at: gate, chance: 0.5, force: 2.8 }, worth: 1.4 * weights.arms, says: 'a weapon with a 50% chance to hit, worth 2.8 Force' },
    { rule: 'strategist-arms', name: 'no weapon', situation, option: deploy(), sees: false },
  ]),
];
