import { example, list, type RulesSection, table, text } from '../../../kernel/rulebook.ts';
import { BUILDING_KINDS } from '../data/buildings.ts';
import { type Facts, given, signed, signs, targetRows, when } from './facts.ts';
import { COST, LEVELS, MOVE_HEAT, MOVED, TO_HIT } from './numbers.ts';

type Row = readonly string[];

export function movement(facts: Facts): RulesSection {
  const { ruleset, jumps, terrain } = facts;
  const { heatPhase, backwardLevels, standUp, pilotingRolls } = ruleset;
  const mode = (name: string, mp: string, heat: string, shots: number): Row =>
    given(name, mp, heatPhase && heat, signed(shots));
  return {
    id: 'movement',
    title: 'Movement',
    blocks: [
      text(
        'A unit faces one of the six sides of its hex. It moves forward or backward, and can turn on the way. Choose one way to move per turn:',
      ),
      table(
        given('way to move', 'MP', heatPhase && 'heat', 'your shots'),
        mode('stand still', '0', `${MOVE_HEAT.still}`, MOVED.still),
        mode('walk', 'walking MP', `${MOVE_HEAT.walk}`, MOVED.walk),
        mode('run', '1½ × walking MP, rounded up', `${MOVE_HEAT.run}`, MOVED.run),
        ...given(jumps && mode('jump', 'jumping MP, 1 per hex', `1 per hex, at least ${MOVE_HEAT.jump}`, MOVED.jump)),
      ),
      text('What each part of a walk or run costs a ’Mech:'),
      table(['what', 'MP', 'remarks'], ...costs(facts)),
      ...given(
        terrain.water &&
          example(
            `From dry land into water of depth 1, at the same level: 1 for the hex, ${COST.water} for the water and ${COST.level} for one level down to the bed. That makes ${1 + COST.water + COST.level} MP.`,
          ),
      ),
      list(
        ...given(
          'A unit with at least 1 MP may always move one hex forward as its whole move, whatever that costs.',
          `You can walk backward but not run backward${when(terrain.levels, `; while walking backward, you ${backwardLevels === 0 ? 'cannot change level' : `can change at most ${backwardLevels} level per hex`}`)}.`,
          ruleset.passing === 'friends'
            ? 'You may pass through friendly units, but not through enemies. A move cannot end in a hex with another unit.'
            : 'You may not enter a hex with another unit, not even a destroyed one.',
          jumps &&
            `A *jump* goes over terrain and units and ends with any facing. Jumping MP also limit its height: it cannot cross or reach a hex more than that many levels above its start.${when(terrain.building && ruleset.jumpHeight === 'buildings', ' The height of a building counts, on the way too; woods do not.')} A prone ’Mech cannot jump.`,
          `A prone ’Mech can only turn or *stand up*.${when(pilotingRolls, ` Standing up needs a piloting roll${standUp.modifier === 0 ? '' : ` with ${signed(standUp.modifier)}`}; if it fails, the ’Mech falls again.`)}${when(heatPhase && standUp.heat > 0, ` Each attempt adds ${standUp.heat} heat.`)}`,
        ),
      ),
      text(
        `The farther a target has moved this turn, the harder it is to hit. Count the hexes it has entered since it last switched between forward and backward; turns do not count.${when(jumps, ` If it jumped, add another ${signed(TO_HIT.jumped)}.`)}`,
      ),
      table(['hexes moved', 'shots at this unit'], ...targetRows(facts)),
    ],
  };
}

/** The movement cost table, with the terrain of this map. */
function costs({ terrain, ruleset }: Facts): readonly Row[] {
  const { pilotingRolls, runInWater, deepWater, roadSlope, waterCost } = ruleset;
  const roll = (text: string): string => when(pilotingRolls, text);
  const simulator = waterCost === 'simulador';
  const wet = runInWater
    ? roll('If you run: a piloting roll, or you fall.')
    : `No running.${roll(' A piloting roll, or you fall.')}`;
  const slope = simulator
    ? ' Slopes along a road are free.'
    : when(
        roadSlope.less > 0,
        ` A slope along a road costs ${roadSlope.less} MP less and may be up to ${LEVELS + roadSlope.levels} levels per hex.`,
      );
  return given<Row>(
    ['each hex entered', '1', 'plus the following:'],
    terrain.woods && ['light / heavy woods', signs(...COST.woods), ''],
    terrain.rough && ['rough ground', signed(COST.rough), ''],
    terrain.rubble && ['rubble', signed(COST.rubble), roll('A piloting roll, or you fall.')],
    terrain.swamp && [
      'swamp',
      signed(COST.swamp),
      roll('A piloting roll, or you get stuck until a later roll succeeds.'),
    ],
    terrain.water && ['water, depth 1', signed(COST.water), wet],
    terrain.deep && ['water, depth 2 or more', signed(deepWater), 'The levels down to the bed cost MP as well.'],
    terrain.building && [
      'building',
      simulator ? '0' : `+1 to +${BUILDING_KINDS.length}`,
      `${simulator ? 'Any kind.' : 'Light +1, medium +2, heavy +3, hardened +4.'}${roll(' A piloting roll at the wall, or you take damage.')}`,
    ],
    terrain.levels && ['each level up or down', signed(COST.level), `At most ${LEVELS} levels per hex.`],
    terrain.road && ['road or pavement', '0', `If you follow it, the terrain costs nothing extra.${slope}`],
    ['each hexside turned', '1', ''],
    ['standing up', `${COST.stand}`, '1 if that is all the MP you have.'],
    ['dropping prone', `${COST.prone}`, ''],
  );
}

export function sight({ terrain, ruleset, vehicles }: Facts): RulesSection {
  return {
    id: 'sight',
    title: 'Line of sight and cover',
    blocks: [
      text(
        `You can only shoot at what you see. The *line of sight* runs from the middle of your hex to the middle of the target’s. Units never block it. A standing ’Mech is 2 levels tall, a prone one 1${when(vehicles, ', and so is a vehicle')}.`,
      ),
      list(
        ...given(
          (terrain.levels || terrain.building) &&
            `A hill${when(terrain.building, ' or building')} in between blocks the line if it is at least as high as the tops of both units. If it is next to one of them, only that unit’s top matters.`,
          terrain.woods &&
            `Woods${when(terrain.fire, ' and smoke')} rise 2 levels above their hex. Each light hex in between counts 1, each heavy hex 2. A total of 1 or 2 is added to the to-hit number; *3 or more block the line*. The hexes of the two units do not count, but a target that stands in woods is harder to hit.`,
          (terrain.levels || terrain.water || terrain.building) &&
            `A standing ’Mech has *partial cover* if ${when(terrain.water, 'it stands in water of depth 1, or if ')}the hex next to it on the line is one level higher than its feet and you are not higher than it. That adds ${signed(TO_HIT.cover)} to hit it, and hits on its legs do nothing.`,
          terrain.deep &&
            (ruleset.waterBlocksSight
              ? 'A ’Mech completely under water can neither see units above the surface nor be seen by them. Only lasers and PPCs work there, with shorter ranges.'
              : 'Weapons cannot fire from under water at units above it, or the other way round. Only lasers and PPCs work under water, with shorter ranges.'),
          `If the line runs exactly between two hexes, the side that is better for the target counts.${when(ruleset.corner === 'touched', ' A hex that the line only touches with its corner counts too.')}`,
        ),
      ),
    ],
  };
}
