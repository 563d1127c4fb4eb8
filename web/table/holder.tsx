import { parseBotName } from '../../src/decide/persona.ts';
import { Icon } from '../../src/page/icon.tsx';
import type { Holder } from '../../src/wire/messages.ts';
import { useWords } from '../app/use-api.ts';
import { capital } from '../parts/side.ts';

/** Who holds a seat: a mark and words. */
export function HolderMark({ holder, own }: { readonly holder: Holder; readonly own?: boolean }) {
  const say = useWords();
  switch (holder.kind) {
    case 'open':
      return (
        <span class="holder quiet">
          <Icon name="chair" size={14} /> {say.holderOpen}
        </span>
      );
    case 'bot':
      return (
        <span class="holder quiet" title={holder.bot}>
          <Icon name="bot" size={14} /> {botTitle(holder.bot, say)}
          {holder.free && <span class="chip">{say.free}</span>}
        </span>
      );
    case 'human':
      return (
        <span class={holder.here ? 'holder' : 'holder quiet'}>
          <Icon name={holder.here ? 'person' : 'away'} size={14} />
          <span class="holder-name">{own ? say.you(holder.name) : holder.name}</span>
          {!holder.here && <span class="small">{say.away}</span>}
          {holder.bot !== null && (
            <span class="chip" title={holder.bot}>
              <Icon name="bot" size={12} /> {say.botPlays}
            </span>
          )}
        </span>
      );
  }
}

/** `Crew 3, hunter`. */
export function botTitle(name: string, say: { readonly personaName: (persona: string) => string }): string {
  const parsed = parseBotName(name);
  if (!parsed.ok) return name;
  const { id, level, persona } = parsed.value;
  return `${capital(id)} ${level}${persona ? `, ${say.personaName(persona)}` : ''}`;
}
