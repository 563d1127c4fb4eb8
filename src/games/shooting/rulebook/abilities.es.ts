import type { Ruleset } from '../rulesets.ts';
import type { AbilityText } from './facts.ts';

const wounds = (n: number): string => (n === 1 ? '1 herida mortal' : `${n} heridas mortales`);

function hazardous({ hazardous: { fails, wounds: usual, big, on } }: Ruleset): string {
  const roll = `Después de los ataques de la unidad se tira un dado por cada arma Peligrosa que tenía objetivo. Con ${fails === 1 ? 'un 1' : fails === 2 ? 'un 1 o un 2' : `un resultado de 1 a ${fails}`}`;
  const much = usual === big ? wounds(usual) : `${wounds(usual)} (${big} los monstruos y vehículos)`;
  return on === 'bearer'
    ? `${roll}, una miniatura que la haya disparado sufre ${much}; las sobrantes se pierden.`
    : `${roll}, la unidad sufre ${much}.`;
}

function indirect({ indirect: { modifier, fails, spotted, reRolls } }: Ruleset): string {
  const low = (from: number): string =>
    from >= 6 ? 'solo impacta con un 6 sin modificar' : `las tiradas sin modificar de 1 a ${from - 1} fallan`;
  return [
    'Puede disparar a unidades que ninguna miniatura de la suya ve. En ese caso',
    [
      ...(modifier === 0 ? [] : ['tiene −1 para impactar']),
      low(fails) +
        (spotted === fails ? '' : ` (si no se ha movido y otra unidad amiga ve el objetivo, ${low(spotted)})`),
      ...(reRolls ? [] : ['no se pueden repetir las tiradas para impactar']),
    ].join(', '),
    'y el objetivo tiene cobertura.',
  ].join(' ');
}

/** What each weapon ability does, in the order of the English table. */
export const WEAPON_ABILITIES: Readonly<Record<string, AbilityText>> = {
  anti: [
    'Anti-CLAVE N+',
    'Contra unidades con esa palabra clave, las tiradas para herir sin modificar de N o más son críticas: hieren siempre.',
  ],
  assault: ['Asalto', 'Puede disparar aunque su unidad haya avanzado.'],
  blast: [
    'Área',
    '+1 ataque por cada 5 miniaturas de la unidad objetivo. No puede disparar a unidades trabadas con tu bando.',
  ],
  'close-quarters': ['A corta distancia', 'Funciona como Pistola.'],
  conversion: [
    'Conversión X',
    'Contra objetivos a más de X″, las tiradas para impactar sin modificar de 4 o más que impacten son críticas.',
  ],
  'devastating-wounds': [
    'Heridas devastadoras',
    ({ devastating }) =>
      `Una herida crítica no se puede salvar. Su daño se aplica como heridas mortales después de todos los demás ataques de la unidad; ${devastating === 'spill' ? 'las sobrantes pasan a otras miniaturas' : 'las sobrantes de cada herida se pierden'}.`,
  ],
  'extra-attacks': ['Ataques adicionales', 'Solo para el cuerpo a cuerpo: aquí no tiene efecto.'],
  hazardous: ['Peligrosa', hazardous],
  heavy: [
    'Pesada',
    ({ heavy: { inches, engaged } }) =>
      `+1 para impactar si su unidad no se ha movido${inches === 0 ? '' : `, o no más de ${inches}″`}${engaged ? '' : ', y no está trabada'}.`,
  ],
  'ignores-cover': ['Ignora cobertura', 'El objetivo no tiene el beneficio de la cobertura.'],
  'indirect-fire': ['Fuego indirecto', indirect],
  lance: ['Lanza', 'Solo para el cuerpo a cuerpo: aquí no tiene efecto.'],
  'lethal-hits': [
    'Impactos letales',
    ({ lethal }) =>
      `Un impacto crítico hiere sin tirar para herir, y esa herida no es crítica.${lethal === 'may' ? ' Puedes renunciar a ello al asignar el objetivo.' : ''}`,
  ],
  melta: ['Fusión X', '+X al daño a la mitad del alcance o menos.'],
  'one-shot': ['Un solo disparo', 'Solo puede disparar una vez por partida.'],
  pistol: [
    'Pistola',
    'Puede disparar mientras su unidad está trabada, pero solo a una unidad trabada con ella. Una miniatura que no sea monstruo ni vehículo dispara sus Pistolas o sus demás armas, no ambas.',
  ],
  precision: [
    'Precisión',
    'Si hiere a una unidad con un personaje agregado al que ve, puedes elegir al personaje para que reciba las heridas.',
  ],
  psychic: [
    'Psíquica',
    ({ psychic }) =>
      psychic === 'ignores'
        ? 'Ignora las penalizaciones a sus tiradas para impactar y a su habilidad de proyectiles.'
        : 'Solo es una palabra clave: no tiene efecto.',
  ],
  'rapid-fire': ['Fuego rápido X', '+X ataques a la mitad del alcance o menos.'],
  'sustained-hits': ['Impactos sostenidos X', 'Cada impacto crítico da X impactos más, que no son críticos.'],
  torrent: ['Torrente', 'Impacta automáticamente, sin tirar. Tiene que ver a su objetivo.'],
  'twin-linked': ['Acoplada', 'Se pueden repetir las tiradas para herir.'],
};

