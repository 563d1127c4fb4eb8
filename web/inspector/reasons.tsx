import { useState } from 'preact/hooks';
import type { DecisionRecord } from '../../src/kernel/runner.ts';
import type { Why } from '../../src/wire/desk.ts';
import { capital, nameOf } from '../parts/side.ts';
import { choiceOf } from './choice.ts';
import { figure } from './figures.ts';
import { Options } from './options.tsx';
import { call, type Setting, say as sayIn } from './say.ts';
import { flipSentence, marginSentence, pieces } from './sentences.ts';
import { Versus } from './versus.tsx';
import { words } from './words.ts';

type Command = { readonly type: string };

interface ReasonsProps {
  readonly why: Why;
  readonly setting: Setting;
  onPoint(command: Command | null): void;
}

/** One decision in full. Choosing an option compares it with the one that was taken. */
export function Reasons({ why, setting, onPoint }: ReasonsProps) {
  const { record } = why;
  const { decision } = record;
  const [beside, setBeside] = useState(1); // the runner-up, until somebody chooses another
  const { language } = setting;
  const say = words(language);
  const { judged, vetoed, notes } = decision;
  const { options, taken } = choiceOf(decision);
  const name = (option: Command | null): string => call(setting, option);
  const further = judged - options.length - vetoed.reduce((sum, { count }) => sum + count, 0);
  return (
    <div class="why-decision">
      <Head record={record} setting={setting} />
      {taken && <Sentence text={marginSentence(decision.margin, options, language, name)} />}
      {record.fault && <p class="refusal">{say.fault(sayIn(setting, record.fault))}</p>}
      {options.length === 0 && <p class="quiet">{say.noLedger}</p>}
      <div class="why-columns">
        {options.length > 0 && (
          <div>
            <h2 class="heading">{say.options(judged)}</h2>
            <Options
              kept={options}
              hasTaken={taken !== undefined}
              beside={beside}
              setBeside={setBeside}
              setting={setting}
              onPoint={onPoint}
            />
            {further > 0 && <p class="quiet small why-further">{say.further(further)}</p>}
            {vetoed.length > 0 && (
              <ul class="why-vetoes">
                {vetoed.map(({ rule, count, why: because }) => (
                  <li key={rule}>
                    <span class="chip is-bad">{say.never}</span> <code>{rule}</code>{' '}
                    <span class="quiet">{say.ruledOut(count)}:</span> {sayIn(setting, because)}
                  </li>
                ))}
              </ul>
            )}
          </div>
        )}
        <div>
          {options[0] && (
            <Versus one={options[0]} other={options[beside] ?? null} isSecond={beside === 1} setting={setting} />
          )}
          <FlipLine why={why} setting={setting} name={name} />
          {notes.map((note, i) => (
            <p key={i} class="why-sentence">
              <span class="quiet">{say.note}:</span> {sayIn(setting, note)}
            </p>
          ))}
        </div>
      </div>
    </div>
  );
}

function Head({ record, setting }: { readonly record: DecisionRecord<Command>; readonly setting: Setting }) {
  const say = words(setting.language);
  const { bot, version, weights, seat, decision } = record;
  const { taken } = choiceOf(decision);
  return (
    <header class="why-head">
      <p>
        <span class="quiet">{capital(nameOf(setting.game, seat, setting.language))}</span>{' '}
        <strong>{call(setting, decision.command, Number.POSITIVE_INFINITY)}</strong>
        {taken && <span class="mono why-head-total">{figure(taken.tally.total, setting.language)}</span>}
      </p>
      <p class="why-bot quiet mono">
        {[
          bot,
          say.version(version),
          ...(weights ? [say.weights(weights)] : []),
          ...(decision.iterations > 0 ? [say.iterations(decision.iterations)] : []),
        ].join(' · ')}
      </p>
    </header>
  );
}

interface FlipProps {
  readonly why: Why;
  readonly setting: Setting;
  name(option: Command | null): string;
}

function FlipLine({ why: { flip, noFlip }, setting, name }: FlipProps) {
  const { language } = setting;
  if (flip) return <Sentence text={flipSentence(flip, language, name)} isFlip />;
  return noFlip ? <Sentence text={words(language).noFlip(sayIn(setting, noFlip))} /> : null;
}

function Sentence({ text, isFlip = false }: { readonly text: string; readonly isFlip?: boolean }) {
  return (
    <p class={isFlip ? 'why-sentence note' : 'why-sentence'}>
      {pieces(text).map(({ kind, text: part }, i) => {
        if (kind === 'option') return <em key={i}>{part}</em>;
        return kind === 'name' ? <code key={i}>{part}</code> : part;
      })}
    </p>
  );
}
