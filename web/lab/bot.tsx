import { useEffect, useState } from 'preact/hooks';
import type { Weights } from '../../src/kernel/bot.ts';
import type { Language } from '../../src/kernel/game.ts';
import type { LabBot } from '../../src/wire/lab.ts';
import type { BotInfo } from '../app/api.ts';
import { asking } from '../inspector/asking.ts';
import { BotPicker } from '../parts/bot-picker.tsx';
import { labText } from './lab-text.ts';

interface BotFieldProps {
  readonly label: string;
  readonly game: string;
  readonly bots: readonly BotInfo[];
  readonly value: LabBot;
  change(bot: LabBot): void;
  readonly language: Language;
}

/** A bot, with weights that the user can change. */
export function BotField({ label, game, bots, value, change, language }: BotFieldProps) {
  const say = labText(language);
  const { bot, weights = {} } = value;
  const table = useTable(game, bot, language);
  const changed = Object.keys(weights).length;
  const weigh = (weight: string, text: string): void => {
    const next = { ...weights };
    if (text === '' || !Number.isFinite(Number(text))) return; // still being typed
    if (Number(text) === table?.[weight]) delete next[weight];
    else next[weight] = Number(text);
    change({ bot, weights: next });
  };
  return (
    <fieldset class="lab-bot">
      <legend>{label}</legend>
      <BotPicker game={game} bots={bots} value={bot} label={label} onChange={(name) => change({ bot: name })} />
      {table && Object.keys(table).length > 0 && (
        <details class="lab-weights">
          <summary>{changed === 0 ? say.ownWeights : say.changedWeights(changed)}</summary>
          <div class="lab-weights-room">
            {Object.entries(table).map(([weight, own]) => (
              <label key={weight} class={weight in weights ? 'lab-weight is-moved' : 'lab-weight'}>
                <code>{weight}</code>
                <input
                  class="input mono"
                  type="number"
                  step="any"
                  value={weights[weight] ?? own}
                  onInput={(event) => weigh(weight, event.currentTarget.value)}
                />
              </label>
            ))}
          </div>
        </details>
      )}
    </fieldset>
  );
}

/** A bot's weights; undefined while loading. */
function useTable(game: string, bot: string, language: Language): Weights | null {
  const [table, setTable] = useState<Weights | null>(null);
  useEffect(() => {
    let current = true;
    setTable(null);
    asking(
      '',
      language,
    )<Weights>(`/api/lab/${game}/weights/${encodeURIComponent(bot)}`).then((told) => {
      if (current && told.ok) setTable(told.value);
    });
    return () => {
      current = false;
    };
  }, [game, bot]);
  return table;
}
