import { useEffect, useMemo, useState } from 'preact/hooks';
import { Button } from '../../../../page/button.tsx';
import type { CalculatorProps } from '../../../../page/contract.ts';
import { remember, remembered } from '../../../../page/storage.ts';
import { LEVELS, type Level } from '../../ask/trainer/levels.ts';
import { Pick } from '../calculator/inputs.tsx';
import { words } from './labels.ts';
import { type Answered, answersIn, withAnswer } from './progress.ts';
import { ProgressPanel } from './progress-panel.tsx';
import { Round } from './round.tsx';
import { listOf, type OwnList, ownLists, someOf } from './sources.ts';
import { exerciseKey, newSeed, type TrainerState, trainerAddress, trainerIn } from './state.ts';
import './trainer.css';
import { useExercise } from './use-exercise.ts';

const STORED = 'shooting.trainer';
const SAMPLES = -1;
const GIVEN = -2;

/** The trainer: exercises from a seed in the URL, and the player's progress, stored in the browser. */
export function Trainer({ settings: { language }, asked, onAsk }: CalculatorProps) {
  const w = words(language);
  const state = useMemo(() => trainerIn(asked), [asked]);
  const lists = useMemo(ownLists, []);
  const list = listOf(state.units, lists);
  const [answered, setAnswered] = useState(() => answersIn(remembered<unknown>(STORED, [])));
  const found = useExercise(state);
  const key = exerciseKey(state);
  const ask = (next: TrainerState): void => onAsk(trainerAddress(next));
  const store = (next: readonly Answered[]): void => {
    setAnswered(next);
    remember(STORED, next.length === 0 ? null : next);
  };
  /** Another exercise. Units from someone else's link fire again. */
  const next = (level: Level, from: OwnList | 'given' | undefined): void =>
    ask({ level, seed: newSeed(), units: from === 'given' ? state.units : from ? someOf(from, level) : [] });
  const source = list ?? (state.units.length > 0 ? 'given' : undefined);
  useEffect(() => {
    // Answers in another tab count too, and must not be overwritten here.
    const look = (): void => setAnswered(answersIn(remembered<unknown>(STORED, [])));
    addEventListener('storage', look);
    return () => removeEventListener('storage', look);
  }, []);
  useEffect(() => {
    if (state.seed === null) ask({ ...state, seed: newSeed() });
  }, [state.seed]);
  return (
    <div class="shooting-trainer">
      <p class="quiet">{w.about}</p>
      <div class="trainer-options">
        <div>
          <fieldset class="segments">
            <legend>{w.level}</legend>
            {LEVELS.map((level) => (
              <Button key={level} aria-pressed={level === state.level} onClick={() => next(level, source)}>
                {w.levels(level)}
              </Button>
            ))}
          </fieldset>
          <p class="small quiet">{w.levelAbout(state.level)}</p>
        </div>
        {lists.length > 0 || source === 'given' ? (
          <Pick
            label={w.source}
            value={list ? lists.indexOf(list) : source === 'given' ? GIVEN : SAMPLES}
            options={[
              { value: SAMPLES, title: w.samples },
              ...(source === 'given' ? [{ value: GIVEN, title: w.given }] : []),
              ...lists.map(({ name }, i) => ({ value: i, title: name })),
            ]}
            onChange={(chosen) => next(state.level, chosen === GIVEN ? 'given' : lists[chosen])}
          />
        ) : (
          <p class="small quiet">{w.importHint}</p>
        )}
      </div>
      {typeof found === 'string' ? (
        <div class="trainer-round is-empty">
          <p role="status">{w[found]}</p>
          {found === 'none' && <Button onClick={() => next(state.level, source)}>{w.next}</Button>}
        </div>
      ) : (
        <Round
          key={key}
          exercise={found}
          isRepeated={answered.some((one) => one.key === key)}
          onAnswer={(plan, sure) => {
            const { loss = 0 } = found.plans[plan] ?? {};
            const one = { key, at: Date.now(), level: state.level, sure, right: plan === found.best, loss };
            store(withAnswer(answered, one));
          }}
          onNext={() => {
            next(state.level, source);
            scrollTo({ top: 0 });
          }}
        />
      )}
      <ProgressPanel answered={answered} onReset={() => store([])} />
    </div>
  );
}
