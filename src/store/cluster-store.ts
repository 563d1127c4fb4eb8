import type { MatchRecord } from './store.ts';

/** What one node tells the others; who wants to know more reads the store. */
export type News =
  | { readonly what: 'log'; readonly match: string; readonly place: number } // entries up to this one
  | { readonly what: 'seats' | 'talk'; readonly match: string }
  | { readonly what: 'who'; readonly match: string } // the others are to tell who is at their sockets
  | { readonly what: 'here'; readonly match: string; readonly people: readonly string[]; readonly spectators: number } // at our sockets
  | { readonly what: 'alive'; readonly asks: boolean } // asks = the others are to tell who is at their sockets
  | { readonly what: 'free' }; // matches have been let go

/** How long a node keeps a match that it does not speak up for, in milliseconds of the database's clock. */
export const KEPT_FOR = 4000;

/** Games by the version of their rules that a node can play. */
export type Versions = Readonly<Record<string, string>>;

/**
 * What several nodes on one store need of each other. Any node takes any command; a match is *kept* by one of them, which
 * plays its bots and rings its clocks. Nothing breaks if two believe they keep it: of two writes of a place one is taken.
 */
export interface Shared {
  readonly node: string; // our name among them
  /** Whether it is ours to keep from now on: it was, or nobody keeps it. */
  keep(match: string): Promise<boolean>;
  /** Those of them that are still ours, for another while. */
  renew(matches: readonly string[]): Promise<ReadonlySet<string>>;
  /** Matches whose keeper has gone, or let go of them: ours from now on. */
  adopt(versions: Versions, most: number): Promise<readonly MatchRecord[]>;
  /** Others may take them up at once. */
  release(matches: readonly string[]): Promise<void>;
  /** Nothing is to be done in them until somebody comes. */
  rest(matches: readonly string[]): Promise<void>;
  tell(news: News): void; // what is written is told by the store itself
  /** News of other nodes, not of our own; `onGap` = some may have been missed. */
  listen(hear: (news: News, node: string) => void, onGap: () => void): void;
}
