import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { DEFAULT_HINTS, HINTS, type Hints } from '../../src/decide/hint.ts';
import type { PageSettings } from '../../src/page/contract.ts';
import { remember, remembered } from '../../src/page/storage.ts';
import { fittedName } from '../../src/wire/names.ts';

export interface ShellSettings extends PageSettings {
  readonly follow: boolean; // show the seat that must act, if we hold several
  readonly name: string; // shown to other players
  readonly soundAsked: boolean; // never offer sound again
}

const DEFAULTS: ShellSettings = {
  language: 'en',
  theme: 'system',
  motion: 'system',
  sound: false,
  suggestions: true,
  fastRolling: false,
  cellNames: false,
  skipIdle: true,
  follow: true,
  name: '',
  soundAsked: false,
  hints: DEFAULT_HINTS,
  targetHints: DEFAULT_HINTS,
};

export interface SettingsHold {
  readonly settings: ShellSettings; // in force here
  readonly saved?: ShellSettings; // the player's choice, where a page overrides some of it
  change(change: Partial<ShellSettings>): void;
}

export const SettingsContext = createContext<SettingsHold>({ settings: DEFAULTS, change: () => {} });

export const useSettings = (): SettingsHold => useContext(SettingsContext);

/** The player's choice, also where a page overrides some of it. */
export function useSavedSettings(): SettingsHold {
  const { settings, saved = settings, change } = useSettings();
  return { settings: saved, change };
}

export function loadSettings(): ShellSettings {
  const language = navigator.language.startsWith('es') ? 'es' : 'en';
  const kept: ShellSettings = { ...DEFAULTS, language, ...remembered<Partial<ShellSettings>>('settings', {}) };
  return { ...kept, name: fittedName(kept.name), hints: hintsIn(kept.hints), targetHints: hintsIn(kept.targetHints) };
}

/** Settings that follow a signed-in player; the name is part of the identity. */
export function followingSettings({ name: _, ...rest }: ShellSettings): Readonly<Record<string, string | boolean>> {
  return rest;
}

/** The known ones among stored settings, which another version of the page may have saved. */
export const knownSettings = (stored: Readonly<Record<string, unknown>>): Partial<ShellSettings> =>
  Object.fromEntries(
    Object.entries(stored).filter(
      ([key, value]) =>
        Object.hasOwn(DEFAULTS, key) &&
        typeof value === typeof DEFAULTS[key as keyof ShellSettings] &&
        isKnown(key, value),
    ),
  );

const isKnown = (key: string, value: unknown): boolean =>
  (key !== 'hints' && key !== 'targetHints') || HINTS.includes(value as Hints);

const hintsIn = (kept: Hints): Hints => (HINTS.includes(kept) ? kept : DEFAULT_HINTS);

/** Sound on or off, as the player has chosen. */
export const soundSetting = (sound: boolean): Partial<ShellSettings> => ({ sound, soundAsked: true });

export const saveSettings = (settings: ShellSettings): void => remember('settings', settings);

const dark = matchMedia('(prefers-color-scheme: dark)');
const still = matchMedia('(prefers-reduced-motion: reduce)');

export const isStill = ({ motion }: ShellSettings): boolean =>
  motion === 'none' || (motion === 'system' && still.matches);

/** Applies theme and motion for the style sheets, the language for screen readers, and both for the installed page. */
export function applySettings(settings: ShellSettings): void {
  const root = document.documentElement;
  const { theme, language } = settings;
  const shown = theme === 'system' ? (dark.matches ? 'plot-room' : 'paper') : theme;
  root.dataset.theme = shown;
  root.dataset.motion = isStill(settings) ? 'none' : 'full';
  root.lang = language;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
    meta.content = TOP_COLOURS[shown];
  const manifest = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
  const inLanguage = language === 'es' ? '/manifest.es.webmanifest' : '/manifest.webmanifest';
  if (manifest && manifest.getAttribute('href') !== inLanguage) manifest.href = inLanguage;
}

/** The theme on show, for pictures. */
export const currentTheme = (): keyof typeof TOP_COLOURS =>
  document.documentElement.dataset.theme === 'plot-room' ? 'plot-room' : 'paper';

/** `--raised` of each theme, for the browser's own bar. */
const TOP_COLOURS = { paper: '#fffdf8', 'plot-room': '#1a202a' } as const;

/** Calls back when a system preference changes. */
export function onSystemChange(work: () => void): () => void {
  dark.addEventListener('change', work);
  still.addEventListener('change', work);
  return () => {
    dark.removeEventListener('change', work);
    still.removeEventListener('change', work);
  };
}
