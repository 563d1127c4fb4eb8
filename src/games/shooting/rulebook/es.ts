import { list, type Rulebook, type RulesSection, steps, table, text } from '../../../kernel/rulebook.ts';
import { es } from '../../../parts/text/fill.ts';
import type { Rules } from '../state.ts';
import { UNIT_ABILITIES, WEAPON_ABILITIES } from './abilities.es.ts';
import { attack, odds, saves } from './attack.es.ts';
import { type Facts, factsOf, filled, rowsOf, said, those } from './facts.ts';
import { cover, targets } from './targets.es.ts';

/** Spanish names of the built-in editions, scenarios, battlefields and armies; custom ones keep their name. */
export const NAMES: Readonly<Record<string, string>> = {
  'Tenth edition': 'Décima edición',
  'Eleventh edition': 'Undécima edición',
  Crossfire: 'Fuego cruzado',
  Duel: 'Duelo',
  'Last stand': 'Última defensa',
  'Armour in the city': 'Blindados en la ciudad',
  'Close quarters': 'A corta distancia',
  'Market square': 'Plaza del mercado',
  'Ruined city': 'Ciudad en ruinas',
  Plain: 'Llanura',
  'Strike force': 'Fuerza de choque',
  'Ork mob': 'Turba orka',
  'Armoured fist': 'Puño blindado',
  Swarm: 'Enjambre',
  'First company': 'Primera compañía',
  Phalanx: 'Falange',
};
const named = (name: string): string => (Object.hasOwn(NAMES, name) ? (NAMES[name] as string) : name);

/** The Shooting Phase in Spanish. */
export function spanish(rules: Rules): Rulebook {
  const { ruleset, setup } = rules;
  const { rounds, name } = setup.scenario;
  const facts = factsOf(rules);
  const weapons = rowsOf(WEAPON_ABILITIES, facts.weaponAbilities, ruleset);
  const units = rowsOf(UNIT_ABILITIES, facts.unitAbilities, ruleset);
  return {
    title: `La fase de disparo (${named(ruleset.title)}; ${named(name)})`,
    summary: es(
      'Dos ejércitos de miniaturas se disparan con dados durante {rounds:ronda|rondas}. Decide quién dispara a quién: gana quien destruye más puntos de los que pierde.',
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
        title: 'Aptitudes de las armas',
        blocks: [
          text(
            'Las armas de los dos ejércitos tienen estas aptitudes. Las letras representan el número impreso en el arma.',
          ),
          table(['aptitud', 'efecto'], ...weapons),
        ],
      },
      units.length > 0 && {
        id: 'unit-abilities',
        title: 'Aptitudes de unidades y miniaturas',
        blocks: [
          text(
            'Estas aptitudes son de la unidad o de la miniatura. Si una se repite, cuenta una sola vez, con su mejor valor.',
          ),
          table(['aptitud', 'efecto'], ...units),
        ],
      },
      setup.scenario.commandPoints > 0 && stratagems(rules, facts),
      modifiers(rules),
      odds(rules),
    ]),
  };
}

function aim({ setup, units }: Rules): RulesSection {
  const { rounds, name, table: size, armies } = setup.scenario;
  const count = (side: string): string =>
    es('{n:unidad|unidades}', { n: units.filter((unit) => unit.side === side).length });
  return {
    id: 'aim',
    title: 'Cómo se gana',
    blocks: [
      text(
        es(
          'Juegas «{name}» en una mesa de {width} por {height} pulgadas. El *atacante* dirige {attackers} ({first}) y el *defensor*, {defenders} ({second}).',
          {
            ...size,
            name: named(name),
            attackers: count('attacker'),
            defenders: count('defender'),
            first: named(armies.attacker.name),
            second: named(armies.defender.name),
          },
        ),
      ),
      text(
        es(
          'Cada miniatura enemiga que destruyes te da su parte de los *puntos* de su unidad: si una unidad de 10 miniaturas vale 160 puntos, cada miniatura da 16. Tras {rounds:ronda|rondas}, o en cuanto un ejército queda destruido, gana el bando con más puntos. Con los mismos puntos hay empate.',
          { rounds },
        ),
      ),
      text('No hay nada oculto: los dos jugadores ven todas las unidades, todos los valores y todos los dados.'),
    ],
  };
}

