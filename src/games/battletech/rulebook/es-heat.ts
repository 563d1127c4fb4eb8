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
            'entrar en un fuego / estar en él en esta fase',
            `${signs(FIRE_STEP, HEAT.burning)}; fuego y lanzallamas, ${HEAT.outside} por turno como mucho`,
          ],
          flamers && [
            'impacto de un lanzallamas',
            `${signed(WEAPONS.flamer?.damage ?? 0)}, ${ruleset.flamer === 'both' ? 'además del daño' : 'si el atacante ha elegido calor en vez de daño'}`,
          ],
          ['cada radiador que funciona', `${signed(-1)}; si es doble, ${signed(-2)}`],
          terrain.water && [
            'radiadores bajo el agua',
            `otro ${signed(-1)} por radiador, ${signed(-HEAT.water)} en total como mucho`,
          ],
        ),
      ),
      example(
        `Un ’Mech con ${sum.before} de calor y ${sum.sinks} radiadores corre (${signed(sum.move)}) y dispara un CPP (${signed(sum.ppc)}) y un AMLA 10 (${signed(sum.missiles)}): ${sum.before} + ${sum.move} + ${sum.ppc} + ${sum.missiles} \u2212 ${sum.sinks} = ${sum.after}. En el turno siguiente tiene ${lost} PM menos al andar.`,
      ),
      text(
        `El calor que queda afecta al turno siguiente. Si es mucho, puede además apagar el reactor${when(explodes, ' o hacer explotar munición')} en el acto:`,
      ),
      table(
        ['efecto', 'a partir de'],
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
          `Con menos PM al andar también hay menos PM al correr.${when(jumps, ' Los PM de salto no cambian.')}`,
          `Un ’Mech que *se apaga* ${pilotingRolls ? `hace una tirada de pilotaje con ${signed(PSR.shutdown)} o se cae. No ` : 'no '}puede actuar, y los disparos contra él tienen ${signed(TO_HIT.immobile)}. En las siguientes fases de calor se enciende automáticamente ${shutdownRolls ? `por debajo de ${SHUTDOWN_FROM} de calor; entre ${SHUTDOWN_FROM} y ${SHUTDOWN_AT - 1} necesita la tirada de la tabla` : `por debajo de ${SHUTDOWN_AT} de calor`}.`,
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
        'Un ’Mech de pie puede golpear a un enemigo contiguo. El número para impactar parte de *Pilotaje*, no de Disparo. Se suman el modificador del ataque, tu movimiento y los modificadores del blanco: movimiento, en el suelo, inmóvil, bosque. El calor y el alcance no cuentan.',
      ),
      example(
        `Has andado y das una patada a un ’Mech que ha recorrido ${kick.hexes} hexágonos: Pilotaje ${kick.piloting}, patada ${signed(ruleset.kick)}, has andado ${signed(MOVED.walk)}, blanco ${signed(kick.moved)}. Necesitas ${kick.total}: ${percent(kick.odds, 'es')}.`,
      ),
      table(
        ['ataque', 'modif.', `daño (${TONS} t)`, 'qué pasa'],
        ...given<Row>(
          ['puñetazo', signed(ruleset.punch), `t ÷ 10 (${punchDamage(TONS)})`, 'Uno por brazo.'],
          [
            'patada',
            signed(ruleset.kick),
            `t ÷ 5 (${kickDamage(TONS)})`,
            `Una por turno.${when(pilotingRolls, ' Si acierta, el blanco hace una tirada de pilotaje; si falla, la haces tú.')}`,
          ],
          [
            'garrotazo',
            signed(STRIKE.club),
            `t ÷ 5 (${kickDamage(TONS)})`,
            'Con un árbol, viga o extremidad en las dos manos, cogido en un turno anterior en vez de disparar.',
          ],
          [
            'empujón',
            signed(STRIKE.push),
            'ninguno',
            `Hace retroceder un hexágono a un ’Mech de pie que esté justo delante; tú avanzas.${when(pilotingRolls, ' El blanco hace una tirada de pilotaje.')}`,
          ],
          [
            'carga',
            'pilotos',
            ruleset.chargeDamage === 'hexes'
              ? `t ÷ 10 por hexágono (${chargeDamage(ruleset, TONS, CHARGED)})`
              : `ver abajo (${chargeDamage(ruleset, TONS, CHARGED)})`,
            `Recibes las toneladas del blanco ÷ 10.${when(pilotingRolls, ` Los dos hacen una tirada de pilotaje con ${signed(PSR.charge)}.`)} Si falla, ${ruleset.missedCharge === 'stays' ? 'te quedas donde estás' : 'pasas de largo'}.`,
          ],
          jumps && [
            'muerte desde el cielo',
            'pilotos',
            `3 × t ÷ 10 (${leapDamage(TONS)})`,
            `Recibes t ÷ 5 (${leapRecoil(TONS)}) en las piernas.${when(pilotingRolls, ` Tiradas de pilotaje: el blanco con ${signed(PSR.leapt)}, tú con ${signed(PSR.leaping)}.`)} Si falla, caes de espaldas desde 2 niveles.`,
          ],
        ),
      ),
      list(
        ...given(
          `En la tabla, «t» son tus toneladas y «pilotos» es tu Pilotaje menos el del blanco; la carga es de ${CHARGED} hexágonos. El daño se redondea hacia arriba.${when(ruleset.chargeDamage !== 'hexes', ' Una carga causa t ÷ 5, multiplicado por 1 más el modificador para impactar de los hexágonos que has recorrido.')}`,
          ruleset.kinds === 'one'
            ? 'Elige una sola clase de ataque por turno; dos puñetazos cuentan como una.'
            : 'Puedes combinar varias clases de ataque en un turno si cada una usa extremidades distintas.',
          'Una extremidad cuyas armas hayan disparado este turno no puede golpear. Los puñetazos y garrotazos dependen de hacia dónde mira el torso; las patadas y empujones, de las piernas.',
          `Un puñetazo da en la parte superior del cuerpo${when(ruleset.dice === 6, ' (una de cada seis veces, en la cabeza)')}. Una patada da en una pierna.`,
          terrain.levels &&
            'Si estás un nivel más alto, no puedes dar puñetazos, y tu patada da en la parte superior del cuerpo. Si estás un nivel más bajo, no puedes dar patadas, y tu puñetazo da en las piernas.',
          terrain.building &&
            `No se puede golpear desde fuera a una unidad que está dentro de un edificio${when(ruleset.walls === 'every', ', ni desde dentro de otro')}.`,
          `Un ’Mech en el suelo no puede golpear. Al mismo nivel, a un blanco en el suelo${when(tanks, ' o a un vehículo')} se le pueden dar patadas, pero no puñetazos.`,
          `Declara una *carga* tras avanzar, andando o corriendo, hasta quedar junto al blanco y mirando hacia él${when(jumps, '; una *muerte desde el cielo*, tras saltar junto al blanco con 1 PM de sobra')}. El blanco tiene que haberse movido ya, y ese turno no disparas.`,
        ),
      ),
    ],
  };
}
