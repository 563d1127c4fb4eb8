import { Random } from '../../kernel/random.ts';
import type { ToolResult } from './tools.ts';

/** Calls a tool by name, locally or remotely. */
export type Call = (name: string, input?: object) => Promise<ToolResult>;

interface Standing {
  readonly over: { readonly winners: readonly string[] } | null;
  readonly asks: readonly { readonly seat: string }[];
}

/** The JSON of an answer. */
export const dataOf = ({ texts }: ToolResult): unknown => JSON.parse(texts[1] ?? 'null');

/** A client that looks, lists and takes any option until the match is over. */
export async function playThrough(call: Call, begun: ToolResult, seed = 1, most = 5000): Promise<Standing> {
  const random = new Random(seed);
  let at = dataOf(begun) as Standing;
  for (let n = 0; !at.over; n++) {
    if (n > most) throw new Error('the match does not end');
    if (n % 20 === 0) await sure(call, 'look');
    if (n % 50 === 7) await call('hint');
    const listed = dataOf(await sure(call, 'options')) as { readonly options: readonly { readonly id: number }[] };
    const { options } = listed;
    const pick = options.length === 0 ? { pass: true } : { option: options[random.roll(options.length) - 1]?.id };
    at = dataOf(await sure(call, 'act', pick)) as Standing;
  }
  return at;
}

async function sure(call: Call, name: string, input: object = {}): Promise<ToolResult> {
  const answer = await call(name, input);
  if (answer.isError) throw new Error(`${name} ${JSON.stringify(input)}: ${answer.texts[0]}`);
  return answer;
}
