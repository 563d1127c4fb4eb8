import type { Language } from '../../../../kernel/game.ts';
import type { Place } from '../../data/places.ts';
import type { Design } from '../../design.ts';
import { DICTIONARY as EN } from '../../text/dictionary.en.ts';
import { DICTIONARY as ES } from '../../text/dictionary.es.ts';
import { sheetLabels } from '../sheet-labels.ts';
import type { Part } from './parts.ts';

const DICTIONARIES = { en: EN, es: ES } as const;

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `left arm`, `turret`. */
export function placeName(kind: Design['kind'], index: number, language: Language): string {
  const { places, vehiclePlaces, inBrackets } = DICTIONARIES[language];
  return inBrackets((kind === 'mech' ? places : vehiclePlaces)[index] ?? String(index));
}

/** `LA`, short enough for table columns; vehicle locations are already short. */
export const placeCode = (kind: Design['kind'], place: Place, language: Language): string =>
  kind === 'mech' ? (sheetLabels(language).codes.split(' ')[place] ?? String(place)) : placeName(kind, place, language);

/** `Medium laser`, `Engine`. */
export const itemName = (item: string, language: Language): string => capital(DICTIONARIES[language].item(item));

const ROLES: Readonly<Record<string, string>> = {
  Scout: 'Explorador',
  Striker: 'Atacante',
  Skirmisher: 'Hostigador',
  Brawler: 'Cuerpo a cuerpo',
  Sniper: 'Francotirador',
  'Missile Boat': 'Lanzamisiles',
  Juggernaut: 'Coloso',
  Ambusher: 'Emboscador',
};

/** Designs have English role names. */
export const roleName = (role: string, language: Language): string =>
  language === 'es' && Object.hasOwn(ROLES, role) ? (ROLES[role] ?? role) : role;

/** `Atlas AS7-D`; a vehicle has only one name. */
export const designName = ({ chassis, model, id }: Pick<Design, 'chassis' | 'model' | 'id'>): string =>
  chassis === model || id === chassis ? chassis : `${chassis} ${model}`.trim();

/** Label of a diagram part. */
export function partWords(kind: Design['kind'], part: Part, language: Language): string {
  const say = sheetLabels(language);
  const name = capital(placeName(kind, part.index, language));
  return `${name}: ${part.lost ? say.lost : say.left(part.gauge.left, part.gauge.all)}`;
}
