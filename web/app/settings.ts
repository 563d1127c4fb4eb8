import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { DEFAULT_HINTS, HINTS, type Hints } from '../../src/decide/hint.ts';
import type { PageSettings } from '../../src/page/contract.ts';
import { remember, remembered } from '../../src/page/storage.ts';

export interface ShellSettings extends PageSettings {
  readonly follow: boolean; // show the seat that must act, if we hold several
  readonly name: string; // shown to other players
}

const DEFAULTS: ShellSettings = {
  language: 'en',
  theme: 'system',
  motion: 'system',
  sound: false,
  suggestions: true,
  fastRolling: false,
  cellNames: false,
  autoEnd: false,
  follow: true,
  name: '',
  hints: DEFAULT_HINTS,
  targetHints: DEFAULT_HINTS,
};

export interface SettingsHold {
  readonly settings: ShellSettings;
  change(change: Partial<ShellSettings>): void;
}

export const SettingsContext = createContext<SettingsHold>({ settings: DEFAULTS, change: () => {} });

export const useSettings = (): SettingsHold => useContext(SettingsContext);

export function loadSettings(): ShellSettings {
  const language = navigator.language.startsWith('es') ? 'es' : 'en';
  const kept: ShellSettings = { ...DEFAULTS, language, ...remembered<Partial<ShellSettings>>('settings', {}) };
  return { ...kept, hints: hintsIn(kept.hints), targetHints: hintsIn(kept.targetHints) };
}

const hintsIn = (kept: Hints): Hints => (HINTS.includes(kept) ? kept : DEFAULT_HINTS);

export const saveSettings = (settings: ShellSettings): void => remember('settings', settings);

const dark = matchMedia('(prefers-color-scheme: dark)');
const still = matchMedia('(prefers-reduced-motion: reduce)');

export const isStill = ({ motion }: ShellSettings): boolean =>
  motion === 'none' || (motion === 'system' && still.matches);

/** Applies theme and motion for the style sheets, and the language for screen readers. */
export function applySettings(settings: ShellSettings): void {
  const root = document.documentElement;
  const { theme, language } = settings;
  root.dataset.theme = theme === 'system' ? (dark.matches ? 'plot-room' : 'paper') : theme;
  root.dataset.motion = isStill(settings) ? 'none' : 'full';
  root.lang = language;
}

/** Calls back when a system preference changes. */
export function onSystemChange(work: () => void): () => void {
  dark.addEventListener('change', work);
  still.addEventListener('change', work);
  return () => {
    dark.removeEventListener('change', work);
    still.removeEventListener('change', work);
  };
}
