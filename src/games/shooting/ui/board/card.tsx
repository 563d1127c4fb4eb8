import { useMemo } from 'preact/hooks';
import { isGone, living, modelAt, unitAt } from '../../rules/units.ts';
import { words } from '../board-labels.ts';
import { capital, LETTERS, unitName } from '../names.ts';
import { sideClass } from './models.tsx';
import type { Look, Mark } from './plan.ts';
import type { ShootingScene } from './scene.ts';
import { SIGNS } from './silhouettes.ts';
import { aimFacts, coverOf, factsOf } from './unit-text.ts';

interface CardProps {
  readonly scene: ShootingScene;
  readonly unit: number;
  readonly mark: Mark | undefined;
  readonly look: Look | null;
  readonly place: string;
}

/** A unit at a glance, and how the current weapons affect it. */
export function Card({ scene, unit, mark, look, place }: CardProps) {
  const { view, settings } = scene;
  const { language } = settings;
  const w = words(language);
  const { side, models } = unitAt(view.rules, unit);
  const alive = living(view.wounds, models);
  const cover = useMemo(
    () => (look?.found.get(unit)?.weapons ? coverOf(view, look.unit, unit) : null),
    [view, look, unit],
  );
  const aim = aimFacts(look, unit, language, scene.say);
  const pieces = [...new Set(cover?.values())].map((piece) => w.piece(piece)).join(', ');
  return (
    <aside class={`sh-card ${place} ${sideClass(side)}`} aria-hidden="true">
      <strong>{unitName(view.rules, unit)}</strong>
      {!isGone(view.wounds, { models }) && <p class="sh-card-sheet">{sheetLine(scene, alive)}</p>}
      <p class="sh-card-facts">{capital(factsOf(view, unit, language).join(' · '))}</p>
      {aim.length > 0 && (
        <p class={`sh-card-aim is-${mark ?? ''}`}>
          {mark && (
            <svg class={`sh-badge is-${mark}`} aria-hidden="true" viewBox="-9 -9 18 18" width="18" height="18">
              <circle r="8" />
              <path d={SIGNS[mark]} />
            </svg>
          )}
          <span>{capital(aim.join(' · '))}</span>
        </p>
      )}
      {cover !== null && cover.size > 0 && <p>{w.cover(cover.size, alive.length, pieces)}</p>}
    </aside>
  );
}

/** `T4 · Sv 3+ · 4++ · W2` of the first living model, as datasheets print it. */
function sheetLine({ view, settings }: ShootingScene, alive: readonly number[]): string {
  const { T, Sv, W } = LETTERS[settings.language];
  const { toughness, save, invulnerable, wounds } = modelAt(view.rules, alive[0] as number).sheet;
  return [
    `${T}${toughness}`,
    `${Sv} ${save}+`,
    ...(invulnerable === null ? [] : [`${invulnerable}++`]),
    `${W}${wounds}`,
  ].join('  ');
}
