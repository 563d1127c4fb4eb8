import { useMemo, useState } from 'preact/hooks';
import { Button } from '../../../page/button.tsx';
import type { CalculatorProps, GameCalculator } from '../../../page/contract.ts';
import { Icon } from '../../../page/icon.tsx';
import type { OddsQuestion } from '../ask/question.ts';
import './calculator.css';
import { addressOf, askedIn } from './calculator/address.ts';
import { type Asked, NOTHING_ASKED } from './calculator/asked.ts';
import { Attackers } from './calculator/attackers.tsx';
import { ConditionsForm } from './calculator/conditions.tsx';
import { words } from './calculator/labels.ts';
import { NoResult, Peek, Result } from './calculator/result.tsx';
import { TargetForm } from './calculator/target.tsx';
import { useSettled } from './calculator/use-settled.ts';
import { answered, fieldOf } from './calculator/work.ts';

const LETTERS = ['a', 'b'] as const;
type Letter = (typeof LETTERS)[number];

/** The odds of any attack, without a match. All state is in the URL. */
function Calculator({ settings: { language }, asked: address, onAsk }: CalculatorProps) {
  const w = words(language);
  const asked = useMemo(() => askedIn(address), [address]);
  const [editing, setEditing] = useState<Letter>('a');
  const letter: Letter = asked.b ? editing : 'a';
  const question = asked[letter] ?? asked.a;
  const ask = (next: Asked): void => onAsk(addressOf(next));

  const a = useSettled(() => answered(asked.a), JSON.stringify(asked.a));
  const b = useSettled(() => asked.b && answered(asked.b), JSON.stringify(asked.b));
  const fault = a.value.ok ? (asked.b && b.value?.ok === false ? b.value.error : null) : a.value.error;
  const mine = letter === 'a' ? a.value : b.value;
  const form = {
    question,
    wrong: mine && !mine.ok ? fieldOf(mine.error) : '',
    onChange: (changed: OddsQuestion) => ask({ ...asked, [letter]: changed }),
  };
  return (
    <div class="shooting-odds">
      <div class="spread odds-about">
        <p class="quiet">{w.about}</p>
        {address !== '' && (
          <Button kind="quiet" icon={<Icon name="replay" />} onClick={() => ask(NOTHING_ASKED)}>
            {w.startOver}
          </Button>
        )}
      </div>
      <div class="odds-form">
        <div class="row odds-verbs">
          {asked.b ? (
            <>
              <fieldset class="segments">
                <legend class="spoken">{w.choices}</legend>
                {LETTERS.map((one) => (
                  <Button key={one} aria-pressed={letter === one} onClick={() => setEditing(one)}>
                    <span class={`odds-key-${one}`}>{w.choice(one === 'a' ? 'A' : 'B')}</span>
                  </Button>
                ))}
              </fieldset>
              <Button
                kind="quiet"
                icon={<Icon name="cross" />}
                onClick={() => {
                  setEditing('a');
                  ask({ ...asked, b: null });
                }}
              >
                {w.compareStop}
              </Button>
            </>
          ) : (
            <Button
              icon={<Icon name="swap" />}
              onClick={() => {
                setEditing('b');
                ask({ ...asked, b: asked.a });
              }}
            >
              {w.compare}
            </Button>
          )}
        </div>
        {asked.b && <p class="small quiet">{w.compareAbout}</p>}
        <Attackers key={`${letter}-attackers`} {...form} />
        <TargetForm key={`${letter}-target`} {...form} />
        <ConditionsForm key={`${letter}-conditions`} {...form} />
        {a.value.ok && <Peek answer={a.value.value} />}
      </div>
      <div class="odds-answer">
        {fault && <NoResult fact={fault} />}
        {a.value.ok && (
          <Result
            asked={asked}
            a={a.value.value}
            b={asked.b && b.value?.ok ? b.value.value : null}
            fresh={a.fresh && b.fresh}
            onChange={ask}
          />
        )}
      </div>
    </div>
  );
}

/** The Shooting Phase's odds page. */
export const calculator: GameCalculator = {
  title: { en: 'Odds of the Shooting Phase', es: 'Probabilidades de la fase de disparo' },
  Page: Calculator,
};
