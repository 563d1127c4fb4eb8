import type { Bot, BotMaker } from '../../../../kernel/bot.ts';
import { roleOf } from '../../../../kernel/ids.ts';
import type { EventType } from '../../events.ts';
import type { RadarKinds } from '../../kinds.ts';
import type { Role } from '../../view.ts';
import { titleOf } from '../title.ts';
import { captain } from './captain.ts';
import { engineer, firstMate, radioOperator } from './crew.ts';

type Decide = Bot<RadarKinds>['decide'];
const DECIDE: Readonly<Record<Role, Decide>> = {
  captain,
  'first-mate': firstMate,
  engineer,
  'radio-operator': radioOperator,
};

/** The events that the original bots use. */
const HEEDS: Readonly<Record<Role, readonly EventType[]>> = {
  captain: ['surfaced', 'drone-answered'],
  'first-mate': [],
  engineer: [],
  'radio-operator': ['moved', 'surfaced', 'torpedo-fired', 'turn-ended'],
};

/** The four bots as the original design describes them in words: the baseline. */
export const seedCrew: BotMaker<RadarKinds> = {
  id: 'seed',
  version: '1',
  about: 'the four bots of the original design: greedy captain, fixed charging order, no map of the enemy',
  personas: { balanced: {} },
  iterations: 0,
  levels: false,
  make: () => (seat) => {
    const role = roleOf(seat) as Role;
    return {
      name: 'seed',
      title: titleOf(seat),
      listens: HEEDS[role].length > 0,
      heeds: HEEDS[role],
      volunteers: role === 'radio-operator' ? ['comment'] : [],
      decide: DECIDE[role],
    };
  },
};
