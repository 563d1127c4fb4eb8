import type { ComponentChildren } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import type { Language } from '../../src/kernel/game.ts';
import type { DecisionRecord } from '../../src/kernel/runner.ts';
import { Button } from '../../src/page/button.tsx';
import { remember, remembered } from '../../src/page/storage.ts';
import type { Why } from '../../src/wire/matches.ts';
import { Copy } from '../parts/copy.tsx';
import { capital, nameOf } from '../parts/side.ts';
import { blockText } from './block.ts';
import { choiceOf } from './choice.ts';
import { figure } from './figures.ts';
import { inspectorText } from './inspector-text.ts';
import { Options } from './options.tsx';
import { plainOf, plainSentences } from './plain.ts';
import { plainText } from './plain-text.ts';
import { call, type Setting, say as sayIn } from './say.ts';
import { flipSentence, marginSentence, movedSentence, pieces } from './sentences.ts';
import type { Moving } from './source.ts';
import { useWhatIf } from './use-what-if.ts';
import { Versus } from './versus.tsx';
import { WhatIf } from './what-if.tsx';

type Command = { readonly type: string };

interface ReasonsProps {
  readonly why: Why;
  readonly setting: Setting;
  readonly phase: string | null;
  readonly moving: Moving | null; // null: a file, in which nothing can be changed
  onPoint(command: Command | null): void;
  onBack?(): void;
  readonly backTo: 'log' | 'replay';
  onStay(): void; // the user is changing this decision
}

/** One decision in full. Selecting an option compares it with the chosen one. */
export function Reasons({ why, setting, phase, moving, onPoint, onBack, backTo, onStay }: ReasonsProps) {
  const { record } = why;
  const hold = useWhatIf(moving, record.n, record.seat);
  const decision = hold.decision ?? record.decision;
  const [beside, setBeside] = useState(1); // default: the runner-up
  const { language } = setting;
  const say = inspectorText(language);
  const { judged, vetoed, notes } = decision;
  const { options, taken } = choiceOf(decision);
  const plain = useMemo(() => plainOf(decision), [decision]);
  const name = (option: Command | null): string => call(setting, option);
  const before = useMemo(
    () => new Map(record.decision.kept.map(({ option, tally }) => [JSON.stringify(option), tally.total])),
    [record],
  );
  const placeOf = (option: Command | null): number =>
    record.decision.kept.findIndex((kept) => JSON.stringify(kept.option) === JSON.stringify(option));
  const compared = [options[0], options[beside]].flatMap((judged) =>
    judged ? [{ place: placeOf(judged.option), name: name(judged.option) }] : [],
  );
  const further = judged - options.length - vetoed.reduce((sum, { count }) => sum + count, 0);
  return (
    <div class="why-decision">
      <Head record={record} setting={setting} />
      {(hold.decision || hold.isAsking) && (
        <div class="note why-moved" role="status">
          <span>
            {hold.decision === null || hold.isAsking ? (
              say.asking
            ) : (
              <Pieces text={movedSentence(record.decision.command, hold.decision.command, language, name)} />
            )}
          </span>
          <Button onClick={hold.reset}>{say.reset}</Button>
        </div>
      )}
      {plain &&
        plainSentences(plain, { language, call: name, say: (fact) => sayIn(setting, fact) }).map((sentence) => (
          <Sentence key={sentence} text={sentence} />
        ))}
      {record.fault && <p class="refusal">{say.fault(sayIn(setting, record.fault))}</p>}
      {options.length === 0 && <p class="quiet">{say.noLedger}</p>}
      {onBack && (
        <p>
          <Button onClick={onBack}>{backTo === 'log' ? say.toLog : say.toReplay}</Button>
        </p>
      )}
      <Developers language={language}>
        <BotLine record={record} setting={setting} />
        {taken && <Sentence text={marginSentence(decision.margin, options, language, name)} />}
        <div class="why-columns">
          {options.length > 0 && (
            <div>
              <h2 class="heading">{say.options(judged)}</h2>
              <Options
                kept={options}
                {...(hold.decision && { before })}
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
                      <span class="chip is-bad">{because.code === 'invalid-worth' ? say.invalid : say.never}</span>{' '}
                      <code>{rule}</code> <span class="quiet">{say.ruledOut(count)}:</span> {sayIn(setting, because)}
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
            {!hold.decision && <FlipLine why={why} setting={setting} name={name} />}
            {moving && options.length > 0 && (
              <WhatIf hold={hold} setting={setting} options={compared} onStay={onStay} />
            )}
            {notes.map((note, i) => (
              <p key={i} class="why-sentence">
                <span class="quiet">{say.note}:</span> {sayIn(setting, note)}
              </p>
            ))}
          </div>
        </div>
        <Copy text={blockText(decision, phase, setting)}>{say.copyText}</Copy>
      </Developers>
    </div>
  );
}

/** Ledgers, weights and counterfactuals; open once the user has opened them. */
function Developers({ language, children }: { readonly language: Language; readonly children: ComponentChildren }) {
  const [isOpen, setOpen] = useState(() => remembered(OPEN, false));
  return (
    <details
      class="why-developers"
      open={isOpen}
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open);
        remember(OPEN, currentTarget.open || null);
      }}
    >
      <summary>{plainText(language).developers}</summary>
      {children}
    </details>
  );
}

const OPEN = 'why.developers';

function Head({ record, setting }: { readonly record: DecisionRecord<Command>; readonly setting: Setting }) {
  const { seat, decision } = record;
  return (
    <header class="why-head">
      <p>
        <span class="quiet">{capital(nameOf(setting.game, seat, setting.language))}</span>{' '}
        <strong>{call(setting, decision.command, Number.POSITIVE_INFINITY)}</strong>
      </p>
    </header>
  );
}

/** The bot that decided, and its total. */
function BotLine({ record, setting }: { readonly record: DecisionRecord<Command>; readonly setting: Setting }) {
  const say = inspectorText(setting.language);
  const { bot, version, weights, decision } = record;
  const { taken } = choiceOf(decision);
  return (
    <p class="why-bot quiet small mono">
      {[
        bot,
        say.version(version),
        ...(weights ? [say.weights(weights)] : []),
        ...(decision.iterations > 0 ? [say.iterations(decision.iterations)] : []),
        ...(taken ? [`${say.total} ${figure(taken.tally.total, setting.language)}`] : []),
      ].join(' · ')}
    </p>
  );
}

interface FlipProps {
  readonly why: Why;
  readonly setting: Setting;
  name(option: Command | null): string;
}

function FlipLine({ why: { record, flip, noFlip }, setting, name }: FlipProps) {
  const { language } = setting;
  if (flip) {
    // Two long commands may differ only after the point where their names are cut off.
    const isCutAlike = name(flip.command) === name(record.decision.command);
    const full = (option: Command | null): string => call(setting, option, Number.POSITIVE_INFINITY);
    return <Sentence text={flipSentence(flip, language, isCutAlike ? full : name)} isFlip />;
  }
  return noFlip ? <Sentence text={`${capital(sayIn(setting, noFlip))}.`} /> : null;
}

function Sentence({ text, isFlip = false }: { readonly text: string; readonly isFlip?: boolean }) {
  return (
    <p class={isFlip ? 'why-sentence note' : 'why-sentence'}>
      <Pieces text={text} />
    </p>
  );
}

const Pieces = ({ text }: { readonly text: string }) => (
  <>
    {pieces(text).map(({ kind, text: part }, i) => {
      if (kind === 'option') return <em key={i}>{part}</em>;
      return kind === 'name' ? <code key={i}>{part}</code> : part;
    })}
  </>
);
