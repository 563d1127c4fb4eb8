import type { Switches } from '../../../games/battletech/rulesets.ts';
import type { Result } from '../../../kernel/result.ts';
import { type LineFault, reading, written } from './lines.ts';

export const configName = (player: number): string => `configJ${player}.sbt`;

/** The switches of the match, by the game's own names. */
export interface Config extends Switches {
  readonly windSide: number; // a hexside as written, -1 = no wind; the simulator may count from 0
  readonly limited: boolean; // whether calls have a time limit of `seconds`
  readonly seconds: number;
}

export const CALM = -1;

export const readConfig = (text: string, file = 'config.sbt'): Result<Config, LineFault> =>
  reading(file, text, (lines) => {
    lines.word(['configSBT']);
    return {
      fires: lines.boolean(),
      wind: lines.boolean(),
      windSide: lines.number(CALM, 6),
      physicalAttacks: lines.boolean(),
      heatPhase: lines.boolean(),
      clearing: lines.boolean(),
      collapse: lines.boolean(),
      pilotingRolls: lines.boolean(),
      rollForTwenty: lines.boolean(),
      shutdownRolls: lines.boolean(),
      criticals: lines.boolean(),
      ammunitionExplosions: lines.boolean(),
      sinksOff: lines.boolean(),
      limited: lines.boolean(),
      seconds: lines.number(-1),
    };
  });

export const writeConfig = (config: Config): string =>
  written([
    'configSBT',
    config.fires,
    config.wind,
    config.windSide,
    config.physicalAttacks,
    config.heatPhase,
    config.clearing,
    config.collapse,
    config.pilotingRolls,
    config.rollForTwenty,
    config.shutdownRolls,
    config.criticals,
    config.ammunitionExplosions,
    config.sinksOff,
    config.limited,
    config.seconds,
  ]);
