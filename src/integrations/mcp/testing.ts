import { Random } from '../../kernel/random.ts';
import type { ToolResult } from './tools.ts';

/** Calls a tool by name, locally or remotely. */
export type Call = (name: string, input?: object) => Promise<ToolResult>;

interface Standing {
  readonly over: { readonly winners: readonly string[] } | null;
  readonly asks: readonly { readonly seat: string }[];
}

/** The JSON of an answer. */
export const dataOf = ({ data }: ToolResult): unknown => data;

/** What a client plays, and what it costs. */
interface Played extends Standing {
  readonly turns: readonly number[]; // characters of all answers from one action to the next
}

const LONGEST = 4; // times that a list is narrowed

interface Listed {
  readonly options: readonly { readonly id: number }[];
  readonly by?: string;
  readonly groups?: Readonly<Record<string, number>>;
}

/** A client that looks, narrows the list to one group after another and takes any option until the match is over. */
export async function playThrough(call: Call, begun: ToolResult, seed = 1, most = 5000): Promise<Played> {
  const random = new Random(seed);
  const turns: number[] = [];
  let size = 0;
  const sure = async (name: string, input: object = {}): Promise<ToolResult> => {
    const answer = await call(name, input);
    if (answer.isError) throw new Error(`${name} ${JSON.stringify(input)}: ${answer.texts[0]}`);
    size += sizeOf(answer);
    return answer;
  };
  let at = dataOf(begun) as Standing;
  for (let n = 0; !at.over; n++) {
    if (n > most) throw new Error('the match does not end');
    if (n % 5 === 0) await sure('look');
    if (n % 50 === 7) await call('hint');
    const where: Record<string, string> = {};
    let listed = dataOf(await sure('options')) as Listed;
    for (let i = 0; i < LONGEST && listed.by !== undefined; i++) {
      const values = Object.keys(listed.groups ?? {});
      where[listed.by] = values[random.roll(values.length) - 1] as string;
      listed = dataOf(await sure('options', { where })) as Listed;
    }
    const { options } = listed;
    const pick = options.length === 0 ? { pass: true } : { option: options[random.roll(options.length) - 1]?.id };
    at = dataOf(await sure('act', pick)) as Standing;
    turns.push(size);
    size = 0;
  }
  return { ...at, turns };
}

/** The characters of an answer: text and structured data. */
export const sizeOf = ({ texts, data }: ToolResult): number =>
  texts.join('').length + (data ? JSON.stringify(data).length : 0);
