import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { refuse } from './check-answer.ts';
import { answersTo, defaultAnswer } from './legal-answers.ts';
import { readDecision } from './read-decision.ts';
import { anyDecision, asked, decision } from './testing.ts';

describe('every question has a legal answer', () => {
  test('the default answer is legal', () => {
    fc.assert(
      fc.property(anyDecision, (one) => {
        expect(refuse(one, defaultAnswer(one))).toBeUndefined();
      }),
    );
  });
  test('and so is every listed answer; the list is never empty and has no duplicates', () => {
    fc.assert(
      fc.property(anyDecision, (one) => {
        const answers = answersTo(one);
        expect(answers.length).toBeGreaterThan(0);
        expect(new Set(answers).size).toBe(answers.length);
        for (const answer of answers) expect(refuse(one, answer)).toBeUndefined();
      }),
    );
  });
});

const integer = decision('INTEGER', { min: 1, max: 4, defaultValue: 4 });
const yesNo = decision('MULTIPLE_CHOICE', { results: ['Yes', 'No'], defaultIndex: -1 });
const two = decision('CARD_SELECTION', { min: 2, max: 3, cardId: [11, 12, 13] });
const maybe = decision('CARD_SELECTION', { min: 0, max: 1, cardId: [11] });
const temp = { min: 1, max: 1, cardId: ['temp0', 'temp1'], selectable: ['true', 'false'] };
const arbitrary = decision('ARBITRARY_CARDS', temp);
const menu = { actionId: [0, 1], cardId: [5, 6], actionText: ['Deploy', 'Deploy'] };

test.each([
  [integer, '4', undefined],
  [integer, '0', 'gemp-answer-out-of-range'],
  [integer, '5', 'gemp-answer-out-of-range'],
  [integer, '', 'gemp-answer-no-number'],
  [integer, '2.5', 'gemp-answer-no-number'],
  [yesNo, '1', undefined],
  [yesNo, '2', 'gemp-answer-out-of-range'],
  [yesNo, '-1', 'gemp-answer-out-of-range'],
  [yesNo, '', 'gemp-answer-out-of-range'],
  [yesNo, 'Yes', 'gemp-answer-out-of-range'],
  [two, '11,13', undefined],
  [two, '11', 'gemp-answer-count'],
  [two, '11,11', 'gemp-answer-twice'],
  [two, '11,14', 'gemp-answer-not-offered'],
  [two, '', 'gemp-answer-count'],
  [maybe, '', undefined],
  [arbitrary, 'temp0', undefined],
  [arbitrary, 'temp1', 'gemp-answer-not-offered'], // visible but not selectable
  [arbitrary, '', 'gemp-answer-count'],
  [decision('ARBITRARY_CARDS', { ...temp, returnAnyChange: true }), '', undefined],
  [decision('CARD_ACTION_CHOICE', menu), '1', undefined],
  [decision('CARD_ACTION_CHOICE', menu), '', undefined],
  [decision('CARD_ACTION_CHOICE', menu), 'revert', 'gemp-answer-not-offered'],
  [decision('CARD_ACTION_CHOICE', { ...menu, noPass: true }), '', 'gemp-answer-no-pass'],
  [decision('CARD_ACTION_CHOICE', { noPass: true }), '', undefined],
  [decision('CARD_ACTION_CHOICE', { ...menu, revertEligible: true }), 'revert', undefined],
  [decision('ACTION_CHOICE', menu), '', 'gemp-answer-not-offered'],
  [decision('ACTION_CHOICE', menu), '0', undefined],
  [decision('EMPTY', {}), 'anything', undefined],
])('%o answered with "%s": %s', (one, answer, code) => {
  expect(refuse(one, answer)?.code).toBe(code);
});

test.each([
  ['a kind that nobody knows', asked('RIDDLE' as never, {}), 'gemp-unknown-decision'],
  ['a choice of nothing', asked('MULTIPLE_CHOICE', {}), 'gemp-nothing-offered'],
  ['no action at all', asked('ACTION_CHOICE', {}), 'gemp-nothing-offered'],
])('%s has none, which is reported', (_, question, code) => {
  expect(readDecision(question)).toMatchObject({ ok: false, error: { code } });
});
