import type { Card, Location } from '../../games/force/data/card.ts';
import type { Side } from '../../games/force/view.ts';
import { no, ok, type Result } from '../../kernel/result.ts';

/** A card in the server's exported database; fields that do not apply to a card are missing. */
interface Blueprint {
  readonly cardId: string;
  readonly title: string;
  readonly side: string;
  readonly cardCategory: string;
  readonly cardSubtype?: string;
  readonly uniqueness?: string;
  readonly destiny?: number;
  readonly deployCost?: number;
  readonly power?: number;
  readonly ability?: number;
  readonly forfeit?: number;
  readonly armor?: number;
  readonly maneuver?: number;
  readonly defenseValue?: number;
  readonly landspeed?: number;
  readonly hyperspeed?: number;
  readonly pilotCapacity?: number;
  readonly passengerCapacity?: number;
  readonly icons?: readonly { readonly icon: string; readonly count: number }[];
}

export interface ConvertedCards {
  readonly cards: Readonly<Record<string, Card>>; // a file for --cards
  readonly approximate: number; // only name and destiny are used: their effect is in their game text
  readonly skipped: number; // without a number, side or title we can use
}

/** Converts the server's exported card database. Values that it lacks, such as parsecs, get the middle of the scale. */
export function convertBlueprints(file: unknown): Result<ConvertedCards> {
  if (!Array.isArray(file)) return no({ code: 'gemp-cards-fault', number: '?', problem: 'it is not a JSON list' });
  const cards: Record<string, Card> = {};
  let approximate = 0;
  let skipped = 0;
  for (const entry of file) {
    const blueprint = blueprintOf(entry);
    if (!blueprint) {
      skipped++;
      continue;
    }
    const card = cardOf(blueprint);
    if (card.kind === 'omen') approximate++;
    cards[blueprint.cardId] = card;
  }
  return ok({ cards, approximate, skipped });
}

function blueprintOf(entry: unknown): Blueprint | undefined {
  if (typeof entry !== 'object' || entry === null) return undefined;
  const { cardId, title, side, cardCategory } = entry as Partial<Record<keyof Blueprint, unknown>>;
  const known = typeof cardId === 'string' && /^\d+_\d+$/.test(cardId) && typeof title === 'string' && title !== '';
  return known && (side === 'DARK' || side === 'LIGHT') && typeof cardCategory === 'string'
    ? (entry as Blueprint)
    : undefined;
}

function cardOf(blueprint: Blueprint): Card {
  const { cardId, title, cardCategory, cardSubtype = '' } = blueprint;
  const side: Side = blueprint.side === 'DARK' ? 'dark' : 'light';
  const printed = { id: cardId, name: title.slice(0, 200), side, destiny: figure(blueprint.destiny) };
  switch (cardCategory) {
    case 'LOCATION':
      return { ...printed, ...locationOf(blueprint, cardSubtype) };
    case 'CHARACTER':
      return { ...printed, ...fighterOf(blueprint), kind: 'character', landspeed: speedOf(blueprint), master: false };
    case 'VEHICLE':
      return {
        ...printed,
        ...fighterOf(blueprint),
        kind: 'vehicle',
        landspeed: speedOf(blueprint),
        seats: seatsOf(blueprint),
      };
    case 'STARSHIP':
      return {
        ...printed,
        ...fighterOf(blueprint),
        kind: 'starship',
        hyperspeed: figure(blueprint.hyperspeed, 3),
        seats: seatsOf(blueprint),
      };
    case 'WEAPON':
      return { ...printed, kind: 'weapon', deploy: figure(blueprint.deployCost, 1), fire: 1, bonus: 0 };
    default:
      return { ...printed, kind: 'omen' };
  }
}

/** `Planet: Place` is a site of that planet. */
function locationOf(
  { title, icons = [] }: Blueprint,
  subtype: string,
): Omit<Location, 'id' | 'name' | 'side' | 'destiny'> {
  const count = (name: string): number => figure(icons.find(({ icon }) => icon === name)?.count);
  return {
    kind: /SYSTEM/i.test(subtype) ? 'system' : 'site',
    system: (title.split(':')[0] ?? title).replace(/^[^\p{L}\d]+/u, '').trim() || title,
    icons: { dark: count('DARK_FORCE'), light: count('LIGHT_FORCE') },
    order: /SYSTEM/i.test(subtype) ? 0 : 1,
    exterior: count('EXTERIOR_SITE') > 0 || count('INTERIOR_SITE') === 0,
    parsec: 5,
  };
}

const DOTS: Readonly<Record<string, 0 | 1 | 2 | 3>> = { UNIQUE: 1, RESTRICTED_2: 2, RESTRICTED_3: 3 };

/** Weapons must beat the defence: the printed value, else armor or maneuver, else ability. */
const fighterOf = (blueprint: Blueprint) => ({
  deploy: figure(blueprint.deployCost),
  power: figure(blueprint.power),
  ability: figure(blueprint.ability),
  forfeit: figure(blueprint.forfeit),
  dots: DOTS[blueprint.uniqueness ?? ''] ?? 0,
  defence: figure(blueprint.defenseValue ?? blueprint.armor ?? blueprint.maneuver ?? blueprint.ability),
});

const speedOf = ({ landspeed }: Blueprint): number => figure(landspeed, 1);
const seatsOf = ({ pilotCapacity, passengerCapacity }: Blueprint): number =>
  figure(pilotCapacity) + figure(passengerCapacity);

/** A printed value in the range that our cards allow. */
const figure = (value: unknown, missing = 0): number =>
  typeof value === 'number' && Number.isFinite(value) ? Math.min(40, Math.max(0, value)) : missing;
