import type { ComponentType } from 'preact';
import type { Hints } from '../decide/hint.ts';
import type { Fact } from '../kernel/fact.ts';
import type { Game, Language } from '../kernel/game.ts';
import type { Seat, Side, Watcher } from '../kernel/ids.ts';
import type { Kinds } from '../kernel/kinds.ts';
import type { HelpTexts } from './help.ts';

/** A person's page settings, saved in the browser. */
export interface PageSettings {
  readonly language: Language;
  readonly theme: 'system' | 'paper' | 'plot-room';
  readonly motion: 'system' | 'full' | 'none';
  readonly sound: boolean;
  readonly hints: Hints; // when to show what a bot would do
  readonly targetHints: Hints; // whether weapons with one target are aimed automatically, and the best of several is marked
  readonly suggestions: boolean; // marks legal choices, and shows tips for newcomers
  readonly fastRolling: boolean; // skips dice animations
  readonly skipIdle: boolean; // skips steps with nothing to do
  readonly cellNames: boolean; // `H8` on every cell; hex numbers in hex games
}

/** A decision that one of the viewer's seats has to make. */
export interface Asked {
  readonly kinds: readonly string[];
  readonly must: boolean;
  readonly deadline: number | null; // milliseconds, by this browser's clock
}

/** A refusal, as text and as the fact behind it. */
export interface Refusal {
  readonly words: string;
  readonly fact: Fact;
}

/** A seat holder's controls; spectators and replays have none. */
export interface Controls<K extends Kinds = Kinds> {
  readonly seat: Seat;
  readonly ask: Asked | null; // null = this seat does not have to act
  readonly busy: boolean; // locked: a command is pending, or the connection is down
  readonly offline: boolean; // the connection is down
  readonly refusal: Refusal | null; // the refusal of the last command; cleared by the next one
  send(command: K['command']): void;
}

/**
 * Everything a game draws from. The page holds it: a game's components store no match data.
 * `draft` is the player's unconfirmed choice (a target, say), shared by board and panel.
 */
export interface Scene<K extends Kinds = Kinds, D = unknown> {
  readonly match: string; // the match code; for a file, any stable id
  readonly game: Game<K>;
  readonly rules: K['rules'];
  readonly watcher: Watcher; // whose view this is
  readonly view: K['view'];
  readonly before: K['view'] | null; // the view before the last change, for animating the difference
  readonly heard: readonly HeardEvent<K>[]; // events this watcher has heard since the start
  belief(): K['belief'] | null; // derived from `heard`; null for spectators
  readonly controls: Controls<K> | null;
  readonly draft: D | null;
  setDraft(draft: D | null): void;
  readonly shown: K['command'] | null; // an option highlighted elsewhere on the page; the board draws it
  readonly settings: PageSettings;
  readonly still: boolean; // no motion, by setting or system preference
  say(fact: Fact | K['heard']): string;
}

export interface HeardEvent<K extends Kinds = Kinds> {
  readonly seq: number;
  readonly at: number; // a timestamp
  readonly event: K['heard'];
}

/** The command that passes a step with nothing to do, and a short note for the player: `Nothing to fire`. */
export interface Idle<K extends Kinds = Kinds> {
  readonly command: K['command'];
  readonly note: Readonly<Record<Language, string>>;
}

export interface Shortcut {
  readonly keys: string; // as displayed: `N`, `Shift+E`
  readonly does: Readonly<Record<Language, string>>;
}

/** A game's own set-up form. The page asks the game whether the options are valid. */
export interface SetUpProps {
  readonly options: Readonly<Record<string, unknown>>;
  onChange(options: Readonly<Record<string, unknown>>): void;
}

/** What a match will be played with, before it starts. Everything in it is public. */
export interface PreviewProps<K extends Kinds = Kinds> {
  readonly rules: K['rules'];
  readonly view: K['view']; // a spectator's, before the first command
  sideName(side: Side): string;
}

/** A finished match, for what the game itself has to say about it. */
export interface EndingProps<K extends Kinds = Kinds> {
  readonly rules: K['rules'];
  readonly events: readonly K['event'][];
  readonly shown: Side; // the player's side; the first one for a spectator
  sideName(side: Side): string;
}

