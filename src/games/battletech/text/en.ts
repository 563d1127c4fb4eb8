import { DICTIONARY } from './dictionary.en.ts';
import { EVENTS } from './events.en.ts';
import { ORDERS } from './orders.en.ts';
import { RECEIPT } from './receipt.en.ts';
import { REFUSALS } from './refusals.en.ts';
import type { Words } from './words.ts';
import { WORKSHOP } from './workshop.en.ts';

/** The words of the game in English. */
export const EN: Words = {
  dictionary: DICTIONARY,
  codes: { ...REFUSALS, ...WORKSHOP, ...RECEIPT },
  events: EVENTS,
  orders: ORDERS,
};
