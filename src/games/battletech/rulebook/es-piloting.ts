import { list, type RulesSection, table, text } from '../../../kernel/rulebook.ts';
import { MOTIVE_DAMAGE, MOTIVE_MODIFIER } from '../data/vehicle-tables.ts';
import { type Facts, given, signed, signs, TONS, when } from './facts.ts';
import { CONSCIOUS, fallDamage, PSR, VEHICLE } from './numbers.ts';

type Row = readonly string[];

export function piloting(facts: Facts): RulesSection {
  const { ruleset, skills, terrain } = facts;
  const { pilotingRolls, criticals, piloting: harm } = ruleset;
  return {
    id: 'piloting',
    title: 'Pilotaje y caídas',
    blocks: [
      ...(pilotingRolls
        ? [
            text(
              `En una *tirada de pilotaje* hay que sacar Pilotaje${skills ? ` (${skills.piloting})` : ''} más los modificadores, o más, con dos dados. Si un ’Mech tiene varios motivos para tirar en una fase, tira una vez por cada uno, siempre con los modificadores de todos, hasta que se cae. Un piloto inconsciente falla siempre.`,
            ),
            table(['motivo', 'modificador'], ...reasons(facts)),
            text(
              `${when(criticals, 'Los daños en giroscopio, caderas y piernas cuentan también en todas las tiradas posteriores. ')}Una pierna perdida suma ${signed(harm.legGone)} a todas. Un ’Mech que pierde una pierna${when(criticals, ' o el giroscopio')} se cae sin tirada.`,
            ),
          ]
        : [
            text(
              `En esta partida no hay tiradas de pilotaje: todas se dan por superadas. Un ’Mech solo se cae si pierde una pierna${when(criticals, ' o el giroscopio')}.`,
            ),
          ]),
      text(
        `Una *caída* causa toneladas ÷ 10 de daño, redondeando hacia arriba, y otro tanto por cada nivel que cae, en grupos de 5. Un ’Mech de ${TONS} toneladas que se cae en el sitio recibe ${fallDamage(TONS)}.${when(terrain.water, ' En el agua, el daño es la mitad.')} ${ruleset.fallFacing === 'table' ? 'Un dado decide hacia dónde queda mirando y qué lado se daña.' : 'Con un 1 en un dado cae de espaldas; con cualquier otro resultado, de bruces.'}${when(pilotingRolls, ` Después el piloto ${ruleset.seatBelt === 'same-roll' ? 'tiene que superar otra vez la misma tirada' : 'tiene que superar una tirada de Pilotaje, sin modificadores por daños'}, o recibe 1 herida.`)}`,
      ),
      text(
        `Los *pilotos* también reciben 1 herida por cada impacto en la cabeza${when(criticals && ruleset.ammunitionExplosions, ` y ${ruleset.explosionPilot} por una explosión de munición`)}. ${ruleset.consciousness === 'each-hit' ? 'Después de cada herida' : 'Al final de una fase con heridas'} tiran para seguir conscientes. Un piloto que se desmaya vuelve a tirar en las siguientes fases finales para despertar. La sexta herida mata.`,
      ),
      table(['heridas', 'consciente con'], ...CONSCIOUS.map((needs, i) => [`${i + 1}`, `${needs}+`])),
    ],
  };
}

/** Reasons for piloting rolls. */
function reasons({ ruleset, terrain, jumps }: Facts): readonly Row[] {
  const { criticals, physicalAttacks, piloting: harm, runInWater } = ruleset;
  return given<Row>(
    ruleset.rollForTwenty && ['20 puntos de daño o más en una fase', signed(PSR.twenty)],
    physicalAttacks && ['recibir una patada o un empujón, o fallar una patada', '0'],
    physicalAttacks && ['carga que acierta: atacante y blanco', signed(PSR.charge)],
    physicalAttacks && jumps && ['muerte desde el cielo que acierta: blanco / atacante', signs(PSR.leapt, PSR.leaping)],
    criticals && [
      `crítico en el giroscopio / la cadera / otro actuador de pierna${when(harm.foot === 0, ' (no un pie)')}`,
      signs(harm.gyro, harm.hip, PSR.actuator),
    ],
    ruleset.heatPhase && ['el reactor se apaga', signed(PSR.shutdown)],
    terrain.rubble && ['entrar en escombros', '0'],
    terrain.swamp && ['entrar en un pantano o salir de él', '0'],
    terrain.water && [
      `entrar ${runInWater ? 'corriendo' : 'andando'} en agua de profundidad 1 / 2 / 3 o más`,
      signs(...PSR.water),
    ],
    ruleset.skids &&
      terrain.road && [
        'girar al correr por carretera o pavimento',
        `${signed(-1)} o más, según los hexágonos recorridos`,
      ],
    criticals && ['correr con la cadera o el giroscopio dañados', '0'],
    criticals && jumps && ['caer de un salto con una pierna o el giroscopio dañados', '0'],
    ['levantarse', signed(ruleset.standUp.modifier)],
  );
}

export function vehicles({ ruleset, terrain }: Facts): RulesSection {
  const motive = {
    'motive-minor': 'se conduce peor',
    'motive-moderate': 'pierde 1 PM',
    'motive-heavy': 'pierde la mitad de sus PM',
    'motive-immobile': 'ya no puede moverse',
    'motive-none': 'sin efecto',
  };
  return {
    id: 'vehicles',
    title: 'Vehículos',
    blocks: [
      list(
        ...given(
          'Los tanques van *a velocidad de crucero* o *a toda máquina*, igual que los ’Mechs andan o corren.',
          terrain.levels &&
            `Suben o bajan ${VEHICLE.levels} nivel por hexágono como mucho, y les cuesta ${VEHICLE.level} PM.`,
          terrain.woods && 'No pueden entrar en bosque denso.',
          terrain.water && 'No pueden entrar en agua de profundidad 1 o más.',
          terrain.swamp && `Un pantano les cuesta ${signed(VEHICLE.swamp)} PM.`,
          `No se caen${when(ruleset.heatPhase, ' ni acumulan calor')}${when(ruleset.physicalAttacks, ' ni hacen ataques físicos')}.`,
          'La torreta puede girar hacia cualquier lado; las demás armas disparan hacia el lado en que están montadas.',
          'Sus localizaciones son el frente, los dos costados, la parte trasera y la torreta. Si una de ellas se queda sin estructura, el vehículo queda destruido.',
          ruleset.criticals &&
            'Cuando se daña la estructura, se tira para ver si hay críticos en la tripulación, las armas, el motor o la munición.',
        ),
      ),
      text(
        `Algunos impactos dañan además el tren de rodaje. Se tiran dos dados, con ${signed(MOTIVE_MODIFIER.left)} si vienen de un costado y ${signed(MOTIVE_MODIFIER.rear)} si vienen por detrás:`,
      ),
      table(
        ['tirada', 'efecto'],
        ...MOTIVE_DAMAGE.filter(({ from }) => from > 0)
          .toReversed()
          .map(({ from, effect }) => [`${from}+`, motive[effect]]),
      ),
    ],
  };
}
