import { RULESETS, type Switches } from '../../../games/battletech/rulesets.ts';
import type { Model, Rules } from '../../../games/battletech/view.ts';
import { hexOf, labelOf } from '../../../parts/hex/hex.ts';
import { switchesOf } from '../../../parts/schema/switches.ts';
import type { Config } from '../files/config.ts';
import { facingOf } from '../hexsides.ts';
import { designOf } from './design.ts';
import { mapOf } from './map.ts';
import type { PlayerFiles } from './player-files.ts';

/** All pilots of the simulator have the same skills. */
const [GUNNERY, PILOTING] = [4, 5] as const;
const NO_LIMIT = 0;

/** The rules of the match the files describe. Every 'Mech is its own side. */
export function rulesOf({ config, map: drawn, mechs, definitions, notes }: PlayerFiles): Rules {
  const map = mapOf(drawn);
  const models = mechs.map(({ player, at, feet }, id): Model => {
    const definition = definitions[id] as PlayerFiles['definitions'][number];
    return {
      side: String(player),
      design: designOf(definition, notes?.armour[id]),
      gunnery: GUNNERY,
      piloting: PILOTING,
      name: '',
      at: hexOf(map, at),
      facing: facingOf(feet),
    };
  });
  const ruleset = { ...RULESETS.simulador, ...configured(config) };
  const setup = {
    ruleset: 'simulador',
    switches: switchesOf(ruleset),
    map: map.name,
    units: models.map(({ design, name, ...model }) => ({
      ...model,
      design: design.id,
      name,
      at: labelOf(map, model.at),
    })),
    sides: models.length,
    turnLimit: NO_LIMIT,
  };
  return { setup, ruleset, map, sides: models.map(({ side }) => side), models };
}

const configured = ({ windSide: _, limited: __, seconds: ___, ...switches }: Config): Switches => switches;
