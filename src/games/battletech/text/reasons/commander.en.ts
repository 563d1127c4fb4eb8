import { some } from '../dictionary.en.ts';
import type { TextTable } from '../phrases.ts';
import type { CommanderFacts, Minded } from './commander.ts';
import { figure } from './figures.ts';

const about = (much: number): string => {
  const told = figure(much, '.');
  return told === '0' ? 'less than 0.1 points' : `${told} ${much === 1 ? 'point' : 'points'}`;
};
const hexes = (much: number): string => some(much, 'hex', 'hexes');

const minded = ({ crippled, answered }: Minded): string =>
  [crippled && 'it is crippled', answered && 'foes may still answer'].filter(Boolean).join(', and ');

/** `3.1 points (×3.9: foes may still answer)`: what is likely, and what a point of it counts for. */
const points = (fact: Minded): string => {
  const { much, times = 1 } = fact;
  const why = minded(fact);
  const told = [times !== 1 && `×${times}`, why].filter(Boolean).join(': ');
  return `${about(much)}${told && ` (${told})`}`;
};

/** Why the commander liked or disliked an option. Points weigh more where armour is thin. */
export const COMMANDER: TextTable<CommanderFacts> = {
  'commander-hopeless-roll': () => 'no roll can bring it there on its feet',
  'commander-dealt': (fact) => `its fire is likely to do ${points(fact)}`,
  'commander-taken': (fact) => `fire at it is likely to do ${points(fact)}`,
  'commander-strikes': (fact) => `its blows are likely to do ${points(fact)}`,
  'commander-struck': (fact) => `blows at it are likely to do ${points(fact)}`,
  'commander-ram': (fact) => `running or leaping into it is likely to bring ${points(fact)}`,
  'commander-fall-risk': (fact) => `a fall on the way is likely to cost ${points(fact)}`,
  'commander-ends-prone': () => 'ends on the ground',
  'commander-out-of-range': ({ much }) => `${hexes(much)} out of good range`,
  'commander-promise': (fact) => `a distance that promises ${points(fact)} next turn`,
  'commander-apart': ({ much }) => `${hexes(much)} too far from its friends`,
  'commander-rounds': (fact) => `ammunition worth ${points(fact)}`,
  'commander-turns': () => 'turns its torso',
  'commander-heat': (fact) => `the heat is likely to cost ${points(fact)}`,
  'commander-topples': (fact) => `a fall of the target is likely to bring ${points(fact)}`,
  'commander-slips': (fact) => `a fall of its own is likely to cost ${points(fact)}`,
  'commander-starts': ({ much }) => `starts ${some(much, 'reactor')}`,
  'commander-dumps': ({ much }) => `gets rid of ${some(much, 'bin')} that could only blow up`,
};
