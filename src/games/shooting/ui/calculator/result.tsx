import { useState } from 'preact/hooks';
import { Button } from '../../../../page/button.tsx';
import { figure } from '../../../../page/figure.ts';
import { Icon } from '../../../../page/icon.tsx';
import { useLanguage } from '../../../../page/language.ts';
import type { OddsQuestion } from '../../ask/question.ts';
import { chance } from '../names.ts';
import type { Asked } from './asked.ts';
import { Chart } from './chart.tsx';
import { sheetOf } from './choices.ts';
import { BigFigure, Columns, Mean } from './figures.tsx';
import { words } from './labels.ts';
import { NeededPanel } from './needed.tsx';
import { Rolls } from './rolls.tsx';
import { whyNot } from './say.ts';
import { asText } from './text.ts';
import { Versus } from './versus.tsx';
import type { Answer, Figure } from './work.ts';

interface ResultProps {
  readonly asked: Asked;
  readonly a: Answer;
  readonly b: Answer | null;
  readonly fresh: boolean;
  onChange(asked: Asked): void;
}

const NONE = [1]; // always 0
const STEPS = ['attacks', 'hits', 'wounds', 'unsaved'] as const;

/** The full result: figures, distributions, the rolls of each weapon, how many you need. */
export function Result({ asked, a, b, fresh, onChange }: ResultProps) {
  const language = useLanguage();
  const w = words(language);
  const { all, figures, read } = a;
  const text = (): string =>
    b === null
      ? asText(a, targetName(asked.a), language)
      : [
          `${w.choice('A')}: ${asText(a, targetName(asked.a), language)}`,
          `${w.choice('B')}: ${asText(b, targetName(asked.b as OddsQuestion), language)}`,
        ].join('\n\n');
  const hazard = all.hazard ?? b?.all.hazard;
  const means = (of: Figure) => (
    <>
      <span class="odds-key-a">
        <Mean answer={a} of={of} />
      </span>
      {b && (
        <span class="odds-key-b">
          <Mean answer={b} of={of} />
        </span>
      )}
    </>
  );
  return (
    <div id="odds-result" class="odds-result" aria-busy={!fresh}>
      <div class="spread odds-result-head">
        <h2>{w.result}</h2>
        <span class="row">
          <Copy icon="copy" text={text}>
            {w.copyText}
          </Copy>
          <Copy icon="link" text={() => location.href}>
            {w.copyLink}
          </Copy>
        </span>
      </div>
      <p class="spoken" role="status">
        {w.summary(
          figure(figures.damage.total, language),
          figure(figures.slain.total, language),
          read.models,
          chance(all.wipe, language),
        )}
      </p>
      {b ? (
        <>
          <Versus a={asked.a} b={asked.b as OddsQuestion} />
          <Columns a={a} b={b} />
        </>
      ) : (
        <dl class="odds-figures">
          <BigFigure answer={a} of="damage" counts={all.damage} />
          <BigFigure answer={a} of="slain" counts={all.slain} />
          <BigFigure answer={a} of="left" />
          <BigFigure answer={a} of="wipe" />
          {all.hazard && <BigFigure answer={a} of="ownSlain" counts={all.hazard.slain} />}
        </dl>
      )}
      <div class="odds-charts">
        <Chart
          tall
          title={w.step('slain')}
          a={all.slain}
          b={b?.all.slain}
          {...((!b || b.read.models === read.models) && { left: read.models })}
        >
          {means('slain')}
        </Chart>
        <Chart tall title={w.step('damage')} a={all.damage} b={b?.all.damage}>
          {means('damage')}
        </Chart>
      </div>
      <div class="odds-charts is-steps">
        {STEPS.map((step) => (
          <Chart key={step} title={w.step(step)} a={all[step]} b={b?.all[step]}>
            {means(step)}
          </Chart>
        ))}
        {hazard && (
          <Chart
            title={w.step('ownDamage')}
            a={all.hazard?.damage ?? NONE}
            b={b ? (b.all.hazard?.damage ?? NONE) : undefined}
          >
            {means('ownDamage')}
          </Chart>
        )}
      </div>
      <div class="odds-columns">
        <section class="odds-part" aria-labelledby="odds-rolls">
          <h2 id="odds-rolls">{b ? `${w.rolls}: A` : w.rolls}</h2>
          <Rolls answer={a} />
        </section>
        {b ? (
          <section class="odds-part" aria-labelledby="odds-rolls-b">
            <h2 id="odds-rolls-b">{`${w.rolls}: B`}</h2>
            <Rolls answer={b} />
          </section>
        ) : (
          <NeededPanel asked={asked} answer={a} onChange={onChange} />
        )}
      </div>
    </div>
  );
}

/** The result in one line, for small screens that the form fills. */
export function Peek({ answer: { all, figures, read } }: { readonly answer: Answer }) {
  const language = useLanguage();
  const w = words(language);
  const show = (): void => document.getElementById('odds-result')?.scrollIntoView();
  return (
    <button type="button" class="odds-peek" onClick={show}>
      <span>
        {w.step('damage')} <b>{figure(figures.damage.total, language)}</b>
      </span>
      <span>
        {w.step('slain')} <b>{figure(figures.slain.total, language)}</b> {w.of(read.models)}
      </span>
      <span>
        {w.step('wipe')} <b>{chance(all.wipe, language)}</b>
      </span>
    </button>
  );
}

/** Why there is no result. */
export function NoResult({ fact }: { readonly fact: Parameters<typeof whyNot>[0] }) {
  const language = useLanguage();
  return (
    <p class="refusal" role="alert">
      <Icon name="warn" />
      <span>{whyNot(fact, language)}</span>
    </p>
  );
}

interface CopyProps {
  readonly children: string;
  readonly icon: 'copy' | 'link';
  text(): string;
}

/** Copies a text and confirms it. */
function Copy({ text, icon, children }: CopyProps) {
  const w = words(useLanguage());
  const [done, setDone] = useState(false);
  const copy = async (): Promise<void> => {
    const copied = text();
    try {
      await navigator.clipboard.writeText(copied);
      setDone(true);
      setTimeout(() => setDone(false), 2000);
    } catch {
      prompt(w.copyByHand, copied);
    }
  };
  return (
    <Button icon={<Icon name={done ? 'check' : icon} />} onClick={copy} aria-live="polite">
      {done ? w.copied : children}
    </Button>
  );
}

/** `10 × Intercessor Squad, Captain`, or its values if it has no datasheet. */
export function targetName({ target }: OddsQuestion): string {
  const { models = 1, also = [], character, T, Sv, W, inv } = target;
  const sheet = sheetOf(target.sheet);
  const count = also.reduce((sum, men) => sum + (men.models ?? 1), models);
  const name = sheet?.name ?? `T${T} Sv${Sv}+${inv === undefined ? '' : `/${inv}++`} W${W}`;
  const leader = character && (sheetOf(character.sheet)?.name ?? character.sheet);
  return [`${count} × ${name}`, ...(leader ? [leader] : [])].join(', ');
}
