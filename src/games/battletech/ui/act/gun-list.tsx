import { useMemo } from 'preact/hooks';
import { Button } from '../../../../page/button.tsx';
import { figure } from '../../../../page/figure.ts';
import { Group } from '../../../../page/group.tsx';
import { RuleLink } from '../../../../page/rule-link.tsx';
import type { Shot } from '../../plan.ts';
import { tracksHeat } from '../../rules/status.ts';
import { modelOf, unitOf } from '../../view.ts';
import { words } from '../act-labels.ts';
import { capital, namesIn } from '../board/names.ts';
import { placeCode } from '../sheet/names.ts';
import { type GunRow, gunsOf } from './guns.ts';
import { Needs, type UnitProps } from './parts.tsx';
import { aimable, type BinRow, fireAll, mayHeat, toggled, withShot } from './shots.ts';
import { seenBy } from './twist.tsx';

/** Every weapon: the number it needs, its effect and cost, or why it cannot fire. */
export function GunList(props: UnitProps) {
  const { scene, draft, id } = props;
  const { view, controls, settings } = scene;
  const w = words(settings.language);
  const { target, shots } = draft;
  const at = seenBy(props);
  const rows = useMemo(() => (target ? gunsOf(at, id, target, draft) : []), [view, id, draft]);
  const locked = controls?.busy ?? true;
  if (modelOf(view, id).design.mounts.length === 0) return <p class="small quiet">{w.noWeapons}</p>;
  if (!target) return <p class="bt-ask">{w.chooseTarget}</p>;
  return (
    <Group title={w.weapons}>
      <ol class="bt-rows">
        {rows.map((row) => (
          <Gun key={row.mount} {...props} row={row} />
        ))}
      </ol>
      <div class="row bt-all">
        <Button disabled={locked} onClick={() => scene.setDraft({ ...draft, shots: fireAll(at, id, shots, target) })}>
          {w.fireAll}
        </Button>
        <Button
          kind="quiet"
          disabled={locked || shots.length === 0}
          onClick={() => scene.setDraft({ ...draft, shots: [] })}
        >
          {w.clear}
        </Button>
      </div>
    </Group>
  );
}

function Gun(props: UnitProps & { readonly row: GunRow }) {
  const { scene, draft, id, row } = props;
  const { view, controls, settings } = scene;
  const { language } = settings;
  const w = words(language);
  const names = namesIn(view.rules, language);
  const { target } = draft;
  const vehicle = unitOf(view, id).crew !== null;
  const { mount, weapon, no, tally, chosen, elsewhere } = row;
  const place = `${placeCode(vehicle ? 'vehicle' : 'mech', row.at, language)}${row.rear ? ` ${w.rear}` : ''}`;
  const left = row.bins.reduce((sum, one) => sum + one.left, 0);
  const toggle = (): void => {
    if (target) scene.setDraft({ ...draft, shots: toggled(seenBy(props), id, draft.shots, mount, target) });
  };
  return (
    <li class={`bt-row ${chosen ? 'is-chosen' : ''} ${no ? 'is-out' : ''}`} data-mount={mount}>
      <label class="choice bt-row-name">
        <input
          type="checkbox"
          checked={chosen}
          disabled={(controls?.busy ?? true) || ((no !== undefined || row.odds === 0) && !chosen)}
          onChange={toggle}
        />
        <span>
          {mount < 9 && (
            <span class="shortcut bt-key" aria-hidden="true">
              {mount + 1}
            </span>
          )}
          {capital(names.weapon(id, mount))} <span class="quiet small">{place}</span>
        </span>
      </label>
      {no && !tally ? null : tally && <Needs scene={scene} tally={tally} odds={row.odds} />}
      <span class="small quiet bt-row-more">
        {no ? (
          <>
            {scene.say(no)} <RuleLink code={no.code} isShort />
          </>
        ) : (
          <>
            {row.bracket && w.brackets(row.bracket)} · {w.points(figure(Math.round(row.expected * 10) / 10, language))}
            {tracksHeat(view, id) && ` · ${w.heat(weapon.heat)}`}
            {weapon.ammo !== null && ` · ${w.shotsLeft(left)}`}
            {elsewhere &&
              ` · ${w.elsewhere('unit' in elsewhere ? names.unit(elsewhere.unit) : names.hex(elsewhere.hex))}`}
          </>
        )}
      </span>
      {chosen && <Choices {...props} shot={row.shot} />}
    </li>
  );
}

/** Ammunition bin, flamer mode and aimed location. */
function Choices(props: UnitProps & { readonly row: GunRow; readonly shot: Shot }) {
  const { scene, draft, id, row, shot } = props;
  const { view, settings } = scene;
  const { language } = settings;
  const w = words(language);
  const names = namesIn(view.rules, language);
  const at = seenBy(props);
  const set = (next: Shot): void => scene.setDraft({ ...draft, shots: withShot(draft.shots, next) });
  const places = aimable(at, id, plainOf(shot));
  const target = 'unit' in shot.target ? shot.target.unit : -1;
  return (
    <span class="bt-row-choices">
      {differ(row.bins) && (
        <select
          class="select"
          aria-label={`${w.bin}: ${names.mounted(id, row.mount)}`}
          value={shot.bin}
          onChange={(event) => set({ ...shot, bin: Number(event.currentTarget.value) })}
        >
          {row.bins.map(({ bin, at: place, left }) => (
            <option key={bin} value={bin}>
              {w.binOf(capital(names.bin(id, bin)), names.place(id, place), left)}
            </option>
          ))}
        </select>
      )}
      {mayHeat(at, id, plainOf(shot)) && (
        <select
          class="select"
          aria-label={w.flamer}
          value={shot.heat ? 'heat' : 'hurt'}
          onChange={(event) => {
            const { heat: _, ...rest } = shot;
            set(event.currentTarget.value === 'heat' ? { ...rest, heat: true } : rest);
          }}
        >
          <option value="hurt">{w.hurts}</option>
          <option value="heat">{w.heats}</option>
        </select>
      )}
      {places.length > 0 && (
        <select
          class="select"
          aria-label={`${w.aim}: ${names.mounted(id, row.mount)}`}
          value={shot.aim ?? ''}
          onChange={(event) => {
            const { aim: _, ...rest } = shot;
            const aim = event.currentTarget.value;
            set(aim === '' ? rest : { ...rest, aim: Number(aim) });
          }}
        >
          <option value="">{`${w.aim}: ${w.noAim}`}</option>
          {places.map((place) => (
            <option key={place} value={place}>
              {`${w.aim}: ${names.place(target, place)}`}
            </option>
          ))}
        </select>
      )}
    </span>
  );
}

/** Whether the choice of bin matters: different ammunition or locations. */
const differ = (bins: readonly BinRow[]): boolean => new Set(bins.map(({ ammo, at }) => `${ammo} ${at}`)).size > 1;

/** The shot without its optional choices. */
function plainOf({ aim: _aim, heat: _heat, ...shot }: Shot): Shot {
  return shot;
}
