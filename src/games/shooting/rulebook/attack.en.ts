import { example, list, type RulesSection, steps, table, text } from '../../../kernel/rulebook.ts';
import { decimal, en, percent } from '../../../parts/text/fill.ts';
import type { Rules } from '../state.ts';
import { exampleOf, SHOWN_TOUGHNESS, WOUND_ROWS } from './example.ts';
import { type Facts, said, those } from './facts.ts';

const AGAINST = [
  'at least double the toughness',
  'higher than the toughness',
  'equal to the toughness',
  'lower than the toughness',
  'half the toughness or less',
] as const;

const strengths = ({ from, to }: { readonly from?: number; readonly to?: number }): string =>
  from === undefined
    ? `${to} or less`
    : to === undefined
      ? `${from} or more`
      : from === to
        ? `${from}`
        : `${from} to ${to}`;

export const attack = ({ attached }: Facts): RulesSection => ({
  id: 'attack',
  title: 'An attack: hit and wound',
  blocks: [
    text('All attacks of a weapon group at one target are rolled together, in five steps:'),
    steps(
      '*Attacks*: every weapon makes as many attacks as its A. If A is random, it is rolled for each weapon.',
      '*Hit roll*: one die per attack. A roll of the weapon’s BS or more hits. An unmodified 6 always hits and is a *critical hit*; an unmodified 1 always misses.',
      '*Wound roll*: one die per hit. The table below shows the roll needed. An unmodified 6 always wounds and is a *critical wound*; an unmodified 1 always fails.',
      '*Save*: your opponent allocates each wound to one of their models and rolls one die to stop it.',
      '*Damage*: for each wound that is not saved, the model loses as many wounds as the weapon’s D.',
    ),
    table(
      ['strength', 'wounds on', `strength against toughness ${SHOWN_TOUGHNESS}`],
      ...WOUND_ROWS.map((row, i) => [AGAINST[i] as string, `${row.needs}+`, strengths(row)]),
    ),
    ...those(
      attached &&
        text(
          'While any bodyguard lives, wound rolls against a unit with an attached character use the bodyguards’ toughness.',
        ),
    ),
    text('Apart from that, criticals only matter for abilities that mention them.'),
  ],
});

export function saves({ ruleset }: Rules, facts: Facts): RulesSection {
  const { attached, invulnerable, mortal, unitAbilities } = facts;
  const it = exampleOf(ruleset);
  const { boy, shot } = it;
  return {
    id: 'saves',
    title: 'Allocation, saves and damage',
    blocks: [
      text('The player who is shot at allocates the wounds to models in any order, with these limits:'),
      list(
        ...those(
          'A model that has lost wounds, or that an attack was allocated to in this phase, comes first, until it is destroyed.',
          attached && 'Attached characters come last: they take no wounds while a bodyguard lives.',
        ),
      ),
      text(
        said(
          '*Armour save*: add the attack’s AP to the die. The model’s Sv or more stops the wound, so AP −1 turns 3+ into 4+. A 1 always fails, but a 6 does not always save. Bonuses never improve a save by more than 1.',
          invulnerable &&
            'A model with an *invulnerable save* uses it instead if it is better; AP and cover do not change it.',
        ),
      ),
      text(
        ruleset.saves === 'one-by-one'
          ? 'Saves are rolled one wound after the other.'
          : 'All saves of a weapon group are rolled together, and the lowest dice count first.',
      ),
      text(
        said(
          'A model with no wounds left is destroyed. Excess damage is lost: an attack never hurts two models. Random damage is rolled for each attack.',
          mortal &&
            '*Mortal wounds* are different: each costs 1 wound, there is no save, and any excess goes to the next model, unless the ability says that it is lost.',
          unitAbilities.has('feel-no-pain') &&
            'Feel No Pain is rolled last, both against normal damage and against mortal wounds.',
        ),
      ),
      example(
        en(
          '{rifles} models fire a {weapon} each ({weapons}) at 10 Boyz (T{T}, Sv {Sv}+, {W:wound|wounds} each) in the open. That is {attacks} attacks. Hit rolls on {hitsOn}+: {hitDice}, so {hits} hits. Strength {S} against toughness {T} wounds on {woundsOn}+: {woundDice}, so {wounds} wounds. AP {ap} turns the save of {Sv}+ into {savesOn}+: {saveDice}, so {saved:is saved|are saved}. The other {slain} do {D} damage each and destroy {slain:Boy|Boyz}.',
          {
            ...it,
            ...boy,
            S: shot.S,
            D: shot.D,
            ap: minus(shot.AP),
            weapons: `A ${shot.A}, BS ${shot.BS}+, S ${shot.S}, AP ${minus(shot.AP)}, D ${shot.D}`,
          },
        ),
      ),
    ],
  };
}

const minus = (n: number): string => String(n).replace('-', '−');
const fraction = (needs: number): string => `${7 - needs}/6`;

export function odds({ ruleset }: Rules, { cover }: Facts): RulesSection {
  const it = exampleOf(ruleset);
  const { hitsOn, woundsOn, savesOn } = it;
  return {
    id: 'odds',
    title: 'Odds',
    blocks: [
      text(
        'The chance that a die shows the number it needs or more. For a whole attack, multiply the chances of its steps.',
      ),
      table(['needs', 'chance'], ...[2, 3, 4, 5, 6].map((needs) => [`${needs}+`, percent((7 - needs) / 6, 'en')])),
      example(
        en(
          'In the example above an attack gets through if it hits ({hit}), wounds ({wound}) and is not saved ({unsaved}): {each:%} of the time. {attacks} attacks destroy {average} Boyz on average, and {slain} or more with a chance of {atLeastThatMany:%}.{inCover}',
          {
            ...it,
            hit: fraction(hitsOn),
            wound: fraction(woundsOn),
            unsaved: `${savesOn - 1}/6`,
            average: decimal(it.average, 2, 'en'),
            inCover: cover ? ` In cover it would be ${decimal(it.averageInCover, 2, 'en')} on average.` : '',
          },
        ),
      ),
      text(
        'You do not have to calculate this: for every possible target, the page shows the exact average number of wounds and destroyed models, and the chance to destroy the whole unit. The odds page does the same for any weapon and target.',
      ),
      list(
        'Strong weapons with high damage are wasted on models with one wound; many weak shots do little against tough vehicles.',
        'Finish off a damaged unit instead of hurting two: only destroyed models score points and stop shooting back.',
        'Shoot first with the unit whose result decides where the next one should fire.',
      ),
    ],
  };
}
