import { DESIGNS } from './designs.es.ts';
import { DICTIONARY } from './dictionary.es.ts';
import { EVENTS } from './events.es.ts';
import { ORDERS } from './orders.es.ts';
import type { Texts } from './phrases.ts';
import { RECEIPT } from './receipt.es.ts';
import { REFUSALS } from './refusals.es.ts';

/** The game's Spanish texts. */
export const ES: Texts = {
  dictionary: DICTIONARY,
  codes: { ...REFUSALS, ...DESIGNS, ...RECEIPT },
  events: EVENTS,
  orders: ORDERS,
};
