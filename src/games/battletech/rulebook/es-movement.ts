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
        'Una unidad mira a uno de los seis lados de su hexágono. Se mueve hacia delante o hacia atrás y puede girar por el camino. Elige una forma de moverte por turno:',
      ),
      table(
        given('forma de moverse', 'PM', heatPhase && 'calor', 'tus disparos'),
        mode('quedarse quieto', '0', `${MOVE_HEAT.still}`, MOVED.still),
        mode('andar', 'PM al andar', `${MOVE_HEAT.walk}`, MOVED.walk),
        mode('correr', '1½ × PM al andar, redondeado al alza', `${MOVE_HEAT.run}`, MOVED.run),
        ...given(
          jumps &&
            mode('saltar', 'PM de salto, 1 por hexágono', `1 por hexágono, mínimo ${MOVE_HEAT.jump}`, MOVED.jump),
        ),
      ),
      text('Lo que cuesta andar o correr, para un ’Mech:'),
      table(['qué', 'PM', 'notas'], ...costs(facts)),
      ...given(
        terrain.water &&
          example(
            `De tierra firme a agua de profundidad 1, al mismo nivel: 1 por el hexágono, ${COST.water} por el agua y ${COST.level} por bajar un nivel hasta el fondo. En total son ${1 + COST.water + COST.level} PM.`,
          ),
      ),
      list(
        ...given(
          'Una unidad con al menos 1 PM siempre puede avanzar un hexágono, cueste lo que cueste, como único movimiento.',
          `Puedes andar hacia atrás, pero no correr${when(terrain.levels, `; al andar hacia atrás ${backwardLevels === 0 ? 'no puedes cambiar de nivel' : `puedes cambiar ${backwardLevels} nivel por hexágono como mucho`}`)}.`,
          ruleset.passing === 'friends'
            ? 'Puedes atravesar unidades amigas, pero no enemigas. Un movimiento no puede acabar donde hay otra unidad.'
            : 'No puedes entrar en un hexágono donde haya otra unidad, aunque esté destruida.',
          jumps &&
            `Un *salto* pasa por encima del terreno y de las unidades y acaba mirando a cualquier lado. Los PM de salto limitan también su altura: no puede sobrevolar ni alcanzar un hexágono que esté más de esos niveles por encima de la salida.${when(terrain.building && ruleset.jumpHeight === 'buildings', ' La altura de los edificios cuenta, también por el camino; la de los bosques, no.')} Un ’Mech en el suelo no puede saltar.`,
          `Un ’Mech en el suelo solo puede girar o *levantarse*.${when(pilotingRolls, ` Para levantarse hace una tirada de pilotaje${standUp.modifier === 0 ? '' : ` con ${signed(standUp.modifier)}`}; si la falla, vuelve a caer.`)}${when(heatPhase && standUp.heat > 0, ` Cada intento suma ${standUp.heat} de calor.`)}`,
        ),
      ),
      text(
        `Cuanto más se ha movido un blanco este turno, más cuesta acertarle. Cuenta los hexágonos en los que ha entrado desde que cambió por última vez entre avanzar y retroceder; los giros no cuentan.${when(jumps, ` Si ha saltado, suma otro ${signed(TO_HIT.jumped)}.`)}`,
      ),
      table(['hexágonos recorridos', 'disparos contra la unidad'], ...targetRows(facts)),
    ],
  };
}

/** The movement cost table, with the terrain of this map. */
function costs({ terrain, ruleset }: Facts): readonly Row[] {
  const { pilotingRolls, runInWater, deepWater, roadSlope, waterCost } = ruleset;
  const roll = (text: string): string => when(pilotingRolls, text);
  const simulator = waterCost === 'simulador';
  const wet = runInWater
    ? roll('Si corres, tirada de pilotaje; si fallas, caes.')
    : `No se puede correr.${roll(' Tirada de pilotaje; si fallas, caes.')}`;
  const slope = simulator
    ? ' Las cuestas por carretera son gratis.'
    : when(
        roadSlope.less > 0,
        ` Subir o bajar por carretera cuesta ${roadSlope.less} PM menos y puede ser de hasta ${LEVELS + roadSlope.levels} niveles por hexágono.`,
      );
  return given<Row>(
    ['cada hexágono en el que entras', '1', 'más lo siguiente:'],
    terrain.woods && ['bosque ligero / denso', signs(...COST.woods), ''],
    terrain.rough && ['terreno abrupto', signed(COST.rough), ''],
    terrain.rubble && ['escombros', signed(COST.rubble), roll('Tirada de pilotaje; si fallas, caes.')],
    terrain.swamp && [
      'pantano',
      signed(COST.swamp),
      roll('Tirada de pilotaje; si fallas, te atascas hasta que superes otra.'),
    ],
    terrain.water && ['agua, profundidad 1', signed(COST.water), wet],
    terrain.deep && [
      'agua, profundidad 2 o más',
      signed(deepWater),
      'Los niveles que bajas hasta el fondo también cuestan PM.',
    ],
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
    terrain.road && ['carretera o pavimento', '0', `Si la sigues, el terreno no cuesta nada más.${slope}`],
    ['cada lado que giras', '1', ''],
    ['levantarse', `${COST.stand}`, '1 si es el único PM que tienes.'],
    ['echarse al suelo', `${COST.prone}`, ''],
  );
}

export function sight({ terrain, ruleset, vehicles }: Facts): RulesSection {
  return {
    id: 'sight',
    title: 'Línea de visión y cobertura',
    blocks: [
      text(
        `Solo puedes disparar a lo que ves. La *línea de visión* va del centro de tu hexágono al centro del hexágono del blanco. Las unidades nunca la cortan. Un ’Mech de pie mide 2 niveles de alto; en el suelo mide 1${when(vehicles, ', como los vehículos')}.`,
      ),
      list(
        ...given(
          (terrain.levels || terrain.building) &&
            `Una colina${when(terrain.building, ' o un edificio')} de por medio corta la línea si llega a la altura de las dos unidades. Si está junto a una de ellas, solo cuenta la altura de esa.`,
          terrain.woods &&
            `${terrain.fire ? 'El bosque y el humo se alzan' : 'El bosque se alza'} 2 niveles sobre su hexágono. De por medio, cada hexágono ligero cuenta 1 y cada uno denso, 2. Un total de 1 o 2 se suma al número para impactar; *3 o más cortan la línea*. Los hexágonos de las dos unidades no cuentan, pero es más difícil acertar a un blanco que está en un bosque.`,
          (terrain.levels || terrain.water || terrain.building) &&
            `Un ’Mech de pie tiene *cobertura parcial* si ${when(terrain.water, 'está en agua de profundidad 1, o si ')}el hexágono contiguo por el que pasa la línea está un nivel por encima de sus pies y tú no estás más alto que él. Eso suma ${signed(TO_HIT.cover)} para acertarle, y los impactos en sus piernas no hacen nada.`,
          terrain.deep &&
            (ruleset.waterBlocksSight
              ? 'Un ’Mech sumergido del todo no ve a las unidades de fuera del agua, ni ellas a él. Bajo el agua solo funcionan los láseres y los CPP, con menos alcance.'
              : 'No se puede disparar desde dentro del agua hacia fuera, ni al revés. Bajo el agua solo funcionan los láseres y los CPP, con menos alcance.'),
          `Si la línea pasa justo entre dos hexágonos, cuenta el lado que más favorece al blanco.${when(ruleset.corner === 'touched', ' Un hexágono cuenta también si la línea solo toca su esquina.')}`,
        ),
      ),
    ],
  };
}
