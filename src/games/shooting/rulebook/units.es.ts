import { type RulesSection, table, text } from '../../../kernel/rulebook.ts';
import type { Rules } from '../state.ts';
import { type Facts, said, those } from './facts.ts';

export function yourUnits(facts: Facts): RulesSection {
  return {
    id: 'units',
    title: 'Tus unidades',
    blocks: [
      text(
        said(
          'Un ejército se compone de *unidades*, y cada unidad, de una o más *miniaturas*. Las miniaturas de una unidad disparan juntas, pero cada una lleva sus propias armas. Las armas iguales de una unidad forman un grupo, como «Bolt rifle ×5».',
          facts.attached &&
            'Un *personaje* puede estar agregado a una unidad. Entonces los dos cuentan como una sola unidad, y las demás miniaturas son su *escolta*.',
        ),
      ),
      text('La *hoja de datos* da los valores de cada miniatura. Elige una unidad de la mesa para verlos.'),
      table(
        ['miniatura', 'significado'],
        ...those<readonly [string, string]>(
          ['R', 'Resistencia: lo difícil que es herir a la miniatura.'],
          ['S', 'Salvación: la tirada que necesita su armadura para detener una herida, por ejemplo 3+.'],
          facts.invulnerable && [
            'Inv',
            'Salvación invulnerable: una segunda salvación que ningún arma puede empeorar. Pocas miniaturas la tienen.',
          ],
          ['H', 'Heridas: cuánto daño hace falta para destruir la miniatura.'],
        ),
      ),
      table(
        ['arma', 'significado'],
        ['alcance', 'La distancia máxima al objetivo, en pulgadas.'],
        ['A', 'Ataques: cuántos dados tira cada arma para impactar.'],
        ['HP', 'Habilidad de proyectiles: la tirada que se necesita para impactar, por ejemplo 3+.'],
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

export function movement(
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
        'En este juego nada se mueve, y no hay cargas, ni cuerpo a cuerpo, ni pruebas de moral. El escenario dice cómo se ha movido cada unidad antes de disparar, ronda por ronda. Elige una unidad para ver cómo se ha movido.',
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
            `Solo pueden disparar las armas de Asalto${unitAbilities.has('advance-and-shoot') ? ', a no ser que la unidad tenga Avanza y dispara' : ''}.`,
          ],
          moves.has('fell-back') && [
            'se ha retirado',
            `No puede disparar${unitAbilities.has('fall-back-and-shoot') ? ', a no ser que tenga Se retira y dispara' : ''}.`,
          ],
        ),
      ),
      text(
        'Las distancias se miden en pulgadas (″) entre los bordes más cercanos de dos peanas. «A 12″ o menos» incluye 12″ exactas. Algunas aptitudes solo se aplican a la *mitad del alcance* del arma o menos.',
      ),
      text(
        said(
          `Dos unidades enemigas están *trabadas* si alguna miniatura de una está a ${near}″ o menos de alguna de la otra${wall ? `, o a ${barricadeRange}″ o menos con una barricada en medio` : ''}${upstairs ? ', con 5″ o menos de diferencia de altura' : ''}.`,
          'Una unidad trabada solo puede disparar con Pistolas, y solo a unidades trabadas con ella.',
          big &&
            'Los monstruos y vehículos pueden disparar con todas sus armas aunque estén trabados, a cualquier objetivo válido, pero con −1 para impactar salvo con Pistolas.',
        ),
      ),
    ],
  };
}
