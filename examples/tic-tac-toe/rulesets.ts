import type { Fact } from '../../src/kernel/fact.ts';
import { no, ok, type Result } from '../../src/kernel/result.ts';
import { RULES, type TicTacToeRules } from './state.ts';

/** What a host may ask for, for others to read. */
export const SET_UP = { type: 'object', properties: { size: { const: 3 } }, additionalProperties: false };

/** The only board is three by three; anything else is refused by the name of its fault. */
export function setUp(options: unknown): Result<TicTacToeRules> {
  if (options === undefined) return ok(RULES);
  const fault = faultOf(options);
  return fault ? no(fault) : ok(RULES);
}

function faultOf(options: unknown): Fact | undefined {
  if (typeof options !== 'object' || options === null || Array.isArray(options)) return { code: 'setup-not-an-object' };
  for (const [field, value] of Object.entries(options)) {
    if (field !== 'size') return { code: 'setup-unknown-field', field };
    if (value !== 3) return { code: 'setup-size', size: typeof value === 'number' ? value : null, sizes: [3] };
  }
  return undefined;
}
