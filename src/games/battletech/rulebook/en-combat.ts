import { example, list, type RulesSection, table, text } from '../../../kernel/rulebook.ts';
import { decimal, percent } from '../../../parts/text/fill.ts';
import type { MechPlace } from '../data/places.ts';
import {
  type Facts,
  given,
  heatSteps,
  hitRows,
  oddsRows,
  orMore,
  rackRows,
  shotExample,
  signed,
  signs,
  when,
} from './facts.ts';
import { HEAT, MOVED, RANGE, TO_HIT } from './numbers.ts';

type Row = readonly string[];

export function firing(facts: Facts): RulesSection {
  const { ruleset, racks, ammunition, targets } = facts;
  const shot = shotExample(facts);
  const [short = 0, medium = 0, long = 0] = shot.ranges;
  const label = {
    gunnery: 'Gunnery',
    walked: 'you walked',
    moved: `target moved ${shot.hexes} hexes`,
    range: `medium range, ${shot.distance} hexes`,
    woods: 'light woods in between',
  };
  return {
    id: 'firing',
    title: 'Firing',
    blocks: [
      text('Every weapon may fire once per turn. Its *to-hit number* is the sum of these lines:'),
      table(['line', 'value'], ...toHit(facts)),
      text(
        `Roll that number or more on two dice to hit. A number of 2 or less always hits; more than ${2 * ruleset.dice} never does.`,
      ),
      example(
        `You walk and fire a medium laser (ranges ${short}/${medium}/${long}) at a ’Mech ${shot.distance} hexes away that moved ${shot.hexes} hexes:`,
      ),
      table(
        ['line', 'value'],
        ...shot.lines.map(([line, value]) => [label[line], line === 'gunnery' ? `${value}` : signed(value)]),
        ['to-hit number', `${shot.total}`],
      ),
      text(
        `You hit on ${shot.total} or more, a chance of ${percent(shot.odds, 'en')}. The chance of each number on two dice:`,
      ),
      table(
        ['number or more', 'chance'],
        ...oddsRows(ruleset).map(([needs, odds]) => [`${needs}`, percent(odds, 'en')]),
      ),
      list(
        ...given(
          '*Arcs.* Weapons in the torsos, head and legs fire into the front arc: the hexside you face and one to each side of it. Arm weapons also reach the side arc of that arm. Weapons marked “rear” fire into the rear arc.',
          `*Torso twist.* ${ruleset.twist === 'reaction' ? 'In the Reaction Phase' : 'Before it declares fire'}, a standing ’Mech may turn its torso one hexside to the left or right. All weapons except those in the legs turn with it until the end of the turn.`,
          targets &&
            `*Several targets.* One is the primary target. Shots at the others are ${signed(ruleset.secondary.front)} in your front arc and ${signed(ruleset.secondary.elsewhere)} elsewhere.`,
          `*Aimed shots.* You may aim at a location of an immobile ’Mech; at its head, the modifier is ${signed(TO_HIT.atHead)} instead of ${signed(TO_HIT.immobile)}. If you hit, ${ruleset.aimed === '6-8' ? 'a roll of 6 to 8 on two dice' : '4 or more on one die'} strikes that location, any other roll a random one.${when(racks.length > 0, ' Missiles cannot be aimed.')}`,
          `*Prone.* A prone ’Mech needs ${ruleset.proneArms === 'both' ? 'both arms' : 'an arm'} to prop itself up and fire. It fires the weapons of one arm at most, and none in its legs.`,
          (ammunition || ruleset.heatPhase) &&
            `A shot ${given(ruleset.heatPhase && 'adds its heat', ammunition && 'uses up its ammunition').join(' and ')} whether it hits or misses.`,
        ),
      ),
    ],
  };
}

/** The lines of a to-hit number. */
function toHit({ ruleset, skills, terrain, jumps, pulse, targets }: Facts): readonly Row[] {
  const { criticals, heatPhase, lowerArm, secondary } = ruleset;
  return given<Row>(
    ['Gunnery of your pilot', skills ? `${skills.gunnery}` : 'see the record sheet'],
    [
      `you stood still / walked / ran${when(jumps, ' / jumped')}`,
      signs(MOVED.still, MOVED.walk, MOVED.run, ...(jumps ? [MOVED.jump] : [])),
    ],
    ['the target moved', `see Movement${when(jumps, `; another ${signed(TO_HIT.jumped)} if it jumped`)}`],
    ['short / medium / long range', signs(RANGE.short, RANGE.medium, RANGE.long)],
    ['target within minimum range', `${signed(1)} at exactly that range, ${signed(1)} more per hex closer`],
    terrain.woods && ['woods in between, each light / heavy hex', signs(1, 2)],
    terrain.woods && ['target in light / heavy woods', signs(1, 2)],
    terrain.fire && ['light / heavy smoke, in between or in the target’s hex', signs(1, 2)],
    ['target in partial cover', signed(TO_HIT.cover)],
    ['target prone: adjacent / farther away', signs(TO_HIT.proneAdjacent, TO_HIT.proneFar)],
    ['target immobile (shut down, or pilot unconscious)', signed(TO_HIT.immobile)],
    ['you are prone', signed(TO_HIT.attackerProne)],
    heatPhase && [`your heat: ${orMore(heatSteps('toHit').from)}`, signs(...heatSteps('toHit').values)],
    targets && ['secondary target: in front / elsewhere', signs(secondary.front, secondary.elsewhere)],
    criticals && ['your sensors are hit', signed(TO_HIT.sensors)],
    criticals && [
      'in the weapon’s arm: shoulder / upper / lower arm actuator is hit',
      `${signs(TO_HIT.shoulder, TO_HIT.upperArm, lowerArm)}; a shoulder hit replaces the others`,
    ],
    pulse !== 0 && ['pulse lasers', signed(pulse)],
  );
}

