import { percent } from '../../../../page/figure.ts';
import { useLanguage } from '../../../../page/language.ts';
import type { Asked } from './asked.ts';
import { whole } from './fields.ts';
import { Pick, Typed } from './inputs.tsx';
import { words } from './needed-labels.ts';
import { firingName, whyNot } from './say.ts';
import { useSettled } from './use-settled.ts';
import { type Answer, neededFor } from './work.ts';

interface NeededProps {
  readonly asked: Asked;
  readonly answer: Answer;
  onChange(asked: Asked): void;
}

const ALL = 0;
const WAIT = 250; // milliseconds; longer than usual, since each answer computes many odds

/** How many of these weapons reach the wanted chance. */
export function NeededPanel({ asked, answer: { read, firing }, onChange }: NeededProps) {
  const language = useLanguage();
  const w = words(language);
  const { chance, kills } = asked;
  const { a } = asked;
  const { value: found, fresh } = useSettled(() => neededFor(asked), JSON.stringify([a, chance, kills]), WAIT);
  const [weapon, ...more] = firing;
  const shareOf = (hundredths: number): string => percent(hundredths / 100, language);
  const goals = Array.from({ length: read.models - 1 }, (_, i) => ({ value: i + 1, title: w.atLeast(i + 1) }));
  return (
    <section class="odds-part odds-needed" aria-labelledby="odds-needed">
      <h2 id="odds-needed">{w.needed}</h2>
      <div class="odds-fields">
        <Typed
          class="odds-count"
          label={`${w.chance} (%)`}
          least={1}
          most={100}
          value={chance}
          field={whole(1, 100)}
          onChange={(next) => next !== undefined && onChange({ ...asked, chance: next })}
        />
        <Pick
          class="odds-grows"
          label={w.toKill}
          value={kills === null || kills >= read.models ? ALL : kills}
          options={[{ value: ALL, title: w.all }, ...goals]}
          onChange={(next) => onChange({ ...asked, kills: next === ALL ? null : next })}
        />
      </div>
      <p role="status" class="odds-takes" aria-busy={!fresh}>
        {!found.ok && whyNot(found.error, language)}
        {found.ok && found.value.needed === null && w.notEven(found.value.looked ?? 0, shareOf(found.value.reached))}
        {found.ok && found.value.needed !== null && (
          <>
            <b>
              {weapon && more.length === 0
                ? firingName({ ...weapon, count: found.value.needed }, language)
                : w.itTakesTimes(found.value.needed)}
            </b>{' '}
            {w.reaches(shareOf(found.value.reached))}
            {found.value.oneLess !== undefined && (
              <span class="quiet"> ({w.oneLess(shareOf(found.value.oneLess))})</span>
            )}
          </>
        )}
      </p>
    </section>
  );
}
