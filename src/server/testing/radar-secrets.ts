import type { Watcher } from '../../kernel/ids.ts';
import type { Secrets } from './canaries.ts';

const ROLES = ['captain', 'first-mate', 'engineer', 'radio-operator'] as const;
type Role = (typeof ROLES)[number];

const crew =
  (...roles: readonly Role[]) =>
  (side: string): readonly Watcher[] =>
    roles.map((role) => `${side}.${role}`);
const ALL = crew(...ROLES);
const CAPTAIN = crew('captain');
const EVERYONE = (): readonly Watcher[] => ['blue', 'red'].flatMap((side) => ALL(side)).concat('spectator');

/** All secrets in radar. The audience of each is deliberately written down a second time here. */
export const RADAR_SECRETS: Secrets = {
  state: [
    ...['boats.*.at', 'boats.*.trail', 'boats.*.mines', 'boats.*.charges.*', 'boats.*.marks', 'spoken.*'],
    ...['now.course', 'now.marked', 'now.charged', 'now.fired'],
  ],
  rewritten: ['now.course', 'now.marked', 'now.charged', 'now.fired'],
  events: {
    placed: { at: CAPTAIN },
    moved: { to: CAPTAIN },
    stealthed: {
      course: crew('captain', 'engineer'),
      steps: (side, rules) => (rules.setup.ruleset === 'classic' ? CAPTAIN(side) : EVERYONE()),
      path: CAPTAIN,
    },
    slipped: { course: crew('captain', 'engineer'), to: CAPTAIN },
    surfaced: { blackout: ALL },
    marked: { node: crew('engineer') },
    'circuit-repaired': { circuit: ALL },
    damaged: { cause: ALL },
    charged: { system: crew('captain', 'first-mate') },
    'mine-dropped': { at: CAPTAIN },
    'drone-answered': { sector: crew('captain', 'radio-operator'), there: crew('captain', 'radio-operator') },
    said: { seat: ALL, message: ALL },
  },
};
