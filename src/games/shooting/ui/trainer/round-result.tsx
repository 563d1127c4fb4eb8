import { useState } from 'preact/hooks';
import { Button } from '../../../../page/button.tsx';
import { percent } from '../../../../page/figure.ts';
import { Icon } from '../../../../page/icon.tsx';
import { useLanguage } from '../../../../page/language.ts';
import type { Exercise } from '../../ask/trainer/exercise.ts';
import { letterOf, words } from './labels.ts';
import { Compared, Shots } from './reasons.tsx';
import { valueText } from './values.ts';

interface ResultProps {
  readonly exercise: Exercise;
  readonly plan: number | null; // the player's choice; null = no answer yet
  readonly isRepeated: boolean;
  onNext(): void;
}

/** Which plan is best and why. Its status region is there from the start, so that screen readers announce it. */
export function RoundResult({ exercise, plan, isRepeated, onNext }: ResultProps) {
  const w = words(useLanguage());
  const { best, plans } = exercise;
  const second = plans.reduce(
    (near, one, i) => (i !== best && (near < 0 || one.loss < (plans[near]?.loss ?? 1)) ? i : near),
    -1,
  );
  const other = plan === null || plan === best ? second : plan;
  return (
    <>
      <div role="status" class="trainer-verdict">
        {plan !== null && <Verdict exercise={exercise} plan={plan} />}
        {plan !== null && isRepeated && <p class="small quiet">{w.repeated}</p>}
      </div>
      {plan !== null && (
        <>
          <div class="row">
            <Button kind="main" icon={<Icon name="send" />} onClick={onNext}>
              {w.next}
            </Button>
            <CopyLink />
          </div>
          <div class="trainer-why">
            <section aria-labelledby="trainer-why">
              <h3 id="trainer-why">{w.why(letterOf(best))}</h3>
              <Shots exercise={exercise} at={best} />
            </section>
            <section aria-labelledby="trainer-compared">
              <h3 id="trainer-compared">{w.compared(letterOf(best), letterOf(other))}</h3>
              <Compared exercise={exercise} a={best} b={other} />
              {plans.map((_, i) =>
                i === best ? null : (
                  <details key={i} open={i === plan}>
                    <summary>{w.shotByShot(letterOf(i))}</summary>
                    <Shots exercise={exercise} at={i} />
                  </details>
                ),
              )}
            </section>
          </div>
        </>
      )}
    </>
  );
}

function Verdict({ exercise, plan }: { readonly exercise: Exercise; readonly plan: number }) {
  const language = useLanguage();
  const w = words(language);
  const { goal, best, plans } = exercise;
  const shown = (at: number): string => w.value(goal, valueText(goal, plans[at]?.value ?? 0, language));
  const value = shown(best);
  const isRight = plan === best;
  const { loss = 0 } = plans[plan] ?? {};
  return (
    <p class={isRight ? 'is-right' : 'is-wrong'}>
      <Icon name={isRight ? 'check' : 'cross'} size={20} />
      {isRight
        ? w.right(letterOf(best), value)
        : w.wrong(letterOf(best), value, letterOf(plan), shown(plan), percent(loss, language))}
    </p>
  );
}

/** The link has the seed, so it opens the same exercise. */
function CopyLink() {
  const w = words(useLanguage());
  const [said, setSaid] = useState('');
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(location.href);
      setSaid(w.copied);
    } catch {
      setSaid(w.notCopied);
    }
  };
  return (
    <>
      <Button icon={<Icon name="link" />} onClick={copy}>
        {w.copy}
      </Button>
      <span class="small quiet" role="status">
        {said}
      </span>
    </>
  );
}
