import { DICTIONARY } from './dictionary.es.ts';
import { EVENTS } from './events.es.ts';
import { ORDERS } from './orders.es.ts';
import { RECEIPT } from './receipt.es.ts';
import { REFUSALS } from './refusals.es.ts';
import type { Words } from './words.ts';
import { WORKSHOP } from './workshop.es.ts';

/** The words of the game in Spanish. */
export const ES: Words = {
  dictionary: DICTIONARY,
  codes: { ...REFUSALS, ...WORKSHOP, ...RECEIPT },
  events: EVENTS,
  orders: ORDERS,
};
