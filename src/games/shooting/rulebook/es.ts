import { list, type Rulebook, type RulesSection, steps, table, text } from '../../../kernel/rulebook.ts';
import { es, shortDecimal } from '../../../parts/text/fill.ts';
import type { Scenario } from '../scenario.ts';
import type { Rules } from '../state.ts';
import { UNIT_ABILITIES, WEAPON_ABILITIES } from './abilities.es.ts';
import { attack, odds, saves } from './attack.es.ts';
import { type Facts, factsOf, filled, rowsOf, those } from './facts.ts';
import { cover, targets } from './targets.es.ts';
import { movement, yourUnits } from './units.es.ts';

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
      'Dos ejércitos de miniaturas se disparan con dados durante {rounds:ronda|rondas}. Decide quién dispara a quién. {wins}',
      {
        rounds,
        wins: setup.scenario.par
          ? 'Gana el bando que queda mejor respecto a su par.'
          : 'Gana el bando que destruye más puntos de los que pierde.',
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
        title: 'Aptitudes de las armas',
        blocks: [
          text('Las armas de los dos ejércitos tienen estas aptitudes. N y X son el número impreso en el arma.'),
          table(['aptitud', 'efecto'], ...weapons),
        ],
      },
      units.length > 0 && {
        id: 'unit-abilities',
        title: 'Aptitudes de unidades y miniaturas',
        blocks: [
          text(
            'Las unidades y miniaturas tienen estas aptitudes. Si una miniatura tiene dos veces la misma, solo cuenta el mejor valor.',
          ),
          table(['aptitud', 'efecto'], ...units),
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
    ? es(
        'Los bandos no son igual de fuertes, así que cada uno tiene un *par*: los puntos que suele conseguir cuando el bot por defecto juega con los dos. El par del atacante es {attacker} y el del defensor, {defender}. Gana el bando que más supera su par o que menos se queda por debajo. Si los dos se desvían de su par lo mismo, hay tablas.',
        { attacker: shortDecimal(par.attacker, 'es'), defender: shortDecimal(par.defender, 'es') },
      )
    : 'Gana el bando con más puntos. Con los mismos puntos hay tablas.';

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
          'Por cada miniatura enemiga que destruyes ganas su parte de los *puntos* de su unidad: si una unidad de 10 miniaturas vale 160 puntos, cada miniatura da 16. Tras {rounds:ronda|rondas}, o en cuanto un ejército queda destruido, termina la partida.',
          { rounds },
        ),
      ),
      text(winner(setup.scenario.par)),
      text('No hay nada oculto: los dos jugadores ven todas las unidades, todos los valores y todos los dados.'),
    ],
  };
}

const phase = ({ setup }: Rules): RulesSection => ({
  id: 'turn',
  title: 'Tu fase de disparo',
  blocks: [
    text(
      'En cada ronda hay una fase de disparo del atacante y después una del defensor. En la tuya, haz esto con una unidad tras otra:',
    ),
    steps(
      '*Elige* una unidad que pueda disparar. Cada unidad dispara una vez por fase.',
      'Da un *objetivo* a cada grupo de armas o no dispares con él. Puedes repartir un grupo entre varios objetivos, pero cada arma dispara a uno solo. Hasta que confirmes, puedes deshacerlo todo.',
      '*Confirma*. A partir de ahí, los objetivos ya no cambian.',
      ...those(
        setup.scenario.commandPoints > 0 &&
          'Tu rival puede responder con una *estratagema*, si tiene alguna disponible.',
      ),
      `*Haz los ataques*: paso a paso, arma por arma o toda la unidad de una vez. Las probabilidades son las mismas${setup.scenario.commandPoints > 0 ? ', pero la Repetición de mando solo se puede usar paso a paso' : ''}.`,
      'Tu rival elige qué miniaturas reciben las heridas, si hay elección.',
    ),
    text(
      'También puedes saltar una unidad. La fase acaba cuando ya no queda ninguna unidad que pueda disparar, o cuando tú la terminas.',
    ),
  ],
});

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
            'tu infantería es un objetivo',
            'Hasta el final de la fase, la unidad tiene el beneficio de la cobertura y una salvación invulnerable de 6+.',
          ],
          keywords.has('smoke') && [
            'Cortina de humo',
            'una unidad tuya con lanzahumos es un objetivo',
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
      'Los modificadores a una tirada para impactar suman como máximo +1 o −1, por muchos que haya. Lo mismo vale para una tirada para herir.',
      'Una tirada *sin modificar* es lo que muestra el dado, después de repetirlo pero antes de los modificadores.',
      'Un dado se repite una vez como mucho, y antes de aplicar los modificadores. Pero para saber si ha fallado sí se tienen en cuenta.',
      'Si una aptitud permite repetir cualquier resultado, solo se repiten los fallos. Para buscar críticos, elige «Repetir todo menos los críticos».',
    ),
    text(
      setup.scenario.handModifiers
        ? 'Se admiten modificadores manuales: puedes marcar repeticiones y +1 o −1 para un grupo de armas, por reglas que Umpire no conoce. Los ven los dos jugadores.'
        : 'En esta partida no se admiten modificadores manuales.',
    ),
  ],
});
