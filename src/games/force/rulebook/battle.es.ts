import { example, list, type RulesSection, steps, text } from '../../../kernel/rulebook.ts';
import { ABILITY_FOR_DESTINY } from '../ability.ts';
import { cardName } from '../data/card-names.ts';
import { battleExample, type Facts, said, those } from './facts.ts';

/** The chapters about battles. */
export const battle = (facts: Facts): readonly RulesSection[] => [
  start(),
  weapons(facts),
  power(facts),
  damage(facts),
  whole(),
];

const start = (): RulesSection => ({
  id: 'battle',
  title: 'Batallas',
  blocks: [
    text(
      'En tu fase de batalla puedes empezar una batalla por 1 de Fuerza en cualquier localización donde los dos bandos tengan presencia, una vez por turno en cada una. Participan todos los personajes, vehículos y naves que haya allí, de los dos bandos.',
    ),
    steps(
      '*Segmento de armas*: los dos jugadores disparan armas y juegan tácticas.',
      '*Segmento de poder*: los dos pueden robar destino, y se comparan los totales.',
      '*Segmento de daño*: los dos sacrifican cartas o pierden Fuerza para cubrir lo que han sufrido.',
    ),
  ],
});

const weapons = ({ kinds }: Facts): RulesSection => ({
  id: 'weapons',
  title: 'El segmento de armas',
  blocks: [
    text(
      'Empieza quien ha iniciado la batalla. Los jugadores se turnan: un disparo, una táctica o un pase cada vez. Dos pases seguidos terminan el segmento.',
    ),
    list(
      ...those(
        kinds.has('weapon') &&
          '*Disparar un arma*: paga su coste de disparo, elige una carta enemiga de la batalla que no vaya a bordo de otra y roba la primera carta de tu Mazo de Reserva. Su destino más la bonificación del arma tienen que ser *más* que la defensa del objetivo. Cada arma dispara una vez por batalla.',
        kinds.has('weapon') &&
          'Una carta alcanzada sigue sumando su poder en esta batalla, pero hay que sacrificarla en el segmento de daño.',
        kinds.has('tactic') &&
          '*Jugar una táctica* de la mano: paga su coste y suma su poder a tu total. Va a tu Pila de Usadas.',
        !kinds.has('weapon') &&
          !kinds.has('tactic') &&
          'Estos mazos no tienen armas ni tácticas, así que los dos jugadores solo pueden pasar.',
      ),
    ),
  ],
});

const power = ({ kinds }: Facts): RulesSection => ({
  id: 'power',
  title: 'El segmento de poder y el destino',
  blocks: [
    text(
      `Si tus cartas de la batalla suman una habilidad de ${ABILITY_FOR_DESTINY} o más, puedes robar *destino de batalla*: el número de la primera carta de tu Mazo de Reserva. Esa carta va después a la Pila de Usadas.`,
    ),
    text(
      said(
        `Tu *total* es el poder de tus cartas${kinds.has('tactic') ? ', más tus tácticas' : ''}, más tu destino de batalla.`,
        'Quien tiene el total más bajo sufre la diferencia como *daño de batalla*. Si los totales son iguales, no hay daño.',
        'En cualquier caso, cada jugador sufre como *desgaste* el destino de batalla *del otro*.',
      ),
    ),
  ],
});

const damage = ({ seats, kinds }: Facts): RulesSection => ({
  id: 'damage',
  title: 'El segmento de daño',
  blocks: [
    text(
      'Los jugadores se turnan para sacrificar una carta o perder 1 de Fuerza hasta que no queda nada que cubrir. Empieza quien ha iniciado la batalla.',
    ),
    list(
      '*Sacrificar* una carta tuya de la batalla: va a la Pila de Perdidas, y su valor de sacrificio cubre daño *y* desgaste a la vez. Lo que sobra se desperdicia.',
      '*Perder* 1 de Fuerza de la mano o de una pila: cubre 1 de daño, pero nada de desgaste.',
      'Las cartas alcanzadas se sacrifican antes que nada. Su valor de sacrificio cuenta por completo.',
      'El desgaste se ignora cuando ya no te quedan cartas en la batalla. El daño, nunca.',
      ...those(
        (seats || kinds.has('weapon')) &&
          'Las cartas que van a bordo de una carta sacrificada, o que ella lleva, van con ella a la Pila de Perdidas y no cubren nada.',
      ),
    ),
  ],
});

function whole(): RulesSection {
  const it = battleExample();
  const { strong, armed, captain, hit, weapon, tactic, shot, darkDraw, lightDraw, totals } = it;
  const name = (card: Parameters<typeof cardName>[0]): string => cardName(card, 'es');
  return {
    id: 'battle-example',
    title: 'Una batalla de principio a fin',
    blocks: [
      example(
        `El Dominio ataca con un ${name(strong)} (poder ${strong.power}, habilidad ${strong.ability}, sacrificio ${strong.forfeit}) y un ${name(armed)} (${armed.power}, ${armed.ability}, ${armed.forfeit}) que lleva una ${name(weapon)}. El Pacto tiene un ${name(captain)} (${captain.power}, ${captain.ability}, ${captain.forfeit}) y un ${name(hit)} (${hit.power}, ${hit.ability}, ${hit.forfeit}).`,
      ),
      example(
        `Armas: el ${name(armed)} dispara por ${weapon.fire} de Fuerza al ${name(hit)}, que tiene defensa ${hit.defence}. La carta robada tiene destino ${shot.destiny}, que con ${weapon.bonus} por el arma suma ${it.shotTotal}: impacto. El Pacto juega ${name(tactic)} por ${tactic.cost} de Fuerza: +${tactic.power} de poder. Los dos pasan.`,
      ),
      example(
        `Poder: los dos bandos tienen habilidad ${it.ability.dark} y roban. El Dominio roba destino ${darkDraw.destiny} y llega a ${strong.power} + ${armed.power} + ${darkDraw.destiny} = ${totals.dark}. El Pacto roba ${lightDraw.destiny} y llega a ${captain.power} + ${hit.power} + ${tactic.power} + ${lightDraw.destiny} = ${totals.light}. El Dominio sufre ${totals.light} − ${totals.dark} = ${it.damage} de daño y ${it.attrition.dark} de desgaste; el Pacto, ${it.attrition.light} de desgaste.`,
      ),
      example(
        `Daño: el Dominio sacrifica al ${name(strong)}. Su valor de sacrificio, ${strong.forfeit}, cubre ${it.damage} de daño y ${it.attrition.dark} de desgaste. El Pacto tiene que sacrificar al ${name(hit)}, que ha sido alcanzado; su valor de sacrificio, ${hit.forfeit}, cubre también ${it.attrition.light} de desgaste. El ${name(armed)} y el ${name(captain)} siguen en la mesa, y la localización sigue en disputa.`,
      ),
    ],
  };
}
