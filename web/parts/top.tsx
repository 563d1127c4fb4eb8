import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { Button } from '../../src/page/button.tsx';
import type { Shortcut } from '../../src/page/contract.ts';
import { tip } from '../../src/page/help.ts';
import { Icon } from '../../src/page/icon.tsx';
import { useKeys } from '../app/keys.ts';
import { Link } from '../app/navigation.tsx';
import { useText } from '../app/use-api.ts';
import { Lazy } from './lazy.tsx';

const helpDialog = async () => (await import('../settings/help.tsx')).HelpDialog;
const settingsDialog = async () => (await import('../settings/settings.tsx')).SettingsDialog;
const explainer = async () => (await import('../../src/page/explainer/explainer.tsx')).Explainer;

interface TopProps {
  readonly children?: ComponentChildren; // title of the page
  readonly tools?: ComponentChildren; // page-specific buttons
  readonly shortcuts?: readonly Shortcut[]; // of the game
  readonly settings?: ComponentChildren; // match settings, shown with the personal ones
}

/** The header of every page, with the help and settings dialogs. */
export function Top({ children, tools, shortcuts, settings }: TopProps) {
  const say = useText();
  const [open, setOpen] = useState<'help' | 'settings' | null>(null);
  const close = (): void => setOpen(null);
  useKeys({ '?': () => setOpen('help'), ',': () => setOpen('settings') });
  return (
    <header class="top">
      <Link to="/" class="wordmark" aria-label={say.homeLink}>
        <Mark />
        <span>Umpire</span>
      </Link>
      <div class="top-middle">{children}</div>
      <nav class="top-tools" aria-label={say.tools}>
        {tools}
        <Link to="/me" class="button is-quiet is-bare" aria-label={say.myGames}>
          <Icon name="person" />
        </Link>
        <Button
          kind="quiet"
          icon={<Icon name="help" />}
          aria-label={say.help}
          {...tip(say.help)}
          onClick={() => setOpen('help')}
        />
        <Button
          kind="quiet"
          icon={<Icon name="settings" />}
          aria-label={say.settings}
          {...tip(say.settings)}
          onClick={() => setOpen('settings')}
        />
      </nav>
      <Lazy load={explainer} props={{}} silent />
      {open === 'help' && <Lazy load={helpDialog} props={{ onClose: close, shortcuts: shortcuts ?? [] }} silent />}
      {open === 'settings' && <Lazy load={settingsDialog} props={{ onClose: close, children: settings }} silent />}
    </header>
  );
}

/** The logo: a counter with a chevron. */
const Mark = () => (
  <svg width="22" height="22" viewBox="0 0 22 22" aria-hidden="true" focusable="false">
    <rect x="1" y="1" width="20" height="20" rx="2" fill="none" stroke="currentColor" stroke-width="1.6" />
    <path d="M6 12.5l5-5 5 5" fill="none" stroke="var(--brass)" stroke-width="2.2" stroke-linecap="square" />
    <path d="M6 16.5h10" fill="none" stroke="currentColor" stroke-width="1.6" />
  </svg>
);
