import { list, type Rulebook, type RulesSection, steps, text } from '../../../kernel/rulebook.ts';
import { WEAPONS } from '../data/weapons.ts';
import type { RulesetName } from '../rulesets.ts';
import type { Rules } from '../state.ts';
import { damage, firing } from './es-combat.ts';
import { heat, physical } from './es-heat.ts';
import { movement, sight } from './es-movement.ts';
import { piloting, vehicles } from './es-piloting.ts';
import { type Facts, factsOf, given, SHUTDOWN_AT, SHUTDOWN_FROM, when } from './facts.ts';

const TITLES: Readonly<Record<RulesetName, string>> = {
  'total-warfare': 'Total Warfare',
  simulador: 'Simulador de BattleTech',
  'core-2026': 'Reglas básicas de 2026',
};

const turns = (count: number): string => (count === 1 ? '1 turno' : `${count} turnos`);

/** BattleTech in Spanish. */
export function spanish(rules: Rules): Rulebook {
  const facts = factsOf(rules);
  const { ruleset } = facts;
  return {
    title: `BattleTech (${TITLES[ruleset.id as RulesetName] ?? ruleset.title})`,
    summary: `Máquinas de guerra gigantes con piernas, los ’Mechs, combaten en un mapa de hexágonos. Cada turno te mueves${ruleset.physicalAttacks ? ', disparas y das patadas' : ' y disparas'}${ruleset.heatPhase ? ', sin perder de vista el calor del reactor' : ''}. Destruye al enemigo antes de que te destruya a ti.`,
    sections: given<RulesSection>(
      aim(facts),
      mech(facts),
      turn(facts),
      movement(facts),
      sight(facts),
      firing(facts),
      damage(facts),
      ruleset.heatPhase && heat(facts),
      ruleset.physicalAttacks && physical(facts),
      piloting(facts),
      facts.vehicles && vehicles(facts),
      end(facts),
    ),
  };
}

function aim({ ruleset, rules: { map, sides, setup } }: Facts): RulesSection {
  return {
    id: 'aim',
    title: 'Cómo se gana',
    blocks: [
      text(
        `${sides.length === 2 ? 'Dos' : sides.length} bandos combaten en un mapa de ${map.cols} por ${map.rows} hexágonos. *Gana el último bando al que le quede una unidad sin destruir.*${when(setup.turnLimit > 0, ` La partida dura ${turns(setup.turnLimit)} como mucho.`)}`,
      ),
      text('Cuatro costumbres que ganan casi todos los combates:'),
      list(
        'Muévete todos los turnos. A una unidad que recorre muchos hexágonos es difícil acertarle; una que se queda quieta es un blanco fácil.',
        'Mantente a la distancia que más favorezca a tus armas y menos a las del rival.',
        'Da siempre la cara al enemigo: el blindaje de la espalda es fino.',
        ruleset.heatPhase
          ? `No dispares todo lo que tienes en cada turno. Quédate por debajo de ${ruleset.shutdownRolls ? `${SHUTDOWN_FROM} de calor: a partir de ahí, el reactor puede apagarse` : `${SHUTDOWN_AT} de calor: ahí se apaga el reactor`}.`
          : 'Dispara todas las armas que tengan posibilidades de acertar: en esta partida no se cuenta el calor.',
      ),
    ],
  };
}

function mech({ ruleset, skills, ammunition, jumps }: Facts): RulesSection {
  const laser = WEAPONS['medium-laser'];
  return {
    id: 'mech',
    title: 'Tu ’Mech',
    blocks: [
      text('La *hoja de registro* de una unidad muestra todos sus datos y lo que ha perdido:'),
      list(
        ...given(
          'El *blindaje* protege ocho localizaciones: cabeza, torso central, torso izquierdo y derecho, dos brazos y dos piernas. Los tres torsos tienen además blindaje en la espalda.',
          'La *estructura* es el esqueleto que hay debajo. Una localización sin estructura se pierde con todo lo que lleva dentro.',
          ruleset.criticals &&
            'Las *casillas críticas* contienen las piezas de cada localización: motor, giroscopio, armas, munición… Los daños en la estructura pueden destruir esas piezas.',
          `Cada *arma* tiene ${ruleset.heatPhase ? 'un valor de calor, ' : ''}un valor de daño y tres alcances en hexágonos. Un láser medio ${ruleset.heatPhase ? `genera ${laser?.heat} de calor, ` : ''}causa ${laser?.damage} de daño y tiene alcances ${laser?.ranges.join('/')}: corto hasta ${laser?.ranges[0]} hexágonos, medio hasta ${laser?.ranges[1]} y largo hasta ${laser?.ranges[2]}.${when(ammunition, ' Algunas armas gastan munición.')}`,
          `Los *puntos de movimiento* (PM) son lo que una unidad puede gastar al moverse. Tiene unos PM para andar y más para correr${when(jumps, '; algunas unidades también saltan')}.`,
          ruleset.heatPhase && 'Los *radiadores* enfrían el reactor todos los turnos.',
          `El *piloto* tiene dos habilidades, y cuanto más bajas, mejor. Disparo sirve para acertar con las armas; Pilotaje, para no caerse${when(ruleset.physicalAttacks, ' y para los ataques físicos')}. ${skills ? `En esta partida todos los pilotos tienen Disparo ${skills.gunnery} y Pilotaje ${skills.piloting}.` : 'En esta partida no todos los pilotos son iguales.'}`,
        ),
      ),
      text(
        `Casi todas las tiradas son de dos dados: hay que sacar el número que se necesita o más. Los modificadores cambian ese número: +1 hace la tirada más difícil y \u22121, más fácil.${when(ruleset.dice === 5, ' En esta partida ningún dado saca un seis.')} Umpire tira los dados y muestra cada modificador.`,
      ),
    ],
  };
}

