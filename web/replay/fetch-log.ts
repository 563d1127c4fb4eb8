import { no, ok, type Result } from '../../src/kernel/result.ts';
import type { StoredGame } from '../app/route.ts';

/** Download progress; the total is known only for uncompressed responses. */
export interface Progress {
  readonly bytes: number;
  readonly of: number | null;
}

export type Missing = { readonly kind: 'not-over' | 'not-found' | 'offline' | 'refused'; readonly words: string };

/** URL of a finished match's log. */
export const logOfMatch = (code: string): string => `/api/matches/${encodeURIComponent(code)}/log?eyes=archive`;

/** URL of the same log with the decisions of its bots. */
export const wholeLogOf = (code: string): string => `${logOfMatch(code)}&decisions=1`;

/** URL of the log of a game of an experiment. */
export const logOfGame = ({ experiment, pair, which }: StoredGame): string =>
  `/api/arena/experiments/${encodeURIComponent(experiment)}/pairs/${pair}/${which}`;

/** Downloads a log and reports progress. */
export async function fetchLog(
  path: string,
  language: string,
  onProgress: (progress: Progress) => void,
  signal: AbortSignal,
): Promise<Result<string, Missing>> {
  try {
    const headers = { 'accept-language': language };
    const answer = await fetch(path, { headers, signal });
    if (!answer.ok) return no(await missing(answer));
    return ok(await readAll(answer, onProgress));
  } catch {
    return no({ kind: 'offline', words: '' });
  }
}

async function missing(answer: Response): Promise<Missing> {
  const body: unknown = await answer.json().catch(() => null);
  const words = String((body as { readonly words?: unknown } | null)?.words ?? answer.statusText);
  if (answer.status === 409) return { kind: 'not-over', words };
  return { kind: answer.status === 404 ? 'not-found' : 'refused', words };
}

async function readAll(answer: Response, onProgress: (progress: Progress) => void): Promise<string> {
  const reader = answer.body?.getReader();
  if (!reader) return answer.text();
  const length = answer.headers.get('content-encoding') ? null : Number(answer.headers.get('content-length')) || null;
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.length;
    text += decoder.decode(value, { stream: true });
    onProgress({ bytes, of: length });
  }
}
