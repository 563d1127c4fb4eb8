import './set-up.css';
import { useEffect, useId, useState } from 'preact/hooks';
import type { SetUpProps } from '../../../page/contract.ts';
import { useLanguage } from '../../../page/language.ts';
import { onListsChanged } from '../../../page/player-lists.ts';
import { remembered } from '../../../page/storage.ts';
import { shortDecimal } from '../../../parts/text/fill.ts';
import { ARMIES } from '../data/armies.ts';
import { BATTLEFIELDS } from '../data/battlefields.ts';
import { SCENARIOS } from '../data/scenarios.ts';
import { RULESETS } from '../rulesets.ts';
import { LISTS_KEY } from './lists/lists-key.ts';
import type { MyArmy } from './lists/my-armies.ts';
import { Choice } from './set-up/choice.tsx';
import { changed, nameOf, parFor, scenarioValuesOf, withScenario } from './set-up/options.ts';
import { words } from './set-up-labels.ts';

/** The set-up of a match: rules, a scenario, and changes to it. */
export function SetUp({ options, onChange }: SetUpProps) {
  const language = useLanguage();
  const w = words(language);
  const usual = scenarioValuesOf(options);
  const set = (key: string) => (value: unknown) => onChange(changed(options, key, value));
  const armies = useArmies();
  const par = parFor(options);
  const other = { language, none: w.ofScenario, files: true };
  return (
    <>
      <section class="set-up-part">
        <h2>{w.rules}</h2>
        <div class="shoot-set-up">
          <Choice
            title={w.ruleset}
            value={options.ruleset ?? '10e'}
            ids={Object.keys(RULESETS)}
            language={language}
            onChoose={set('ruleset')}
          />
          <Choice
            title={w.devastating}
            value={options.devastating}
            ids={['spill', 'one-model']}
            language={language}
            none={w.usual}
            onChoose={set('devastating')}
          />
        </div>
      </section>
      <section class="set-up-part">
        <h2>{w.table}</h2>
        <div class="shoot-set-up">
          <Choice
            title={w.scenario}
            value={options.scenario ?? 'crossfire'}
            ids={Object.keys(SCENARIOS)}
            language={language}
            about={w.scenarioAbout}
            files
            onChoose={(value) => onChange(withScenario(options, value))}
          />
          <Choice title={w.map} value={options.map} ids={Object.keys(BATTLEFIELDS)} onChoose={set('map')} {...other} />
          {(['attacker', 'defender'] as const).map((side) => (
            <Choice
              key={side}
              title={w[side]}
              value={options[side]}
              ids={Object.keys(ARMIES)}
              loaded={armies}
              onChoose={set(side)}
              {...other}
            />
          ))}
          <Count title={w.rounds} value={options.rounds ?? usual.rounds} least={1} most={10} onSet={set('rounds')} />
          <Count
            title={w.commandPoints}
            value={options.commandPoints ?? usual.commandPoints}
            least={0}
            most={20}
            onSet={set('commandPoints')}
          />
        </div>
        <p class="quiet small">{w.redeployed}</p>
        {par && (
          <p class="small" role="status">
            {par.applies
              ? w.par(shortDecimal(par.par.attacker, language), shortDecimal(par.par.defender, language))
              : w.noPar}
          </p>
        )}
        {armies
          .filter(({ left, name }) => left.length > 0 && isChosen(options, name))
          .map(({ name, left }) => (
            <p key={name} class="small">
              {w.leftOut(name, left.join(', '))}
            </p>
          ))}
        <label class="choice">
          <input
            type="checkbox"
            checked={(options.handModifiers ?? usual.handModifiers) === true}
            onChange={({ currentTarget }) => set('handModifiers')(currentTarget.checked)}
          />
          {w.handModifiers}
        </label>
      </section>
    </>
  );
}

const isChosen = ({ attacker, defender }: SetUpProps['options'], name: string): boolean =>
  [attacker, defender].some((army) => typeof army === 'object' && nameOf(army) === name);

/** The armies of the lists in this browser; the code for them is loaded only if there are any. */
function useArmies(): readonly MyArmy[] {
  const [armies, setArmies] = useState<readonly MyArmy[]>([]);
  useEffect(() => {
    const look = (): void => {
      if (remembered(LISTS_KEY, null) === null) return;
      import('./lists/my-armies.ts').then(
        ({ myArmies }) => setArmies(myArmies()),
        () => {}, // offline: the built-in armies are still there
      );
    };
    look();
    return onListsChanged(look);
  }, []);
  return armies;
}

interface CountProps {
  readonly title: string;
  readonly value: unknown;
  readonly least: number;
  readonly most: number;
  onSet(value: number): void;
}

function Count({ title, value, least, most, onSet }: CountProps) {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{title}</label>
      <input
        id={id}
        class="input"
        type="number"
        min={least}
        max={most}
        value={String(value)}
        onInput={({ currentTarget }) => {
          const count = Math.trunc(Number(currentTarget.value));
          if (currentTarget.value !== '' && count >= least && count <= most) onSet(count);
        }}
      />
    </div>
  );
}
