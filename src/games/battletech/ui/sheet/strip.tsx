import './strip.css';
import type { Scene } from '../../../../page/contract.ts';
import { help, tip } from '../../../../page/help.ts';
import type { BattletechKinds } from '../../kinds.ts';
import { tracksHeat } from '../../rules/status.ts';
import { modelOf, type UnitId, unitOf } from '../../view.ts';
import type { Draft } from '../draft.ts';
import { sheetLabels } from '../sheet-labels.ts';
import { conditionsOf, isGrave, pacesOf } from './condition.ts';
import { levelOf, shareOf } from './gauge.ts';
import { bandOf } from './heat.ts';
import { partWords } from './names.ts';
import { armourParts, structureParts } from './parts.ts';

interface SheetStripProps {
  readonly scene: Scene<BattletechKinds, Draft>;
  readonly unit: UnitId;
}

/** A unit in one line: a bar per location, heat, movement, pilot hits, conditions. */
export function SheetStrip({ scene: { view, settings }, unit: id }: SheetStripProps) {
  const { language } = settings;
  const say = sheetLabels(language);
  const { heat, pilot } = unitOf(view, id);
  const { kind } = modelOf(view, id).design;
  const inside = structureParts(view, id);
  const armour = armourParts(view, id).filter(({ index, place }) => index === place);
  const paces = pacesOf(view, id).filter(({ mode }) => mode !== 'masc');
  return (
    <span class="bt-strip">
      <span
        class="bt-strip-bars"
        role="img"
        aria-label={armour.map((part) => partWords(kind, part, language)).join(', ')}
      >
        {armour.map((part) => {
          const bare = inside.find(({ place }) => place === part.place)?.gauge ?? part.gauge;
          const level = part.lost ? 'lost' : levelOf(part.gauge);
          return (
            <span
              key={part.name}
              class={`bt-strip-bar is-${level}`}
              {...help('parts', partWords(kind, part, language))}
            >
              <i style={{ height: `${Math.round(100 * shareOf(part.gauge))}%` }} />
              {!part.lost && bare.left < bare.all && <b />}
            </span>
          );
        })}
      </span>
      {tracksHeat(view, id) && (
        <span class={`bt-strip-heat is-${bandOf(heat)}`} {...help('heat')}>
          <span class="spoken">{say.heat} </span>
          {heat}°
        </span>
      )}
      <span class="bt-strip-mp" {...help('mp')}>
        <span class="spoken">{say.movement} </span>
        {paces.map(({ now }) => now).join('/')}
      </span>
      {pilot.hits > 0 && (
        <span class="bt-strip-pilot" {...tip(say.stripPilot(pilot.hits))}>
          <span class="spoken">{say.stripPilot(pilot.hits)}</span>
          <span aria-hidden="true">{'\u00d7'.repeat(pilot.hits)}</span>
        </span>
      )}
      {conditionsOf(view, id).map((condition) => (
        <span key={condition} class={`chip ${isGrave(condition) ? 'is-bad' : 'is-warn'}`}>
          {say.condition(condition)}
        </span>
      ))}
    </span>
  );
}
