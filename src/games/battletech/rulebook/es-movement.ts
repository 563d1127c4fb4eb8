import { example, list, type RulesSection, table, text } from '../../../kernel/rulebook.ts';
import { BUILDING_KINDS } from '../data/buildings.ts';
import { type Facts, given, signed, signs, targetRows, when } from './facts.ts';
import { COST, LEVELS, MOVE_HEAT, MOVED, TO_HIT } from './numbers.ts';

type Row = readonly string[];

export function movement(facts: Facts): RulesSection {
  const { ruleset, jumps, terrain } = facts;
  const { heatPhase, backwardLevels, standUp, pilotingRolls } = ruleset;
  const mode = (name: string, mp: string, heat: string, shots: number): Row =>
    given(name, mp, heatPhase && heat, signed(shots));
  return {
    id: 'movement',
    title: 'Movimiento',
    blocks: [
      text(
        'Una unidad mira a uno de los seis lados de su hexágono. Se mueve hacia delante o hacia atrás y gira por el camino. Elige una forma de moverte por turno:',
      ),
      table(
        given('cómo', 'PM', heatPhase && 'calor', 'tus disparos'),
        mode('quedarse quieto', '0', `${MOVE_HEAT.still}`, MOVED.still),
        mode('andar', 'PM al andar', `${MOVE_HEAT.walk}`, MOVED.walk),
        mode('correr', '1½ × PM al andar, hacia arriba', `${MOVE_HEAT.run}`, MOVED.run),
        ...given(
          jumps &&
            mode('saltar', 'PM de salto, 1 por hexágono', `1 por hexágono, mínimo ${MOVE_HEAT.jump}`, MOVED.jump),
        ),
      ),
      text('Lo que cuesta moverse a pie, para un ’Mech:'),
      table(['qué', 'PM', 'notas'], ...costs(facts)),
      ...given(
        terrain.water &&
          example(
            `De tierra firme a agua de profundidad 1, al mismo nivel: 1 por el hexágono, ${COST.water} por el agua y ${COST.level} por bajar un nivel hasta el fondo. En total, ${1 + COST.water + COST.level} PM.`,
          ),
      ),
      list(
        ...given(
          'Una unidad con al menos 1 PM siempre puede avanzar un hexágono, cueste lo que cueste, como único movimiento.',
          `Se puede andar hacia atrás, pero no correr${when(terrain.levels, `; andando hacia atrás ${backwardLevels === 0 ? 'no se cambia de nivel' : `se cambia ${backwardLevels} nivel por hexágono como mucho`}`)}.`,
          ruleset.passing === 'friends'
            ? 'Puedes atravesar unidades amigas, pero no enemigas. Un movimiento no puede acabar donde hay otra unidad.'
            : 'No puedes entrar en un hexágono donde haya otra unidad, aunque esté destruida.',
          jumps &&
            'Un *salto* pasa por encima del terreno y de las unidades y acaba mirando a cualquier lado. No puede sobrevolar ni alcanzar un hexágono que esté por encima de la salida más niveles que sus PM de salto. En el suelo no se puede saltar.',
          `En el suelo, un ’Mech solo puede girar o *levantarse*.${when(pilotingRolls, ` Para levantarse hace una tirada de pilotaje${standUp.modifier === 0 ? '' : ` con ${signed(standUp.modifier)}`}; si la falla, vuelve a caer.`)}${when(heatPhase && standUp.heat > 0, ` Cada intento suma ${standUp.heat} de calor.`)}`,
        ),
      ),
      text(
        `Cuanto más se ha movido un blanco este turno, más cuesta acertarle. Cuenta los hexágonos desde su último cambio entre avanzar y retroceder; los giros no cuentan.${when(jumps, ` Si ha saltado, ${signed(TO_HIT.jumped)} más.`)}`,
      ),
      table(['hexágonos', 'disparos contra la unidad'], ...targetRows(facts)),
    ],
  };
}

