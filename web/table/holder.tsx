import { botTitle } from '../../src/decide/bot-title.ts';
import type { Game } from '../../src/kernel/game.ts';
import { Icon } from '../../src/page/icon.tsx';
import type { Holder } from '../../src/wire/messages.ts';
import { useHolderName, useText } from '../app/use-api.ts';

interface HolderMarkProps {
  readonly holder: Holder;
  readonly own?: boolean;
  readonly over?: boolean; // the match: no one can take a seat
  readonly game: Game | null;
}

/** Who holds a seat: an icon and a name. */
export function HolderMark({ holder, own, over, game }: HolderMarkProps) {
  const say = useText();
  const holderName = useHolderName();
  switch (holder.kind) {
    case 'open':
      return (
        <span class="holder quiet">
          <Icon name="chair" size={14} /> {say.holderOpen}
        </span>
      );
    case 'bot':
      return (
        <span class="holder quiet">
          <Icon name="bot" size={14} /> {botTitle(holder.bot, game, say)}
          {holder.free && !over && <span class="chip">{say.free}</span>}
        </span>
      );
    case 'human':
      return (
        <span class={holder.here ? 'holder' : 'holder quiet'}>
          <Icon name={holder.here ? 'person' : 'away'} size={14} />
          <span class="holder-name">{own ? say.you(holder.name) : holderName(holder.name)}</span>
          {!holder.here && <span class="small">{say.away}</span>}
          {holder.bot !== null && (
            <span class="chip">
              <Icon name="bot" size={12} /> {say.botPlays}
            </span>
          )}
        </span>
      );
  }
}