function yourUnits(facts: Facts): RulesSection {
  return {
    id: 'units',
    title: 'Tus unidades',
    blocks: [
      text(
        said(
          'Un ejército se compone de *unidades*, y una unidad, de una o más *miniaturas*. Las miniaturas de una unidad disparan a la vez, pero cada una lleva sus propias armas. Las armas iguales de una unidad forman un grupo, como «Bolt rifle ×5».',
          facts.attached &&
            'Un *personaje* puede estar agregado a una unidad. Entonces los dos cuentan como una sola unidad, y las demás miniaturas son su *escolta*.',
        ),
      ),
      text('La *hoja de datos* da los valores de cada miniatura. Haz clic en una unidad de la mesa para verlos.'),
      table(
        ['miniatura', 'significado'],
        ...those<readonly [string, string]>(
          ['R', 'Resistencia: lo difícil que es herir a la miniatura.'],
          ['S', 'Salvación: lo que tiene que sacar su armadura para detener una herida, por ejemplo 3+.'],
          facts.invulnerable && [
            'Inv',
            'Salvación invulnerable: una segunda salvación que ningún arma puede empeorar. Pocas miniaturas la tienen.',
          ],
          ['H', 'Heridas: cuánto daño hace falta para destruir la miniatura.'],
        ),
      ),
      table(
        ['arma', 'significado'],
        ['alcance', 'La mayor distancia al objetivo, en pulgadas.'],
        ['A', 'Ataques: cuántos dados tira cada arma para impactar.'],
        ['HP', 'Habilidad de proyectiles: lo que hay que sacar para impactar, por ejemplo 3+.'],
        ['F', 'Fuerza: se compara con la resistencia del objetivo.'],
        ['FP', 'Factor de penetración: −1 empeora en 1 la salvación por armadura del objetivo.'],
        ['D', 'Daño: heridas que quita cada ataque que no se salva.'],
      ),
      text(
        said(
          '*3+* significa: tira un dado de seis caras; con 3 o más lo consigues. *D6* es la tirada de un dado, *D3* es la mitad, redondeando hacia arriba, y *2D6+1* son dos dados más 1.',
          facts.profiles && 'Algunas armas tienen varios *perfiles*; elige uno cada vez que disparan.',
        ),
      ),
    ],
  };
}

const phase = ({ setup }: Rules): RulesSection => ({
  id: 'turn',
  title: 'Tu fase de disparo',
  blocks: [
    text(
      'En cada ronda tiene su fase de disparo el atacante y después el defensor. En la tuya, haz esto con una unidad tras otra:',
    ),
    steps(
      '*Elige* una unidad que pueda disparar. Cada unidad dispara una vez por fase.',
      'Da un *objetivo* a cada grupo de armas o no dispares con él. Puedes repartir un grupo entre varios objetivos, pero un arma dispara a uno solo. Hasta que confirmes, puedes deshacerlo todo.',
      '*Confirma*. A partir de ahora los objetivos no cambian.',
      ...those(
        setup.scenario.commandPoints > 0 &&
          'Tu rival puede responder con una *estratagema*, si tiene alguna disponible.',
      ),
      `*Haz los ataques*: paso a paso, arma por arma o toda la unidad de una vez. Las probabilidades son las mismas${setup.scenario.commandPoints > 0 ? ', pero la Repetición de mando solo se puede usar paso a paso' : ''}.`,
      'Tu rival elige qué miniaturas reciben las heridas, si hay algo que elegir.',
    ),
    text(
      'También puedes saltar una unidad. La fase acaba cuando ya no queda ninguna unidad que pueda disparar, o cuando tú la terminas.',
    ),
  ],
});

