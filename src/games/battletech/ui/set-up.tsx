import './set-up.css';
import type { SetUpProps } from '../../../page/contract.ts';
import { useLanguage } from '../../../page/language.ts';
import { RULESETS } from '../rulesets.ts';
import { Advanced } from './set-up/advanced.tsx';
import { ForceFields } from './set-up/force-fields.tsx';
import type { PartProps } from './set-up/form-parts.ts';
import { MapFields } from './set-up/map-fields.tsx';
import { changed, DEFAULTS, rulesetOf } from './set-up/match-options.ts';
import { setUpLabels, titleOf } from './set-up-labels.ts';

/** The set-up form of BattleTech: rules, map, forces and advanced options. */
export function SetUp({ options, onChange }: SetUpProps) {
  const shared = { options, onChange, language: useLanguage() };
  return (
    <>
      <RulesetFields {...shared} />
      <MapFields {...shared} />
      <ForceFields {...shared} />
      <Advanced {...shared} />
    </>
  );
}

function RulesetFields({ options, onChange, language }: PartProps) {
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
