import { example, list, type RulesSection, table, text } from '../../../kernel/rulebook.ts';
import { decimal, percent } from '../../../parts/text/fill.ts';
import type { MechPlace } from '../data/places.ts';
import {
  type Facts,
  given,
  heatSteps,
  hitRows,
  oddsRows,
  orMore,
  rackRows,
  shotExample,
  signed,
  signs,
  when,
} from './facts.ts';
import { HEAT, MOVED, RANGE, TO_HIT } from './numbers.ts';

type Row = readonly string[];

export function firing(facts: Facts): RulesSection {
  const { ruleset, racks, ammunition, targets } = facts;
  const shot = shotExample(facts);
  const [short = 0, medium = 0, long = 0] = shot.ranges;
  const label = {
    gunnery: 'Disparo',
    walked: 'has andado',
    moved: `el blanco ha recorrido ${shot.hexes} hexágonos`,
    range: `alcance medio, ${shot.distance} hexágonos`,
    woods: 'bosque ligero de por medio',
  };
  return {
    id: 'firing',
    title: 'Disparar',
    blocks: [
      text('Cada arma puede disparar una vez por turno. Su *número para impactar* es la suma de estas líneas:'),
      table(['línea', 'valor'], ...toHit(facts)),
      text(
        `Para acertar hay que sacar ese número o más con dos dados. Si el número es 2 o menos, se acierta siempre; si pasa de ${2 * ruleset.dice}, nunca.`,
      ),
      example(
        `Andas y disparas un láser medio (alcances ${short}/${medium}/${long}) a un ’Mech que está a ${shot.distance} hexágonos y ha recorrido ${shot.hexes}:`,
      ),
      table(
        ['línea', 'valor'],
        ...shot.lines.map(([line, value]) => [label[line], line === 'gunnery' ? `${value}` : signed(value)]),
        ['número para impactar', `${shot.total}`],
      ),
      text(
        `Aciertas con ${shot.total} o más: una probabilidad del ${percent(shot.odds, 'es')}. La probabilidad de cada número con dos dados:`,
      ),
      table(
        ['número o más', 'probabilidad'],
        ...oddsRows(ruleset).map(([needs, odds]) => [`${needs}`, percent(odds, 'es')]),
      ),
      list(
        ...given(
          '*Arcos.* Las armas de torsos, cabeza y piernas disparan al arco frontal: el lado al que miras y los dos contiguos. Las de un brazo alcanzan también el arco lateral de ese brazo. Las marcadas con «atrás» disparan al arco trasero.',
          `*Giro del torso.* ${ruleset.twist === 'reaction' ? 'En la fase de reacción' : 'Antes de declarar el fuego'}, un ’Mech de pie puede girar el torso un lado a la izquierda o a la derecha. Con él giran todas las armas menos las de las piernas, hasta el final del turno.`,
          targets &&
            `*Varios blancos.* Uno es el principal. Los disparos a los demás tienen ${signed(ruleset.secondary.front)} en tu arco frontal y ${signed(ruleset.secondary.elsewhere)} fuera de él.`,
          `*Apuntar.* Puedes apuntar a una localización de un ’Mech inmóvil; a la cabeza, el modificador es ${signed(TO_HIT.atHead)} en vez de ${signed(TO_HIT.immobile)}. Si aciertas, das en esa localización con ${ruleset.aimed === '6-8' ? 'una tirada de 6 a 8 con dos dados' : '4 o más con un dado'}; si no, en una al azar.${when(racks.length > 0, ' Con misiles no se puede apuntar.')}`,
          `*En el suelo.* Un ’Mech en el suelo necesita ${ruleset.proneArms === 'both' ? 'los dos brazos' : 'un brazo'} para apoyarse y disparar. Dispara las armas de un brazo como mucho, y ninguna de las piernas.`,
          (ammunition || ruleset.heatPhase) &&
            `Cada disparo ${given(ruleset.heatPhase && 'genera su calor', ammunition && 'gasta su munición').join(' y ')} tanto si acierta como si falla.`,
        ),
      ),
    ],
  };
}

