import { list, type Rulebook, type RulesSection, steps, text } from '../../../kernel/rulebook.ts';
import { WEAPONS } from '../data/weapons.ts';
import type { RulesetName } from '../rulesets.ts';
import type { Rules } from '../state.ts';
import { damage, firing } from './en-combat.ts';
import { heat, physical } from './en-heat.ts';
import { movement, sight } from './en-movement.ts';
import { piloting, vehicles } from './en-piloting.ts';
import { type Facts, factsOf, given, SHUTDOWN_AT, SHUTDOWN_FROM, when } from './facts.ts';

const TITLES: Readonly<Record<RulesetName, string>> = {
  'total-warfare': 'Total Warfare',
  simulador: 'Simulador de BattleTech',
  'core-2026': 'Core rules 2026',
};

/** BattleTech in English. */
export function english(rules: Rules): Rulebook {
  const facts = factsOf(rules);
  const { ruleset } = facts;
  return {
    title: `BattleTech (${TITLES[ruleset.id as RulesetName] ?? ruleset.title})`,
    summary: `Giant walking war machines, called ’Mechs, fight on a map of hexes. Every turn you move, ${ruleset.physicalAttacks ? 'shoot and kick' : 'and shoot'}${ruleset.heatPhase ? ', and watch the heat of your reactor' : ''}. Destroy the enemy before they destroy you.`,
    sections: given<RulesSection>(
      aim(facts),
      mech(facts),
      turn(facts),
      movement(facts),
      sight(facts),
      firing(facts),
      damage(facts),
      ruleset.heatPhase && heat(facts),
      ruleset.physicalAttacks && physical(facts),
      piloting(facts),
      facts.vehicles && vehicles(facts),
      end(facts),
    ),
  };
}

function aim({ ruleset, rules: { map, sides, setup } }: Facts): RulesSection {
  return {
    id: 'aim',
    title: 'How to win',
    blocks: [
      text(
        `${sides.length === 2 ? 'Two' : sides.length} sides fight on a map of ${map.cols} by ${map.rows} hexes. *The last side with a unit that is not destroyed wins.*${when(setup.turnLimit > 0, ` The match lasts at most ${setup.turnLimit === 1 ? '1 turn' : `${setup.turnLimit} turns`}.`)}`,
      ),
      text('Four habits win most fights:'),
      list(
        'Move every turn. A unit that moves far is hard to hit; a unit that stands still is an easy target.',
        'Stay at the distance that suits your weapons better than theirs.',
        'Face the enemy. The armour on your back is thin.',
        ruleset.heatPhase
          ? `Do not fire everything every turn. Stay below heat ${ruleset.shutdownRolls ? `${SHUTDOWN_FROM}: from there on, the reactor may shut down` : `${SHUTDOWN_AT}: there the reactor shuts down`}.`
          : 'Fire every weapon that has a fair chance of hitting: heat is switched off in this match.',
      ),
    ],
  };
}

function mech({ ruleset, skills, ammunition, jumps }: Facts): RulesSection {
  const laser = WEAPONS['medium-laser'];
  return {
    id: 'mech',
    title: 'Your ’Mech',
    blocks: [
      text('A unit’s *record sheet* shows all its numbers and what it has lost:'),
      list(
        ...given(
          '*Armour* protects eight locations: head, centre torso, left and right torso, two arms and two legs. The three torsos also have rear armour.',
          '*Structure* is the skeleton under the armour. A location with no structure left is lost, with everything in it.',
          ruleset.criticals &&
            '*Critical slots* hold the parts inside a location: engine, gyro, weapons, ammunition and so on. Damage to the structure can destroy these parts.',
          `Each *weapon* has ${ruleset.heatPhase ? 'a heat value, ' : ''}a damage value and three ranges in hexes. A medium laser ${ruleset.heatPhase ? `adds ${laser?.heat} heat, ` : ''}does ${laser?.damage} damage and has ranges ${laser?.ranges.join('/')}: short up to ${laser?.ranges[0]} hexes, medium up to ${laser?.ranges[1]}, long up to ${laser?.ranges[2]}.${when(ammunition, ' Some weapons use up ammunition.')}`,
          `*Movement points* (MP) are what a unit can spend on a move. It has a number of MP for walking and a higher one for running${when(jumps, '; some units can also jump')}.`,
          ruleset.heatPhase && '*Heat sinks* cool the reactor every turn.',
          `The *pilot* has two skills, and lower is better. Gunnery is for shooting; Piloting is for staying on your feet${when(ruleset.physicalAttacks, ' and for physical attacks')}. ${skills ? `All pilots in this match have Gunnery ${skills.gunnery} and Piloting ${skills.piloting}.` : 'Pilots in this match have different skills.'}`,
        ),
      ),
      text(
        `Most rolls use two dice: you must roll the number you need, or more. Modifiers change that number, so +1 makes a roll harder and \u22121 easier.${when(ruleset.dice === 5, ' In this match a die never shows a six.')} Umpire rolls the dice and shows every modifier.`,
      ),
    ],
  };
}

