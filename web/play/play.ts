import type { Outcome } from '../../src/kernel/game.ts';
import type { Seat, Watcher } from '../../src/kernel/ids.ts';
import type { Asked, Refusal } from '../../src/page/contract.ts';
import type { ChatMessage, HeardMessage, ServerMessage, TableInfo, Welcome } from '../../src/wire/messages.ts';
import { patched } from '../../src/wire/patch.ts';

/** connecting: not connected yet; waiting: disconnected, will retry; closed: for good. */
type ConnectionState = 'connecting' | 'live' | 'waiting' | 'closed';

export type Happening = Pick<HeardMessage, 'seq' | 'at' | 'events'>;

interface Sent {
  readonly id: string;
  readonly seat: Seat;
  readonly command: { readonly type: string };
  readonly at?: number; // of an automatic command: the sequence number at which it was decided
}

/** Everything the page knows about a match, all from server messages. */
export interface Play {
  readonly connection: ConnectionState;
  readonly why: string | null; // code of the last disconnect: `stopping`, `wrong-token`
  readonly version: string | null; // of the server
  readonly ahead: number; // server clock minus local clock, milliseconds
  readonly table: TableInfo | null;
  readonly you: Welcome['you'] | null;
  readonly watchers: readonly Watcher[];
  readonly views: Readonly<Record<Watcher, object>>;
  readonly before: Readonly<Record<Watcher, object>>; // views before the last change
  readonly seq: number; // newest sequence number
  readonly heard: readonly Happening[];
  readonly asks: Readonly<Record<Seat, Asked>>;
  readonly sent: Sent | null; // pending, not answered yet
  readonly refusal: (Refusal & { readonly seat: Seat }) | null;
  readonly tooLate: number; // automatic commands that were dropped because something else had happened first
  readonly chat: readonly ChatMessage[];
  readonly over: { readonly outcome: Outcome; readonly seed: string } | null;
  readonly fault: string | null; // text of a server fault
  readonly playedForYou: Readonly<Record<Seat, number>>; // moves made for each seat while its player was away
  readonly restartAt: number | null; // announced restart of the server, by the local clock
}

export const NEW_PLAY: Play = {
  connection: 'connecting',
  why: null,
  version: null,
  ahead: 0,
  table: null,
  you: null,
  watchers: [],
  views: {},
  before: {},
  seq: 0,
  heard: [],
  asks: {},
  sent: null,
  refusal: null,
  tooLate: 0,
  chat: [],
  over: null,
  fault: null,
  playedForYou: {},
  restartAt: null,
};

type Draft = { -readonly [K in keyof Play]: Play[K] } & { heard: Happening[] };

/** Applies the messages of one frame in order. */
export function received(play: Play, frame: readonly ServerMessage[], now: number): Play {
  const draft: Draft = { ...play, heard: play.heard as Happening[] };
  if (frame.some(({ type }) => type === 'heard')) draft.heard = [...play.heard];
  for (const message of frame) take(draft, message, now);
  return draft;
}

function take(draft: Draft, message: ServerMessage, now: number): void {
  switch (message.type) {
    case 'welcome':
      draft.connection = 'live';
      draft.why = null;
      draft.fault = null;
      draft.restartAt = null; // announced again after the welcome, if it still stands
      draft.version = message.version;
      draft.ahead = message.now - now;
      draft.table = message.table;
      draft.you = message.you;
      draft.asks = {};
      if (draft.sent && !message.you.seats.includes(draft.sent.seat)) draft.sent = null;
      return;
    case 'table':
      draft.table = message.table;
      return;
    case 'view':
      draft.seq = message.seq;
      draft.watchers = message.eyes;
      draft.views = message.views;
      draft.before = {};
      draft.asks = only(draft.asks, message.eyes);
      return;
    case 'heard':
      hear(draft, message);
      return;
    case 'ask':
      draft.asks = asked(draft.asks, message, draft.ahead);
      return;
    case 'answer':
      if (draft.sent?.id !== message.id) return;
      if (!message.ok && draft.sent.at !== undefined && message.refusal.code === 'stale') draft.tooLate++;
      else if (!message.ok) draft.refusal = { seat: draft.sent.seat, words: message.words, fact: message.refusal };
      draft.sent = null;
      return;
    case 'chat':
      draft.chat = [...draft.chat.filter(({ at, text, from }) => !sameChat({ at, text, from }, message)), message];
      return;
    case 'over':
      draft.over = { outcome: message.outcome, seed: message.seed };
      draft.asks = {};
      return;
    case 'played-for-you':
      draft.playedForYou = added(draft.playedForYou, message.seat, message.moves);
      return;
    case 'restart':
      draft.restartAt = message.at === null ? null : message.at - draft.ahead;
      return;
    case 'beat':
      draft.ahead = message.now - now;
      return;
    case 'fault':
      draft.fault = message.words;
      return;
  }
}

/** A message with an old sequence number replaces everything from that number on. */
function hear(draft: Draft, { seq, at, events, see }: HeardMessage): void {
  while ((draft.heard.at(-1)?.seq ?? 0) >= seq) draft.heard.pop();
  draft.heard.push({ seq, at, events });
  if (seq > draft.seq) draft.seq = seq;
  for (const [watcher, patch] of Object.entries(see ?? {})) {
    const view = draft.views[watcher];
    if (!view) continue;
    draft.before = { ...draft.before, [watcher]: view };
    draft.views = { ...draft.views, [watcher]: patched(view, patch) };
  }
}

function asked(
  asks: Play['asks'],
  { seat, kinds, must, deadline }: Extract<ServerMessage, { readonly type: 'ask' }>,
  ahead: number,
): Play['asks'] {
  if (kinds.length > 0)
    return { ...asks, [seat]: { kinds, must, deadline: deadline === null ? null : deadline - ahead } };
  const { [seat]: _, ...others } = asks;
  return others;
}

const only = (asks: Play['asks'], watchers: readonly Watcher[]): Play['asks'] =>
  Object.fromEntries(Object.entries(asks).filter(([seat]) => watchers.includes(seat)));

const added = (moves: Play['playedForYou'], seat: Seat, more: number): Play['playedForYou'] => ({
  ...moves,
  [seat]: (moves[seat] ?? 0) + more,
});

type Spoken = Pick<ChatMessage, 'at' | 'text' | 'from'>;
const sameChat = (a: Spoken, b: Spoken): boolean => a.at === b.at && a.text === b.text && a.from === b.from;
