import { example, list, type RulesSection, steps, table, text } from '../../../kernel/rulebook.ts';
import { decimal, es, percent } from '../../../parts/text/fill.ts';
import type { Rules } from '../state.ts';
import { exampleOf, SHOWN_TOUGHNESS, WOUND_ROWS } from './example.ts';
import { type Facts, said, those } from './facts.ts';

const AGAINST = [
  'al menos el doble de la resistencia',
  'mayor que la resistencia',
  'igual a la resistencia',
  'menor que la resistencia',
  'la mitad de la resistencia o menos',
] as const;

const strengths = ({ from, to }: { readonly from?: number; readonly to?: number }): string =>
  from === undefined
    ? `${to} o menos`
    : to === undefined
      ? `${from} o más`
      : from === to
        ? `${from}`
        : `de ${from} a ${to}`;

export const attack = ({ attached }: Facts): RulesSection => ({
  id: 'attack',
  title: 'Un ataque: impactar y herir',
  blocks: [
    text('Todos los ataques de un grupo de armas contra un objetivo se tiran juntos, en cinco pasos:'),
    steps(
      '*Ataques*: cada arma hace tantos ataques como indica su A. Si el número es aleatorio, se tira por cada arma.',
      '*Tirada para impactar*: un dado por ataque. Impactan los que sacan la HP del arma o más. Un 6 sin modificar impacta siempre y es un *impacto crítico*; un 1 sin modificar falla siempre.',
      '*Tirada para herir*: un dado por impacto. La tabla de abajo indica lo que hay que sacar. Un 6 sin modificar hiere siempre y es una *herida crítica*; un 1 sin modificar falla siempre.',
      '*Salvación*: tu rival asigna cada herida a una de sus miniaturas y tira un dado para detenerla.',
      '*Daño*: por cada herida que no se salva, la miniatura pierde tantas heridas como indica la D del arma.',
    ),
    table(
      ['fuerza', 'hiere con', `fuerza contra resistencia ${SHOWN_TOUGHNESS}`],
      ...WOUND_ROWS.map((row, i) => [AGAINST[i] as string, `${row.needs}+`, strengths(row)]),
    ),
    ...those(
      attached &&
        text(
          'Mientras quede un escolta, las tiradas para herir a una unidad con un personaje agregado usan la resistencia de su escolta.',
        ),
    ),
    text('Por lo demás, los críticos solo importan para las aptitudes que los mencionan.'),
  ],
});

export function saves({ ruleset }: Rules, facts: Facts): RulesSection {
  const { attached, invulnerable, mortal, unitAbilities } = facts;
  const it = exampleOf(ruleset);
  const { boy, shot } = it;
  return {
    id: 'saves',
    title: 'Asignar, salvar y sufrir daño',
    blocks: [
      text('Quien recibe los disparos asigna las heridas a sus miniaturas en el orden que quiera, con estos límites:'),
      list(
        ...those(
          'Una miniatura que ha perdido heridas, o a la que ya se asignó un ataque en esta fase, va primero, hasta que quede destruida.',
          attached && 'Los personajes agregados van los últimos: no reciben heridas mientras quede un escolta.',
        ),
      ),
      text(
        said(
          '*Salvación por armadura*: suma al dado el FP del ataque. La herida se detiene con la S de la miniatura o más, así que FP −1 convierte 3+ en 4+. Un 1 falla siempre, pero un 6 no siempre salva. Las bonificaciones nunca mejoran una salvación en más de 1.',
          invulnerable &&
            'Una miniatura con *salvación invulnerable* la usa si es mejor; ni el FP ni la cobertura la cambian.',
        ),
      ),
      text(
        ruleset.saves === 'one-by-one'
          ? 'Las salvaciones se tiran herida por herida.'
          : 'Todas las salvaciones de un grupo de armas se tiran juntas, y los dados más bajos cuentan primero.',
      ),
      text(
        said(
          'Una miniatura a la que no le quedan heridas queda destruida. El daño sobrante se pierde: un ataque nunca daña a dos miniaturas. El daño aleatorio se tira por cada ataque.',
          mortal &&
            'Las *heridas mortales* son distintas: cada una quita 1 herida, no se pueden salvar, y las que sobran pasan a la siguiente miniatura, salvo que la aptitud diga que se pierden.',
          unitAbilities.has('feel-no-pain') &&
            'La aptitud No hay dolor se tira al final, tanto contra el daño normal como contra las heridas mortales.',
        ),
      ),
      example(
        es(
          '{rifles} miniaturas disparan cada una un {weapon} ({weapons}) a 10 Boyz (R {T}, S {Sv}+, {W:herida|heridas} cada uno) al descubierto. Son {attacks} ataques. Para impactar, {hitsOn}+: {hitDice}; {hits:impacto|impactos}. Con fuerza {F} contra resistencia {T} se hiere con {woundsOn}+: {woundDice}; {wounds:herida|heridas}. FP {ap} convierte la salvación de {Sv}+ en {savesOn}+: {saveDice}; se {saved:?salva|salvan} {saved}. Las otras {slain} hacen {D} de daño cada una y destruyen {slain:Boy|Boyz}.',
          {
            ...it,
            ...boy,
            F: shot.S,
            D: shot.D,
            ap: minus(shot.AP),
            weapons: `A ${shot.A}, HP ${shot.BS}+, F ${shot.S}, FP ${minus(shot.AP)}, D ${shot.D}`,
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
    title: 'Probabilidades',
    blocks: [
      text(
        'La probabilidad de que un dado saque el número que necesita o más. Para un ataque entero, multiplica las probabilidades de sus pasos.',
      ),
      table(
        ['necesita', 'probabilidad'],
        ...[2, 3, 4, 5, 6].map((needs) => [`${needs}+`, percent((7 - needs) / 6, 'es')]),
      ),
      example(
        es(
          'En el ejemplo de antes, un ataque tiene éxito si impacta ({hit}), hiere ({wound}) y no se salva ({unsaved}): el {each:%} de las veces. {attacks} ataques destruyen {average} Boyz de media, y {slain} o más con una probabilidad del {atLeastThatMany:%}.{inCover}',
          {
            ...it,
            hit: fraction(hitsOn),
            wound: fraction(woundsOn),
            unsaved: `${savesOn - 1}/6`,
            average: decimal(it.average, 2, 'es'),
            inCover: cover ? ` Con cobertura serían ${decimal(it.averageInCover, 2, 'es')} de media.` : '',
          },
        ),
      ),
      text(
        'No hace falta que lo calcules: para cada objetivo posible, la página muestra la media exacta de heridas y de miniaturas destruidas y la probabilidad de destruir toda la unidad. La página de probabilidades hace lo mismo para cualquier arma y objetivo.',
      ),
      list(
        'Las armas fuertes y de mucho daño se desperdician contra miniaturas de una herida; muchos disparos débiles hacen poco contra vehículos resistentes.',
        'Es mejor rematar a una unidad dañada que herir a dos: solo las miniaturas destruidas dan puntos y dejan de disparar.',
        'Dispara primero con la unidad cuyo resultado decide adónde debe disparar la siguiente.',
      ),
    ],
  };
}
