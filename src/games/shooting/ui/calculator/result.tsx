import { useState } from 'preact/hooks';
import { Button } from '../../../../page/button.tsx';
import { figure } from '../../../../page/figure.ts';
import { Icon } from '../../../../page/icon.tsx';
import { InTurn } from '../../../../page/in-turn.tsx';
import { useLanguage } from '../../../../page/language.ts';
import { onDemand } from '../../../../page/on-demand.tsx';
import { leadersIn, sizeOf } from '../../ask/models.ts';
import type { OddsQuestion } from '../../ask/question.ts';
import { chance } from '../names.ts';
import type { Asked } from './asked.ts';
import { Chart } from './chart.tsx';
import { sheetOf } from './choices.ts';
import { BigFigure, Columns, Mean } from './figures.tsx';
import { words } from './labels.ts';
import { Rolls } from './rolls.tsx';
import { whyNot } from './say.ts';
import { asText } from './text.ts';
import type { Answer, Figure } from './work.ts';

interface ResultProps {
  readonly asked: Asked;
  readonly a: Answer;
  readonly b: Answer | null;
  readonly fresh: boolean;
  onChange(asked: Asked): void;
}

const needed = import('./needed.tsx'); // requested at once, so that the page is complete if the connection is lost
const NeededPanel = onDemand(async () => (await needed).NeededPanel);
const Versus = onDemand(async () => (await import('./versus.tsx')).Versus);
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
      <InTurn>
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
      </InTurn>
      <InTurn>
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
      </InTurn>
      <InTurn>
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
      </InTurn>
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
export function Copy({ text, icon, children }: CopyProps) {
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
  const { also = [], T, Sv, W, inv } = target;
  const sheet = sheetOf(target.sheet);
  const count = sizeOf([target, ...also]);
  const name = target.name ?? sheet?.name ?? `T${T} Sv${Sv}+${inv === undefined ? '' : `/${inv}++`} W${W}`;
  const leaders = leadersIn(target).flatMap((led) => led.name ?? sheetOf(led.sheet)?.name ?? led.sheet ?? []);
  return [`${count} × ${name}`, ...leaders].join(', ');
}
