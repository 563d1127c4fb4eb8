import { trial } from '../../../../decide/testing.ts';
import { type Attack, strategistBattle } from './battle.ts';
import { type Answer, strategistDestiny } from './destiny.ts';
import { costRows } from './ground.rows.ts';
import { type Shot, strategistShots } from './shots.ts';
import { card, said } from './testing.ts';
import { WEIGHTS as weights } from './weights.ts';

const situation = null;
const setting = { weights, say: said };
const at = card('Works');
const attack = (own: Partial<Attack> = {}): Attack => ({
  command: { type: 'battle', at },
  at,
  clash: { hurts: 6, suffers: 2.5, wins: 0.75 },
  danger: 3,
  cost: 1,
  ...own,
});
const peace = attack({ command: { type: 'pass' }, at: -1, clash: { hurts: 0, suffers: 0, wins: 0 }, danger: 0 });
const lamp = card('Lamp');
const shot = (own: Partial<Shot> = {}): Shot => ({
  command: { type: 'fire', weapon: 9, target: lamp },
  card: lamp,
  chance: 0.5,
  force: 3,
  cost: 1,
  ...own,
});
const tactic = shot({ command: { type: 'tactic', card: card('Guard') }, card: card('Guard'), force: 4 });
const hold = shot({ command: { type: 'pass' }, card: -1 });
const draw: Answer = { command: { type: 'destiny', draw: true }, mean: 2.5, force: 3.5 };

// biome-ignore format: rows read across
export const TRIALS = [
  trial(strategistBattle, setting, [
    { rule: 'strategist-battle-hurts', name: 'them', situation, option: attack(), sees: { at, force: 6, chance: 0.75 }, worth: 6 * weights.hurts, says: 'costs them 6.0 Force on average; 75% chance to win' },
    { rule: 'strategist-battle-hurts', name: 'no battle', situation, option: peace, sees: false },
    { rule: 'strategist-battle-suffers', name: 'us', situation, option: attack(), sees: { at, force: 2.5 }, worth: -2.5 * weights.suffers, says: 'costs us 2.5 Force on average' },
    { rule: 'strategist-battle-suffers', name: 'no battle', situation, option: peace, sees: false },
    { rule: 'strategist-forestalls', name: 'they could', situation, option: attack(), sees: { at, force: 3 }, worth: 3 * weights.threat, says: 'otherwise they may attack, which is worth 3.0 Force' },
    { rule: 'strategist-forestalls', name: 'no battle', situation, option: peace, sees: false },
    ...costRows((cost) => attack({ cost })),
  ]),
  trial(strategistShots, setting, [
    { rule: 'strategist-shot', name: 'even odds', situation, option: shot(), sees: { card: lamp, chance: 0.5, force: 3 }, worth: 1.5, says: '50% chance to hit Lamp, worth 3.0 Force' },
    { rule: 'strategist-shot', name: 'no shot', situation, option: hold, sees: false },
    { rule: 'strategist-tactic', name: 'played', situation, option: tactic, sees: { card: card('Guard'), force: 4 }, worth: 4, says: 'Guard changes the battle by 4.0 Force' },
    { rule: 'strategist-tactic', name: 'none', situation, option: hold, sees: false },
    ...costRows((cost) => shot({ cost })),
  ]),
  trial(strategistDestiny, setting, [
    { rule: 'strategist-draws-destiny', name: 'yes', situation, option: draw, sees: { mean: 2.5, force: 3.5 }, worth: 3.5, says: 'a destiny of 2.5 on average changes the battle by 3.5 Force' },
    { rule: 'strategist-draws-destiny', name: 'no', situation, option: { ...draw, command: { type: 'destiny', draw: false } }, sees: false },
  ]),
];
