import { trial } from '../../../../decide/testing.ts';
import { type Deployment, strategistDeploy } from './deploy.rules.ts';
import { groundRows } from './ground.rows.ts';
import { card, change, said } from './testing.ts';
import { WEIGHTS as weights } from './weights.ts';

const situation = null;
const guard = card('Guard');
const gate = card('Gate');
const deploy = (own: Partial<Deployment> = {}): Deployment => ({
  ...change(),
  command: { type: 'deploy', card: guard, to: gate },
  cards: [],
  planned: false,
  aboard: null,
  icons: null,
  hits: 0,
  ...own,
});
const location = deploy({ command: { type: 'deploy', card: card('Works') }, icons: { mine: 2, theirs: 1 } });
const barren = deploy({ command: { type: 'deploy', card: card('Works') }, icons: { mine: 0, theirs: 0 } });

// biome-ignore format: rows read across
export const TRIALS = [
  trial(strategistDeploy, { weights, say: said }, [
    { rule: 'strategist-aboard', name: 'as a passenger', situation, option: deploy({ aboard: card('Trooper') }), sees: { card: guard, to: card('Trooper') }, says: 'aboard Trooper it would count for nothing' },
    { rule: 'strategist-aboard', name: 'at a location', situation, option: deploy(), sees: false },
    { rule: 'strategist-location-first', name: 'a location', situation, option: location, sees: { card: card('Works') }, worth: 1, says: 'Works first: what follows may go there' },
    { rule: 'strategist-location-first', name: 'one without an icon of ours', situation, option: barren, sees: false },
    { rule: 'strategist-plan', name: 'as planned', situation, option: deploy({ planned: true, cards: [guard, card('Marshal')] }), sees: { cards: [guard, card('Marshal')], at: gate }, worth: 1, says: 'the plan of the turn: Guard, Marshal to Gate' },
    { rule: 'strategist-plan', name: 'something else', situation, option: deploy({ cards: [guard] }), sees: false },
    ...groundRows((one) => deploy(one)),
    { rule: 'strategist-generates', name: 'two icons', situation, option: location, sees: { icons: 2 }, worth: 2 * weights.generation, says: 'generates Force with 2 icons of ours' },
    { rule: 'strategist-generates', name: 'none', situation, option: barren, sees: false },
    { rule: 'strategist-opens', name: 'an icon', situation, option: location, sees: { icons: 1 }, worth: -weights.opens, says: 'generates Force with 1 icon of theirs' },
    { rule: 'strategist-opens', name: 'none', situation, option: barren, sees: false },
    { rule: 'strategist-arms', name: 'even odds', situation, option: deploy({ hits: 0.5 }), sees: { at: gate, chance: 0.5 }, worth: 0.5 * weights.arms, says: 'a weapon that hits with 50 %' },
    { rule: 'strategist-arms', name: 'no weapon', situation, option: deploy(), sees: false },
  ]),
];
