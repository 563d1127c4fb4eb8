import { figure, type TextTable } from '../phrases.ts';
import type { CommanderFacts, Minded } from './commander.ts';

const about = (much: number): string => {
  const told = figure(much, '.');
  return told === '0' ? 'less than 0.1 points' : `${told} ${much === 1 ? 'point' : 'points'}`;
};

const minded = ({ crippled, answered }: Minded): string =>
  [crippled && 'it is crippled', answered && 'enemies can still respond'].filter(Boolean).join(' and ');

/** `3.1 points (×3.9: enemies can still respond)`: the expected points, and the weight of one. */
const points = (fact: Minded): string => {
  const { much, times = 1 } = fact;
  const why = minded(fact);
  const told = [times !== 1 && `×${times}`, why].filter(Boolean).join(': ');
  return `${about(much)}${told && ` (${told})`}`;
};

/** Reasons of the `commander` bot. Points weigh more where armour is thin. */
export const COMMANDER: TextTable<CommanderFacts> = {
  'commander-hopeless-roll': 'its piloting roll cannot succeed',
  'commander-dealt': (fact) => `should deal ${points(fact)} with weapons`,
  'commander-taken': (fact) => `should take ${points(fact)} from weapons`,
  'commander-strikes': (fact) => `should deal ${points(fact)} with physical attacks`,
  'commander-struck': (fact) => `should take ${points(fact)} from physical attacks`,
  'commander-ram': (fact) => `charging or jumping on the target should gain ${points(fact)}`,
  'commander-fall-risk': (fact) => `the risk of falling on the way should cost ${points(fact)}`,
  'commander-ends-prone': 'ends its move prone',
  'commander-out-of-range': '{much:hex|hexes} beyond good range',
  'commander-promise': (fact) => `at a range worth ${points(fact)} next turn`,
  'commander-apart': '{much:hex|hexes} too far from its allies',
  'commander-rounds': (fact) => `uses ammunition worth ${points(fact)}`,
  'commander-turns': 'twists its torso',
  'commander-heat': (fact) => `heat should cost ${points(fact)}`,
  'commander-topples': (fact) => `knocking the target down should gain ${points(fact)}`,
  'commander-slips': (fact) => `the risk of falling should cost ${points(fact)}`,
  'commander-starts': 'starts {much:reactor|reactors}',
  'commander-dumps': 'dumps {much:ammunition bin|ammunition bins} that could explode',
};