/** What `games/<game>/ui/index.tsx` exports as `ui`. */
export interface GameUi<K extends Kinds = Kinds, D = unknown> {
  /** Fills its container, supports arrow keys, and names its cells for screen readers. */
  readonly Board: ComponentType<{ readonly scene: Scene<K, D> }>;
  /** What this seat can do now, in the usual order. Drawn only if `scene.controls` is set. */
  readonly Act: ComponentType<{ readonly scene: Scene<K, D> }>;
  /** Loads the set-up form, for games that need more than plain lists. Lazy, because tables do not need it. */
  setUp?(): Promise<ComponentType<SetUpProps>>;
  /** Loads what the symbols of the board mean, and the rules behind refusals. Lazy, because it is shown only on request. */
  help?(): Promise<HelpTexts>;
  /** Loads the picture of a set-up for the lobby: map, forces, armies or decks. Lazy, because tables do not need it. */
  preview?(): Promise<ComponentType<PreviewProps<K>>>;
  /** Loads the game's own section of the end screen, for example how lucky the dice were. Lazy, because only the end needs it. */
  ending?(): Promise<ComponentType<EndingProps<K>>>;
  /** A step in which this seat can only pass; undefined if skipping it would tell other players something secret. */
  idle?(scene: Pick<Scene<K, D>, 'view' | 'draft'>, seat: Seat): Idle<K> | undefined;
  readonly shortcuts: readonly Shortcut[];
  /** Titles of list entries by id; the catalog has them in English only. */
  readonly titles?: Readonly<Record<string, Readonly<Record<Language, string>>>>;
  /** Events at which a replay stops: damage, the end. */
  isKeyMoment(event: K['event']): boolean;
  /** Events with the sound of a hit, if not simply the key moments. */
  isHit?(event: K['event']): boolean;
  /** Key moments that a match summary always includes: a wreck, the end. */
  isTurningPoint?(event: K['event']): boolean;
  /** Events that sum up the others of their command; long replay entries collapse to these. */
  isSummary?(event: K['heard']): boolean;
  /** Turn label, where players count differently: `round 2, defender`. The first turn is 1. */
  turnLabel?(turn: number, language: Language): string;
}

/** A moment of a short match, as plain data that can be drawn without the rules. */
export interface MiniatureProps<K extends Kinds = Kinds> {
  readonly setup: K['rules']['setup'];
  readonly view: Omit<K['view'], 'rules'>; // from `archive`
}

/**
 * What `games/<game>/ui/card.tsx` exports as `card`: the game on the home page. The home page loads every card,
 * so a card imports neither the game nor its board.
 */
export interface GameCard<K extends Kinds = Kinds> {
  /** A picture of one moment, without controls; the page advances it. */
  readonly Miniature: ComponentType<MiniatureProps<K>>;
  readonly choice?: CardChoice;
}

/**
 * What `games/<game>/ui/facts.ts` exports as `facts`: the text of the game's card. It is part of the first chunk, so that
 * the home page shows every game before anything else has loaded.
 */
export interface GameFacts {
  readonly place: number; // on the home page; 1 is first
  readonly title: string; // in English, as in the catalog
  readonly about: Readonly<Record<Language, string>>; // translates the catalog's sentence
  /** About how many actions a match with the card's defaults takes: the player's, and those of bots. */
  readonly length: { readonly own: number; readonly others: number };
  readonly lesson?: number; // minutes of the first lesson; absent: no lessons
}

/** The one set-up option offered on the game's card. */
interface CardChoice {
  readonly option: string; // its key in the set-up
  readonly title: Readonly<Record<Language, string>>;
  readonly among: readonly { readonly id: string; readonly title: Readonly<Record<Language, string>> }[]; // the default first
}

/** Props of a calculator. The question is in the URL, so it can be shared and bookmarked. */
export interface CalculatorProps {
  readonly settings: PageSettings;
  readonly asked: string; // the URL's query string; '' = no question yet
  onAsk(asked: string): void;
}

/** What `games/<game>/ui/calculator.tsx` exports as `calculator`: an odds page that needs no match and no server. */
export interface GameCalculator {
  readonly title: Readonly<Record<Language, string>>;
  readonly Page: ComponentType<CalculatorProps>;
}
