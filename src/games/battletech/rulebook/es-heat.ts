import { example, list, type RulesSection, table, text } from '../../../kernel/rulebook.ts';
import { percent } from '../../../parts/text/fill.ts';
import { FIRE_STEP } from '../data/fire.ts';
import { heatMovement } from '../data/heat-scale.ts';
import { WEAPONS } from '../data/weapons.ts';
import {
  CHARGED,
  chargeDamage,
  type Facts,
  given,
  heatExample,
  heatSteps,
  kickExample,
  orMore,
  SHUTDOWN_AT,
  SHUTDOWN_FROM,
  signed,
  signs,
  TONS,
  when,
} from './facts.ts';
import {
  HEAT,
  kickDamage,
  leapDamage,
  leapRecoil,
  MOVE_HEAT,
  MOVED,
  PSR,
  punchDamage,
  STRIKE,
  TO_HIT,
} from './numbers.ts';

type Row = readonly string[];

export function heat(facts: Facts): RulesSection {
  const { ruleset, jumps, terrain, flamers, ammunition } = facts;
  const { shutdownRolls, pilotingRolls } = ruleset;
  const explodes = ruleset.ammunitionExplosions && ammunition;
  const sum = heatExample();
  const lost = heatMovement(sum.after);
  const slower = heatSteps('movement');
  const aim = heatSteps('toHit');
  const down = heatSteps('shutdown');
  const boom = heatSteps('ammunition');
  return {
    id: 'heat',
    title: 'Calor',
    blocks: [
      text('El calor de un ’Mech pasa de un turno a otro. En la fase de calor sube y baja así, sin bajar nunca de 0:'),
      table(
        ['qué', 'calor'],
        ...given<Row>(
          ['andar / correr', `${signed(MOVE_HEAT.walk)} / ${signed(MOVE_HEAT.run)}`],
          jumps && ['saltar', `${signed(1)} por hexágono, ${signed(MOVE_HEAT.jump)} como mínimo`],
          ruleset.standUp.heat > 0 && ['cada intento de levantarse', signed(ruleset.standUp.heat)],
          ['cada arma disparada', 'el calor del arma'],
          ruleset.criticals && ['cada crítico en el motor', signed(HEAT.engine)],
          terrain.fire && [
            'entrar en el fuego / quedarse en él',
            `${signs(FIRE_STEP, HEAT.burning)}; de fuera, ${HEAT.outside} por turno como mucho`,
          ],
          flamers && [
            'recibir un lanzallamas',
            `${signed(WEAPONS.flamer?.damage ?? 0)}, ${ruleset.flamer === 'both' ? 'además del daño' : 'si el atacante elige calentar en vez de dañar'}`,
          ],
          ['cada radiador que funciona', `${signed(-1)}; si es doble, ${signed(-2)}`],
          terrain.water && [
            'radiadores bajo el agua',
            `${signed(-1)} más por radiador, ${signed(-HEAT.water)} como mucho`,
          ],
        ),
      ),
      example(
        `Un ’Mech con ${sum.before} de calor y ${sum.sinks} radiadores corre (${signed(sum.move)}) y dispara un CPP (${signed(sum.ppc)}) y un AMLA 10 (${signed(sum.missiles)}): ${sum.before} + ${sum.move} + ${sum.ppc} + ${sum.missiles} \u2212 ${sum.sinks} = ${sum.after}. El turno siguiente anda con ${lost} PM menos.`,
      ),
      text('El calor que queda se nota en el turno siguiente. Además, puede apagar el reactor en el acto:'),
      table(
        ['efecto', 'desde'],
        ...given<Row>(
          [`PM al andar ${signs(...slower.values.map((mp) => -mp))}`, slower.from.join(' / ')],
          [`tus disparos ${signs(...aim.values)}`, aim.from.join(' / ')],
          shutdownRolls && [`el reactor se apaga si no sacas ${orMore(down.values)}`, down.from.join(' / ')],
          ['el reactor se apaga siempre', `${SHUTDOWN_AT}`],
          explodes && [`la munición explota si no sacas ${orMore(boom.values)}`, boom.from.join(' / ')],
        ),
      ),
      list(
        ...given(
          `Los PM al correr dependen de los PM al andar.${when(jumps, ' Los PM de salto no cambian.')}`,
          `Un ’Mech que *se apaga* ${pilotingRolls ? `hace una tirada de pilotaje con ${signed(PSR.shutdown)} o se cae. No ` : 'no '}puede actuar, y dispararle tiene ${signed(TO_HIT.immobile)}. En las siguientes fases de calor se enciende automáticamente ${shutdownRolls ? `por debajo de ${SHUTDOWN_FROM}; hasta ${SHUTDOWN_AT - 1} necesita la tirada de la tabla` : `por debajo de ${SHUTDOWN_AT}`}.`,
          explodes && 'Una *explosión* afecta a la munición con más daño por disparo y suele destruir el ’Mech.',
        ),
      ),
    ],
  };
}