const PLACE: Readonly<Record<MechPlace, string>> = {
  LA: 'left arm',
  LT: 'left torso',
  LL: 'left leg',
  RL: 'right leg',
  RT: 'right torso',
  RA: 'right arm',
  CT: 'centre torso',
  HD: 'head',
};

export function damage(facts: Facts): RulesSection {
  const { ruleset, racks } = facts;
  const { criticals } = ruleset;
  return {
    id: 'damage',
    title: 'Damage',
    blocks: [
      text(
        'Two dice decide where a hit strikes, depending on the side it comes from. Only the facing of the target’s *legs* counts: its front covers half of the circle around it; each side and the rear cover a sixth. Hits from behind use the first column and the rear armour of the torsos.',
      ),
      table(
        ['roll', 'front or rear', 'left side', 'right side'],
        ...hitRows(ruleset).map(([roll, ...places]) => [`${roll}`, ...places.map((place) => PLACE[place])]),
      ),
      list(
        'Damage removes armour first, then structure.',
        'Excess damage moves inward: from an arm or leg to the torso on that side, from there to the centre torso. A location that is already lost passes all damage on.',
        'When a side torso is lost, its arm is lost too.',
        'Every hit on the head also injures the pilot.',
      ),
      example(
        'A hit for 10 damage strikes an arm with 4 armour and 3 structure. The arm loses all 7 points and is gone. The other 3 points go to the torso on that side.',
      ),
      ...given(
        racks.length > 0 &&
          text(
            'Not all missiles of a salvo hit: after a hit, a second roll says how many. Short-range missiles (SRM) do 2 damage each and strike one by one. Long-range missiles (LRM) do 1 each and strike in groups of 5.',
          ),
        racks.length > 0 &&
          table(
            ['missiles fired', 'fewest', 'average', 'most'],
            ...rackRows(facts).map(({ size, fewest, average, most }) => [
              `${size}`,
              `${fewest}`,
              decimal(average, 1, 'en'),
              `${most}`,
            ]),
          ),
        criticals &&
          text(
            'When a hit damages structure, roll two dice for *critical hits*: 8–9 one, 10–11 two, 12 three. On a 12, an arm, leg or head is blown off instead. If the location roll was 2, roll for critical hits even if the armour holds. Each critical hit destroys a random part:',
          ),
        criticals && table(['part', 'effect'], ...parts(facts)),
      ),
      text(
        `A ’Mech is *destroyed* when it loses its head or centre torso${criticals ? ', when its pilot dies, when its cockpit is hit, or when its engine is hit three times' : ' or when its pilot dies'}. A ’Mech that loses a leg falls and has only 1 walking MP left${when(criticals && ruleset.oneLegMp === 'one', ', whatever else hits its legs')}; without legs it has none.`,
      ),
    ],
  };
}

/** The effects of critical hits. */
function parts({ ruleset, jumps, ammunition }: Facts): readonly Row[] {
  const {
    heatPhase,
    piloting,
    hipMovement,
    pilotingRolls,
    explosionCap,
    explosionPilot,
    lifeSupport,
    physicalAttacks,
  } = ruleset;
  const roll = (modifier: number): string =>
    when(pilotingRolls && modifier > 0, `; ${signed(modifier)} to all piloting rolls`);
  const halved = hipMovement === 'halve';
  return given<Row>(
    ['engine', `${when(heatPhase, `${signed(HEAT.engine)} heat every turn; `)}the third hit destroys the ’Mech`],
    [
      'gyro',
      `${when(pilotingRolls, `${signed(piloting.gyro)} to all piloting rolls; `)}after the second hit it falls and cannot stand up`,
    ],
    ['cockpit', 'the pilot dies'],
    ['sensors', `${signed(TO_HIT.sensors)} to hit; after the second hit it cannot fire`],
    heatPhase && [
      'life support',
      `the pilot takes 1 hit per turn from heat ${lifeSupport.first}, 2 from heat ${lifeSupport.second}`,
    ],
    [
      'hip',
      `walking MP ${halved ? 'halved, 0 after the second hip' : '\u22121'}${roll(piloting.hip)}${when(physicalAttacks, '; no kicks')}`,
    ],
    [
      'leg actuator or foot',
      `walking MP \u22121${roll(1)}${when(piloting.foot === 0 && pilotingRolls, ' (not for a foot)')}`,
    ],
    heatPhase && ['heat sink', 'no longer cools'],
    jumps && ['jump jet', 'jumping MP \u22121'],
    ['weapon', `destroyed${when(ruleset.autocannonSurvivesFirst, '; an autocannon survives its first hit')}`],
    ammunition && [
      'ammunition',
      ruleset.ammunitionExplosions
        ? `all its shots explode inside the ’Mech, each with its full damage${when(explosionCap > 0, ` (at most ${explosionCap} in total)`)}; ${explosionPilot === 1 ? '1 pilot hit' : `${explosionPilot} pilot hits`}`
        : 'lost',
    ],
  );
}
