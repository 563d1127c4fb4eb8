import type { ComponentChildren } from 'preact';
import { useLanguage } from '../../src/page/language.ts';
import { Page } from '../parts/page.tsx';
import { arenaText } from './arena-text.ts';

/** A subpage of the arena, with a link back to it. */
export const ArenaPage = ({ title, children }: { readonly title: string; readonly children: ComponentChildren }) => (
  <Page title={title} back={{ to: '/arena', label: arenaText(useLanguage()).back }}>
    {children}
  </Page>
);