/** What each ability of units and models does. */
export const UNIT_ABILITIES: Readonly<Record<string, AbilityText>> = {
  'advance-and-shoot': ['Avanza y dispara', 'Puede disparar todas sus armas después de avanzar.'],
  damage: ['Daño -X', 'Cada ataque le causa X menos de daño a esta miniatura, pero al menos 1.'],
  'deadly-demise': [
    'Muerte explosiva X',
    'Cuando esta miniatura queda destruida, se tira un dado. Con un 6, todas las unidades a 6″ o menos, de ambos bandos, sufren X heridas mortales.',
  ],
  'fall-back-and-shoot': ['Se retira y dispara', 'Puede disparar después de retirarse.'],
  'feel-no-pain': [
    'No hay dolor N+',
    'Se tira un dado por cada herida que se va a perder, también las mortales. Con N o más se ignora.',
  ],
  'firing-deck': [
    'Plataforma de disparo X',
    'Hasta X pasajeros prestan al transporte un arma cada uno. Los pasajeros no pueden disparar de ninguna otra manera.',
  ],
  'go-to-ground': ['Cuerpo a tierra', 'Beneficio de la cobertura y salvación invulnerable 6+.'],
  'half-damage': ['Mitad de daño', 'El daño se reduce a la mitad, redondeando hacia arriba.'],
  'lone-operative': [
    'Agente solitario',
    'Si no está agregado a una unidad, solo se le puede disparar desde 12″ o menos.',
  ],
  'save-plus-one': ['+1 a la salvación', '+1 a las salvaciones por armadura.'],
  smokescreen: ['Cortina de humo', 'Beneficio de la cobertura y Sigilo.'],
  stealth: [
    'Sigilo',
    ({ stealth }) =>
      stealth === 'hit'
        ? 'Los ataques contra esta unidad tienen −1 para impactar.'
        : 'Esta unidad tiene siempre el beneficio de la cobertura.',
  ],
  'hit-re-roll-ones': ['Repetir los 1 para impactar', 'La unidad repite las tiradas para impactar de 1.'],
  'hit-re-roll-failed': ['Repetir impactos fallidos', 'La unidad repite las tiradas para impactar fallidas.'],
  'hit-plus-one': ['+1 para impactar', 'La unidad suma 1 a sus tiradas para impactar.'],
  'hit-minus-one': ['−1 para impactar', 'Los ataques contra esta unidad tienen −1 para impactar.'],
  'wound-re-roll-ones': ['Repetir los 1 para herir', 'La unidad repite las tiradas para herir de 1.'],
  'wound-re-roll-failed': ['Repetir heridas fallidas', 'La unidad repite las tiradas para herir fallidas.'],
  'wound-plus-one': ['+1 para herir', 'La unidad suma 1 a sus tiradas para herir.'],
  'wound-minus-one': ['−1 para herir', 'Los ataques contra esta unidad tienen −1 para herir.'],
};
