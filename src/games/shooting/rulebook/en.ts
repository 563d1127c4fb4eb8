import { list, type Rulebook, type RulesSection, steps, table, text } from '../../../kernel/rulebook.ts';
import { en } from '../../../parts/text/fill.ts';
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
      'Two armies of miniatures shoot at each other with dice, for {rounds:round|rounds}. Choose who fires at whom, destroy more points than you lose, and the match is yours.',
      { rounds },
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
          text('The weapons of both armies have these abilities. Letters stand for the number printed on the weapon.'),
          table(['ability', 'effect'], ...weapons),
        ],
      },
      units.length > 0 && {
        id: 'unit-abilities',
        title: 'Abilities of units and models',
        blocks: [
          text('These come with the unit or model. The same ability twice counts only once, at its best value.'),
          table(['ability', 'effect'], ...units),
        ],
      },
      setup.scenario.commandPoints > 0 && stratagems(rules, facts),
      modifiers(rules),
      odds(rules, facts),
    ]),
  };
}

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
          'Every enemy model you destroy scores its share of its unit’s *points*: in a unit of 10 models worth 160 points, each model scores 16. After {rounds:round|rounds}, or as soon as one army is destroyed, the side with more points wins. Equal points are a draw.',
          { rounds },
        ),
      ),
      text('Nothing is hidden: both players see all units, all values and all dice.'),
    ],
  };
}

const phase = ({ setup }: Rules): RulesSection => ({
  id: 'turn',
  title: 'Your Shooting Phase',
  blocks: [
    text(
      'In every round the attacker has a Shooting Phase, then the defender. In your phase, do this with one unit after the other:',
    ),
    steps(
      '*Select* a unit that can shoot. Each unit shoots once per phase.',
      'Give every weapon group a *target*, or hold its fire. You may split a group between several targets, but a single weapon fires at one. Until you confirm, you can undo everything.',
      '*Confirm*. From now on the targets are final.',
      ...those(setup.scenario.commandPoints > 0 && 'Your opponent may answer with a *stratagem*, if one is available.'),
      `*Make the attacks*: one step, one weapon or the whole unit at a time. The odds are the same${setup.scenario.commandPoints > 0 ? ', but a Command Re-roll is only possible step by step' : ''}.`,
      'Your opponent chooses which models take the wounds, unless there is nothing to choose.',
    ),
    text('A unit may also be skipped. The phase ends when no unit is left that can shoot, or when you end it.'),
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
            'your unit with smoke is a target',
            'Until the end of the phase, the unit has the Benefit of Cover and Stealth.',
          ],
          [
            'Command Re-roll',
            'you attack step by step',
            'Re-roll one die of the hit or wound roll just made. Not a critical, and not a die that was already re-rolled.',
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
      'Modifiers to a hit roll add up to +1 or −1 at most, whatever their number. The same goes for a wound roll.',
      'An *unmodified* roll is what the die shows, after a re-roll but before modifiers.',
      'A die is re-rolled at most once, and before modifiers apply. Whether it failed is judged with modifiers.',
      'If any result may be re-rolled, only failures are. To hunt for criticals, choose to re-roll everything else too.',
    ),
    text(
      setup.scenario.handModifiers
        ? 'Manual modifiers are allowed: you may tick re-rolls and +1 or −1 for a weapon group, for rules this game does not know. Both players see them.'
        : 'Manual modifiers are not allowed in this match.',
    ),
  ],
});
