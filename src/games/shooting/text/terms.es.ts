import { printed } from '../../../parts/odds/amount.ts';
import { type AbilityId, entryOf } from '../rules/abilities/registry.ts';
import type { ManualModifier } from '../work.ts';
import { type ChangeTable, filled, sayChange, signed, type TermTable } from './term-facts.ts';

const ROLL = { hit: 'para impactar', wound: 'para herir' } as const;
const CRITICAL = { hit: 'un impacto crítico', wound: 'una herida crítica' } as const;
const ONE = {
  hit: 'repite la primera tirada para impactar fallida de la unidad',
  wound: 'repite la primera tirada para herir fallida de la unidad',
  damage: 'repite la primera tirada de daño de la unidad con la que la miniatura pierde menos heridas que la media',
} as const;
const WHICH = { ones: 'de 1', failed: 'fallidas', any: '', 'not-critical': 'que no son críticas' } as const;

export const MODIFIERS: Readonly<Record<ManualModifier, string>> = {
  'hit-re-roll-ones': 'repetir los 1 para impactar',
  'hit-re-roll-failed': 'repetir impactos fallidos',
  'hit-plus-one': '+1 para impactar',
  'hit-minus-one': '\u22121 para impactar',
  'wound-re-roll-ones': 'repetir los 1 para herir',
  'wound-re-roll-failed': 'repetir heridas fallidas',
  'wound-plus-one': '+1 para herir',
  'wound-minus-one': '\u22121 para herir',
};

/** Spanish names of abilities; others use their printed name. */
export const ABILITY_NAMES: Readonly<Partial<Record<AbilityId, string>>> = {
  anti: 'Anti-KEYWORD N+',
  assault: 'Asalto',
  blast: 'Área',
  'close-quarters': 'A corta distancia',
  conversion: 'Conversión X',
  'devastating-wounds': 'Heridas devastadoras',
  'extra-attacks': 'Ataques adicionales',
  hazardous: 'Peligrosa',
  heavy: 'Pesada',
  'ignores-cover': 'Ignora cobertura',
  'indirect-fire': 'Fuego indirecto',
  lance: 'Lanza',
  'lethal-hits': 'Impactos letales',
  melta: 'Fusión X',
  'one-shot': 'Un solo disparo',
  pistol: 'Pistola',
  precision: 'Precisión',
  psychic: 'Psíquica',
  'rapid-fire': 'Fuego rápido X',
  'sustained-hits': 'Impactos sostenidos X',
  torrent: 'Torrente',
  'twin-linked': 'Acoplada',
  'advance-and-shoot': 'Avanza y dispara',
  damage: 'Daño -X',
  'deadly-demise': 'Muerte explosiva X',
  'fall-back-and-shoot': 'Se retira y dispara',
  'feel-no-pain': 'No hay dolor N+',
  'firing-deck': 'Plataforma de disparo X',
  'go-to-ground': 'Cuerpo a tierra',
  'half-damage': 'Mitad de daño',
  'lone-operative': 'Agente solitario',
  'save-plus-one': '+1 a la salvación',
  smokescreen: 'Cortina de humo',
  stealth: 'Sigilo',
  'benefit-of-cover': 'Beneficio de la cobertura',
  'big-guns-never-tire': 'Los cañones nunca callan',
  'fire-overwatch': 'Fuego defensivo',
  'plunging-fire': 'Fuego desde lo alto',
  'critical-hits': 'Impactos críticos N+',
  'critical-wounds': 'Heridas críticas N+',
  'hit-re-roll-non-criticals': 'Repite impactos no críticos',
  'wound-re-roll-non-criticals': 'Repite heridas no críticas',
  'one-hit-re-roll': 'Repite un impacto',
  'one-wound-re-roll': 'Repite una herida',
  'one-damage-re-roll': 'Repite un daño',
  'one-save-re-roll': 'Repite una salvación',
  'critical-hit-ap-plus': 'FP más X con impacto crítico',
  'critical-wound-ap-plus': 'FP más X con herida crítica',
  'critical-wound-damage-plus': 'Daño más X con herida crítica',
  'critical-hit-mortal-wounds': 'Heridas mortales X con impacto crítico',
  'critical-wound-mortal-wounds': 'Heridas mortales X con herida crítica',
  'attacks-re-roll': 'Repite ataques',
  'damage-re-roll': 'Repite daño',
  'attacks-plus': 'Ataques más X',
  'attacks-minus': 'Ataques menos X',
  'strength-plus': 'Fuerza más X',
  'strength-minus': 'Fuerza menos X',
  'ap-plus': 'FP más X',
  'ap-minus': 'FP menos X',
  'damage-plus': 'Daño más X',
  'damage-minimum': 'Daño mínimo X',
  'damage-maximum': 'Daño máximo X',
  'ignores-modifiers': 'Ignora modificadores',
  'wound-minus-one-if-stronger': 'Uno menos para herir si es más fuerte',
  'save-re-roll-ones': 'Repite salvaciones de uno',
  'save-re-roll-failed': 'Repite salvaciones fallidas',
  'mortal-feel-no-pain': 'No hay dolor N+ (heridas mortales)',
  'psychic-feel-no-pain': 'No hay dolor N+ (ataques psíquicos)',
};

