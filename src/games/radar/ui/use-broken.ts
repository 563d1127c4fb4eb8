import { useEffect } from 'preact/hooks';
import { useNotebook } from '../../../page/use-notebook.ts';
import { SYSTEMS, type System } from '../data/systems.ts';
import { brokenBy, type Found, stillBroken } from './found-broken.ts';
import type { RadarScene, Station } from './station.ts';

/** Systems the first mate knows to be out of order: reported by the crew, or refused when tried. */
export function useBroken(scene: RadarScene, { side }: Station): readonly System[] {
  const [{ found }, write] = useNotebook<{ readonly found: Found }>(scene, 'radar.broken', NONE);
  const { heard, rules, controls } = scene;
  const refusal = controls?.refusal;
  useEffect(() => {
    const tried = brokenBy(refusal?.fact);
    if (!refusal || !tried || noted.has(refusal)) return;
    noted.add(refusal);
    write({ found: { ...found, [tried]: heard.at(-1)?.seq ?? 0 } });
  }, [refusal]);
  const told = scene.belief()?.crew.broken ?? [];
  const known = controls ? stillBroken(found, { rules, side, heard }) : [];
  return SYSTEMS.filter((system) => told.includes(system) || known.includes(system));
}

const NONE = { found: {} };

/** A refusal stays until the next order, so a system repaired meanwhile must not show as broken after a redraw. */
const noted = new WeakSet<object>();
