import { fixed } from '../../../../parts/odds/amount.ts';
import type { Entry } from './ability.ts';

const NONE = [] as const;
const LONE_OPERATIVE = 12; // inches

/** Abilities of units and models, and stratagems in force. */
export const UNIT_ABILITIES = {
  'advance-and-shoot': { print: 'Advance and Shoot', acts: 'firing', permits: ['after-advancing'] },
  damage: {
    print: 'Damage -X',
    plain: true,
    acts: 'struck',
    changes: ({ x }) => [{ kind: 'less-damage', by: (x ?? fixed(1)).plus }],
  },
  'deadly-demise': { print: 'Deadly Demise X', acts: 'struck' }, // rolled when the model is destroyed
  'fall-back-and-shoot': { print: 'Fall Back and Shoot', acts: 'firing', permits: ['after-falling-back'] },
  'feel-no-pain': {
    print: 'Feel No Pain N+',
    acts: 'struck',
    changes: ({ on }) => (on === undefined ? NONE : [{ kind: 'feel-no-pain', on }]),
  },
  'firing-deck': { print: 'Firing Deck X', plain: true, acts: 'firing' }, // lets passengers lend weapons
  'go-to-ground': {
    print: 'Go to Ground',
    acts: 'struck',
    changes: () => [{ kind: 'invulnerable', on: 6 }, { kind: 'cover' }],
  },
  'half-damage': { print: 'Half Damage', acts: 'struck', changes: () => [{ kind: 'half-damage' }] },
  'lone-operative': {
    print: 'Lone Operative',
    acts: 'struck',
    forbidsTarget: (_, { distance, target }) =>
      !target.attached && distance > LONE_OPERATIVE ? { code: 'lone-operative', within: LONE_OPERATIVE } : undefined,
  },
  'save-plus-one': { print: 'Save Plus One', acts: 'struck', changes: () => [{ kind: 'save', plus: 1 }] },
  smokescreen: {
    print: 'Smokescreen',
    acts: 'struck',
    changes: () => [{ kind: 'cover' }],
    grants: [{ id: 'stealth' }],
  },
  stealth: {
    print: 'Stealth',
    acts: 'struck',
    changes: (_, __, { stealth }) => [stealth === 'hit' ? { kind: 'hit', plus: -1 } : { kind: 'cover' }],
  },
} as const satisfies Readonly<Record<string, Entry>>;
