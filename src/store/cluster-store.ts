/** Messages between nodes. They only say that something changed; the details are read from the store. */
export type NodeMessage =
  | { readonly what: 'log'; readonly match: string; readonly place: number } // entries up to this one
  | { readonly what: 'seats' | 'talk'; readonly match: string }
  | { readonly what: 'who'; readonly match: string } // asks the other nodes who is connected to them
  | { readonly what: 'here'; readonly match: string; readonly people: readonly string[]; readonly spectators: number } // connected to this node
  | { readonly what: 'alive'; readonly asks: boolean } // asks = the others should report who is connected to them
  | { readonly what: 'free' } // leases have been released
  | OperatorMessage;

/** Something that concerns all nodes has happened on another node. */
export type OperatorMessage =
  | { readonly what: 'bans' } // changed
  | { readonly what: 'reload'; readonly match: string } // its stored data was rewritten or deleted
  | { readonly what: 'sessions'; readonly identity?: string } // devices were signed out
  | { readonly what: 'restart'; readonly at: number | null }; // announced, or cancelled

/** A lease expires after this many milliseconds without renewal, by the database's clock. */
export const LEASE_MS = 4000;

/** The rules version of each game that a node can play. */
export type Versions = Readonly<Record<string, string>>;

/**
 * Coordination of several nodes on one store. Any node takes any command; the node that holds a match's lease runs its bots
 * and clocks. Two nodes that both believe they hold it do no harm: only one of two writes of the same entry succeeds.
 */
export interface ClusterStore {
  readonly node: string; // this node's name
  /** Takes the lease if it is free or already ours. */
  acquire(match: string): Promise<boolean>;
  /** Renews leases and returns those still held. */
  renew(matches: readonly string[]): Promise<ReadonlySet<string>>;
  /** Takes the leases of up to `most` matches whose lease has expired or was released. */
  adopt(versions: Versions, most: number): Promise<readonly { readonly id: string; readonly code: string }[]>;
  /** Lets other nodes take the leases at once. */
  release(matches: readonly string[]): Promise<void>;
  /** Releases leases of idle matches, which no node should adopt until someone connects. */
  park(matches: readonly string[]): Promise<void>;
  notify(news: NodeMessage): void; // for writes the store notifies automatically
  /** Receives messages of other nodes; `onGap` = some may have been missed. */
  listen(hear: (news: NodeMessage, node: string) => void, onGap: () => void): void;
}
