import { figure, percent } from '../../../../page/figure.ts';
import { useLanguage } from '../../../../page/language.ts';
import type { OddsQuestion } from '../../ask/question.ts';
import { comparison, type Judged } from './comparison.ts';
import { useSettled } from './use-settled.ts';
import { words } from './versus-labels.ts';

interface VersusProps {
  readonly a: OddsQuestion;
  readonly b: OddsQuestion;
}

/** Which of two choices is better on average, and how often each would do better. */
export function Versus({ a, b }: VersusProps) {
  const language = useLanguage();
  const w = words(language);
  const { value: found } = useSettled(() => comparison(a, b), JSON.stringify([a, b]));
  if (!found.ok) return null;
  const { kills, damage } = found.value;
  const told = kills.better === 'equal' ? damage : kills;
  const what = told === kills ? 'kills' : 'damage';
  return (
    <section class="odds-versus" aria-label={w.howOften}>
      <p role="status">
        <b>{w.better(told.better)}</b>
        {told.better !== 'equal' && ` ${w.onAverage(figure(Math.abs(told.a - told.b), language), what)}`}
      </p>
      <Share judged={kills} a={w.aMore} b={w.bMore} />
      <Share judged={damage} a={w.aDamage} b={w.bDamage} />
    </section>
  );
}

/** A bar in three parts: A, neither, B. */
function Share({ judged: { aBeats, bBeats, tie }, a, b }: { judged: Judged; a: string; b: string }) {
  const language = useLanguage();
  const w = words(language);
  return (
    <div class="odds-share">
      <div class="odds-share-bar" aria-hidden="true">
        <span class="is-a" style={{ flexGrow: aBeats }} />
        <span class="is-tie" style={{ flexGrow: tie }} />
        <span class="is-b" style={{ flexGrow: bBeats }} />
      </div>
      <p class="small">
        <span>
          {a} <b>{percent(aBeats, language)}</b>
        </span>
        <span class="quiet">
          {w.tie} {percent(tie, language)}
        </span>
        <span>
          {b} <b>{percent(bBeats, language)}</b>
        </span>
      </p>
    </div>
  );
}
