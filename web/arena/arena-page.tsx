import type { ComponentChildren } from 'preact';
import { useLanguage } from '../../src/page/language.ts';
import { Page } from '../parts/page.tsx';
import { words } from './words.ts';

/** A page behind the list of experiments, which its way back leads to. */
export const ArenaPage = ({ title, children }: { readonly title: string; readonly children: ComponentChildren }) => (
  <Page title={title} back={{ to: '/arena', label: words(useLanguage()).back }}>
    {children}
  </Page>
);