function turn({ ruleset, several, vehicles: tanks, jumps, ammunition }: Facts): RulesSection {
  const reaction = ruleset.twist === 'reaction';
  const first =
    ruleset.initiative === 'dice'
      ? 'Cada bando tira dos dados; los empates se repiten. Mueve primero quien saca menos. Conviene mover después, porque ves lo que han hecho los demás.'
      : 'El orden de los bandos es aleatorio. Conviene mover después, porque ves lo que han hecho los demás.';
  const orders = given(
    ruleset.heatPhase && ruleset.sinksOff && 'apagar o encender radiadores',
    ruleset.dumping && ammunition && 'tirar munición',
    'apagar o encender un reactor',
  );
  return {
    id: 'turn',
    title: 'El turno',
    blocks: [
      text('Todos los bandos juegan juntos cada turno, fase por fase:'),
      steps(
        ...given(
          `*Iniciativa.* ${first}`,
          `*Movimiento.* ${several ? 'Los bandos se turnan para mover una unidad; el que tiene más puede mover varias seguidas.' : 'Cada bando mueve su unidad.'}${when(ruleset.physicalAttacks, ` Las cargas${when(jumps, ' y las muertes desde el cielo')} se declaran aquí.`)}`,
          reaction &&
            `*Reacción.* Se giran los torsos${when(tanks, ' y las torretas')}, empezando por el bando que ha ganado la iniciativa.`,
          `*Ataque con armas.* En el mismo orden que en el movimiento, cada unidad ${reaction ? '' : 'puede girar el torso y después '}declara sus disparos. Después se tiran todos. Son simultáneos: una unidad destruida en esta fase también dispara.`,
          ruleset.physicalAttacks &&
            '*Ataques físicos.* Los ’Mechs dan puñetazos, patadas, garrotazos o empujones a los enemigos contiguos, también a la vez.',
          ruleset.heatPhase &&
            '*Calor.* Cada ’Mech suma el calor del turno, resta lo que se enfría y tira si está demasiado caliente.',
          `*Final.* Los pilotos inconscientes pueden despertar. Después puedes dar órdenes: ${orders.join('; ')}.`,
        ),
      ),
      ...given(
        ruleset.dumping &&
          ammunition &&
          text(
            `La munición que tiras desaparece en la siguiente fase final. Hasta entonces la unidad solo puede andar${when(ruleset.ammunitionExplosions, ', y un impacto por detrás en un torso hace explotar esa munición')}.`,
          ),
      ),
    ],
  };
}

function end({ rules: { setup, sides } }: Facts): RulesSection {
  const many = sides.length > 2;
  return {
    id: 'end',
    title: 'Final de la partida',
    blocks: [
      list(
        ...given(
          'La partida termina en cuanto solo a un bando le quedan unidades. Una unidad apagada o con el piloto inconsciente todavía cuenta.',
          `Si las últimas unidades quedan destruidas en la misma fase, sus bandos comparten la victoria${when(!many, ': hay tablas')}.`,
          setup.turnLimit > 0 &&
            `Tras ${turns(setup.turnLimit)} gana el bando que conserve mayor proporción de su blindaje y estructura iniciales. Las unidades destruidas cuentan como 0. Si la proporción es la misma, hay tablas.`,
          many
            ? 'Puedes rendirte: tus unidades se retiran y los demás siguen jugando.'
            : 'Puedes rendirte y perder la partida.',
          'Puedes ofrecer tablas; valen si todos los bandos las aceptan.',
        ),
      ),
    ],
  };
}
