import { createContext, type VNode } from 'preact';
import { useContext } from 'preact/hooks';
import type { Language } from '../kernel/game.ts';

type ByLanguage = Readonly<Record<Language, string>>;

/** A symbol, colour or number of a board and what it means. The legend lists it; `help(id)` shows it next to an element. */
export interface LegendEntry {
  readonly id: string;
  readonly title: ByLanguage;
  readonly about: ByLanguage;
  readonly rule?: string; // the section of the rulebook that covers it
  sample?(): VNode; // a drawing, about 24 pixels high
}

export interface LegendGroup {
  readonly title: ByLanguage;
  readonly entries: readonly LegendEntry[];
}

/** What `games/<game>/ui/help-texts.ts` exports as `helpTexts`. Loaded on demand. */
export interface HelpTexts {
  readonly legend: readonly LegendGroup[];
  readonly ruleOf: Readonly<Record<string, string>>; // refusal code → section of the rulebook
}

/** What to say about an element. */
export interface Explanation {
  readonly tip?: string | undefined; // about this element, now: `Blue: hull 3 of 4`
  readonly entries?: readonly string[]; // ids of legend entries
  readonly rule?: string | undefined; // a section of the rulebook
}

interface HelpProps {
  readonly 'data-help'?: string;
  readonly 'data-tip'?: string | undefined;
}

/** Props for an element, HTML or SVG, that a legend entry explains; `now` is about this one. Several ids: `boat trail`. */
export const help = (ids: string, now?: string): HelpProps => ({ 'data-help': ids, 'data-tip': now });

/** Props for an element with a short text of its own, instead of a native `title`. */
export const tip = (text: string): HelpProps => ({ 'data-tip': text });

/** The help of one game, for everything below the provider. */
export interface GameHelp {
  readonly game: string; // its id
  load?: (() => Promise<HelpTexts>) | undefined;
  readonly isOpen: boolean; // the legend, until closed
  readonly isPinned: boolean; // the legend, in every match of this game
  show(change: { readonly isOpen?: boolean; readonly isPinned?: boolean }): void;
}

export const HelpContext = createContext<GameHelp | null>(null);

export const useHelp = (): GameHelp | null => useContext(HelpContext);

/** Asks the page to open the rules at a section; false if it has no rules dialog. */
export const openRules = (section: string): boolean =>
  !dispatchEvent(new CustomEvent(RULES_EVENT, { cancelable: true, detail: section }));

export const RULES_EVENT = 'umpire-rules';
