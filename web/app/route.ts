/** Where in the page somebody is. */
export type Route =
  | { readonly at: 'home' }
  | { readonly at: 'new'; readonly game: string }
  | { readonly at: 'odds'; readonly game: string }
  | { readonly at: 'table'; readonly code: string }
  | { readonly at: 'replay'; readonly code: string | null } // null = a file from this machine
  | { readonly at: 'lab' }
  | { readonly at: 'lost' };

const LOST: Route = { at: 'lost' };

export function routeOf(path: string): Route {
  const [first = '', second = '', ...more] = path.split('/').filter(Boolean);
  if (more.length > 0) return LOST;
  if (first === '') return { at: 'home' };
  if ((first === 'new' || first === 'odds') && /^[a-z0-9-]{1,32}$/.test(second)) return { at: first, game: second };
  if (first === 'lab' && second === '') return { at: 'lab' };
  if (first === 'm' && isCode(second)) return { at: 'table', code: second.toUpperCase() };
  if (first === 'replay' && second === '') return { at: 'replay', code: null };
  if (first === 'replay' && isCode(second)) return { at: 'replay', code: second.toUpperCase() };
  return LOST;
}

export const isCode = (text: string): boolean => /^[A-Za-z0-9]{4,8}$/.test(text);

/** A code as people type it, or the link that it came in. */
export function codeIn(text: string): string | null {
  const [path = ''] = text.trim().split(/[?#]/);
  const last = path.split('/').findLast(isCode);
  return last === undefined ? null : last.toUpperCase();
}
