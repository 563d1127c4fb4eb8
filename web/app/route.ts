/** A parsed address of the page. */
export type Route =
  | { readonly at: 'home' }
  | { readonly at: 'new'; readonly game: string }
  | { readonly at: 'odds'; readonly game: string }
  | { readonly at: 'rules'; readonly game: string }
  | { readonly at: 'learn'; readonly game: string | null; readonly lesson: string | null } // a lesson, or the list
  | { readonly at: 'table'; readonly code: string }
  | { readonly at: 'replay'; readonly code: string | null } // null: a local file
  | { readonly at: 'lab' }
  | { readonly at: 'me' } // my matches and my identity
  | { readonly at: 'recover' } // a recovery link; its secret is in the fragment
  | { readonly at: 'leagues'; readonly code: string | null } // one, or all
  | { readonly at: 'admin' }
  | { readonly at: 'arena'; readonly id: string | null; readonly ladder: string | null } // an experiment, a ladder, or all
  | { readonly at: 'stored'; readonly game: StoredGame }
  | { readonly at: 'lost' };

/** One game of an experiment: the pair, and which of its two games. Pairs count from 0 here and in addresses, from 1 on the page. */
export interface StoredGame {
  readonly experiment: string;
  readonly pair: number;
  readonly which: number; // 0 or 1
}

const LOST: Route = { at: 'lost' };

export function routeOf(path: string): Route {
  const parts = path.split('/').filter(Boolean);
  if (parts[0] === 'arena') return arenaRoute(parts.slice(1));
  if (parts[0] === 'learn') return learnRoute(parts.slice(1));
  const [first = '', second = '', ...more] = parts;
  if (more.length > 0) return LOST;
  if (first === '') return { at: 'home' };
  if ((first === 'new' || first === 'odds' || first === 'rules') && isGame(second)) return { at: first, game: second };
  if ((first === 'lab' || first === 'me' || first === 'recover') && second === '') return { at: first };
  if (first === 'admin' && second === '') return { at: 'admin' };
  if (first === 'leagues' && second === '') return { at: 'leagues', code: null };
  if (first === 'leagues' && isCode(second)) return { at: 'leagues', code: second.toUpperCase() };
  if (first === 'm' && isCode(second)) return { at: 'table', code: second.toUpperCase() };
  if (first === 'replay' && second === '') return { at: 'replay', code: null };
  if (first === 'replay' && isCode(second)) return { at: 'replay', code: second.toUpperCase() };
  return LOST;
}

/** `/arena`, `/arena/K7QXMA`, `/arena/ladder/radar`, `/arena/K7QXMA/12/1`. */
function arenaRoute([first, second, third, ...more]: readonly string[]): Route {
  if (more.length > 0) return LOST;
  if (first === undefined) return { at: 'arena', id: null, ladder: null };
  if (first === 'ladder' && isGame(second) && third === undefined) return { at: 'arena', id: null, ladder: second };
  if (!isExperiment(first)) return LOST;
  if (second === undefined) return { at: 'arena', id: first, ladder: null };
  if (!/^\d{1,7}$/.test(second) || (third !== '1' && third !== '2')) return LOST;
  return { at: 'stored', game: { experiment: first, pair: Number(second), which: Number(third) - 1 } };
}

/** `/learn`, `/learn/radar` (the next lesson), `/learn/radar/captain`. */
function learnRoute([game, lesson, ...more]: readonly string[]): Route {
  if (game === undefined) return { at: 'learn', game: null, lesson: null };
  if (more.length > 0 || !isGame(game) || (lesson !== undefined && !isGame(lesson))) return LOST;
  return { at: 'learn', game, lesson: lesson ?? null };
}

const isGame = (text: string | undefined): text is string => text !== undefined && /^[a-z0-9-]{1,32}$/.test(text);
const isExperiment = (text: string): boolean => /^[A-Za-z0-9]{4,16}$/.test(text);

export const isCode = (text: string): boolean => /^[A-Za-z0-9]{4,8}$/.test(text);

/** The match code in what a person typed or pasted. */
export function codeIn(text: string): string | null {
  const [path = ''] = text.trim().split(/[?#]/);
  const last = path.split('/').findLast(isCode);
  return last === undefined ? null : last.toUpperCase();
}
