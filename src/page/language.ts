import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Language } from '../kernel/game.ts';

/** The page's language, provided by the shell. */
export const LanguageContext = createContext<Language>('en');

export const useLanguage = (): Language => useContext(LanguageContext);
