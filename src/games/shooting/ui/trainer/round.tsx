import { useEffect, useRef, useState } from 'preact/hooks';
import { Button } from '../../../../page/button.tsx';
import { wholePercent } from '../../../../page/figure.ts';
import { useLanguage } from '../../../../page/language.ts';
import type { Exercise } from '../../ask/trainer/exercise.ts';
import { words } from './labels.ts';
import { PlanCard } from './plan-card.tsx';
import { PositionView } from './position-view.tsx';
import { SURE } from './progress.ts';
import { RoundResult } from './round-result.tsx';

interface RoundProps {
  readonly exercise: Exercise;
  readonly isRepeated: boolean; // answered before
  onAnswer(plan: number, sure: number): void;
  onNext(): void;
}

/** One exercise: the position, the four plans, the player's confidence, then the result. */
export function Round({ exercise, isRepeated, onAnswer, onNext }: RoundProps) {
  const w = words(useLanguage());
  const [plan, setPlan] = useState<number | null>(null);
  const [sure, setSure] = useState<number | null>(null);
  const [isShown, setShown] = useState(false);
  const [wasAnswered] = useState(isRepeated);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isShown) heading.current?.focus();
  }, [isShown]);
  const isReady = plan !== null && sure !== null;
  return (
    <form
      class="trainer-round"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isReady || isShown) return;
        setShown(true);
        onAnswer(plan, sure);
      }}
    >
      <PositionView exercise={exercise} />
      <fieldset class="trainer-question">
        <legend>{w.choose}</legend>
        <div class="trainer-plans">
          {exercise.plans.map((_, i) => (
            <PlanCard
              key={i}
              exercise={exercise}
              at={i}
              isChosen={plan === i}
              isShown={isShown}
              onChoose={() => setPlan(i)}
            />
          ))}
        </div>
      </fieldset>
      {!isShown && (
        <div class="trainer-answer">
          <Sure value={sure} onChange={setSure} />
          <Button kind="main" submit disabled={!isReady}>
            {w.check}
          </Button>
          {!isReady && <p class="small quiet trainer-unfinished">{w.unfinished}</p>}
        </div>
      )}
      {isShown && plan !== null && (
        <h2 ref={heading} tabIndex={-1} class="trainer-result-title">
          {w.result}
        </h2>
      )}
      <RoundResult exercise={exercise} plan={isShown ? plan : null} isRepeated={wasAnswered} onNext={onNext} />
    </form>
  );
}

interface SureProps {
  readonly value: number | null;
  onChange(sure: number): void;
}

function Sure({ value, onChange }: SureProps) {
  const language = useLanguage();
  const w = words(language);
  return (
    <fieldset class="trainer-sure">
      <legend>{w.sure}</legend>
      <div>
        {SURE.map((one, i) => (
          <label key={one} class={value === one ? 'is-chosen' : ''}>
            <input type="radio" name="trainer-sure" checked={value === one} onChange={() => onChange(one)} />
            <span>
              {wholePercent(one, language)}
              {i === 0 && <span class="small quiet"> {w.guess}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
