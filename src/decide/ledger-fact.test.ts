import { expect, test } from 'vitest';
import { bare, type Decision } from '../kernel/bot.ts';
import { ledgerFact } from './ledger-fact.ts';

const LINES = [{ why: { code: 'shot', damage: 2 }, value: 10 }];
const DECISION: Decision<object> = {
  ...bare({ type: 'fire' }),
  kept: [{ option: { type: 'fire' }, tiers: [], tally: { lines: LINES, total: 10 } }],
};
const ignored = { ...DECISION, notes: [{ code: 'overlooked', rule: 'risk' }] };

test.each<[string, Decision<object>, string, number | undefined, number | undefined]>([
  ['a fact of the chosen option', DECISION, 'shot', 0, 2],
  ['a rule that had nothing to say', DECISION, 'risk', 0, 0],
  ['the same without a value for it', DECISION, 'risk', undefined, undefined],
  ['a rule that the bot ignored at its level', ignored, 'risk', 0, undefined],
  ['a decision without a ledger', bare({ type: 'fire' }), 'shot', 0, undefined],
])('%s', (_, decision, rule, absent, expected) => expect(ledgerFact(decision, rule, 'damage', absent)).toBe(expected));
