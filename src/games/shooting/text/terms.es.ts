import { printed } from '../../../parts/odds/amount.ts';
import { type AbilityId, entryOf } from '../rules/abilities/registry.ts';
import type { ManualModifier } from '../work.ts';
import { type ChangeTable, filled, sayChange, signed, type TermTable } from './term-facts.ts';

const ROLL = { hit: 'para impactar', wound: 'para herir' } as const;
const WHICH = { ones: 'de 1', failed: 'fallidas', any: '' } as const;

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
};

export const CHANGES: ChangeTable = {
  attacks: ({ plus }) => `+${printed(plus)} ${printed(plus) === '1' ? 'ataque' : 'ataques'}`,
  hit: ({ plus }) => `${signed(plus)} para impactar`,
  wound: ({ plus }) => `${signed(plus)} para herir`,
  skill: ({ plus }) => `habilidad de proyectiles ${Math.abs(plus)} ${plus > 0 ? 'peor' : 'mejor'}`,
  're-roll': ({ roll, which }) => `repite tiradas ${ROLL[roll]} ${WHICH[which]}`.trim(),
  'no-re-roll': ({ roll }) => `las tiradas ${ROLL[roll]} no se pueden repetir`,
  critical: ({ roll, from }) => `las tiradas ${ROLL[roll]} de ${from}+ son críticas`,
  'ignores-worse': () => 'ignora las penalizaciones a sus tiradas para impactar',
  fails: ({ below }) =>
    below >= 6 ? 'solo impacta con 6 sin modificar' : `las tiradas sin modificar de 1 a ${below - 1} fallan`,
  'auto-hit': () => 'impacta automáticamente',
  lethal: () => 'los impactos críticos hieren automáticamente',
  sustained: ({ hits }) => `los impactos críticos dan ${printed(hits)} más`,
  devastating: () => 'las heridas críticas pasan a ser mortales',
  precision: () => 'puede elegir a un personaje',
  hazardous: () => 'puede dañar a su portador',
  ap: ({ better }) => `FP ${better} mejor`,
  damage: ({ plus }) => `${signed(plus)} al daño`,
  cover: () => 'tiene el beneficio de la cobertura',
  'ignores-cover': () => 'sin beneficio de la cobertura',
  save: ({ plus }) => `${signed(plus)} a la salvación por armadura`,
  invulnerable: ({ on }) => `salvación invulnerable ${on}+`,
  'feel-no-pain': ({ on }) => `ignora cada herida con ${on}+`,
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
  'armour-penetration': 'factor de penetración',
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
