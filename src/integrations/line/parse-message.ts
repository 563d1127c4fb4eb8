import type { Fact } from '../../kernel/fact.ts';
import { no, ok, type Result } from '../../kernel/result.ts';
import { faultOf } from '../../parts/schema/schema.ts';
import { validator } from '../../parts/schema/validator.ts';
import { LineAnswered, LineLog, LineReady, LineReasons } from './messages.ts';
import { safeText } from './safe-text.ts';

const SHAPES = { ready: validator(LineReady), answer: validator(LineAnswered), log: validator(LineLog) };
const REASONS = validator(LineReasons);

type Read = LineReady | LineAnswered | LineLog;

/** Parses one line from a bot. An error quotes a piece of the line. */
export function readLine(text: string): Result<Read> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return no({ code: 'line-not-json', said: safeText(text, 80) });
  }
  const type: unknown = (value as { readonly type?: unknown } | null)?.type;
  if (typeof type !== 'string' || !Object.hasOwn(SHAPES, type))
    return no({ code: 'line-unknown-type', said: safeText(typeof type === 'string' ? type : text, 80) });
  const shape = SHAPES[type as keyof typeof SHAPES];
  return shape.Check(value)
    ? ok(value as Read)
    : no({ code: 'line-bad-shape', message: type, ...faultOf(shape, value) });
}

/** Reasons are validated separately: bad ones do not invalidate the move. */
export function readReasons(value: unknown): Result<LineReasons, Fact> {
  return REASONS.Check(value) ? ok(value) : no({ code: 'line-bad-reasons', ...faultOf(REASONS, value) });
}
