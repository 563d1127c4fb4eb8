import type { Seat, Side } from '../../src/kernel/ids.ts';
import { no, ok, type Result } from '../../src/kernel/result.ts';
import type { SeatPass } from '../../src/wire/matches.ts';
import type { Failure } from '../app/api.ts';
import { browserId } from '../app/browser-id.ts';
import { sessionHeader } from '../app/session.ts';

/** A wish to play from an entry. */
export interface ForkWish {
  readonly at: number; // the last entry to keep
  readonly sit: readonly Seat[]; // empty: only watch
  readonly sides: readonly Side[];
  readonly bot: string; // `crew@3+hunter`, for all other seats
  readonly name: string;
}

/** The request body: `place` is the number of entries to keep. */
export const forkBody = ({ at, sit, sides, bot, name }: ForkWish) => ({
  place: at + 1,
  sit,
  bots: Object.fromEntries(sides.map((side) => [side, bot])),
  ...(name.trim() !== '' && { name: name.trim() }),
  start: true,
});

/** Decisions are not part of the hash chain and not needed to continue. */
const withoutDecisions = (text: string): string =>
  text
    .split('\n')
    .filter((line) => !line.startsWith('{"decision":'))
    .join('\n');

/** Forks a match by its code, or an uploaded log. */
export async function fork(
  from: { readonly code: string | null; readonly text: string },
  wish: ForkWish,
  language: string,
  offline: string,
): Promise<Result<SeatPass, Failure>> {
  const path = from.code === null ? '/api/forks' : `/api/matches/${encodeURIComponent(from.code)}/fork`;
  const body = from.code === null ? { log: withoutDecisions(from.text), ...forkBody(wish) } : forkBody(wish);
  try {
    const answer = await fetch(path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'accept-language': language,
        'x-umpire-browser': browserId(),
        ...sessionHeader(),
      },
      body: JSON.stringify(body),
    });
    const told = (await answer.json()) as SeatPass & {
      readonly error?: { readonly code: string };
      readonly words?: string;
    };
    return answer.ok ? ok(told) : no({ code: told.error?.code ?? 'http', words: told.words ?? answer.statusText });
  } catch {
    return no({ code: 'offline', words: offline });
  }
}
