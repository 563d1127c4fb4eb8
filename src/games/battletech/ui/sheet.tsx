import './sheet.css';
import type { Scene } from '../../../page/contract.ts';
import { labelOf } from '../../../parts/hex/hex.ts';
import type { BattletechKinds } from '../kinds.ts';
import { modelOf, type UnitId, unitOf } from '../view.ts';
import { namesIn, sideTitle } from './board/names.ts';
import { BLANK, type Draft } from './draft.ts';
import { conditionsOf, isGrave } from './sheet/condition.ts';
import { Movement, PilotFacts, Sinks } from './sheet/facts.tsx';
import { HeatScale } from './sheet/heat.tsx';
import { roleName } from './sheet/names.ts';
import { Places } from './sheet/places.tsx';
import { VehicleFacts } from './sheet/vehicle.tsx';
import { WeaponTable } from './sheet/weapons.tsx';
import { sheetLabels } from './sheet-labels.ts';

export interface RecordSheetProps {
  readonly scene: Scene<BattletechKinds, Draft>;
  readonly unit: UnitId;
}

/** A unit's record sheet in its current state. */
export function RecordSheet({ scene, unit: id }: RecordSheetProps) {
  const { view, settings } = scene;
  const { language } = settings;
  const { design } = modelOf(view, id);
  const isMech = design.kind === 'mech';
  const shared = { view, unit: id, language, say: scene.say };
  return (
    <div class={isMech ? 'bt-sheet' : 'bt-sheet is-vehicle'}>
      <Head scene={scene} unit={id} />
      <div class="bt-sheet-body">
        <div class="bt-sheet-facts">
          <PilotFacts {...shared} />
          {!isMech && <VehicleFacts {...shared} />}
          <Movement {...shared} />
          {isMech && <Sinks {...shared} />}
        </div>
        <Places key={id} view={view} unit={id} language={language} />
        <WeaponTable view={view} unit={id} language={language} />
        {isMech && <HeatScale {...shared} />}
      </div>
    </div>
  );
}

const LETTERS = 'abcdefgh';

/** Side, type and condition, and a selector for other sheets. */
function Head({ scene, unit: id }: RecordSheetProps) {
  const { view, settings, draft, setDraft, say: sayFact } = scene;
  const say = sheetLabels(settings.language);
  const { design, side } = modelOf(view, id);
  const { at, destroyed } = unitOf(view, id);
  const names = namesIn(view.rules, settings.language);
  const conditions = conditionsOf(view, id);
  return (
    <header class={`bt-sheet-head side-${LETTERS[view.rules.sides.indexOf(side) % LETTERS.length]}`}>
      <p class="bt-sheet-line">
        <span class="side-mark" /> {sideTitle(side, settings.language)} · {say.tons(design.tons)}
        {design.role && ` · ${roleName(design.role, settings.language)}`}
        {design.battleValue !== null && ` · ${say.battleValue} ${design.battleValue}`}
        {destroyed === null && ` · ${say.at(labelOf(view.rules.map, at))}`}
      </p>
      <select
        class="select"
        aria-label={say.otherUnit}
        value={id}
        onChange={(event) => setDraft({ ...(draft ?? BLANK), sheet: Number(event.currentTarget.value) })}
      >
        {view.rules.models.map(({ name }, other) => (
          <option key={other} value={other}>
            {names.whose(other)}
            {name && ` · ${name}`}
          </option>
        ))}
      </select>
      {conditions.length > 0 && (
        <p class="row bt-sheet-conditions">
          {conditions.map((condition) => (
            <span key={condition} class={`chip ${isGrave(condition) ? 'is-bad' : 'is-warn'}`}>
              {say.condition(condition)}
            </span>
          ))}
          {destroyed !== null && <span class="small">{sayFact({ code: destroyed })}</span>}
        </p>
      )}
    </header>
  );
}
