import { useLanguage } from '../../../../page/language.ts';
import { phrases } from '../../../../page/phrases.ts';
import type { Target } from '../../ask/question.ts';
import { having } from './asked.ts';
import { whole } from './fields.ts';
import { Typed } from './inputs.tsx';
import { words } from './labels.ts';

const ownWords = phrases({
  en: { title: 'Models with other values' },
  es: { title: 'Miniaturas con otros valores' },
});

interface OtherModelsProps {
  readonly target: Target;
  onChange(target: Target): void;
}

/** How many models have other values than those in the fields, for units of imported lists. */
export function OtherModels({ target, onChange }: OtherModelsProps) {
  const language = useLanguage();
  const w = words(language);
  const { also = [] } = target;
  return (
    <fieldset class="odds-others">
      <legend class="small quiet">{ownWords(language).title}</legend>
      {also.map(({ models = 1, T, Sv, inv, W }, i) => {
        const values = `${w.short('T')} ${T}  ${w.short('Sv')} ${Sv}+${inv === undefined ? '' : `/${inv}++`}  ${w.short('W')} ${W}`;
        return (
          <div key={i} class="odds-fields">
            <Typed
              class="odds-count"
              label={w.models}
              least={0}
              most={100}
              value={models}
              field={whole(0, 100)}
              onChange={(count) => count !== undefined && onChange(withOthers(target, i, count))}
            />
            <span class="small mono odds-other-values">{values}</span>
          </div>
        );
      })}
    </fieldset>
  );
}

/** Sets the number of models in a line of other models; 0 removes the line. */
function withOthers(target: Target, at: number, models: number): Target {
  const also = (target.also ?? []).flatMap((men, i) => (i !== at ? [men] : models > 0 ? [{ ...men, models }] : []));
  return having(target, { also: also.length > 0 ? also : undefined });
}
