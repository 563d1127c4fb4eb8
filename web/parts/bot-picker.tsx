import { makeBotName, parseBotName } from '../../src/decide/persona.ts';
import type { BotInfo } from '../app/api.ts';
import { useText } from '../app/use-api.ts';
import { capital } from './side.ts';

interface BotPickerProps {
  readonly game: string; // its id
  readonly bots: readonly BotInfo[];
  readonly value: string; // `crew@3+hunter`
  onChange(name: string): void;
  readonly label: string; // whose bot, for screen readers
  readonly brief?: boolean; // only level and persona of the current bot
}

/** Chooses a bot, its level and its persona, with a description. */
export function BotPicker({ game, bots, value, onChange, label, brief }: BotPickerProps) {
  const say = useText();
  const parsed = parseBotName(value);
  const isProgram = bots.some((known) => known.id === value); // `sbt:name`; the full name may differ from the id
  const id = isProgram ? value : parsed.ok ? parsed.value.id : (bots[0]?.id ?? '');
  const bot = bots.find((known) => known.id === id);
  const level = parsed.ok ? parsed.value.level : 5;
  const persona = (parsed.ok && parsed.value.persona) || bot?.personas[0] || '';
  const about = bot && !brief ? say.botAbout(game, bot.id, bot.about) : '';
  const tell = (change: { readonly id?: string; readonly level?: number; readonly persona?: string }): void => {
    const next = bots.find((known) => known.id === (change.id ?? id));
    const wanted = change.persona ?? persona;
    onChange(
      makeBotName({
        id: next?.id ?? id,
        level: next?.levels.length === 0 ? 5 : (change.level ?? level),
        ...(next?.personas.includes(wanted) && wanted !== next.personas[0] && { persona: wanted }),
      }),
    );
  };
  return (
    <span class="bot-picker">
      <span class="row bot-picks">
        {!brief && (
          <select
            class="select"
            aria-label={say.botOf(label)}
            value={id}
            onChange={(e) => tell({ id: e.currentTarget.value })}
          >
            {bots.map((known) => (
              <option key={known.id} value={known.id}>
                {capital(say.botName(known.id))}
              </option>
            ))}
          </select>
        )}
        {(bot?.levels.length ?? 0) > 1 && (
          <select
            class="select"
            aria-label={say.levelOf(label)}
            value={level}
            onChange={(e) => tell({ level: Number(e.currentTarget.value) })}
          >
            {bot?.levels.map((known) => (
              <option key={known} value={known}>
                {say.levelName(known)}
              </option>
            ))}
          </select>
        )}
        {(bot?.personas.length ?? 0) > 1 && (
          <select
            class="select"
            aria-label={say.personaOf(label)}
            value={persona}
            onChange={(e) => tell({ persona: e.currentTarget.value })}
          >
            {bot?.personas.map((known) => (
              <option key={known} value={known}>
                {say.personaName(known)}
              </option>
            ))}
          </select>
        )}
      </span>
      {about && <span class="bot-about quiet small">{capital(about)}.</span>}
    </span>
  );
}
