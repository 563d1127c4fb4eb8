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
        'A unit faces one of the six sides of its hex. It moves forward or backward, and turns on the way. Choose one way to move per turn:',
      ),
      table(
        given('way to move', 'MP', heatPhase && 'heat', 'your shots'),
        mode('stand still', '0', `${MOVE_HEAT.still}`, MOVED.still),
        mode('walk', 'walking MP', `${MOVE_HEAT.walk}`, MOVED.walk),
        mode('run', '1½ × walking MP, rounded up', `${MOVE_HEAT.run}`, MOVED.run),
        ...given(jumps && mode('jump', 'jumping MP, 1 per hex', `1 per hex, at least ${MOVE_HEAT.jump}`, MOVED.jump)),
      ),
      text('What a move on foot costs, for a ’Mech:'),
      table(['what', 'MP', 'remarks'], ...costs(facts)),
      ...given(
        terrain.water &&
          example(
            `From dry land into water of depth 1, at the same level: 1 for the hex, ${COST.water} for the water and ${COST.level} for one level down to the bed, ${1 + COST.water + COST.level} MP in all.`,
          ),
      ),
      list(
        ...given(
          'A unit with at least 1 MP may always move one hex forward, whatever it costs, as its whole move.',
          `You can walk backward but not run backward${when(terrain.levels, `; walking backward you may ${backwardLevels === 0 ? 'not change level' : `change ${backwardLevels} level per hex`}`)}.`,
          ruleset.passing === 'friends'
            ? 'You may pass through friendly units, but not through enemies. A move cannot end in a hex with another unit.'
            : 'You may not enter a hex with another unit, not even a destroyed one.',
          jumps &&
            `A *jump* goes over terrain and units and ends with any facing. It cannot cross or reach a hex that lies more levels above its start than it has jumping MP. A prone ’Mech cannot jump.`,
          `A prone ’Mech can only turn or *stand up*.${when(pilotingRolls, ` Standing up needs a piloting roll${standUp.modifier === 0 ? '' : ` with ${signed(standUp.modifier)}`}; if it fails, the ’Mech falls again.`)}${when(heatPhase && standUp.heat > 0, ` Each attempt adds ${standUp.heat} heat.`)}`,
        ),
      ),
      text(
        `The farther a target has moved this turn, the harder it is to hit. Count hexes entered since it last changed between forward and backward; turning does not count.${when(jumps, ` A target that jumped is ${signed(TO_HIT.jumped)} more.`)}`,
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
  const wet = runInWater ? roll('A piloting roll if you run.') : `No running.${roll(' A piloting roll, or you fall.')}`;
  const slope = simulator
    ? ' Slopes along a road are free.'
    : when(
        roadSlope.less > 0,
        ` A slope along a road costs ${roadSlope.less} MP less and may be ${LEVELS + roadSlope.levels} levels.`,
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
    terrain.deep && ['water, depth 2 or more', signed(deepWater), 'The levels down to the bed cost MP too.'],
    terrain.building && [
      'building',
      simulator ? '0' : `+1 to +${BUILDING_KINDS.length}`,
      `${simulator ? 'Any kind.' : 'Light +1, medium +2, heavy +3, hardened +4.'}${roll(' A piloting roll at the wall, or you take damage.')}`,
    ],
    terrain.levels && ['each level up or down', signed(COST.level), `At most ${LEVELS} levels per hex.`],
    terrain.road && ['road or pavement', '0', `Along it, the terrain costs nothing extra.${slope}`],
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
            `A hill${when(terrain.building, ' or building')} in between blocks the line if it reaches the top of both units. Next to one of them, it is enough to reach the top of that one.`,
          terrain.woods &&
            `Woods${when(terrain.fire, ' and smoke')} rise 2 levels above their hex. Each light hex in between counts 1 and each heavy hex 2: added to the to-hit number up to 2, and *3 or more block the line*. The hexes of the two units do not count, but woods around the target make it harder to hit.`,
          (terrain.levels || terrain.water || terrain.building) &&
            `*Partial cover*: a standing ’Mech behind an adjacent hex that is one level higher than its feet, unless you stand higher${when(terrain.water, ', or standing in water of depth 1')}. It adds ${signed(TO_HIT.cover)}, and hits on its legs do nothing.`,
          terrain.deep &&
            (ruleset.waterBlocksSight
              ? 'A ’Mech completely under water can neither see units above the surface nor be seen by them. Only lasers and PPCs work there, with shorter ranges.'
              : 'Weapons cannot fire from under water at units above it, or the other way round. Only lasers and PPCs work under water, with shorter ranges.'),
          'A line exactly between two hexes uses the side that is better for the target.',
        ),
      ),
    ],
  };
}
