import type { Language } from '../../../../kernel/game.ts';
import { phrases } from '../../../../page/phrases.ts';
import type { StandardName } from '../../data/standard.ts';
import { type Entry, standardIn, unitIn } from './entries.ts';
import { EN } from './labels.en.ts';
import { ES } from './labels.es.ts';

export const words = phrases({ en: EN, es: ES });

/** Standard defenders for people to read: English, then Spanish. */
const NAMES: Readonly<Record<StandardName, readonly [en: string, es: string]>> = {
  chaff: ['Chaff', 'Carne de cañón'],
  geq: ['Guard (GEQ)', 'Guardia (GEQ)'],
  sister: ['Light power armour', 'Servoarmadura ligera'],
  oeq: ['Ork (OEQ)', 'Orko (OEQ)'],
  'fast-2w': ['Fast, 2 wounds', 'Rápida, 2 heridas'],
  meq: ['Marine (MEQ)', 'Marine (MEQ)'],
  'meq-shield': ['Marine with shield', 'Marine con escudo'],
  'tough-marine': ['Tough marine', 'Marine resistente'],
  gravis: ['Heavy marine', 'Marine pesado'],
  teq: ['Terminator (TEQ)', 'Exterminador (TEQ)'],
  custodes: ['Golden guard', 'Guardia dorada'],
  'mega-armour': ['Mega-armour', 'Megaarmadura'],
  'heavy-elite': ['Heavy elite', 'Élite pesada'],
  'light-vehicle': ['Light vehicle', 'Vehículo ligero'],
  'veq-light': ['Transport (VEQ)', 'Transporte (VEQ)'],
  veq: ['Tank (VEQ)', 'Tanque (VEQ)'],
  dreadnought: ['Walker', 'Andador'],
  'battle-tank': ['Battle tank', 'Tanque de batalla'],
  'heavy-tank': ['Heavy tank', 'Tanque pesado'],
  armiger: ['Small knight', 'Caballero pequeño'],
  keq: ['Knight (KEQ)', 'Caballero (KEQ)'],
  monster: ['Monster', 'Monstruo'],
  'big-monster': ['Big monster', 'Monstruo grande'],
  'fat-daemon': ['Great daemon', 'Gran demonio'],
  'super-heavy': ['Super-heavy', 'Superpesado'],
};

export function entryName(entry: Entry, language: Language): string {
  const standard = standardIn(entry);
  const unit = unitIn(entry);
  if (!standard) return unit?.name ?? entry;
  const models = unit?.target?.models ?? 1;
  const name = NAMES[standard][language === 'en' ? 0 : 1];
  return models > 1 ? `${models} × ${name}` : name;
}
