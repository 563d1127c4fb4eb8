import { useEffect, useState } from 'preact/hooks';
import type { Fact } from '../../src/kernel/fact.ts';
import { useLanguage } from '../../src/page/language.ts';
import { shellText } from '../text/shell-text.ts';

/** A polled resource; both null while loading. */
interface Polled<T> {
  readonly value: T | null;
  readonly fault: string | null;
}

const LOOK_AGAIN = 2000; // milliseconds

/**
 * Fetches a path and polls it while `goesOn` says so and the tab is visible; unchanged answers cost a 304. `goesOn`
 * must be a stable function.
 */
export function usePolled<T>(path: string | null, goesOn: (value: T) => boolean = never): Polled<T> {
  const language = useLanguage();
  const [told, setTold] = useState<Polled<T> & { readonly path: string | null }>({ value: null, fault: null, path });
  useEffect(() => {
    if (path === null) return;
    let current = true;
    let busy = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let tag: string | null = null;
    let live = true;
    const look = async (): Promise<void> => {
      if (!current || busy || !live || document.hidden) return;
      busy = true;
      clearTimeout(timer);
      const answer = await ask<T>(path, tag, language);
      busy = false;
      if (!current) return;
      if (answer.kind === 'new') {
        tag = answer.tag;
        live = goesOn(answer.value);
        setTold({ value: answer.value, fault: null, path });
      } else if (answer.kind === 'failed')
        setTold((old) => ({ value: old.path === path ? old.value : null, fault: answer.words, path }));
      if (live) timer = setTimeout(look, LOOK_AGAIN);
    };
    void look();
    document.addEventListener('visibilitychange', look);
    return () => {
      current = false;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [path, language, goesOn]);
  return told.path === path ? told : { value: null, fault: null };
}

const never = (): boolean => false;

type Answer<T> =
  | { readonly kind: 'new'; readonly value: T; readonly tag: string | null }
  | { readonly kind: 'same' }
  | { readonly kind: 'failed'; readonly words: string };

async function ask<T>(path: string, tag: string | null, language: 'en' | 'es'): Promise<Answer<T>> {
  try {
    const headers = { 'accept-language': language, ...(tag !== null && { 'if-none-match': tag }) };
    const answer = await fetch(`/api/arena${path}`, { headers });
    if (answer.status === 304) return { kind: 'same' };
    const body = (await answer.json()) as T & { readonly error?: Fact; readonly words?: string };
    if (!answer.ok) return { kind: 'failed', words: body.words ?? answer.statusText };
    return { kind: 'new', value: body, tag: answer.headers.get('etag') };
  } catch {
    return { kind: 'failed', words: shellText(language).offline };
  }
}
