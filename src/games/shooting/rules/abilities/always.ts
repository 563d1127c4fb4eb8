import type { Ability, Profile } from '../../data/sheet.ts';
import { isBig } from '../situation.ts';
import type { Entry } from './ability.ts';

const NONE = [] as const;
const CLOSE = ['pistol', 'close-quarters'];
const isPistol = ({ abilities }: Profile): boolean => abilities.some(({ id }) => CLOSE.includes(id));

/** Rules that apply to every attack without being printed. */
export const ALWAYS_ENTRIES = {
  'benefit-of-cover': {
    print: 'Benefit of Cover',
    acts: 'firing',
    // In editions where cover changes saves, it is determined per model instead.
    changes: (_, at, { cover }) => (at.cover && cover === 'skill' ? [{ kind: 'cover' }] : NONE),
  },
  'big-guns-never-tire': {
    print: 'Big Guns Never Tire',
    acts: 'firing',
    changes: (_, { engaged, targetEngaged, shooter, target }, __, profile) =>
      !isPistol(profile) && ((engaged && isBig(shooter.keywords)) || (targetEngaged && isBig(target.keywords)))
        ? [{ kind: 'hit', plus: -1 }]
        : NONE,
  },
  'fire-overwatch': {
    print: 'Fire Overwatch',
    acts: 'firing',
    changes: (_, { overwatch }) => (overwatch ? [{ kind: 'fails', below: 6 }] : NONE),
  },
  'plunging-fire': {
    print: 'Plunging Fire',
    acts: 'firing',
    changes: (_, at, { plunging }) =>
      !at.plunging ? NONE : [plunging.gives === 'ap' ? { kind: 'ap', better: 1 } : { kind: 'skill', plus: -1 }],
  },
} as const satisfies Readonly<Record<string, Entry>>;

export const ALWAYS: readonly Ability[] = Object.keys(ALWAYS_ENTRIES).map((id) => ({ id }));
