import { nameOfMade, weightsOf } from '../../../../decide/persona.ts';
import type { Bot, BotMaker } from '../../../../kernel/bot.ts';
import { roleOf } from '../../../../kernel/ids.ts';
import type { RadarKinds } from '../../kinds.ts';
import type { Role } from '../../view.ts';
import { titleOf } from '../title.ts';
import { captain, type Make } from './captain.ts';
import { engineer } from './engineer.ts';
import { firstMate } from './first-mate.ts';
import { radioOperator } from './radio-operator.ts';
import { ADDED, OLDER, PERSONAS } from './weights.ts';

const VERSION = '2'; // raised when the same weights decide differently: stored pairs are not mixed

interface Station {
  readonly decide: (make: Make) => Bot<RadarKinds>['decide'];
  readonly volunteers: readonly string[];
}

const STATIONS: Readonly<Record<Role, Station>> = {
  captain: { decide: captain, volunteers: ['set-priority', 'protect'] },
  'first-mate': { decide: firstMate, volunteers: ['ready', 'status'] },
  engineer: { decide: engineer, volunteers: ['condition', 'advise'] },
  'radio-operator': { decide: radioOperator, volunteers: ['report', 'comment'] },
};

/**
 * The crew bots: plan path and board together, track exactly, shoot by expected damage, and communicate only by crew
 * messages.
 */
export const crew: BotMaker<RadarKinds> = {
  id: 'crew',
  version: VERSION,
  about: 'four roles that plan ahead, track the enemy exactly and talk to each other',
  personas: PERSONAS,
  added: ADDED,
  older: OLDER,
  iterations: 0,
  make: (spec) => {
    const weights = weightsOf(PERSONAS, spec, ADDED);
    const { level } = spec;
    const name = nameOfMade('crew', PERSONAS, spec);
    return (seat) => {
      const { decide, volunteers } = STATIONS[roleOf(seat) as Role];
      return {
        name,
        title: titleOf(seat),
        version: VERSION,
        weights: spec.weights ?? weights, // an older table keeps its digest
        listens: true,
        volunteers,
        decide: decide({ weights, level }),
      };
    };
  },
};
