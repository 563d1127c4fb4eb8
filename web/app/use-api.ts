import { useMemo } from 'preact/hooks';
import { useLanguage } from '../../src/page/language.ts';
import { words } from '../words.ts';
import { apiIn } from './api.ts';

export function useApi() {
  const language = useLanguage();
  return useMemo(() => apiIn(language), [language]);
}

export const useWords = () => words(useLanguage());
