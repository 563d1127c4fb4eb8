import type { ComponentType } from 'preact';
import type { Hints } from '../decide/hint.ts';
import type { Fact } from '../kernel/fact.ts';
import type { Game, Kinds, Language } from '../kernel/game.ts';
import type { Seat, Watcher } from '../kernel/ids.ts';

/** How somebody likes their table; kept in the browser. */
export interface PageSettings {
  readonly language: Language;
  readonly theme: 'system' | 'paper' | 'plot-room';
  readonly motion: 'system' | 'full' | 'none';
  readonly sound: boolean;
  readonly hints: Hints; // when a bot tells what it would do
  readonly targetHints: Hints; // whether a game aims weapons that have one target, and marks a good one of several
  readonly suggestions: boolean; // marks what the rules allow, and callouts for newcomers
  readonly fastRolling: boolean; // no waiting for dice to come to rest
  readonly autoEnd: boolean; // a turn in which nothing more can be done ends by itself
  readonly cellNames: boolean; // `H8` on every cell; hex numbers in games of hexes
}

/** A question to one of our seats. */
export interface Asked {
  readonly kinds: readonly string[];
  readonly must: boolean;
  readonly deadline: number | null; // by this browser's clock, milliseconds
}

/** A no, in words for people and as the fact that a game can look at. */
export interface Refusal {
  readonly words: string;
  readonly fact: Fact;
}

/** What a watcher can do; a spectator and a replay have none. */
export interface Controls<K extends Kinds = Kinds> {
  readonly seat: Seat;
  readonly ask: Asked | null; // null = nothing is asked of this seat
  readonly busy: boolean; // a command is on its way, or the line is down: everything is locked until then
  readonly offline: boolean; // the line is broken, which is why
  readonly refusal: Refusal | null; // the last answer, if it was no; gone with the next command
  send(command: K['command']): void;
}

/**
 * Everything that a game draws from. The page holds it; the game's components keep nothing of the match themselves.
 * `draft` is what the hand is about to do (a target chosen, not yet confirmed), shared by board and panel.
 */
export interface Scene<K extends Kinds = Kinds, D = unknown> {
  readonly match: string; // its code; of a file, something that stays the same
  readonly game: Game<K>;
  readonly rules: K['rules'];
  readonly watcher: Watcher; // whose eyes
  readonly view: K['view'];
  readonly before: K['view'] | null; // the view before the last change: what moved is the difference
  readonly heard: readonly HeardEvent<K>[]; // by this watcher, from the start
  belief(): K['belief'] | null; // what can be worked out from `heard`; null for onlookers
  readonly controls: Controls<K> | null;
  readonly draft: D | null;
  setDraft(draft: D | null): void;
  readonly shown: K['command'] | null; // an option that somebody points at elsewhere: draw it
  readonly settings: PageSettings;
  readonly still: boolean; // no motion, by the setting or the system's wish
  say(fact: Fact | K['heard']): string;
}

export interface HeardEvent<K extends Kinds = Kinds> {
  readonly seq: number;
  readonly at: number; // when
  readonly event: K['heard'];
}

export interface Shortcut {
  readonly keys: string; // as printed: `N`, `Shift+E`
  readonly does: Readonly<Record<Language, string>>;
}

/** A game's own form for what a match is set up with; the page asks the game itself whether it can be played. */
export interface SetUpProps {
  readonly options: Readonly<Record<string, unknown>>;
  onChange(options: Readonly<Record<string, unknown>>): void;
}

/** What `games/<game>/ui/index.tsx` exports as `ui`. */
export interface GameUi<K extends Kinds = Kinds, D = unknown> {
  /** The hero: fills what it is given, can be walked with arrow keys, says its cells. */
  readonly Board: ComponentType<{ readonly scene: Scene<K, D> }>;
  /** What this seat can do now, in the order in which people do it. Only drawn where `scene.hands` is there. */
  readonly Act: ComponentType<{ readonly scene: Scene<K, D> }>;
  /** Fetches a form, where the game's lists as plain fields are not enough: nobody needs it at a table. */
  setUp?(): Promise<ComponentType<SetUpProps>>;
  readonly shortcuts: readonly Shortcut[];
  /** The catalog speaks English: the entries of its lists, by their ids, in the page's languages. */
  readonly titles?: Readonly<Record<string, Readonly<Record<Language, string>>>>;
  /** Events at which a replay wants to stop: damage, the end. */
  isKeyMoment(event: K['event']): boolean;
  /** Those of them that the story of a match never leaves out: a wreck, the end. */
  isTurningPoint?(event: K['event']): boolean;
  /** Those that tell what the others of one order came to: a long entry of a replay is folded into them. */
  isSummary?(event: K['heard']): boolean;
  /** What a turn is called, where players count otherwise: `round 2, defender`; the first is 1. */
  turnLabel?(turn: number, language: Language): string;
}

/** What the server tells of a short match: plain data, so that no rules are needed to draw it. */
export interface MiniatureProps<K extends Kinds = Kinds> {
  readonly setup: K['rules']['setup'];
  readonly view: Omit<K['view'], 'rules'>; // of `archive`
}

/**
 * What `games/<game>/ui/card.tsx` exports as `card`: the game on the home page. That shows every game at once, so a card
 * is light: it stands on neither the game nor its board.
 */
export interface GameCard<K extends Kinds = Kinds> {
  /** A silent picture of one moment; the page lets it tick. */
  readonly Miniature: ComponentType<MiniatureProps<K>>;
  readonly about: Readonly<Record<Language, string>>; // the catalog's sentence, which is English
  readonly choice?: CardChoice;
}

/** The one option of a game's set-up that is worth choosing on its card. */
export interface CardChoice {
  readonly option: string; // its key in the set-up
  readonly title: Readonly<Record<Language, string>>;
  readonly among: readonly { readonly id: string; readonly title: Readonly<Record<Language, string>> }[]; // the usual one first
}

/** What the page gives to a calculator. The question is in the address, so that it can be shared and gone back to. */
export interface CalculatorProps {
  readonly settings: PageSettings;
  readonly asked: string; // what stands behind the `?` of the address; '' = nothing yet
  onAsk(asked: string): void;
}

/** What `games/<game>/ui/calculator.tsx` exports as `calculator`: a page of odds that needs neither match nor server. */
export interface GameCalculator {
  readonly title: Readonly<Record<Language, string>>;
  readonly Page: ComponentType<CalculatorProps>;
}
