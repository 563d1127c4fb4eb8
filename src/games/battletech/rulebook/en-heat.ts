import { example, list, type RulesSection, table, text } from '../../../kernel/rulebook.ts';
import { percent } from '../../../parts/text/fill.ts';
import { FIRE_STEP } from '../data/fire.ts';
import { heatMovement } from '../data/heat-scale.ts';
import { WEAPONS } from '../data/weapons.ts';
import {
  CHARGED,
  chargeDamage,
  type Facts,
  given,
  heatExample,
  heatSteps,
  kickExample,
  orMore,
  SHUTDOWN_AT,
  SHUTDOWN_FROM,
  signed,
  signs,
  TONS,
  when,
} from './facts.ts';
import {
  HEAT,
  kickDamage,
  leapDamage,
  leapRecoil,
  MOVE_HEAT,
  MOVED,
  PSR,
  punchDamage,
  STRIKE,
  TO_HIT,
} from './numbers.ts';

type Row = readonly string[];

export function heat(facts: Facts): RulesSection {
  const { ruleset, jumps, terrain, flamers, ammunition } = facts;
  const { shutdownRolls, pilotingRolls } = ruleset;
  const explodes = ruleset.ammunitionExplosions && ammunition;
  const sum = heatExample();
  const lost = heatMovement(sum.after);
  const slower = heatSteps('movement');
  const aim = heatSteps('toHit');
  const down = heatSteps('shutdown');
  const boom = heatSteps('ammunition');
  return {
    id: 'heat',
    title: 'Heat',
    blocks: [
      text('A ’Mech carries its heat from turn to turn. In the Heat Phase it changes as follows, but never below 0:'),
      table(
        ['what', 'heat'],
        ...given<Row>(
          ['walking / running', `${signed(MOVE_HEAT.walk)} / ${signed(MOVE_HEAT.run)}`],
          jumps && ['jumping', `${signed(1)} per hex, at least ${signed(MOVE_HEAT.jump)}`],
          ruleset.standUp.heat > 0 && ['each attempt to stand up', signed(ruleset.standUp.heat)],
          ['each weapon fired', 'the heat of the weapon'],
          ruleset.criticals && ['each engine hit', signed(HEAT.engine)],
          terrain.fire && [
            'entering a burning hex / being in one in the Heat Phase',
            `${signs(FIRE_STEP, HEAT.burning)}; fire and flamers add at most ${HEAT.outside} per turn`,
          ],
          flamers && [
            'hit by a flamer',
            `${signed(WEAPONS.flamer?.damage ?? 0)}, ${ruleset.flamer === 'both' ? 'as well as' : 'if the attacker chose heat instead of'} damage`,
          ],
          ['each working heat sink', `${signed(-1)}; a double heat sink ${signed(-2)}`],
          terrain.water && [
            'heat sinks under water',
            `another ${signed(-1)} each, at most ${signed(-HEAT.water)} in total`,
          ],
        ),
      ),
      example(
        `A ’Mech with heat ${sum.before} and ${sum.sinks} heat sinks runs (${signed(sum.move)}) and fires a PPC (${signed(sum.ppc)}) and an LRM 10 (${signed(sum.missiles)}): ${sum.before} + ${sum.move} + ${sum.ppc} + ${sum.missiles} \u2212 ${sum.sinks} = ${sum.after}. Next turn it has ${lost} walking MP less.`,
      ),
      text(
        `The remaining heat affects the next turn. High heat can also shut down the reactor${when(explodes, ' or explode ammunition')} at once:`,
      ),
      table(
        ['effect', 'from heat'],
        ...given<Row>(
          [`walking MP ${signs(...slower.values.map((mp) => -mp))}`, slower.from.join(' / ')],
          [`your shots ${signs(...aim.values)}`, aim.from.join(' / ')],
          shutdownRolls && [`reactor shuts down unless you roll ${orMore(down.values)}`, down.from.join(' / ')],
          ['reactor always shuts down', `${SHUTDOWN_AT}`],
          explodes && [`ammunition explodes unless you roll ${orMore(boom.values)}`, boom.from.join(' / ')],
        ),
      ),
      list(
        ...given(
          `Fewer walking MP also mean fewer running MP.${when(jumps, ' Jumping MP stay the same.')}`,
          `A ’Mech that *shuts down* ${pilotingRolls ? `makes a piloting roll with ${signed(PSR.shutdown)} or falls. It ` : ''}cannot act, and shots at it are ${signed(TO_HIT.immobile)}. In later Heat Phases it restarts automatically ${shutdownRolls ? `below heat ${SHUTDOWN_FROM}; from ${SHUTDOWN_FROM} to ${SHUTDOWN_AT - 1} it needs the roll in the table` : `below heat ${SHUTDOWN_AT}`}.`,
          explodes &&
            'An *explosion* sets off the ammunition with the most damage per shot, and usually destroys the ’Mech.',
        ),
      ),
    ],
  };
}

