import { list, type RulesSection, table, text } from '../../../kernel/rulebook.ts';
import { MOTIVE_DAMAGE, MOTIVE_MODIFIER } from '../data/vehicle-tables.ts';
import { type Facts, given, signed, signs, TONS, when } from './facts.ts';
import { CONSCIOUS, fallDamage, PSR, VEHICLE } from './numbers.ts';

type Row = readonly string[];

export function piloting(facts: Facts): RulesSection {
  const { ruleset, skills, terrain } = facts;
  const { pilotingRolls, criticals, piloting: harm } = ruleset;
  return {
    id: 'piloting',
    title: 'Piloting and falling',
    blocks: [
      ...(pilotingRolls
        ? [
            text(
              `For a *piloting roll* you need Piloting${skills ? ` (${skills.piloting})` : ''} plus modifiers, or more, on two dice. A ’Mech with several reasons to roll in one phase rolls once for each, every time with the modifiers of all of them, until it falls. An unconscious pilot always fails.`,
            ),
            table(['reason', 'modifier'], ...reasons(facts)),
            text(
              `${when(criticals, 'Damage to gyro, hips and legs counts in every later roll too. ')}A lost leg adds ${signed(harm.legGone)} to every roll. A ’Mech that loses a leg${when(criticals, ' or its gyro')} falls without a roll.`,
            ),
          ]
        : [
            text(
              `Piloting rolls are switched off in this match: all of them succeed. A ’Mech only falls when it loses a leg${when(criticals, ' or its gyro')}.`,
            ),
          ]),
      text(
        `A *fall* does tons ÷ 10 damage, rounded up, plus the same again for each level fallen, in groups of 5. A ${TONS}-ton ’Mech that falls in place takes ${fallDamage(TONS)}.${when(terrain.water, ' Water halves the damage.')} ${ruleset.fallFacing === 'table' ? 'A die decides which way the ’Mech then faces and which side is damaged.' : 'On a die roll of 1 it falls on its back, on any other roll on its front.'}${when(pilotingRolls, ` Then the pilot ${ruleset.seatBelt === 'same-roll' ? 'must pass the same roll again' : 'must pass a roll against Piloting, without modifiers for damage'}, or takes 1 hit.`)}`,
      ),
      text(
        `*Pilots* also take 1 hit for each hit on the head${when(criticals && ruleset.ammunitionExplosions, `, and ${ruleset.explosionPilot} for an ammunition explosion`)}. ${ruleset.consciousness === 'each-hit' ? 'After each hit' : 'At the end of a phase with hits'}, they roll to stay conscious. A pilot who passes out rolls again in later End Phases to wake up. The sixth hit kills.`,
      ),
      table(['pilot hits', 'conscious on'], ...CONSCIOUS.map((needs, i) => [`${i + 1}`, `${needs}+`])),
    ],
  };
}

/** Reasons for piloting rolls. */
function reasons({ ruleset, terrain, jumps }: Facts): readonly Row[] {
  const { criticals, physicalAttacks, piloting: harm, runInWater } = ruleset;
  return given<Row>(
    ruleset.rollForTwenty && ['20 or more damage in one phase', signed(PSR.twenty)],
    physicalAttacks && ['kicked, pushed, or missed a kick', '0'],
    physicalAttacks && ['charge that hits: attacker and target', signed(PSR.charge)],
    physicalAttacks && jumps && ['death from above that hits: target / attacker', signs(PSR.leapt, PSR.leaping)],
    criticals && [
      `hit on the gyro / hip / another leg actuator${when(harm.foot === 0, ' (not a foot)')}`,
      signs(harm.gyro, harm.hip, PSR.actuator),
    ],
    ruleset.heatPhase && ['reactor shuts down', signed(PSR.shutdown)],
    terrain.rubble && ['entering rubble', '0'],
    terrain.swamp && ['entering a swamp, or getting out of it', '0'],
    terrain.water && [`${runInWater ? 'running' : 'walking'} into water, depth 1 / 2 / 3 or more`, signs(...PSR.water)],
    ruleset.skids &&
      terrain.road && [
        'turning while running on a road or pavement',
        `${signed(-1)} or more, rising with the hexes moved`,
      ],
    criticals && ['running with a damaged hip or gyro', '0'],
    criticals && jumps && ['landing from a jump with a damaged leg or gyro', '0'],
    ['standing up', signed(ruleset.standUp.modifier)],
  );
}

export function vehicles({ ruleset, terrain }: Facts): RulesSection {
  const motive = {
    'motive-minor': 'harder to drive',
    'motive-moderate': '1 MP lost',
    'motive-heavy': 'half its MP lost',
    'motive-immobile': 'cannot move any more',
    'motive-none': 'no effect',
  };
  return {
    id: 'vehicles',
    title: 'Vehicles',
    blocks: [
      list(
        ...given(
          'Tanks *cruise* and *flank* the way ’Mechs walk and run.',
          terrain.levels && `They climb or descend at most ${VEHICLE.levels} level per hex, for ${VEHICLE.level} MP.`,
          terrain.woods && 'They cannot enter heavy woods.',
          terrain.water && 'They cannot enter water of depth 1 or more.',
          terrain.swamp && `A swamp costs them ${signed(VEHICLE.swamp)} MP.`,
          `They do not fall${when(ruleset.heatPhase, ' or heat up')}${when(ruleset.physicalAttacks, ' or make physical attacks')}.`,
          'A turret can turn to any side; other weapons fire towards the side they are mounted on.',
          'Their locations are front, left, right, rear and turret. Losing the structure of any of them destroys the vehicle.',
          ruleset.criticals &&
            'When structure is damaged, roll for critical hits on crew, weapons, engine and ammunition.',
        ),
      ),
      text(
        `Some hits also damage tracks or wheels. Roll two dice, with ${signed(MOTIVE_MODIFIER.left)} for hits from the side and ${signed(MOTIVE_MODIFIER.rear)} for hits from behind:`,
      ),
      table(
        ['roll', 'effect'],
        ...MOTIVE_DAMAGE.filter(({ from }) => from > 0)
          .toReversed()
          .map(({ from, effect }) => [`${from}+`, motive[effect]]),
      ),
    ],
  };
}
