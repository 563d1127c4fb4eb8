import { RULESETS } from '../../rulesets.ts';
import { setUpLabels, titleOf } from '../set-up-labels.ts';
import { changed, DEFAULTS, rulesetOf } from './match-options.ts';
import type { PartProps } from './part.ts';

export function RulesetFields({ options, onChange, language }: PartProps) {
  const say = setUpLabels(language);
  const chosen = rulesetOf(options);
  return (
    <section class="set-up-part">
      <h2>{say.rules}</h2>
      <fieldset class="bt-choices">
        <legend class="spoken">{say.rules}</legend>
        {Object.keys(RULESETS).map((id) => (
          <label key={id} class="bt-choice">
            <input
              type="radio"
              name="bt-ruleset"
              checked={chosen === id}
              onChange={() => onChange(changed(options, 'ruleset', id === DEFAULTS.ruleset ? undefined : id))}
            />
            <span>
              <strong>{titleOf(id, language)}</strong>
              <span class="quiet small">{say.aboutRuleset(id)}</span>
            </span>
          </label>
        ))}
      </fieldset>
    </section>
  );
}