function turn({ ruleset, several, vehicles: tanks, jumps, ammunition }: Facts): RulesSection {
  const reaction = ruleset.twist === 'reaction';
  const first =
    ruleset.initiative === 'dice'
      ? 'Each side rolls two dice; ties are rerolled. The lowest roll moves first. Moving last is better, because you see what the others did.'
      : 'The order of the sides is random. Moving last is better, because you see what the others did.';
  const orders = given(
    ruleset.heatPhase && ruleset.sinksOff && 'switch heat sinks off or on',
    ruleset.dumping && ammunition && 'dump ammunition',
    'shut down or start a reactor',
  );
  return {
    id: 'turn',
    title: 'The turn',
    blocks: [
      text('All sides play each turn together, phase by phase:'),
      steps(
        ...given(
          `*Initiative.* ${first}`,
          `*Movement.* ${several ? 'The sides take turns to move one unit; a side with more units may move several at a time.' : 'Each side moves its unit.'}${when(ruleset.physicalAttacks, ` Charges${when(jumps, ' and deaths from above')} are declared here.`)}`,
          reaction &&
            `*Reaction.* Torsos${when(tanks, ' and turrets')} turn, starting with the side that won the initiative.`,
          `*Weapon attacks.* In the same order as in movement, each unit ${reaction ? '' : 'may twist its torso, then '}declares its shots. Then all shots are rolled. They are simultaneous: a unit that is destroyed in this phase still fires.`,
          ruleset.physicalAttacks &&
            '*Physical attacks.* ’Mechs punch, kick, club or push adjacent enemies, also simultaneously.',
          ruleset.heatPhase &&
            '*Heat.* Each ’Mech adds the heat of the turn, subtracts its cooling, and rolls if it is too hot.',
          `*End.* Unconscious pilots may wake up. Then you may give orders: ${orders.join('; ')}.`,
        ),
      ),
      ...given(
        ruleset.dumping &&
          ammunition &&
          text(
            `Ammunition that you dump is gone in the next End Phase. Until then the unit can only walk${when(ruleset.ammunitionExplosions, ', and a torso hit from behind sets the ammunition off')}.`,
          ),
      ),
    ],
  };
}

function end({ rules: { setup, sides } }: Facts): RulesSection {
  const many = sides.length > 2;
  return {
    id: 'end',
    title: 'End of the match',
    blocks: [
      list(
        ...given(
          'The match ends as soon as only one side has units left. A unit that is shut down, or whose pilot is unconscious, still counts.',
          `If the last units are destroyed in the same phase, their sides share the victory${when(!many, ': the match is a draw')}.`,
          setup.turnLimit > 0 &&
            `After ${setup.turnLimit === 1 ? '1 turn' : `${setup.turnLimit} turns`}, the side with the largest share of its original armour and structure wins. Destroyed units count as 0. If the shares are equal, the match is a draw.`,
          many
            ? 'You may resign. Your units are removed, and the others continue.'
            : 'You may resign, which loses the match.',
          'You may offer a draw; it takes effect if all sides agree.',
        ),
      ),
    ],
  };
}