export const CHANGES: ChangeTable = {
  attacks: ({ plus }) =>
    plus.plus < 0
      ? `${-plus.plus} ${plus.plus === -1 ? 'ataque' : 'ataques'} menos`
      : `+${printed(plus)} ${printed(plus) === '1' ? 'ataque' : 'ataques'}`,
  hit: ({ plus }) => `${signed(plus)} para impactar`,
  wound: ({ plus, when }) => `${signed(plus)} para herir${when ? ' si la Fuerza supera la Resistencia' : ''}`,
  strength: ({ plus }) => `${signed(plus)} a la Fuerza`,
  'attacks-re-roll': () => 'repite el número de ataques si es menor que la media',
  'damage-re-roll': () => 'repite el daño si la miniatura pierde menos heridas que la media',
  'damage-least': ({ least }) => `las tiradas de daño por debajo de ${least} cuentan como ${least}`,
  'damage-most': ({ most }) => `${most} de daño por ataque como máximo`,
  'save-re-roll': ({ which }) => `repite salvaciones ${WHICH[which]}`,
  skill: ({ plus }) => `habilidad de proyectiles ${Math.abs(plus)} ${plus > 0 ? 'peor' : 'mejor'}`,
  're-roll': ({ roll, which }) => `repite tiradas ${ROLL[roll]} ${WHICH[which]}`.trim(),
  're-roll-one': ({ roll }) => ONE[roll],
  'save-re-roll-one': () => 'repite la primera salvación fallida',
  'critical-ap': ({ roll, better }) => `FP ${better} mejor con ${CRITICAL[roll]}`,
  'critical-damage': ({ plus }) => `${signed(plus)} al daño con ${CRITICAL.wound}`,
  'critical-mortals': ({ roll, wounds }) =>
    `${printed(wounds)} ${printed(wounds) === '1' ? 'herida mortal' : 'heridas mortales'} más con ${CRITICAL[roll]}`,
  'no-re-roll': ({ roll }) => `las tiradas ${ROLL[roll]} no se pueden repetir`,
  critical: ({ roll, from }) => `las tiradas ${ROLL[roll]} de ${from}+ son críticas`,
  'ignores-worse': ({ of }) =>
    of ? 'ignora todas las penalizaciones' : 'ignora las penalizaciones a sus tiradas para impactar',
  fails: ({ below }) =>
    below >= 6 ? 'solo impacta con 6 sin modificar' : `las tiradas sin modificar de 1 a ${below - 1} fallan`,
  'auto-hit': () => 'impacta automáticamente',
  lethal: () => 'los impactos críticos hieren automáticamente',
  sustained: ({ hits }) => `los impactos críticos dan ${printed(hits)} más`,
  devastating: () => 'las heridas críticas pasan a ser mortales',
  precision: () => 'puede elegir a un personaje',
  hazardous: () => 'puede dañar a su portador',
  ap: ({ better }) => (better < 0 ? `FP ${-better} peor` : `FP ${better} mejor`),
  damage: ({ plus }) => `${signed(plus)} al daño`,
  cover: () => 'tiene el beneficio de la cobertura',
  'ignores-cover': () => 'sin beneficio de la cobertura',
  save: ({ plus }) => `${signed(plus)} a la salvación por armadura`,
  invulnerable: ({ on }) => `salvación invulnerable ${on}+`,
  'feel-no-pain': ({ on, against }) => `ignora cada herida${against ? ' mortal' : ''} con ${on}+`,
  'half-damage': () => 'mitad de daño',
  'less-damage': ({ by }) => `${by} menos de daño`,
};

const NAMES: ReadonlyMap<string, string> = new Map(Object.entries(ABILITY_NAMES));
const nameOf = (id: string): string => NAMES.get(id) ?? entryOf({ id })?.print ?? id;

export const TERMS: TermTable = {
  ability: (fact) =>
    Object.hasOwn(MODIFIERS, fact.ability)
      ? MODIFIERS[fact.ability as ManualModifier]
      : filled(nameOf(fact.ability), fact),
  hand: ({ hand }) => `${MODIFIERS[hand]} (manual)`,
  changes: ({ change, why }, { say }) => `${say(why)}: ${sayChange(CHANGES, change)}`,
  'ballistic-skill': 'habilidad de proyectiles',
  'weapon-skill': 'habilidad de armas',
  'best-is-fishing': 'repite todo menos los críticos: hace más daño de media',
  'best-is-keeping': 'conserva los éxitos normales: hace más daño de media',
  'armour-penetration': 'factor de penetración',
  'ap-at-most-zero': 'el FP nunca es peor que 0',
  strength: 'Fuerza',
  'at-least-one': 'nunca menos de 1',
  'armour-save': 'salvación por armadura',
  'invulnerable-save': 'salvación invulnerable',
  'save-cap': 'una salvación mejora en 1 como máximo',
  'one-always-fails': 'un 1 siempre falla',
  'one-shot-is-spent': 'esta arma ya ha hecho su único disparo',
  'pistols-fire-at-who-engages': 'una unidad trabada solo dispara sus Pistolas a una unidad trabada con ella',
  'blast-near-friends': 'las armas de Área no pueden disparar a una unidad trabada con aliados',
  'torrent-needs-sight': 'las armas de Torrente tienen que ver a su objetivo',
  'lone-operative': 'a un Agente solitario solo se le dispara desde {within}" o menos',
  'unknown-ability': 'aptitud desconocida: «{ability}»',
  'ability-reads-like': 'se escribe así: {print}',
  'ability-has-plain-number': 'necesita un número sin dados, como {print}',
  'attacks-of-two-dice': 'debe usar los mismos dados que su Fuego rápido',
};
