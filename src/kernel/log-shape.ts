import type { Fact } from './fact.ts';

type Dict = Readonly<Record<string, unknown>>;
type Check = (value: unknown) => boolean;

/** The first field that is missing or wrong. Logs come from users and other servers, so they may contain anything. */
const faultIn = (value: Dict, fields: Readonly<Record<string, Check>>): Fact | undefined => {
  for (const [field, check] of Object.entries(fields))
    if (!check(Object.hasOwn(value, field) ? value[field] : undefined)) return { code: 'log-shape', field };
  return undefined;
};

export const isDict = (value: unknown): value is Dict =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const text: Check = (value) => typeof value === 'string';
const number: Check = (value) => typeof value === 'number';
const place: Check = (value) => typeof value === 'number' && Number.isInteger(value) && value >= 0;
const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value);
const orAbsent =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);
const list =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);
const shaped =
  (fields: Readonly<Record<string, Check>>): Check =>
  (value) =>
    isDict(value) && !faultIn(value, fields);

const typed = shaped({ type: text });
const fact = shaped({ code: text });
const tally = shaped({ lines: list(shaped({ why: fact, value: number })), total: number });

export const headerFault = (value: Dict): Fact | undefined =>
  faultIn(value, {
    game: text,
    rulesVersion: text,
    setup: isDict,
    contentDigest: text,
    seats: (seats) => isDict(seats) && Object.values(seats).every(text),
    people: orAbsent(list(text)),
    commitment: orNull(text),
    parent: orAbsent(shaped({ match: (match) => typeof match === 'string' && match !== '', place })),
  });

export const entryFault = (value: Dict, n: number): Fact | undefined =>
  value.n === n
    ? faultIn(value, { seat: text, command: typed, events: list(typed) })
    : { code: 'log-place', expected: n };

export const decisionFault = (value: unknown): Fact | undefined =>
  isDict(value)
    ? faultIn(value, {
        n: place,
        seat: text,
        bot: text,
        version: text,
        weights: orNull(text),
        seed: orNull(number),
        fault: orAbsent(fact),
        decision: shaped({
          command: orNull(typed),
          judged: number,
          kept: list(shaped({ option: orNull(typed), tiers: list(number), tally })),
          vetoed: list(shaped({ rule: text, count: number, why: fact })),
          margin: orNull(number),
          iterations: number,
          notes: list(fact),
        }),
      })
    : { code: 'log-shape', field: 'decision' };

export const footerFault = (value: Dict): Fact | undefined =>
  faultIn(value, { seed: orNull(text), result: orNull(shaped({ winners: list(text), reason: fact })) });
