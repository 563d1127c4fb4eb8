import { some } from '../dictionary.en.ts';
import type { Table } from '../words.ts';
import type { CommanderFacts } from './commander.ts';
import { figure } from './figures.ts';

const points = (much: number): string => `${figure(much, '.')} ${much === 1 ? 'point' : 'points'}`;
const hexes = (much: number): string => some(much, 'hex', 'hexes');

const minded = ({ crippled, answered }: { readonly crippled?: true; readonly answered?: true }): string =>
  `${crippled ? ', and it is crippled' : ''}${answered ? ', and foes may still answer' : ''}`;

/** Why the commander liked or disliked an option. Points weigh more where armour is thin. */
export const COMMANDER: Table<CommanderFacts> = {
  'commander-hopeless-roll': () => 'no roll can bring it there on its feet',
  'commander-dealt': ({ much }) => `its fire is likely to do ${points(much)}`,
  'commander-taken': ({ much, ...why }) => `fire at it is likely to do ${points(much)}${minded(why)}`,
  'commander-strikes': ({ much }) => `its blows are likely to do ${points(much)}`,
  'commander-struck': ({ much, ...why }) => `blows at it are likely to do ${points(much)}${minded(why)}`,
  'commander-ram': ({ much }) => `running or leaping into it is likely to bring ${points(much)}`,
  'commander-fall-risk': ({ much }) => `a fall on the way is likely to cost ${points(much)}`,
  'commander-ends-prone': () => 'ends on the ground',
  'commander-out-of-range': ({ much }) => `${hexes(much)} out of good range`,
  'commander-promise': ({ much }) => `a distance that promises ${points(much)} next turn`,
  'commander-apart': ({ much }) => `${hexes(much)} too far from its friends`,
  'commander-rounds': ({ much }) => `ammunition worth ${points(much)}`,
  'commander-turns': () => 'turns its torso',
  'commander-heat': ({ much }) => `the heat is likely to cost ${points(much)}`,
  'commander-topples': ({ much }) => `a fall of the target is likely to bring ${points(much)}`,
  'commander-slips': ({ much }) => `a fall of its own is likely to cost ${points(much)}`,
  'commander-starts': ({ much }) => `starts ${some(much, 'reactor')}`,
  'commander-dumps': ({ much }) => `gets rid of ${some(much, 'bin')} that could only blow up`,
};