/** The lines of a to-hit number. */
function toHit({ ruleset, skills, terrain, jumps, pulse, targets }: Facts): readonly Row[] {
  const { criticals, heatPhase, lowerArm, secondary } = ruleset;
  return given<Row>(
    ['Disparo de tu piloto', skills ? `${skills.gunnery}` : 'en la hoja de registro'],
    [
      `estás quieto / has andado / corrido${when(jumps, ' / saltado')}`,
      signs(MOVED.still, MOVED.walk, MOVED.run, ...(jumps ? [MOVED.jump] : [])),
    ],
    ['el blanco se ha movido', `ver Movimiento${when(jumps, `; otro ${signed(TO_HIT.jumped)} si ha saltado`)}`],
    ['alcance corto / medio / largo', signs(RANGE.short, RANGE.medium, RANGE.long)],
    [
      'blanco dentro del alcance mínimo',
      `${signed(1)} justo a esa distancia, otro ${signed(1)} por hexágono más cerca`,
    ],
    terrain.woods && ['cada hexágono de bosque ligero / denso en medio', signs(1, 2)],
    terrain.woods && ['blanco en bosque ligero / denso', signs(1, 2)],
    terrain.fire && ['humo ligero / denso, de por medio o en el blanco', signs(1, 2)],
    ['blanco con cobertura parcial', signed(TO_HIT.cover)],
    ['blanco en el suelo: contiguo / más lejos', signs(TO_HIT.proneAdjacent, TO_HIT.proneFar)],
    ['blanco inmóvil (apagado o piloto inconsciente)', signed(TO_HIT.immobile)],
    ['estás en el suelo', signed(TO_HIT.attackerProne)],
    heatPhase && [`tu calor: ${orMore(heatSteps('toHit').from)}`, signs(...heatSteps('toHit').values)],
    targets && ['blanco secundario: de frente / en otro arco', signs(secondary.front, secondary.elsewhere)],
    criticals && ['tus sensores están dañados', signed(TO_HIT.sensors)],
    criticals && [
      'brazo del arma: hombro / actuador del brazo / del antebrazo dañado',
      `${signs(TO_HIT.shoulder, TO_HIT.upperArm, lowerArm)}; el hombro sustituye a los otros`,
    ],
    pulse !== 0 && ['láseres de pulsos', signed(pulse)],
  );
}

const PLACE: Readonly<Record<MechPlace, string>> = {
  LA: 'brazo izquierdo',
  LT: 'torso izquierdo',
  LL: 'pierna izquierda',
  RL: 'pierna derecha',
  RT: 'torso derecho',
  RA: 'brazo derecho',
  CT: 'torso central',
  HD: 'cabeza',
};

