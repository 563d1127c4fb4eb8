import { useMemo, useRef } from 'preact/hooks';
import { tip } from '../../../../page/help.ts';
import { mayDecline } from '../../rules/aims.ts';
import { type Assignment, MANUAL_MODIFIERS, type ManualModifier, type View } from '../../view.ts';
import { type Words, words } from '../panel-labels.ts';
import { useSliced } from '../sliced.ts';
import { type Numbers, numbersOf } from './numbers.ts';
import type { FireSettingsProps } from './parts.tsx';

/** The values of an aim, computed after the targets are drawn; until then those of the previous aim. */
function useNumbers(view: View, aim: Assignment | undefined): Numbers | undefined {
  const known = useMemo(() => new Map<string, Numbers | undefined>(), [view]);
  const key = JSON.stringify(aim);
  const { shooter } = view;
  const jobs = aim && shooter !== null ? [{ key, work: () => numbersOf(view, shooter, aim) }] : [];
  const found = useSliced(known, jobs);
  const last = useRef<Numbers | undefined>(undefined);
  if (found.has(key) || !aim) last.current = found.get(key);
  return last.current;
}

/** The eight modifiers. Those set by datasheets are locked; the others can be ticked if the scenario allows it. */
export function Modifiers({ scene, row, rows, fireSettings, setFireSettings, locked }: FireSettingsProps) {
  const { view, settings } = scene;
  const w = words(settings.language);
  const target = rows.find(({ chosen, aim }) => chosen > 0 && aim) ?? rows.find(({ aim }) => aim);
  const numbers = useNumbers(view, target?.aim);
  const isSure = (target?.chosen ?? 0) > 0; // modifiers set by the target only apply once it is assigned
  const presets = (numbers?.presets ?? []).filter(({ why }) => isSure || why.by !== 'target');
  const allowed = view.rules.setup.scenario.handModifiers;
  const declinable = view.shooter !== null && mayDecline(view, view.shooter, row.group.id, fireSettings.profile);
  const declined = declinable && !fireSettings.lethal;
  const ticked = MANUAL_MODIFIERS.filter(
    (hand) => fireSettings.hand.includes(hand) || presets.some((preset) => preset.hand === hand),
  );
  const said = [...ticked.map(w.hand), ...(declined ? [w.noLethal] : [])];
  const toggle = (hand: ManualModifier): void =>
    setFireSettings({
      ...fireSettings,
      hand: MANUAL_MODIFIERS.filter((one) => (one === hand) !== fireSettings.hand.includes(one)),
    });
  return (
    <details class="shoot-modifiers" open={fireSettings.hand.length > 0 || declined}>
      <summary class="small">
        {w.modifiers}
        {said.length > 0 && <span class="quiet">: {said.join(', ')}</span>}
      </summary>
      <fieldset class="shoot-boxes small" aria-label={`${w.modifiers}: ${row.group.weapon.name}`}>
        {MANUAL_MODIFIERS.map((hand) => (
          <Tick
            key={hand}
            label={w.hand(hand)}
            by={presets.find((one) => one.hand === hand)?.why.by as Owner | undefined}
            ticked={fireSettings.hand.includes(hand)}
            allowed={allowed}
            locked={locked}
            w={w}
            onToggle={() => toggle(hand)}
          />
        ))}
        {numbers?.fishes && (
          <label class="choice">
            <input
              type="checkbox"
              checked={fireSettings.fish}
              disabled={locked}
              onChange={() => setFireSettings({ ...fireSettings, fish: !fireSettings.fish })}
            />
            {w.fish}
          </label>
        )}
        {declinable && (
          <label class="choice" {...tip(w.noLethalAbout)}>
            <input
              type="checkbox"
              checked={declined}
              disabled={locked}
              onChange={() => setFireSettings({ ...fireSettings, lethal: !fireSettings.lethal })}
            />
            {w.noLethal}
          </label>
        )}
      </fieldset>
      <p class="small quiet">{allowed ? w.capped : w.forbidden}</p>
    </details>
  );
}

type Owner = 'shooter' | 'target' | 'weapon';

interface TickProps {
  readonly label: string;
  readonly by: Owner | undefined; // the owner of the datasheet that sets it
  readonly ticked: boolean;
  readonly allowed: boolean;
  readonly locked: boolean;
  readonly w: Words;
  onToggle(): void;
}

/** One modifier; hidden if it is neither set nor available. */
function Tick({ label, by, ticked, allowed, locked, w, onToggle }: TickProps) {
  if (!allowed && !by) return null;
  return (
    <label class="choice" {...(by && { title: w.presetWhy(w.preset(by)) })}>
      <input
        type="checkbox"
        checked={by !== undefined || ticked}
        disabled={locked || by !== undefined}
        onChange={onToggle}
      />
      <span>
        {label}
        {by && <span class="quiet"> ({w.set})</span>}
      </span>
    </label>
  );
}
