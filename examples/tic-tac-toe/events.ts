import type { Mark } from './state.ts';

export type Event =
  | { readonly type: 'began' }
  | { readonly type: 'placed'; readonly seat: Mark; readonly cell: number }
  | { readonly type: 'won'; readonly seat: Mark; readonly line: readonly number[] }
  | { readonly type: 'drawn' };
