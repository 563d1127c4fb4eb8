import { useMemo } from 'preact/hooks';
import { useLanguage } from '../../src/page/language.ts';
import { shellText } from '../text/shell-text.ts';
import { apiIn } from './api.ts';

export function useApi() {
  const language = useLanguage();
  return useMemo(() => apiIn(language), [language]);
}

export const useText = () => shellText(useLanguage());
