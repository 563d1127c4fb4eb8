import type { ComponentChildren } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { Button } from './button.tsx';
import type { GameUi } from './contract.ts';
import { type GameHelp, HelpContext, tip, useHelp } from './help.ts';
import { Icon } from './icon.tsx';
import { useLanguage } from './language.ts';
import { remember, remembered } from './storage.ts';

interface HelpProviderProps {
  readonly game: string; // its id
  readonly ui: Pick<GameUi, 'help'>;
  readonly children: ComponentChildren;
}

/** Gives boards and panels the game's legend and the links to its rules. */
export function HelpProvider({ game, ui, children }: HelpProviderProps) {
  const key = `legend.${game}`;
  const [state, setState] = useState(() => ({ isOpen: false, isPinned: remembered(key, false) }));
  const value: GameHelp = useMemo(
    () => ({
      game,
      load: ui.help,
      ...state,
      show(change) {
        setState({ ...state, ...change });
        if (change.isPinned !== undefined) remember(key, change.isPinned || null);
      },
    }),
    [game, ui, state],
  );
  return <HelpContext.Provider value={value}>{children}</HelpContext.Provider>;
}

/** Opens and closes the legend. Boards put it next to their zoom buttons. */
export function LegendButton() {
  const shown = useHelp();
  const name = useLanguage() === 'es' ? 'Leyenda' : 'Legend';
  if (!shown?.load) return null;
  const isOpen = shown.isOpen || shown.isPinned;
  return (
    <Button
      kind="quiet"
      class="legend-button"
      icon={<Icon name="legend" />}
      aria-label={name}
      aria-expanded={isOpen}
      {...tip(name)}
      onClick={() => shown.show(isOpen ? { isOpen: false, isPinned: false } : { isOpen: true })}
    />
  );
}
