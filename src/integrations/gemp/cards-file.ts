import Type from 'typebox';
import type { Card } from '../../games/force/data/card.ts';
import { no, ok, type Result } from '../../kernel/result.ts';
import { validator } from '../../parts/schema/validator.ts';
import type { CardTable } from './cards.ts';

const number = Type.Number({ minimum: 0, maximum: 100 });
const text = Type.String({ minLength: 1, maxLength: 200 });
const side = Type.Enum(['dark', 'light']);
const yes = Type.Boolean();

const printed = { name: text, side, destiny: number };
const fighter = {
  ...printed,
  deploy: number,
  power: number,
  ability: number,
  forfeit: number,
  dots: Type.Enum([0, 1, 2, 3]),
  defence: number,
};
const location = {
  ...printed,
  system: text,
  icons: Type.Object({ dark: number, light: number }),
  order: number,
  exterior: yes,
  parsec: number,
};

/** Required fields of a card by kind; the same names as in our own cards. */
const SHAPES = {
  site: validator(Type.Object(location)),
  system: validator(Type.Object(location)),
  character: validator(Type.Object({ ...fighter, landspeed: number, master: yes })),
  vehicle: validator(Type.Object({ ...fighter, landspeed: number, seats: number })),
  starship: validator(Type.Object({ ...fighter, hyperspeed: number, seats: number })),
  weapon: validator(Type.Object({ ...printed, deploy: number, fire: number, bonus: number })),
  tactic: validator(Type.Object({ ...printed, cost: number, power: number })),
  omen: validator(Type.Object(printed)),
} as const;

const MOST = 20_000;

/** Cards of other sets: an object with the server's numbers (`1_23`) as keys. A card without an id uses its number. */
export function cardsIn(file: unknown): Result<CardTable> {
  if (!isObject(file)) return no({ code: 'gemp-cards-fault', number: '?', problem: 'it is not a JSON object' });
  const cards = new Map<string, Card>();
  for (const [number, card] of Object.entries(file).slice(0, MOST)) {
    const problem = problemOf(number, card);
    if (problem !== undefined) return no({ code: 'gemp-cards-fault', number, problem });
    cards.set(number, { id: number, ...(card as object) } as Card);
  }
  return ok(cards);
}

function problemOf(number: string, card: unknown): string | undefined {
  if (!/^\d+_\d+$/.test(number)) return 'its number must look like 1_23';
  if (!isObject(card)) return 'it is not a JSON object';
  const kind = card.kind;
  if (typeof kind !== 'string' || !Object.hasOwn(SHAPES, kind))
    return `kind must be one of ${Object.keys(SHAPES).join(', ')}`;
  const shape = SHAPES[kind as keyof typeof SHAPES];
  if (shape.Check(card)) return undefined;
  const [first] = shape.Errors(card);
  return `${first?.instancePath.slice(1) || kind}: ${first?.message ?? 'invalid'}`;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
