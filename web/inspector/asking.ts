import type { Fact } from '../../src/kernel/fact.ts';
import type { Language } from '../../src/kernel/game.ts';
import { no, ok } from '../../src/kernel/result.ts';
import { savedSeat } from '../app/saved-seats.ts';
import { sessionHeader } from '../app/session.ts';
import { inspectorText } from './inspector-text.ts';
import type { Asking } from './source.ts';

/** Requests to the server with this browser's token for the match; errors have `words`. */
export const asking =
  (code: string, language: Language): Asking =>
  async <T>(path: string, body?: object) => {
    const token = savedSeat(code)?.token;
    const headers = {
      'accept-language': language,
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...sessionHeader(),
    };
    try {
      const answer = await fetch(path, { headers, ...(body && { method: 'POST', body: JSON.stringify(body) }) });
      const told = (await answer.json()) as T & { readonly error?: Fact; readonly words?: string };
      return answer.ok
        ? ok(told as T)
        : no({ code: told.error?.code ?? 'http', words: told.words ?? answer.statusText });
    } catch {
      return no({ code: 'offline', words: inspectorText(language).offline });
    }
  };
