import { CONSCIOUSNESS, DEADLY } from '../../rules/pilot.ts';
import { jumpMp, mascWorks, runMp, walkMp } from '../../rules/status.ts';
import { modelOf, type UnitId, unitOf, type View } from '../../view.ts';

/** A box of the pilot's hit track: the number to stay conscious, null if the hit kills. */
interface Wound {
  readonly hit: number;
  readonly needs: number | null;
  readonly taken: boolean;
}

export const woundTrack = (hits: number): readonly Wound[] =>
  Array.from({ length: DEADLY }, (_, i) => ({ hit: i + 1, needs: CONSCIOUSNESS[i + 1] ?? null, taken: hits > i }));

/** MP now and as built. */
interface Pace {
  readonly mode: 'walk' | 'run' | 'jump' | 'masc';
  readonly now: number;
  readonly built: number;
}

export function pacesOf(view: View, id: UnitId): readonly Pace[] {
  const { design } = modelOf(view, id);
  const paces: readonly Pace[] = [
    { mode: 'walk', now: walkMp(view, id), built: design.walk },
    { mode: 'run', now: runMp(view, id), built: Math.ceil(design.walk * 1.5) },
    { mode: 'jump', now: jumpMp(view, id), built: design.jump },
    { mode: 'masc', now: mascWorks(view, id) ? runMp(view, id, true) : 0, built: design.masc ? design.walk * 2 : 0 },
  ];
  return paces.filter(({ mode, built }) => built > 0 || mode === 'walk' || mode === 'run');
}

/** Conditions that must be visible at a glance. */
type Condition =
  | 'destroyed'
  | 'unconscious'
  | 'shut-down'
  | 'prone'
  | 'stuck'
  | 'club'
  | 'tree'
  | 'flipped'
  | 'charging'
  | 'falling-on'
  | 'immobile'
  | 'stunned'
  | 'turret-locked';

export function conditionsOf(view: View, id: UnitId): readonly Condition[] {
  const unit = unitOf(view, id);
  if (unit.destroyed !== null) return ['destroyed'];
  const said: readonly (readonly [Condition, boolean])[] = [
    ['unconscious', !unit.pilot.awake],
    ['shut-down', unit.shutDown],
    ['prone', unit.prone],
    ['stuck', unit.stuck],
    ['immobile', unit.crew?.immobile ?? false],
    ['stunned', (unit.crew?.stunned ?? 0) > 0],
    ['turret-locked', unit.crew?.turretLocked ?? false],
    ['flipped', unit.flipped],
    ['charging', unit.charge?.kind === 'charge'],
    ['falling-on', unit.charge?.kind === 'death-from-above'],
    ['club', unit.club === 'club'],
    ['tree', unit.club === 'tree'],
  ];
  return said.flatMap(([condition, holds]) => (holds ? [condition] : []));
}

const GRAVE: readonly Condition[] = ['destroyed', 'unconscious', 'shut-down', 'immobile', 'stunned'];
export const isGrave = (condition: Condition): boolean => GRAVE.includes(condition);
