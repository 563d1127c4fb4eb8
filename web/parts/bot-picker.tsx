import { makeBotName, parseBotName } from '../../src/decide/persona.ts';
import type { BotInfo } from '../app/api.ts';
import { useText } from '../app/use-api.ts';
import { capital } from './side.ts';

interface BotPickerProps {
  readonly bots: readonly BotInfo[];
  readonly value: string; // `crew@3+hunter`
  onChange(name: string): void;
  readonly label: string; // whose, for screen readers
  readonly brief?: boolean; // level and persona only, of the bot that is there
}

/** A bot, how strong, and in what spirit, with what it is like. */
export function BotPicker({ bots, value, onChange, label, brief }: BotPickerProps) {
  const say = useText();
  const parsed = parseBotName(value);
  const isProgram = bots.some((known) => known.id === value); // `sbt:name`; a bot's name may say more than its id
  const id = isProgram ? value : parsed.ok ? parsed.value.id : (bots[0]?.id ?? '');
  const bot = bots.find((known) => known.id === id);
  const level = parsed.ok ? parsed.value.level : 5;
  const persona = (parsed.ok && parsed.value.persona) || bot?.personas[0] || '';
  const about = bot && !brief ? say.botAbout(bot.about) : '';
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
              <option key={known.id} value={known.id} title={say.botAbout(known.about)}>
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
