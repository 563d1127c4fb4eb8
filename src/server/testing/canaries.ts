import type { Game, Seen } from '../../kernel/game.ts';
import type { Watcher } from '../../kernel/ids.ts';
import type { Kinds } from '../../kernel/kinds.ts';
import { seenAt } from '../../kernel/laws/audience.ts';
import { ok } from '../../kernel/result.ts';

type Dict = Readonly<Record<string, unknown>>;
type State = Kinds['state'];

/** What is marked: paths of the state (`**` = everything below), fields of events and of commands. */
export interface Secrets {
  readonly state: readonly string[];
  /** View paths that hold a secret from the same path of the state, where marking the state would break the rules. */
  readonly rewritten: readonly string[];
  /** Event fields, with the watchers who may hear them; `side` is the event's side. */
  readonly events: Readonly<
    Record<string, Readonly<Record<string, (side: string, rules: Kinds['rules']) => readonly Watcher[]>>>
  >;
}

const OPEN = '⟦';
const CLOSE = '⟧';

const canary = (path: string, value: string | number | boolean): string =>
  `${OPEN}${path}=${typeof value === 'string' ? 's' : typeof value === 'number' ? 'n' : 'b'}:${value}${CLOSE}`;

const CANARY = /^⟦[^=]+=([snb]):(.*)⟧$/su;

/** Marks every leaf below with the same path. */
const marked = (value: unknown, path: string): unknown =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? canary(path, value)
    : mapped(value, (inner) => marked(inner, path));

function mapped(value: unknown, change: (inner: unknown, key: string) => unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((inner, i) => change(inner, String(i)));
  const copy: Record<string, unknown> = {};
  for (const key of Object.keys(value)) copy[key] = change((value as Dict)[key], key);
  return copy;
}

/** Removes the marks. The rules are large and never marked. */
export function unmarked(value: unknown): unknown {
  if (typeof value === 'string') {
    const [, kind, text = ''] = CANARY.exec(value) ?? [];
    return kind === undefined ? value : kind === 'n' ? Number(text) : kind === 'b' ? text === 'true' : text;
  }
  return mapped(value, (inner, key) => (key === 'rules' ? inner : unmarked(inner)));
}

/** The paths of all canaries found in some bytes. */
export function* canariesIn(bytes: string): Generator<string> {
  for (let at = bytes.indexOf(OPEN); at >= 0; at = bytes.indexOf(OPEN, at + 1))
    yield bytes.slice(at + 1, bytes.indexOf('=', at));
}

const rows = new Map<string, Seen<State> | undefined>(); // for the one game under test

/** Whether a watcher may know the value with this mark, in the current state. */
export function mayKnow(game: Game, { events }: Secrets, path: string, watcher: Watcher, state: State): boolean {
  const [kind = '', ...rest] = path.split('.');
  if (kind === 'command') return false;
  if (kind === 'chat') return watcher.startsWith(`${rest[0]}.`);
  if (kind !== 'event') {
    const seen = rows.get(path) ?? seenAt(game.audience, path.split('.'));
    rows.set(path, seen);
    return seen?.watchers(state, path.split('.')).includes(watcher) ?? false;
  }
  const [type = '', side = '', field = ''] = rest;
  return events[type]?.[field]?.(side, state.rules).includes(watcher) ?? false;
}

