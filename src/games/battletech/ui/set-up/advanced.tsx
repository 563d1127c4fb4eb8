import { RULESETS } from '../../rulesets.ts';
import { setUpLabels } from '../set-up-labels.ts';
import { keepsEnter, type PartProps } from './form-parts.ts';
import { changed, isOn, rulesetOf, SWITCHES, type Toggle, toggled, togglesChanged } from './match-options.ts';

const MOST_TURNS = 10_000;
const GROUPS: readonly (readonly [string, readonly Toggle[]])[] = [...SWITCHES, ['equipment', ['advanced']]];

/** Advanced options: the turn limit and every rule switch. */
export function Advanced({ options, onChange, language }: PartProps) {
  const say = setUpLabels(language);
  const limit = typeof options.turnLimit === 'number' ? options.turnLimit : RULESETS[rulesetOf(options)].turnLimit;
  const changes = togglesChanged(options) + (options.turnLimit === undefined ? 0 : 1);
  return (
    <details class="bt-advanced">
      <summary>
        {say.advanced} {changes > 0 && <span class="chip is-brass">{say.changedCount(changes)}</span>}
      </summary>
      <div class="bt-advanced-parts">
        <div class="field">
          <label for="bt-turn-limit">{say.turnLimit}</label>
          <input
            id="bt-turn-limit"
            class="input"
            type="number"
            min="0"
            max={MOST_TURNS}
            value={limit}
            aria-describedby="bt-turn-limit-about"
            onKeyDown={keepsEnter}
            onInput={(event) => {
              const turns = Math.trunc(Number(event.currentTarget.value));
              const usual = turns === RULESETS[rulesetOf(options)].turnLimit;
              if (turns >= 0 && turns <= MOST_TURNS) onChange(changed(options, 'turnLimit', usual ? undefined : turns));
            }}
          />
          <span id="bt-turn-limit-about" class="quiet small">
            {say.turnLimitAbout}
          </span>
        </div>
        {GROUPS.map(([group, toggles]) => (
          <fieldset key={group}>
            <legend>{say.group(group)}</legend>
            {toggles.map((toggle) => (
              <label key={toggle} class="choice settings-switch">
                <input
                  type="checkbox"
                  checked={isOn(options, toggle)}
                  onChange={() => onChange(toggled(options, toggle))}
                />
                {say.toggle(toggle)}
              </label>
            ))}
          </fieldset>
        ))}
      </div>
    </details>
  );
}
