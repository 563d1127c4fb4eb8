import type { Game } from '../../kernel/game.ts';
import { heardBy } from '../../kernel/hearing.ts';
import type { Watcher } from '../../kernel/ids.ts';
import type { Kinds } from '../../kernel/kinds.ts';
import { type Entry, type Match, stateAt } from '../../kernel/match.ts';
import { isMatchEvent } from '../../kernel/match-status.ts';
import { withoutRules } from '../../kernel/without-rules.ts';
import type { HeardMessage, ViewMessage } from '../../wire/messages.ts';
import { diff, type Patch } from '../../wire/patch.ts';

type Heard = { readonly type: string };

/**
 * All output of a match to clients goes through here: what a set of watchers hears and sees. Sequence numbers count only
 * what these watchers noticed, so they reveal nothing else.
 */
export class Stream {
  readonly watchers: readonly Watcher[];
  seq = 0;
  private readonly game: Game;
  private readonly match: Match;
  private readonly places: number[] = []; // log positions; index = sequence number - 1
  private views: readonly object[];

  constructor(match: Match, eyes: readonly Watcher[]) {
    this.match = match;
    this.game = match.game;
    this.watchers = eyes;
    this.views = this.viewsOf(match.game.begin(match.rules));
  }

  /** Processes an entry; undefined if these watchers notice nothing of it. */
  take(entry: Entry, after: Kinds['state'], at: number, withViews = true): HeardMessage | undefined {
    const views = this.viewsOf(after);
    const events: Record<Watcher, readonly Heard[]> = {};
    const see: Record<Watcher, Patch> = {};
    let noticed = false;
    for (let i = 0; i < this.watchers.length; i++) {
      const watcher = this.watchers[i] as Watcher;
      const heard = heardBy(this.match, entry, watcher);
      const patch = diff(this.views[i] as object, views[i] as object, 'rules');
      if (heard.length === 0 && patch.length === 0) continue;
      noticed = true;
      if (heard.length > 0) events[watcher] = heard;
      if (withViews && patch.length > 0) see[watcher] = patch;
    }
    this.views = views;
    if (!noticed) return undefined;
    this.places.push(entry.n);
    this.seq++;
    return { type: 'heard', seq: this.seq, at, events, see };
  }

  /** The last sequence number up to a log position. */
  seqAt(n: number): number {
    let seq = this.places.length;
    while (seq > 0 && (this.places[seq - 1] as number) > n) seq--;
    return seq;
  }

  placeOf(seq: number): number | undefined {
    return this.places[seq - 1];
  }

  view(): ViewMessage {
    const views = Object.fromEntries(
      this.watchers.map((watcher, i) => [watcher, withoutRules(this.views[i] as object)]),
    );
    return { type: 'view', seq: this.seq, eyes: this.watchers, views };
  }

  private viewsOf(state: Kinds['state']): readonly object[] {
    return this.watchers.map((watcher) => this.game.view(state, watcher));
  }
}

/**
 * A position after `upTo` entries, for a picture: as spectators may see it, or with nothing hidden once the match is over.
 * `rules` may show spectators less than the match's own.
 */
export function pictureView(match: Match, upTo: number, isOver: boolean, rules = match.rules): object {
  const state = { ...stateAt(match, upTo), rules };
  return withoutRules(match.game.view(state, isOver ? 'archive' : 'spectator'));
}

/** Builds the stream of a match so far, and everything heard until now. */
export function caughtUp(
  match: Match,
  eyes: readonly Watcher[],
  times: readonly number[],
  upTo = match.log.length,
): { readonly stream: Stream; readonly heard: readonly HeardMessage[] } {
  const stream = new Stream(match, eyes);
  const heard: HeardMessage[] = [];
  let state = match.game.begin(match.rules);
  for (const entry of match.log.slice(0, upTo)) {
    for (const event of entry.events) if (!isMatchEvent(event)) state = match.game.apply(state, event);
    const message = stream.take(entry, state, times[entry.n] ?? 0, false);
    if (message) heard.push(message);
  }
  return { stream, heard };
}
