import { useMemo } from 'preact/hooks';
import { holderName } from '../../src/kernel/holder-name.ts';
import { useLanguage } from '../../src/page/language.ts';
import { shellText } from '../text/shell-text.ts';
import { apiIn } from './api.ts';

export function useApi() {
  const language = useLanguage();
  return useMemo(() => apiIn(language), [language]);
}

export const useText = () => shellText(useLanguage());

/** A person's stored name in the page's language. */
export function useHolderName(): (name: string) => string {
  const language = useLanguage();
  return (name) => holderName(name, language);
}
