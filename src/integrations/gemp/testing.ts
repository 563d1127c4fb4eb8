import fc from 'fast-check';
import { must } from '../../kernel/result.ts';
import type { Decision, DecisionType } from './decision.ts';
import { readDecision } from './read-decision.ts';
import { type Element, element } from './xml.ts';

type Value = string | number | boolean;

/** A question as sent by the server. */
export const asked = (
  type: DecisionType,
  parameters: Readonly<Record<string, Value | readonly Value[]>>,
  text = 'Choose',
): Element =>
  element(
    'ge',
    { type: 'D', id: 1, decisionType: type, text, participantId: 'me' },
    Object.entries(parameters).flatMap(([name, value]) =>
      (Array.isArray(value) ? value : [value]).map((one: Value) => element('parameter', { name, value: one })),
    ),
  );

export const decision = (...how: Parameters<typeof asked>): Decision => must(readDecision(asked(...how)));

const few = { maxLength: 6 };
const bounded = fc.tuple(fc.nat(3), fc.nat(3), fc.nat(3)).map(([min, more, spare]) => ({
  min,
  max: min + more,
  cards: min + more + spare, // at least as many as may be wanted
}));
const ids = (count: number): string[] => Array.from({ length: count }, (_, i) => String(7 * i + 1));

/** Any answerable question. */
export const anyDecision: fc.Arbitrary<Decision> = fc.oneof(
  fc
    .tuple(fc.integer({ min: -5, max: 5 }), fc.nat(20), fc.nat(20))
    .map(([min, more, usual]) =>
      decision('INTEGER', { min, max: min + more, defaultValue: min + Math.min(more, usual) }),
    ),
  fc.constantFrom(decision('INTEGER', {}), decision('INTEGER', { min: 2 }), decision('INTEGER', { max: -3 })),
  fc
    .tuple(fc.array(fc.string(), { minLength: 1, maxLength: 5 }), fc.integer({ min: -1, max: 6 }))
    .map(([results, usual]) => decision('MULTIPLE_CHOICE', { results, defaultIndex: usual })),
  bounded.map(({ min, max, cards }) => decision('CARD_SELECTION', { min, max, cardId: ids(cards) })),
  fc.tuple(bounded, fc.array(fc.boolean(), few), fc.boolean()).map(([{ min, max, cards }, extra, returnAnyChange]) =>
    decision('ARBITRARY_CARDS', {
      min,
      max,
      returnAnyChange,
      cardId: [...Array(cards + extra.length).keys()].map((i) => `temp${i}`),
      selectable: [...Array(cards).fill(true), ...extra],
    }),
  ),
  fc.tuple(fc.array(fc.string(), few), fc.boolean()).map(([texts, noPass]) =>
    decision('CARD_ACTION_CHOICE', {
      actionId: [...texts.keys()],
      cardId: texts.map((_, i) => i),
      actionText: texts,
      noPass,
    }),
  ),
  fc
    .array(fc.string(), { minLength: 1, maxLength: 4 })
    .map((texts) => decision('ACTION_CHOICE', { actionId: [...texts.keys()], actionText: texts })),
  fc.constant(decision('EMPTY', { timeoutValue: 5 })),
);
