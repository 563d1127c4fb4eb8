import { useMemo } from 'preact/hooks';
import type { Language } from '../../../../kernel/game.ts';
import { help } from '../../../../page/help.ts';
import { RuleLink } from '../../../../page/rule-link.tsx';
import { assignedTo } from '../draft.ts';
import { capital, chance, inches, tenths, unitName } from '../names.ts';
import { words } from '../panel-labels.ts';
import { useSliced } from '../sliced.ts';
import { aimAction } from './actions.ts';
import { NumbersLine } from './numbers-line.tsx';
import { type Odds, oddsFor } from './odds.ts';
import { keyOf, oddsStore } from './odds-store.ts';
import { type FireSettingsProps, sideClass } from './parts.tsx';
import type { TargetRow } from './rows.ts';

/** The possible targets, nearest first, with the expected result; then the others with the reason. */
export function Targets(props: FireSettingsProps) {
  const { scene, row, rows, fireSettings } = props;
  const { view, settings } = scene;
  const w = words(settings.language);
  const able = rows.filter(({ aim }) => aim);
  const others = rows.filter(({ aim }) => !aim);
  const jobs = useMemo(() => jobsOf(props), [rows]);
  const odds = useSliced(oddsStore(view), jobs);
  const count = fireSettings.bearers?.length ?? row.alive;
  return (
    <div>
      <h4 class="heading">{fireSettings.bearers ? w.targetsFor(count, row.alive) : w.targets}</h4>
      <ul class="shoot-targets">
        {able.map((target) => (
          <Target key={target.target} {...props} at={target} odds={odds.get(keyIn(props, target))} />
        ))}
      </ul>
      {able.length === 0 && <p class="small">{w.noTarget}</p>}
      {others.length > 0 && (
        <details class="shoot-others" open={able.length === 0}>
          <summary class="small quiet">{w.notEligible(others.length)}</summary>
          <ul class="shoot-targets">
            {others.map(({ target, why }) => (
              <li key={target} class="shoot-target is-out small quiet">
                <strong>{unitName(view.rules, target)}</strong> {why && capital(scene.say(why))}{' '}
                <RuleLink code={why?.code} isShort />
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

const keyIn = ({ scene }: FireSettingsProps, { aim }: TargetRow): string =>
  aim ? keyOf(scene.view.shooter as number, [aim]) : '';

function jobsOf(props: FireSettingsProps) {
  const { view } = props.scene;
  return props.rows.flatMap((row) => {
    const { aim } = row;
    return aim ? [{ key: keyIn(props, row), work: () => oddsFor(view, view.shooter as number, [aim]) }] : [];
  });
}

function Target(props: FireSettingsProps & { readonly at: TargetRow; readonly odds: Odds | undefined }) {
  const { scene, draft, row, at, odds, locked, act, suggestion } = props;
  const { view, settings } = scene;
  const { language } = settings;
  const w = words(language);
  const { target } = at;
  const told = assignedTo(view, row.group.id).find((one) => one.target === target);
  const star = suggestion?.target === target;
  const side = view.rules.units[target]?.side ?? 'defender';
  const point = (unit: number | null) => (): void => {
    if (draft.pointed !== unit) scene.setDraft({ ...draft, pointed: unit });
  };
  return (
    <li class={`${sideClass(side)} shoot-target ${star ? 'is-suggested' : ''}`}>
      <button
        type="button"
        class="button shoot-target-pick"
        data-target={target}
        aria-pressed={at.chosen > 0}
        disabled={locked}
        onPointerEnter={point(target)}
        onPointerLeave={point(null)}
        onFocus={point(target)}
        onClick={() => act(aimAction(view, draft, row.group.id, target))}
      >
        <span class="side-mark" aria-hidden="true" />
        <span class="shoot-target-name">{unitName(view.rules, target)}</span>
        <span class="shoot-target-odds mono small" {...help('expected', odds && capital(longOdds(odds, language)))}>
          {odds ? w.woundsLost(tenths(odds.wounds, language)) : w.counting}
        </span>
        <span class="small quiet shoot-target-more">
          {inches(at.distance, language)}
          {at.weapons < row.alive && ` · ${w.of(at.weapons, row.group.weapon.name)}`}
        </span>
        <span class="small quiet shoot-target-wipe">{odds && shortOdds(odds, language)}</span>
        {star && suggestion && (
          <strong class="small shoot-star">
            <span aria-hidden="true">★</span> {scene.say(suggestion.why)}
          </strong>
        )}
      </button>
      {told && <NumbersLine {...props} aim={told} />}
    </li>
  );
}

/** `1.4 of 10 models · all 2 %` */
function shortOdds({ slain, models, wipe }: Odds, language: Language): string {
  const w = words(language);
  return `${w.slainOf(tenths(slain, language), models)} · ${w.wipe(chance(wipe, language))}`;
}

/** The odds as a sentence. */
function longOdds({ wounds, slain, models, wipe }: Odds, language: Language): string {
  return words(language).oddsWords(tenths(wounds, language), tenths(slain, language), models, chance(wipe, language));
}

/** Wounds, models and the chance to destroy all, in one line. */
export function OddsWords({ odds, language }: { readonly odds: Odds | undefined; readonly language: Language }) {
  const w = words(language);
  if (!odds) return <>{w.counting}</>;
  return (
    <span {...help('expected', capital(longOdds(odds, language)))}>
      {w.woundsLost(tenths(odds.wounds, language))} · {shortOdds(odds, language)}
    </span>
  );
}
