import { useState } from 'preact/hooks';
import type { Judged } from '../../src/kernel/bot.ts';
import { Button } from '../../src/page/button.tsx';
import { tip } from '../../src/page/help.ts';
import { type Bar, barsOf } from './bars.ts';
import { tierOf } from './compare.ts';
import { figure, figures } from './figures.ts';
import { inspectorText } from './inspector-text.ts';
import { call, type Setting, say as sayIn } from './say.ts';

type Command = { readonly type: string };

interface OptionsProps {
  readonly kept: readonly Judged<Command>[];
  readonly hasTaken: boolean; // the first one was chosen
  readonly before?: ReadonlyMap<string, number>; // original totals, if weights or facts were changed
  readonly beside: number; // the option compared with the chosen one
  setBeside(i: number): void;
  readonly setting: Setting;
  onPoint(command: Command | null): void;
}

const FEW = 6;
const LONGEST_LISTED = 120; // characters: texts for one unit start alike and differ late

/** The options, best first, only a few at first. Pointing at one shows it on the board. */
export function Options({ kept, hasTaken, before, beside, setBeside, setting, onPoint }: OptionsProps) {
  const { language } = setting;
  const say = inspectorText(language);
  const [isLong, setLong] = useState(kept.length <= FEW + 2);
  const bars = barsOf(kept);
  const totals = figures(
    kept.map(({ tally }) => tally.total),
    language,
    false,
  );
  return (
    <ol class="why-options">
      {kept.slice(0, isLong ? kept.length : FEW).map(({ option, tiers, tally }, i) => (
        <li key={i}>
          <button
            type="button"
            class="why-option"
            aria-pressed={i === beside}
            {...tip(say.point)}
            onClick={() => {
              onPoint(option);
              if (i > 0) setBeside(i);
            }}
            onMouseEnter={() => onPoint(option)}
            onMouseLeave={() => onPoint(null)}
            onFocus={() => onPoint(option)}
            onBlur={() => onPoint(null)}
          >
            <span class="why-option-name">
              {call(setting, option, LONGEST_LISTED)}
              {i === 0 && hasTaken && <span class="chip is-brass">{say.chosen}</span>}
              {ranksOf(tally).map(({ why, value }, r) => (
                <span key={r} class="chip" {...tip(sayIn(setting, why))}>
                  {say.rank(why.code, String(tierOf({ why, value })))}
                </span>
              ))}
              {ranksOf(tally).length === 0 && tiers.some((tier) => tier !== 0) && (
                <span class="chip">{say.tiers(tiers.join(' · '))}</span>
              )}
            </span>
            <span class="mono why-option-total">
              {totals[i]}
              <Was total={tally.total} before={before?.get(JSON.stringify(option))} setting={setting} />
            </span>
            <BarView bar={bars[i] as Bar} setting={setting} />
            <span class="spoken">{say.bar(sumOf(tally, 1, language), sumOf(tally, -1, language))}</span>
          </button>
        </li>
      ))}
      {!isLong && (
        <li>
          <Button kind="quiet" onClick={() => setLong(true)}>
            {say.showAll(kept.length)}
          </Button>
        </li>
      )}
    </ol>
  );
}

/** The ranks of an option with their rules. */
const ranksOf = ({ lines }: Judged<Command>['tally']) => lines.filter((line) => tierOf(line) !== undefined);

interface WasProps {
  readonly total: number;
  readonly before: number | undefined;
  readonly setting: Setting;
}

function Was({ total, before, setting: { language } }: WasProps) {
  if (before === undefined || Math.abs(before - total) < 1e-9) return null;
  return <span class="why-was">{inspectorText(language).was(figure(before, language))}</span>;
}

const sumOf = ({ lines }: Judged<Command>['tally'], sign: 1 | -1, language: Setting['language']): string =>
  figure(
    lines.reduce((sum, { value }) => (value * sign > 0 ? sum + Math.abs(value) : sum), 0),
    language,
  );

function BarView({ bar, setting }: { readonly bar: Bar; readonly setting: Setting }) {
  return (
    <span class="why-bar" aria-hidden="true">
      {bar.segments.map(({ line, left, width, good }, i) => (
        <span
          key={i}
          class={good ? 'why-segment is-good' : 'why-segment is-bad'}
          style={{ left: `${left}%`, width: `${width}%` }}
          {...tip(`${figure(line.value, setting.language, true)} ${sayIn(setting, line.why)}`)}
        />
      ))}
      <span class="why-zero" style={{ left: `${bar.zero}%` }} />
      <span class="why-mark" style={{ left: `${bar.total}%` }} />
    </span>
  );
}
