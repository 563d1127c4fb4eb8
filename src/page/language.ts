import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Language } from '../kernel/game.ts';

/** The language that the page speaks; the shell provides it. */
export const LanguageContext = createContext<Language>('en');

export const useLanguage = (): Language => useContext(LanguageContext);
