import { fixed } from '../../../../parts/odds/amount.ts';
import type { Ability } from '../../data/sheet.ts';
import { distanceOf, isBig } from '../situation.ts';
import type { Entry } from './ability.ts';

const NONE = [] as const;
const x = (ability: Ability, usual = 1) => ability.x ?? fixed(usual);

const PISTOL: Entry = {
  print: 'Pistol',
  acts: 'firing',
  permits: ['while-engaged'],
  apart: true,
  forbidsTarget: (_, { engaged, engagedWithIt, keywords }) =>
    engaged && !engagedWithIt && !isBig(keywords) ? { code: 'pistols-fire-at-who-engages' } : undefined,
};

/** Weapon abilities, in alphabetical order. */
export const WEAPON_ABILITIES = {
  anti: {
    print: 'Anti-KEYWORD N+',
    acts: 'firing',
    changes: ({ keyword, on }, { target }) =>
      keyword !== undefined && on !== undefined && target.keywords.includes(keyword)
        ? [{ kind: 'critical', roll: 'wound', from: on }]
        : NONE,
  },
  assault: { print: 'Assault', acts: 'firing', permits: ['after-advancing'] },
  blast: {
    print: 'Blast',
    plain: true,
    acts: 'firing',
    changes: (ability, { blast }) => [
      { kind: 'attacks', plus: fixed(Math.floor(blast / 5) * x(ability).plus) }, // `Blast 2`: two per five models
    ],
    forbidsTarget: (_, { nearFriends }) => (nearFriends ? { code: 'blast-near-friends' } : undefined),
  },
  'close-quarters': { ...PISTOL, print: 'Close-quarters' },
  conversion: {
    print: 'Conversion X',
    plain: true,
    acts: 'firing',
    changes: (_, { far }) => (far ? [{ kind: 'critical', roll: 'hit', from: 4 }] : NONE),
  },
  'devastating-wounds': { print: 'Devastating Wounds', acts: 'firing', changes: () => [{ kind: 'devastating' }] },
  'extra-attacks': { print: 'Extra Attacks', acts: 'firing' }, // melee only
  hazardous: { print: 'Hazardous', acts: 'firing', changes: () => [{ kind: 'hazardous' }] },
  heavy: {
    print: 'Heavy',
    acts: 'firing',
    changes: (_, at, { heavy }) =>
      distanceOf(at) <= heavy.inches && (heavy.engaged || !at.engaged) ? [{ kind: 'hit', plus: 1 }] : NONE,
  },
  'ignores-cover': { print: 'Ignores Cover', acts: 'firing', changes: () => [{ kind: 'ignores-cover' }] },
  'indirect-fire': {
    print: 'Indirect Fire',
    acts: 'firing',
    permits: ['unseen'],
    changes: (_, { unseen, spotted, moved }, { indirect }) =>
      unseen
        ? [
            { kind: 'hit', plus: indirect.modifier },
            { kind: 'fails', below: spotted && moved === 'stationary' ? indirect.spotted : indirect.fails },
            { kind: 'cover' },
            ...(indirect.reRolls ? NONE : [{ kind: 'no-re-roll', roll: 'hit' } as const]),
          ]
        : NONE,
  },
  lance: {
    print: 'Lance',
    acts: 'firing',
    changes: (_, { charged }) => (charged ? [{ kind: 'wound', plus: 1 }] : NONE),
  },
  'lethal-hits': { print: 'Lethal Hits', acts: 'firing', changes: () => [{ kind: 'lethal' }] },
  melta: {
    print: 'Melta X',
    plain: true,
    acts: 'firing',
    changes: (ability, { half }) => (half ? [{ kind: 'damage', plus: x(ability).plus }] : NONE),
  },
  'one-shot': {
    print: 'One Shot',
    acts: 'firing',
    forbids: (_, { spent }) => (spent ? { code: 'one-shot-is-spent' } : undefined),
    keeps: true,
  },
  pistol: PISTOL,
  precision: { print: 'Precision', acts: 'firing', changes: () => [{ kind: 'precision' }] },
  psychic: {
    print: 'Psychic',
    acts: 'firing',
    // In 10e only a keyword. In 11e it may ignore modifiers, and always ignores penalties.
    changes: (_, __, { psychic }) => (psychic === 'ignores' ? [{ kind: 'ignores-worse' }] : NONE),
  },
  'rapid-fire': {
    print: 'Rapid Fire X',
    acts: 'firing',
    changes: (ability, { half }) => (half ? [{ kind: 'attacks', plus: x(ability) }] : NONE),
  },
  'sustained-hits': {
    print: 'Sustained Hits X',
    acts: 'firing',
    changes: (ability) => [{ kind: 'sustained', hits: x(ability) }],
  },
  torrent: {
    print: 'Torrent',
    acts: 'firing',
    changes: () => [{ kind: 'auto-hit' }],
    forbidsTarget: (_, { seen }) => (seen ? undefined : { code: 'torrent-needs-sight' }),
  },
  'twin-linked': {
    print: 'Twin-linked',
    acts: 'firing',
    changes: () => [{ kind: 're-roll', roll: 'wound', which: 'any' }],
  },
} as const satisfies Readonly<Record<string, Entry>>;
