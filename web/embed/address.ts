import type { Language } from '../../src/kernel/game.ts';

/** The content of a frame: a match's replay, or its board at a position. */
export interface Embedded {
  readonly kind: 'replay' | 'board';
  readonly code: string;
  readonly at: number | null;
  readonly language: Language;
}

/** Reads `/embed/replay/K7M2Q?at=40&lang=es`; null for any other address. */
export function readEmbed(path: string, search: string, preferred: readonly string[]): Embedded | null {
  const [, kind, code] = /^\/embed\/(replay|board)\/([A-Za-z0-9]{4,8})\/?$/.exec(path) ?? [];
  if ((kind !== 'replay' && kind !== 'board') || code === undefined) return null;
  const query = new URLSearchParams(search);
  const at = query.get('at') ?? '';
  const wish = query.get('lang') ?? preferred.find((tag) => /^(en|es)\b/.test(tag))?.slice(0, 2);
  return {
    kind,
    code: code.toUpperCase(),
    at: /^\d{1,7}$/.test(at) ? Number(at) : null,
    language: wish === 'es' ? 'es' : 'en',
  };
}
