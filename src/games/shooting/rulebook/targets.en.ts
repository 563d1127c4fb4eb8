import { list, type RulesSection, table, text } from '../../../kernel/rulebook.ts';
import type { Terrain } from '../scenario.ts';
import type { Rules } from '../state.ts';
import { type Facts, said, those } from './facts.ts';

export const targets = (
  { ruleset }: Rules,
  { big, attached, hiding, terrain, weaponAbilities }: Facts,
): RulesSection => ({
  id: 'targets',
  title: 'Choosing targets',
  blocks: [
    text('A weapon can fire at an enemy unit if the model that carries it'),
    list(
      '*sees* at least one model of that unit, and',
      'has at least one model of that unit within the weapon’s *range*.',
    ),
    text(
      said(
        big
          ? 'Models do not hide each other. Only monsters and vehicles of other units hide what is behind them.'
          : 'Models do not hide each other.',
        weaponAbilities.has('indirect-fire') && 'Weapons with Indirect Fire do not need to see their target.',
      ),
    ),
    text(
      said(
        'You cannot fire at a unit that is engaged with one of your units, because you might hit your own models.',
        big && 'Monsters and vehicles are an exception: you may fire at them, with −1 to hit except with Pistols.',
        `A unit that is itself engaged with the target may fire its Pistols at it${big ? '; a monster or vehicle may fire any weapon' : ''}.`,
      ),
    ),
    ...(hiding
      ? [
          text(
            `Infantry, beasts and swarms wholly inside ${those(terrain.has('ruins') && 'ruins', terrain.has('woods') && 'woods').join(' or ')} are *hidden*: only models within ${ruleset.hidden}″ see them. A unit that has fired in this phase or the previous one is not hidden.`,
          ),
        ]
      : []),
    text(
      said(
        'The wounds may go to any model of the target unit, even one that your unit does not see.',
        attached && 'Attached characters are protected by their bodyguards.',
        'Attacks are lost if their target is destroyed before they are rolled.',
      ),
    ),
  ],
});

const TERRAIN: Readonly<Record<Terrain, readonly [name: string, sight: string, cover: string]>> = {
  ruins: [
    'ruins',
    'blocked',
    'Models wholly inside, or partly hidden behind them. Models inside can be seen; only models wholly inside can see out.',
  ],
  woods: ['woods', 'partial', 'Models wholly inside, or seen through the woods.'],
  crater: ['crater', 'clear', 'Infantry wholly inside.'],
  barricade: ['barricade', 'partial', 'Infantry within 3″ behind it.'],
  obstacle: [
    'obstacle',
    'depends',
    'Models partly hidden behind it. It blocks sight if it is at least as tall as the taller of the two models.',
  ],
};

export function cover({ ruleset }: Rules, { terrain, plunging, keywords }: Facts): RulesSection {
  const rows = Object.entries(TERRAIN).flatMap(([kind, row]) => (terrain.has(kind as Terrain) ? [row] : []));
  return {
    id: 'cover',
    title: 'Terrain and cover',
    blocks: [
      ...(rows.length > 0
        ? [
            text('Terrain can block the line of sight, and it can give *cover*:'),
            table(['terrain', 'sight through it', 'cover for'], ...rows),
            text(
              'A model is partly hidden if the terrain keeps at least one model of the shooting unit from seeing all of it.',
            ),
          ]
        : [text('This table has no terrain, but abilities and stratagems can give *cover*.')]),
      text(
        ruleset.cover === 'save'
          ? 'The *Benefit of Cover* adds 1 to the armour saves of each model that has it. A save of 3+ or better gets no cover bonus against AP 0, and invulnerable saves never get one. Cover from two sources counts once.'
          : 'The *Benefit of Cover* makes the Ballistic Skill of the attack worse by 1: 3+ becomes 4+. Every model of the target must have it. This does not count towards the limit for modifiers, and cover from two sources counts once.',
      ),
      ...(plunging
        ? [
            text(
              said(
                `*Plunging Fire*: a model in a ruin that stands ${ruleset.plunging.from}″ or more above the ground`,
                ruleset.towering > 0 &&
                  keywords.has('towering') &&
                  `(or a towering model within ${ruleset.towering}″ of the target)`,
                `${ruleset.plunging.gives === 'ap' ? 'improves its AP by 1' : 'improves its Ballistic Skill by 1'} against units whose models are all on the ground.`,
              ),
            ),
          ]
        : []),
    ],
  };
}
