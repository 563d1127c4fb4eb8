import { and, some } from '../dictionary.en.ts';
import { figure, type TextTable } from '../phrases.ts';
import type { CommanderFacts, Conditional } from './commander.ts';

const about = (much: number): string => {
  const told = figure(much, '.');
  return told === '0' ? 'less than 0.1 points' : `${told} ${much === 1 ? 'point' : 'points'}`;
};

const conditions = ({ crippled, answered, odds, quiet = 0 }: Conditional): string =>
  [
    crippled && 'it is crippled',
    answered && 'enemies can still respond',
    odds !== undefined && `contact is ${odds}% likely${quiet > 0 ? ` after ${some(quiet, 'quiet turn')}` : ''}`,
  ]
    .filter(Boolean)
    .join(' and ');

/** `3.1 points (×3.9: enemies can still respond)`: the expected points, and the weight of one. */
const points = (fact: Conditional): string => {
  const { much, times = 1 } = fact;
  const why = conditions(fact);
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
  'commander-march': ({ much, times = 1, quiet = 0, hex }, names) =>
    `${figure(much, '.')} ${much === 1 ? 'turn' : 'turns'} from a firing position${hex === undefined ? '' : `, heading for ${names.hex(hex)}`} (×${times}: ${some(quiet, 'quiet turn')})`,
  'commander-apart': '{much:hex|hexes} too far from its allies',
  'commander-common-target': (fact) => `${points(fact)} of its damage would hit the common target`,
  'commander-behind': (fact) => `in worse shape than its side, so damage counts more: ${points(fact)} extra`,
  'commander-plan': ({ target, odds, behind, next }, names) => {
    const list = (units: readonly number[]): string => and(units.map((unit) => names.unit(unit)));
    const parts = [
      target === null
        ? 'no common target'
        : `common target: ${names.whose(target)} (${odds}% chance to destroy it this turn)`,
      behind.length > 0 && `${list(behind)} ${behind.length === 1 ? 'stays' : 'stay'} behind`,
      next.length > 1 && `order of movement: ${next.map((unit) => names.unit(unit)).join(', ')}`,
    ].filter(Boolean);
    return `plan: ${parts.join('; ')}`;
  },
  'commander-rounds': (fact) => `uses ammunition worth ${points(fact)}`,
  'commander-turns': 'twists its torso',
  'commander-flips': 'flips its arms',
  'commander-heat': (fact) => `heat should cost ${points(fact)}`,
  'commander-topples': (fact) => `knocking the target down should gain ${points(fact)}`,
  'commander-slips': (fact) => `the risk of falling should cost ${points(fact)}`,
  'commander-starts': 'starts {much:reactor|reactors}',
  'commander-dumps': 'dumps {much:ammunition bin|ammunition bins} that could explode',
  'commander-dump-exposed': (fact) =>
    `an enemy could get behind it and set off the dumped ammunition, for ${points(fact)}`,
};