/** The movement cost table, with the terrain of this map. */
function costs({ terrain, ruleset }: Facts): readonly Row[] {
  const { pilotingRolls, runInWater, deepWater, roadSlope, waterCost } = ruleset;
  const roll = (text: string): string => when(pilotingRolls, text);
  const simulator = waterCost === 'simulador';
  const wet = runInWater
    ? roll('Tirada de pilotaje si corres.')
    : `Sin correr.${roll(' Tirada de pilotaje; si fallas, caes.')}`;
  const slope = simulator
    ? ' Las cuestas por carretera son gratis.'
    : when(
        roadSlope.less > 0,
        ` Una cuesta por carretera cuesta ${roadSlope.less} PM menos y puede ser de ${LEVELS + roadSlope.levels} niveles.`,
      );
  return given<Row>(
    ['cada hexágono', '1', 'más lo siguiente:'],
    terrain.woods && ['bosque ligero / denso', signs(...COST.woods), ''],
    terrain.rough && ['terreno abrupto', signed(COST.rough), ''],
    terrain.rubble && ['escombros', signed(COST.rubble), roll('Tirada de pilotaje; si fallas, caes.')],
    terrain.swamp && [
      'pantano',
      signed(COST.swamp),
      roll('Tirada de pilotaje; si fallas, te atascas hasta superar otra.'),
    ],
    terrain.water && ['agua, profundidad 1', signed(COST.water), wet],
    terrain.deep && ['agua, profundidad 2 o más', signed(deepWater), 'Los niveles hasta el fondo también cuestan PM.'],
    terrain.building && [
      'edificio',
      simulator ? '0' : `+1 a +${BUILDING_KINDS.length}`,
      `${simulator ? 'De cualquier clase.' : 'Ligero +1, medio +2, pesado +3, reforzado +4.'}${roll(' Tirada de pilotaje en el muro; si fallas, recibes daño.')}`,
    ],
    terrain.levels && [
      'cada nivel, al subir o bajar',
      signed(COST.level),
      `Como mucho ${LEVELS} niveles por hexágono.`,
    ],
    terrain.road && ['carretera o pavimento', '0', `Al seguirla, el terreno no cuesta nada más.${slope}`],
    ['girar un lado', '1', ''],
    ['levantarse', `${COST.stand}`, '1 si no tienes más PM.'],
    ['echarse al suelo', `${COST.prone}`, ''],
  );
}

export function sight({ terrain, ruleset, vehicles }: Facts): RulesSection {
  return {
    id: 'sight',
    title: 'Línea de visión y cobertura',
    blocks: [
      text(
        `Solo puedes disparar a lo que ves. La *línea de visión* va del centro de tu hexágono al centro del hexágono del blanco. Las unidades no la tapan. Un ’Mech de pie mide 2 niveles; en el suelo mide 1${when(vehicles, ', como los vehículos')}.`,
      ),
      list(
        ...given(
          (terrain.levels || terrain.building) &&
            `Una colina${when(terrain.building, ' o un edificio')} de por medio corta la línea si llega a la altura de las dos unidades. Si el obstáculo está junto a una de ellas, basta con que llegue a la altura de esa.`,
          terrain.woods &&
            `${terrain.fire ? 'El bosque y el humo se alzan' : 'El bosque se alza'} 2 niveles sobre su hexágono. De por medio, cada hexágono ligero cuenta 1 y cada uno denso 2: hasta 2 se suman al número para impactar, y *3 o más cortan la línea*. Los hexágonos de las dos unidades no cuentan, pero el bosque que rodea al blanco lo hace más difícil de alcanzar.`,
          (terrain.levels || terrain.water || terrain.building) &&
            `*Cobertura parcial*: la tiene un ’Mech de pie tras un hexágono contiguo un nivel más alto que sus pies, si no estás más alto que él${when(terrain.water, ', o metido en agua de profundidad 1')}. Suma ${signed(TO_HIT.cover)}, y los impactos en las piernas no hacen nada.`,
          terrain.deep &&
            (ruleset.waterBlocksSight
              ? 'Un ’Mech sumergido del todo ni ve ni es visto desde fuera. Bajo el agua solo funcionan los láseres y los CPP, con menos alcance.'
              : 'No se puede disparar de dentro a fuera del agua ni al revés. Bajo el agua solo funcionan los láseres y los CPP, con menos alcance.'),
          'Si la línea pasa justo entre dos hexágonos, cuenta el lado que más favorece al blanco.',
        ),
      ),
    ],
  };
}
