import { list, type RulesSection, table, text } from '../../../kernel/rulebook.ts';
import type { Terrain } from '../scenario.ts';
import type { Rules } from '../state.ts';
import { type Facts, said, those } from './facts.ts';

export const targets = (
  { ruleset }: Rules,
  { big, attached, hiding, terrain, weaponAbilities }: Facts,
): RulesSection => ({
  id: 'targets',
  title: 'Elegir objetivos',
  blocks: [
    text('Un arma puede disparar a una unidad enemiga si la miniatura que la lleva'),
    list(
      '*ve* al menos una miniatura de esa unidad, y',
      'tiene al menos una miniatura de esa unidad al *alcance* del arma.',
    ),
    text(
      said(
        big
          ? 'Las miniaturas no se tapan entre sí. Solo los monstruos y vehículos de otras unidades tapan lo que tienen detrás.'
          : 'Las miniaturas no se tapan entre sí.',
        weaponAbilities.has('indirect-fire') && 'Las armas de Fuego indirecto no necesitan ver a su objetivo.',
      ),
    ),
    text(
      said(
        'No puedes disparar a una unidad trabada con una de las tuyas, porque podrías dar a tus propias miniaturas.',
        big &&
          'Los monstruos y vehículos son una excepción: puedes dispararles, con −1 para impactar salvo con Pistolas.',
        `Una unidad que está trabada con el objetivo puede dispararle con sus Pistolas${big ? '; un monstruo o vehículo, con cualquier arma' : ''}.`,
      ),
    ),
    ...(hiding
      ? [
          text(
            `La infantería, las bestias y los enjambres que están completamente dentro de ${those(terrain.has('ruins') && 'ruinas', terrain.has('woods') && 'bosques').join(' o ')} están *ocultos*: solo los ven las miniaturas a ${ruleset.hidden}″ o menos. Una unidad que ha disparado en esta fase o en la anterior no está oculta.`,
          ),
        ]
      : []),
    text(
      said(
        'Las heridas pueden ir a cualquier miniatura de la unidad objetivo, incluso a una que tu unidad no ve.',
        attached && 'A los personajes agregados los protege su escolta.',
        'Los ataques se pierden si su objetivo queda destruido antes de que se tiren.',
      ),
    ),
  ],
});

const TERRAIN: Readonly<Record<Terrain, readonly [name: string, sight: string, cover: string]>> = {
  ruins: [
    'ruinas',
    'bloqueada',
    'Miniaturas completamente dentro, o tapadas en parte por ellas. A las de dentro se las ve; solo las que están completamente dentro ven hacia fuera.',
  ],
  woods: ['bosque', 'parcial', 'Miniaturas completamente dentro, o vistas a través del bosque.'],
  crater: ['cráter', 'libre', 'Infantería completamente dentro.'],
  barricade: ['barricada', 'parcial', 'Infantería detrás de ella, a 3″ o menos.'],
  obstacle: [
    'obstáculo',
    'depende',
    'Miniaturas tapadas en parte por él. Bloquea la visión si es al menos tan alto como la más alta de las dos miniaturas.',
  ],
};

export function cover({ ruleset }: Rules, { terrain, plunging, keywords }: Facts): RulesSection {
  const rows = Object.entries(TERRAIN).flatMap(([kind, row]) => (terrain.has(kind as Terrain) ? [row] : []));
  return {
    id: 'cover',
    title: 'Escenografía y cobertura',
    blocks: [
      ...(rows.length > 0
        ? [
            text('La escenografía puede bloquear la línea de visión y dar *cobertura*:'),
            table(['escenografía', 'visión a través', 'da cobertura a'], ...rows),
            text(
              'Una miniatura está tapada en parte si la escenografía impide que al menos una miniatura de la unidad que dispara la vea entera.',
            ),
          ]
        : [text('En esta mesa no hay escenografía, pero las aptitudes y estratagemas pueden dar *cobertura*.')]),
      text(
        ruleset.cover === 'save'
          ? 'El *beneficio de la cobertura* suma 1 a las salvaciones por armadura de cada miniatura que lo tiene. Una salvación de 3+ o mejor no gana nada contra FP 0, y las invulnerables no ganan nunca nada. La cobertura de dos fuentes cuenta una sola vez.'
          : 'El *beneficio de la cobertura* empeora en 1 la habilidad de proyectiles del ataque: 3+ pasa a ser 4+. Tienen que tenerlo todas las miniaturas del objetivo. No cuenta para el límite de modificadores, y la cobertura de dos fuentes cuenta una sola vez.',
      ),
      ...(plunging
        ? [
            text(
              said(
                `*Fuego desde lo alto*: una miniatura que está en unas ruinas a ${ruleset.plunging.from}″ o más del suelo`,
                ruleset.towering > 0 &&
                  keywords.has('towering') &&
                  `(o una miniatura colosal a ${ruleset.towering}″ o menos del objetivo)`,
                `mejora en 1 ${ruleset.plunging.gives === 'ap' ? 'su FP' : 'su habilidad de proyectiles'} contra unidades que tienen todas sus miniaturas en el suelo.`,
              ),
            ),
          ]
        : []),
    ],
  };
}