export function physical(facts: Facts): RulesSection {
  const { ruleset, jumps, terrain, vehicles: tanks } = facts;
  const { pilotingRolls } = ruleset;
  const kick = kickExample(facts);
  return {
    id: 'physical',
    title: 'Ataques físicos',
    blocks: [
      text(
        'Un ’Mech de pie puede golpear a un enemigo contiguo. El número para impactar parte de *Pilotaje*, no de Disparo. Se suman el modificador del ataque, tu movimiento y las líneas del blanco: movimiento, en el suelo, inmóvil, bosque. Ni el calor ni el alcance cuentan.',
      ),
      example(
        `Has andado y das una patada a un ’Mech que ha recorrido ${kick.hexes} hexágonos: Pilotaje ${kick.piloting}, patada ${signed(ruleset.kick)}, has andado ${signed(MOVED.walk)}, blanco ${signed(kick.moved)}. Necesitas ${kick.total}: ${percent(kick.odds, 'es')}.`,
      ),
      table(
        ['ataque', 'modif.', `daño (${TONS} toneladas)`, 'qué pasa'],
        ...given<Row>(
          ['puñetazo', signed(ruleset.punch), `toneladas ÷ 10 (${punchDamage(TONS)})`, 'Uno por brazo.'],
          [
            'patada',
            signed(ruleset.kick),
            `toneladas ÷ 5 (${kickDamage(TONS)})`,
            `Una por turno.${when(pilotingRolls, ' Si acierta, el blanco hace una tirada de pilotaje; si falla, la haces tú.')}`,
          ],
          [
            'garrotazo',
            signed(STRIKE.club),
            `toneladas ÷ 5 (${kickDamage(TONS)})`,
            'Con un árbol, una viga o una extremidad en las dos manos, que has cogido en un turno anterior en vez de disparar.',
          ],
          [
            'empujón',
            signed(STRIKE.push),
            'ninguno',
            `Desplaza un hexágono a un ’Mech de pie que esté justo delante; tú avanzas.${when(pilotingRolls, ' El blanco hace una tirada de pilotaje.')}`,
          ],
          [
            'carga',
            'pilotos',
            ruleset.chargeDamage === 'hexes'
              ? `toneladas ÷ 10 por hex. (${chargeDamage(ruleset, TONS, CHARGED)})`
              : `ver abajo (${chargeDamage(ruleset, TONS, CHARGED)})`,
            `Recibes las toneladas del blanco ÷ 10.${when(pilotingRolls, ` Los dos hacen una tirada de pilotaje con ${signed(PSR.charge)}.`)} Si falla, ${ruleset.missedCharge === 'stays' ? 'te quedas donde estás' : 'pasas de largo'}.`,
          ],
          jumps && [
            'muerte desde el cielo',
            'pilotos',
            `3 × toneladas ÷ 10 (${leapDamage(TONS)})`,
            `Recibes toneladas ÷ 5 (${leapRecoil(TONS)}) en tus piernas.${when(pilotingRolls, ` Tiradas de pilotaje: el blanco con ${signed(PSR.leapt)}, tú con ${signed(PSR.leaping)}.`)} Si falla, caes 2 niveles de espaldas.`,
          ],
        ),
      ),
      list(
        ...given(
          `El daño se redondea hacia arriba. «Pilotos» es tu Pilotaje menos el del blanco. La carga de la tabla es de ${CHARGED} hexágonos.${when(ruleset.chargeDamage !== 'hexes', ' Una carga causa toneladas ÷ 5, multiplicado por uno más que el modificador por los hexágonos recorridos.')}`,
          ruleset.kinds === 'one'
            ? 'Elige una clase de ataque por turno; dos puñetazos son una sola.'
            : 'Puedes combinar varias clases de ataque en un turno, cada una con otras extremidades.',
          'Una extremidad cuyas armas hayan disparado este turno no puede golpear. Puñetazos y garrotazos dependen de hacia dónde mira el torso; patadas y empujones, de las piernas.',
          `Un puñetazo da en la parte de arriba${when(ruleset.dice === 6, ', una de cada seis veces en la cabeza')}. Una patada da en una pierna.`,
          terrain.levels &&
            'Si estás un nivel más alto, no puedes dar puñetazos, y tu patada da en la parte de arriba. Un nivel más bajo no puedes dar patadas, y tu puñetazo da en las piernas.',
          `Un ’Mech en el suelo no puede golpear. Al mismo nivel, a un blanco en el suelo${when(tanks, ' o a un vehículo')} se le pueden dar patadas, pero no puñetazos.`,
          `Una *carga* se declara al acabar de andar o correr junto al blanco y mirándolo${when(jumps, '; una *muerte desde el cielo*, al acabar un salto al que le sobre 1 PM')}. El blanco tiene que haberse movido ya, y este turno no disparas.`,
        ),
      ),
    ],
  };
}