export function physical(facts: Facts): RulesSection {
  const { ruleset, jumps, terrain, vehicles: tanks } = facts;
  const { pilotingRolls } = ruleset;
  const kick = kickExample(facts);
  const rolls = (modifier: number): string =>
    modifier === 0 ? 'a piloting roll' : `a piloting roll with ${signed(modifier)}`;
  return {
    id: 'physical',
    title: 'Physical attacks',
    blocks: [
      text(
        'A standing ’Mech can strike an adjacent enemy. The to-hit number starts with *Piloting*, not Gunnery. Add the modifier of the attack, your movement, and the target’s modifiers: movement, prone, immobile, woods. Heat and range do not count.',
      ),
      example(
        `You walked, then kick a ’Mech that moved ${kick.hexes} hexes: Piloting ${kick.piloting}, kick ${signed(ruleset.kick)}, walked ${signed(MOVED.walk)}, target ${signed(kick.moved)}. You need ${kick.total}: ${percent(kick.odds, 'en')}.`,
      ),
      table(
        ['attack', 'modifier', `damage (${TONS} tons)`, 'what happens'],
        ...given<Row>(
          ['punch', signed(ruleset.punch), `tons ÷ 10 (${punchDamage(TONS)})`, 'One per arm.'],
          [
            'kick',
            signed(ruleset.kick),
            `tons ÷ 5 (${kickDamage(TONS)})`,
            `One per turn.${when(pilotingRolls, ' If it hits, the target makes a piloting roll; if it misses, you do.')}`,
          ],
          [
            'club',
            signed(STRIKE.club),
            `tons ÷ 5 (${kickDamage(TONS)})`,
            'With a tree, girder or limb in both hands, picked up in an earlier turn instead of firing.',
          ],
          [
            'push',
            signed(STRIKE.push),
            'none',
            `Pushes a standing ’Mech straight ahead of you back one hex; you follow.${when(pilotingRolls, ' It makes a piloting roll.')}`,
          ],
          [
            'charge',
            'skills',
            ruleset.chargeDamage === 'hexes'
              ? `tons ÷ 10 per hex (${chargeDamage(ruleset, TONS, CHARGED)})`
              : `see below (${chargeDamage(ruleset, TONS, CHARGED)})`,
            `You take the target’s tons ÷ 10.${when(pilotingRolls, ` Both make ${rolls(PSR.charge)}.`)} If it misses, you ${ruleset.missedCharge === 'stays' ? 'stay where you are' : 'run past'}.`,
          ],
          jumps && [
            'death from above',
            'skills',
            `3 × tons ÷ 10 (${leapDamage(TONS)})`,
            `You take tons ÷ 5 (${leapRecoil(TONS)}) on your legs.${when(pilotingRolls, ` Piloting rolls: the target with ${signed(PSR.leapt)}, you with ${signed(PSR.leaping)}.`)} If it misses, you fall 2 levels onto your back.`,
          ],
        ),
      ),
      list(
        ...given(
          `Round damage up. “Skills” means your Piloting minus the target’s. The charge in the table covers ${CHARGED} hexes.${when(ruleset.chargeDamage !== 'hexes', ' A charge does tons ÷ 5, times one more than the to-hit modifier for the hexes you moved.')}`,
          ruleset.kinds === 'one'
            ? 'Choose one kind of attack per turn; two punches are one kind.'
            : 'You may combine several kinds of attack in one turn if each uses different limbs.',
          'A limb whose weapons fired this turn cannot strike. Punches and clubs use the facing of the torso, kicks and pushes that of the legs.',
          `A punch strikes the upper body${when(ruleset.dice === 6, ' (one time in six the head)')}. A kick strikes a leg.`,
          terrain.levels &&
            'If you stand one level higher, you cannot punch, and your kick strikes the upper body. One level lower, you cannot kick, and your punch strikes the legs.',
          terrain.building &&
            `A unit inside a building cannot be attacked from outside${when(ruleset.walls === 'every', ', or from inside another building')}.`,
          `A prone ’Mech cannot strike. At the same level, a prone target${when(tanks, ' or a vehicle')} can be kicked but not punched.`,
          `Declare a *charge* at the end of a forward walk or run that stops next to the target, facing it${when(jumps, '; a *death from above*, at the end of a jump next to the target with 1 MP to spare')}. The target must have moved already, and you do not fire this turn.`,
        ),
      ),
    ],
  };
}
