import { expect, test } from 'vitest';
import { bare } from '../../src/kernel/bot.ts';
import { choiceOf } from './choice.ts';

const named = (type: string | null) => (type === null ? null : { type });
const judged = (type: string | null) => ({ option: named(type), tiers: [], tally: { lines: [], total: 0 } });
const order = (command: string | null, ...kept: (string | null)[]) => {
  const { options, taken } = choiceOf({ ...bare(named(command)), kept: kept.map(judged) });
  return { options: options.map(({ option }) => option?.type ?? null), taken: taken?.option };
};

test.each([
  ['the best was taken', 'dive', ['dive', 'surface'], ['dive', 'surface'], { type: 'dive' }],
  ['another was taken', 'surface', ['dive', 'surface', 'move'], ['surface', 'dive', 'move'], { type: 'surface' }],
  ['keeping quiet was taken', null, ['dive', null], [null, 'dive'], null],
  ['what was taken is not among them', 'move', ['dive', 'surface'], ['dive', 'surface'], undefined],
  ['there is no ledger', 'move', [], [], undefined],
])('%s', (_, command, kept, options, taken) => {
  expect(order(command, ...kept)).toEqual({ options, taken });
});
