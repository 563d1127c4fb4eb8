import { list, type Rulebook, type RulesSection, steps, table, text } from '../../../kernel/rulebook.ts';
import { en, shortDecimal } from '../../../parts/text/fill.ts';
import type { Scenario } from '../scenario.ts';
import type { Rules } from '../state.ts';
import { UNIT_ABILITIES, WEAPON_ABILITIES } from './abilities.en.ts';
import { attack, odds, saves } from './attack.en.ts';
import { type Facts, factsOf, filled, rowsOf, those } from './facts.ts';
import { cover, targets } from './targets.en.ts';
import { movement, yourUnits } from './units.en.ts';

/** The Shooting Phase in English. */
export function english(rules: Rules): Rulebook {
  const { ruleset, setup } = rules;
  const { rounds, name } = setup.scenario;
  const facts = factsOf(rules);
  const weapons = rowsOf(WEAPON_ABILITIES, facts.weaponAbilities, ruleset);
  const units = rowsOf(UNIT_ABILITIES, facts.unitAbilities, ruleset);
  return {
    title: `The Shooting Phase (${ruleset.title}; ${name})`,
    summary: en(
      'Two armies of miniatures shoot at each other with dice, for {rounds:round|rounds}. Choose who fires at whom. {wins}',
      {
        rounds,
        wins: setup.scenario.par
          ? 'The side that does better against its par wins.'
          : 'The side that destroys more points than it loses wins.',
      },
    ),
    sections: filled([
      aim(rules),
      yourUnits(facts),
      phase(rules),
      movement(rules, facts),
      targets(rules, facts),
      facts.cover && cover(rules, facts),
      attack(facts),
      saves(rules, facts),
      weapons.length > 0 && {
        id: 'weapon-abilities',
        title: 'Weapon abilities',
        blocks: [
          text('The weapons of both armies have these abilities. N and X stand for the number printed on the weapon.'),
          table(['ability', 'effect'], ...weapons),
        ],
      },
      units.length > 0 && {
        id: 'unit-abilities',
        title: 'Abilities of units and models',
        blocks: [
          text(
            'Units and models have these abilities. If a model has the same ability twice, only the better value counts.',
          ),
          table(['ability', 'effect'], ...units),
        ],
      },
      setup.scenario.commandPoints > 0 && stratagems(rules, facts),
      modifiers(rules),
      odds(rules, facts),
    ]),
  };
}

/** The rule that decides the winner. */
const winner = (par: Scenario['par']): string =>
  par
    ? en(
        'The sides are not equally strong, so each has a *par*: roughly the points it scores when the default bot plays both sides. The attacker’s par is {attacker}, the defender’s {defender}. The side that is further over its par, or less far under it, wins. If both differ from par by the same number, the match is a draw.',
        { attacker: shortDecimal(par.attacker, 'en'), defender: shortDecimal(par.defender, 'en') },
      )
    : 'The side with more points wins. If the points are equal, the match is a draw.';

function aim({ setup, units }: Rules): RulesSection {
  const { rounds, name, table: size, armies } = setup.scenario;
  const count = (side: string): string =>
    en('{n:unit|units}', { n: units.filter((unit) => unit.side === side).length });
  return {
    id: 'aim',
    title: 'How to win',
    blocks: [
      text(
        en(
          'You play “{name}” on a table of {width} by {height} inches. The *attacker* commands {attackers} ({first}), the *defender* {defenders} ({second}).',
          {
            name,
            ...size,
            attackers: count('attacker'),
            defenders: count('defender'),
            first: armies.attacker.name,
            second: armies.defender.name,
          },
        ),
      ),
      text(
        en(
          'For every enemy model you destroy, you score its share of its unit’s *points*: in a unit of 10 models worth 160 points, each model scores 16. After {rounds:round|rounds}, or as soon as one army is destroyed, the match ends.',
          { rounds },
        ),
      ),
      text(winner(setup.scenario.par)),
      text('Nothing is hidden: both players see all units, all values and all dice.'),
    ],
  };
}

const phase = ({ setup }: Rules): RulesSection => ({
  id: 'turn',
  title: 'Your Shooting Phase',
  blocks: [
    text(
      'In every round the attacker has a Shooting Phase, then the defender. In your phase, do this with one unit after another:',
    ),
    steps(
      '*Select* a unit that can shoot. Each unit shoots once per phase.',
      'Give every weapon group a *target*, or hold its fire. You may split a group between several targets, but each weapon fires at only one. Until you confirm, you can undo everything.',
      '*Confirm*. From now on the targets are final.',
      ...those(setup.scenario.commandPoints > 0 && 'Your opponent may answer with a *stratagem*, if one is available.'),
      `*Make the attacks*: one step, one weapon or the whole unit at a time. The odds are the same${setup.scenario.commandPoints > 0 ? ', but a Command Re-roll is only possible step by step' : ''}.`,
      'Your opponent chooses which models take the wounds, if there is a choice.',
    ),
    text('You may also skip a unit. The phase ends when no unit is left that can shoot, or when you end it.'),
  ],
});

function stratagems({ setup }: Rules, { keywords }: Facts): RulesSection {
  const { commandPoints } = setup.scenario;
  return {
    id: 'stratagems',
    title: 'Command points and stratagems',
    blocks: [
      text(
        en(
          'Each side has {commandPoints:command point|command points} (CP) for the whole match. A *stratagem* costs 1 CP, and each can be used once per phase.',
          { commandPoints },
        ),
      ),
      table(
        ['stratagem', 'when', 'effect'],
        ...those<readonly [string, string, string]>(
          keywords.has('infantry') && [
            'Go to Ground',
            'your infantry is a target',
            'Until the end of the phase, the unit has the Benefit of Cover and a 6+ invulnerable save.',
          ],
          keywords.has('smoke') && [
            'Smokescreen',
            'your unit with the Smoke keyword is a target',
            'Until the end of the phase, the unit has the Benefit of Cover and Stealth.',
          ],
          [
            'Command Re-roll',
            'you attack step by step',
            'Re-roll one die of the hit or wound roll just made, but not a critical or a die that was already re-rolled.',
          ],
        ),
      ),
    ],
  };
}

const modifiers = ({ setup }: Rules): RulesSection => ({
  id: 'modifiers',
  title: 'Modifiers and re-rolls',
  blocks: [
    list(
      'Modifiers to a hit roll add up to +1 or −1 at most, however many there are. The same goes for a wound roll.',
      'An *unmodified* roll is what the die shows, after a re-roll but before modifiers.',
      'A die is re-rolled at most once, and before modifiers apply. But modifiers count when deciding whether it failed.',
      'If an ability lets you re-roll any result, only failed dice are re-rolled. To look for criticals, choose “Re-roll all but criticals”.',
    ),
    text(
      setup.scenario.handModifiers
        ? 'Manual modifiers are allowed: you may tick re-rolls and +1 or −1 for a weapon group, for rules that Umpire does not know. Both players see them.'
        : 'Manual modifiers are not allowed in this match.',
    ),
  ],
});