/** The same game with every secret leaf of states, events and commands replaced by a marked word. The rules see the original. */
export function withCanaries(game: Game, secrets: Secrets): Game {
  const inState = marking(secrets.state);
  const inView = marking(secrets.rewritten);
  const plainOf = new WeakMap<object, object>(); // originals of marked states, views and events
  const plain = <T extends object>(value: T): T => {
    const known = plainOf.get(value);
    if (known) return known as T;
    const made = unmarked(value) as T;
    plainOf.set(value, made);
    return made;
  };
  const keep = <T extends object>(value: object, was: T): T => {
    plainOf.set(value, was);
    return value as T;
  };
  const markState = (state: State): State => keep(inState(state) as State, state);
  const markEvent = (event: Kinds['event']): Kinds['event'] => {
    const { side = '-' } = event as { readonly side?: string };
    const fields = secrets.events[event.type];
    if (!fields) return event;
    const next = mapped(event, (value, field) =>
      fields[field] ? marked(value, `event.${event.type}.${side}.${field}`) : value,
    );
    return keep(next as Kinds['event'], event);
  };
  const view = (state: State, watcher: Watcher): Kinds['view'] => {
    const was = plain(state);
    const sees = game.view(was, watcher) as Dict;
    const raw = game.view({ ...state, ...restored(was as Dict, secrets.rewritten) } as State, watcher) as Dict;
    return keep(adjusted(inView(raw) as Dict, sees) as Kinds['view'], sees as Kinds['view']);
  };
  return {
    ...game,
    begin: (rules) => markState(game.begin(rules)),
    parse(input) {
      const parsed = game.parse(unmarked(input));
      if (!parsed.ok) return parsed;
      const { type } = parsed.value;
      return ok({ ...(marked(parsed.value, `command.${type}`) as object), type });
    },
    refuse: (state, seat, command) => game.refuse(plain(state), seat, plain(command)),
    *resolve(state, seat, command, dice) {
      const happening = game.resolve(plain(state), seat, plain(command), dice);
      for (let next = happening.next(); !next.done; ) {
        const after: State = yield markEvent(next.value);
        next = happening.next(plain(after));
      }
    },
    apply: (state, event) => markState(game.apply(plain(state), plain(event))),
    awaiting: (state) => game.awaiting(plain(state)),
    outcome: (state) => game.outcome(plain(state)),
    view,
    options: (seen, seat) => game.options(plain(seen), seat),
    waiting: (seen) => game.waiting(plain(seen)),
    fallback: (seen, seat) => game.fallback(plain(seen), seat),
    start: (seen, seat) => game.start(plain(seen), seat),
    believe: (belief, heard) => game.believe(belief, plain(heard)),
    imagine: (seen, belief, random) => markState(game.imagine(plain(seen), belief, random)),
    standing: (state, side) => game.standing(plain(state), side),
    say: (fact, language, rules) => game.say(unmarked(fact) as typeof fact, language, rules),
    turns: (state) => game.turns(plain(state)),
  };
}

interface Branch {
  readonly below: Record<string, Branch>;
  marks: boolean;
}

/** Marks everything at some paths of a tree in one pass; unmarked branches are shared. */
function marking(paths: readonly string[]): (tree: object) => unknown {
  const root: Branch = { below: {}, marks: false };
  for (const path of paths) {
    let at = root;
    for (const step of path.split('.')) {
      at.below[step] ??= { below: {}, marks: false };
      at = at.below[step];
    }
    at.marks = true;
  }
  const walk = (tree: unknown, { below, marks }: Branch, path: string): unknown => {
    if (marks) return marked(tree, path);
    if (typeof tree !== 'object' || tree === null) return tree;
    const copy: Record<string, unknown> = { ...tree };
    for (const key of Object.keys(below['*'] ? copy : below)) {
      const branch = below[key] ?? below['*'];
      if (branch && key in copy) copy[key] = walk(copy[key], branch, path === '' ? key : `${path}.${key}`);
    }
    return copy;
  };
  return (tree) => walk(tree, root, '');
}

/** The top-level keys of the marked paths, with their original values. */
const restored = (state: Dict, paths: readonly string[]): Dict =>
  Object.fromEntries(paths.map((path) => path.split('.')[0] as string).map((key) => [key, state[key]]));

/** Derived values come from the original view; values that are passed on stay marked. */
function adjusted(raw: Dict, sees: Dict): Dict {
  const adjust = (own: unknown, visible: unknown, key: string): unknown => {
    if (key === 'rules') return visible;
    if (typeof own === 'string' && CANARY.test(own)) return own;
    if (typeof visible !== 'object' || visible === null || typeof own !== 'object' || own === null) return visible;
    if (Array.isArray(visible) && (own as unknown[]).length !== visible.length) return visible;
    return mapped(visible, (inner, step) => adjust((own as Dict)[step], inner, step));
  };
  return mapped(sees, (inner, key) => adjust(raw[key], inner, key)) as Dict;
}