function movement(
  { ruleset }: Rules,
  { moves, weaponAbilities, unitAbilities, terrain, upstairs, big }: Facts,
): RulesSection {
  const { engagementRange: near, barricadeRange, heavy } = ruleset;
  const wall = terrain.has('barricade') && barricadeRange > near;
  const isHeavy = weaponAbilities.has('heavy');
  return {
    id: 'movement',
    title: 'Movimiento y distancias',
    blocks: [
      text(
        'En este juego nada se mueve, y no hay cargas, ni cuerpo a cuerpo, ni pruebas de moral. El escenario dice cómo se ha movido cada unidad antes de disparar, ronda por ronda. Haz clic en una unidad para ver cómo se ha movido.',
      ),
      table(
        ['la unidad', 'efecto en sus disparos'],
        ...those<readonly [string, string]>(
          moves.has('stationary') && [
            'no se ha movido',
            `Pueden disparar todas las armas.${isHeavy ? ' Las Pesadas tienen +1 para impactar.' : ''}`,
          ],
          moves.has('normal') && [
            'se ha movido',
            `Pueden disparar todas las armas.${isHeavy && heavy.inches > 0 ? ` Las Pesadas tienen +1 para impactar si la unidad se ha movido ${heavy.inches}″ o menos.` : ''}`,
          ],
          moves.has('advanced') && [
            'ha avanzado',
            `Solo pueden disparar las armas de Asalto${unitAbilities.has('advance-and-shoot') ? ', a no ser que la unidad avance y dispare' : ''}.`,
          ],
          moves.has('fell-back') && [
            'se ha retirado',
            `No puede disparar${unitAbilities.has('fall-back-and-shoot') ? ', a no ser que se retire y dispare' : ''}.`,
          ],
        ),
      ),
      text(
        'Las distancias se miden en pulgadas (″) entre los bordes más cercanos de dos peanas. «A 12″ o menos» incluye 12″ exactas. Algunas aptitudes solo valen a la *mitad del alcance* del arma o menos.',
      ),
      text(
        said(
          `Dos unidades enemigas están *trabadas* si alguna miniatura de una está a ${near}″ o menos de alguna de la otra${wall ? `, o a ${barricadeRange}″ o menos con una barricada en medio` : ''}${upstairs ? ', y no más de 5″ más arriba o más abajo' : ''}.`,
          'Una unidad trabada solo puede disparar con Pistolas, y solo a unidades trabadas con ella.',
          big &&
            'Los monstruos y vehículos pueden disparar con todas sus armas aunque estén trabados, a cualquier objetivo válido, pero con −1 para impactar salvo con Pistolas.',
        ),
      ),
    ],
  };
}

function stratagems({ setup }: Rules, { keywords }: Facts): RulesSection {
  const { commandPoints } = setup.scenario;
  return {
    id: 'stratagems',
    title: 'Puntos de mando y estratagemas',
    blocks: [
      text(
        es(
          'Cada bando tiene {commandPoints:punto|puntos} de mando (PM) para toda la partida. Una *estratagema* cuesta 1 PM, y cada una se puede usar una vez por fase.',
          { commandPoints },
        ),
      ),
      table(
        ['estratagema', 'cuándo', 'efecto'],
        ...those<readonly [string, string, string]>(
          keywords.has('infantry') && [
            'Cuerpo a tierra',
            'disparan a tu infantería',
            'Hasta el final de la fase, la unidad tiene el beneficio de la cobertura y una salvación invulnerable de 6+.',
          ],
          keywords.has('smoke') && [
            'Cortina de humo',
            'disparan a tu unidad con humo',
            'Hasta el final de la fase, la unidad tiene el beneficio de la cobertura y Sigilo.',
          ],
          [
            'Repetición de mando',
            'atacas paso a paso',
            'Repite un dado de la tirada para impactar o para herir recién hecha. No puede ser un crítico ni un dado ya repetido.',
          ],
        ),
      ),
    ],
  };
}

const modifiers = ({ setup }: Rules): RulesSection => ({
  id: 'modifiers',
  title: 'Modificadores y repeticiones',
  blocks: [
    list(
      'Los modificadores a una tirada para impactar suman como máximo +1 o −1, por muchos que sean. Lo mismo vale para una tirada para herir.',
      'Una tirada *sin modificar* es lo que muestra el dado, después de repetirlo pero antes de los modificadores.',
      'Un dado se repite una vez como mucho, y antes de aplicar los modificadores. Para saber si ha fallado sí se tienen en cuenta.',
      'Si se puede repetir cualquier resultado, solo se repiten los fallos. Para buscar críticos, elige repetir también todo lo demás.',
    ),
    text(
      setup.scenario.handModifiers
        ? 'Se admiten modificadores manuales: puedes marcar repeticiones y +1 o −1 para un grupo de armas, por reglas que este juego no conoce. Los ven los dos jugadores.'
        : 'En esta partida no se admiten modificadores manuales.',
    ),
  ],
});
