import { useState } from 'preact/hooks';
import type { Language } from '../../src/kernel/game.ts';
import type { BotPredictions, PredictionInfo, PredictionResult } from '../../src/wire/lab.ts';
import { Scroll } from '../parts/scroll.tsx';
import { CalibrationPlot } from './calibration-plot.tsx';
import { shown } from './prediction-figures.ts';
import { predictionText } from './prediction-text.ts';

/** What bots predicted and what happened: a table per bot, and the calibration of the chosen row. */
export function Predictions({ found, language }: { readonly found: PredictionResult; readonly language: Language }) {
  const say = predictionText(language);
  const all = found.bots.flatMap(({ bot, rows }) => rows.map((row) => ({ bot, row })));
  const [chosen, choose] = useState<string | null>(null);
  const current = all.find(({ bot, row }) => keyOf(bot, row) === chosen) ?? all[0];
  if (!current) return <p class="note">{say.nothing}</p>;
  return (
    <>
      {found.bots.map((one) => (
        <Bot key={one.bot} of={one} chosen={keyOf(current.bot, current.row)} choose={choose} language={language} />
      ))}
      <Calibration key={keyOf(current.bot, current.row)} bot={current.bot} row={current.row} language={language} />
    </>
  );
}

const NUMBERS = ['count', 'expected', 'actual', 'difference', 'interval'] as const;
const BIN_NUMBERS = ['expected', 'actual', 'count'] as const;

const keyOf = (bot: string, { prediction }: PredictionInfo): string => `${bot} ${prediction}`;

interface BotProps {
  readonly of: BotPredictions;
  readonly chosen: string;
  choose(key: string): void;
  readonly language: Language;
}

function Bot({ of: { bot, rows, silent }, chosen, choose, language }: BotProps) {
  const say = predictionText(language);
  return (
    <>
      <h3 class="mono">{bot}</h3>
      {silent && <p class="note">{say.predictsNothing}</p>}
      <Scroll label={say.of(bot)}>
        <table class="data-table">
          <thead>
            <tr>
              <th scope="col">{say.columns('prediction')}</th>
              {NUMBERS.map((column) => (
                <th key={column} scope="col" class="is-number">
                  {say.columns(column)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.prediction}>
                <th scope="row">
                  <button
                    type="button"
                    class="button is-quiet lab-blame"
                    aria-pressed={chosen === keyOf(bot, row)}
                    onClick={() => choose(keyOf(bot, row))}
                  >
                    {row.title}
                  </button>
                  {!row.chance && <span class="quiet small"> {row.unit}</span>}
                </th>
                {numbersOf(row, language).map((text, i) => (
                  <td key={NUMBERS[i]} class="is-number mono">
                    {text}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
    </>
  );
}

function numbersOf(row: PredictionInfo, language: Language): readonly string[] {
  const { count, expected, actual, interval } = row;
  const signed = (value: number): string => shown(value, row, language, true);
  return [
    String(count),
    shown(expected, row, language),
    shown(actual, row, language),
    signed(actual - expected),
    interval ? predictionText(language).fromTo(signed(interval.low), signed(interval.high)) : '',
  ];
}

interface CalibrationProps {
  readonly bot: string;
  readonly row: PredictionInfo;
  readonly language: Language;
}

/** Predictions by size: a plot, and the same numbers as a table. */
function Calibration({ bot, row, language }: CalibrationProps) {
  const say = predictionText(language);
  const value = (number: number): string => shown(number, row, language);
  const title = say.chosen(row.title, bot);
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <CalibrationPlot
        row={row}
        label={`${title}. ${say.meanGap(value(row.gap))}`}
        across={say.columns('expected')}
        up={say.columns('actual')}
        value={value}
      />
      <p class="quiet small">
        {say.meanGap(value(row.gap))} {say.perfect}
      </p>
      <Scroll label={title}>
        <table class="data-table">
          <thead>
            <tr>
              {BIN_NUMBERS.map((column) => (
                <th key={column} scope="col" class="is-number">
                  {say.columns(column)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {row.bins.map(({ expected, actual, count }) => (
              <tr key={expected}>
                <td class="is-number mono">{value(expected)}</td>
                <td class="is-number mono">{value(actual)}</td>
                <td class="is-number mono">{count}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
    </section>
  );
}