export function damage(facts: Facts): RulesSection {
  const { ruleset, racks } = facts;
  const { criticals } = ruleset;
  return {
    id: 'damage',
    title: 'Daño',
    blocks: [
      text(
        'Dos dados deciden en qué localización da un impacto, según el lado del que venga. Solo cuenta hacia dónde miran las *piernas* del blanco: el frente es la mitad del círculo que lo rodea, y cada costado y la espalda, una sexta parte. Los impactos por detrás usan la primera columna y el blindaje de la espalda de los torsos.',
      ),
      table(
        ['tirada', 'de frente o por detrás', 'por la izquierda', 'por la derecha'],
        ...hitRows(ruleset).map(([roll, ...places]) => [`${roll}`, ...places.map((place) => PLACE[place])]),
      ),
      list(
        'El daño quita primero blindaje y después estructura.',
        'El daño sobrante pasa hacia dentro: de un brazo o una pierna al torso de ese lado, y de ahí al torso central. Una localización ya perdida deja pasar todo el daño.',
        'Cuando se pierde un torso lateral, se pierde también su brazo.',
        'Cada impacto en la cabeza hiere además al piloto.',
      ),
      example(
        'Un impacto de 10 de daño da en un brazo con 4 de blindaje y 3 de estructura. El brazo pierde los 7 puntos y desaparece. Los otros 3 pasan al torso de ese lado.',
      ),
      ...given(
        racks.length > 0 &&
          text(
            'No todos los misiles de una salva aciertan: tras el impacto, una segunda tirada dice cuántos. Los de corto alcance (AMCA) causan 2 de daño cada uno y dan de uno en uno. Los de largo alcance (AMLA) causan 1 cada uno y dan en grupos de 5.',
          ),
        racks.length > 0 &&
          table(
            ['misiles disparados', 'mínimo', 'media', 'máximo'],
            ...rackRows(facts).map(({ size, fewest, average, most }) => [
              `${size}`,
              `${fewest}`,
              decimal(average, 1, 'es'),
              `${most}`,
            ]),
          ),
        criticals &&
          text(
            'Cuando un impacto daña la estructura, se tiran dos dados para ver si hay *críticos*: 8–9 uno, 10–11 dos, 12 tres. Con un 12 en un brazo, una pierna o la cabeza, la localización entera sale volando. Si la tirada de localización fue un 2, también se tira, aunque el blindaje aguante. Cada crítico destruye una pieza al azar:',
          ),
        criticals && table(['pieza', 'efecto'], ...parts(facts)),
      ),
      text(
        `Un ’Mech queda *destruido* cuando pierde la cabeza o el torso central${criticals ? ', cuando muere su piloto, o con un crítico en la cabina o tres en el motor' : ' o cuando muere su piloto'}. Un ’Mech que pierde una pierna se cae, y solo le queda 1 PM al andar${when(criticals && ruleset.oneLegMp === 'one', ', aunque tenga otros daños en las piernas')}; sin piernas, ninguno.`,
      ),
    ],
  };
}

/** The effects of critical hits. */
function parts({ ruleset, jumps, ammunition }: Facts): readonly Row[] {
  const {
    heatPhase,
    piloting,
    hipMovement,
    pilotingRolls,
    explosionCap,
    explosionPilot,
    lifeSupport,
    physicalAttacks,
  } = ruleset;
  const roll = (modifier: number): string =>
    when(pilotingRolls && modifier > 0, `; ${signed(modifier)} a las tiradas de pilotaje`);
  const halved = hipMovement === 'halve';
  return given<Row>(
    ['motor', `${when(heatPhase, `${signed(HEAT.engine)} de calor cada turno; `)}el tercer crítico destruye el ’Mech`],
    [
      'giroscopio',
      `${when(pilotingRolls, `${signed(piloting.gyro)} a las tiradas de pilotaje; `)}con el segundo crítico se cae y no puede levantarse`,
    ],
    ['cabina', 'muere el piloto'],
    ['sensores', `${signed(TO_HIT.sensors)} para impactar; con el segundo crítico ya no puede disparar`],
    heatPhase && [
      'soporte vital',
      `el piloto recibe 1 herida por turno desde ${lifeSupport.first} de calor y 2 desde ${lifeSupport.second}`,
    ],
    [
      'cadera',
      `${halved ? 'la mitad de PM al andar, 0 con la segunda cadera' : '\u22121 PM al andar'}${roll(piloting.hip)}${when(physicalAttacks, '; sin patadas')}`,
    ],
    [
      'actuador de pierna o pie',
      `\u22121 PM al andar${roll(1)}${when(piloting.foot === 0 && pilotingRolls, ' (salvo un pie)')}`,
    ],
    heatPhase && ['radiador', 'deja de enfriar'],
    jumps && ['retrorreactor', '\u22121 PM de salto'],
    ['arma', `destruida${when(ruleset.autocannonSurvivesFirst, '; un cañón automático aguanta el primer crítico')}`],
    ammunition && [
      'munición',
      ruleset.ammunitionExplosions
        ? `todos sus disparos explotan dentro del ’Mech, cada uno con todo su daño${when(explosionCap > 0, ` (${explosionCap} en total como mucho)`)}; ${explosionPilot === 1 ? '1 herida' : `${explosionPilot} heridas`} al piloto`
        : 'perdida',
    ],
  );
}
