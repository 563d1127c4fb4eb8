import type { ComponentChildren } from 'preact';
import { useLanguage } from '../../src/page/language.ts';
import { Page } from '../parts/page.tsx';
import { arenaText } from './arena-text.ts';

/** A page behind the list of experiments, which its way back leads to. */
export const ArenaPage = ({ title, children }: { readonly title: string; readonly children: ComponentChildren }) => (
  <Page title={title} back={{ to: '/arena', label: arenaText(useLanguage()).back }}>
    {children}
  </Page>
);
