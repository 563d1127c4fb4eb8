import { DESIGNS } from './designs.en.ts';
import { DICTIONARY } from './dictionary.en.ts';
import { EVENTS } from './events.en.ts';
import { ORDERS } from './orders.en.ts';
import type { Texts } from './phrases.ts';
import { RECEIPT } from './receipt.en.ts';
import { REFUSALS } from './refusals.en.ts';

/** The game's English texts. */
export const EN: Texts = {
  dictionary: DICTIONARY,
  codes: { ...REFUSALS, ...DESIGNS, ...RECEIPT },
  events: EVENTS,
  orders: ORDERS,
};
