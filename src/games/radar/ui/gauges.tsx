import { useEffect } from 'preact/hooks';
import { help } from '../../../page/help.ts';
import { useNotebook } from '../../../page/use-notebook.ts';
import { COLOUR_OF, SYSTEMS, type System } from '../data/systems.ts';
import { brokenBy, type Found, stillBroken } from './found-broken.ts';
import { ColourTag, SystemGlyph } from './glyphs.tsx';
import { labels } from './labels.ts';
import { LatelyStrip } from './lately-strip.tsx';
import { COLOUR_LETTER, capital, SYSTEM_NAME, systemHelp } from './names.ts';
import type { RadarScene, Station } from './station.ts';
import { Strip } from './strip.tsx';
import { whyNot } from './why-not.ts';

/** The first mate's sheet: five gauges to fill, one click each. */
export function GaugeSheet({ scene, station }: { readonly scene: RadarScene; readonly station: Station }) {
  const broken = useBroken(scene, station);
  return (
    <>
      <Strip scene={scene} />
      <div class="radar-gauges">
        {SYSTEMS.map((system) => (
          <Gauge key={system} scene={scene} station={station} system={system} broken={broken.includes(system)} />
        ))}
      </div>
      <LatelyStrip scene={scene} station={station} />
    </>
  );
}

interface GaugeProps {
  readonly scene: RadarScene;
  readonly station: Station;
  readonly system: System;
  readonly broken: boolean;
}

function Gauge({ scene, station, system, broken }: GaugeProps) {
  const { view, controls, settings } = scene;
  const w = labels(settings.language);
  const full = view.rules.ruleset.charges[system];
  const charge = view.boats[station.side].charges?.[system] ?? 0;
  const crew = scene.belief()?.crew;
  const wanted = (crew?.priority?.message.systems.indexOf(system) ?? -1) + 1;
  const order = { type: 'charge', system } as const;
  const open = controls !== null && !controls.busy && !whyNot(view, station.seat, order);
  const shown = scene.shown?.type === 'charge' && scene.shown.system === system;
  const name = capital(SYSTEM_NAME[settings.language][system]);
  const colour = COLOUR_OF[system];
  return (
    <button
      type="button"
      class={`radar-gauge is-${colour} ${shown ? 'is-shown' : ''} ${charge >= full ? 'is-full' : ''}`}
      disabled={!open}
      {...help(systemHelp(system), `${name}: ${w.charge(charge, full)}`)}
      onClick={() => controls?.send(order)}
    >
      <span class="gauge-head">
        <SystemGlyph system={system} size={22} />
        <ColourTag colour={colour} letter={COLOUR_LETTER[settings.language][colour]} />
      </span>
      <span
        class="gauge-bar"
        aria-hidden="true"
        style={{ '--most': Math.max(...Object.values(view.rules.ruleset.charges)) }}
      >
        {Array.from({ length: full }, (_, i) => (
          <span key={i} class={i < charge ? 'is-charged' : i === charge && open ? 'is-next' : ''} />
        ))}
      </span>
      {open && <span class="spoken">{w.chargeVerb('')}</span>}
      <strong>{name}</strong>
      <span class="gauge-count">{charge >= full ? w.full : w.charge(charge, full)}</span>
      <span class="gauge-notes">
        {broken && (
          <span class="chip is-bad" {...help('broken')}>
            {w.outOfOrder}
          </span>
        )}
        {wanted > 0 && <span class="chip is-brass">{w.wanted(wanted)}</span>}
      </span>
    </button>
  );
}

/** Small gauge marks, for the captain's list and for spectators. */
export function Pips({
  charge,
  full,
  label,
}: {
  readonly charge: number;
  readonly full: number;
  readonly label: string;
}) {
  return (
    <span
      class={charge >= full ? 'radar-pips is-full' : 'radar-pips'}
      role="img"
      aria-label={label}
      {...help('gauge', label)}
    >
      {Array.from({ length: full }, (_, i) => (
        <span key={i} class={i < charge ? 'is-charged' : ''} />
      ))}
    </span>
  );
}

/** Systems the first mate knows to be out of order: reported by the crew, or refused when tried. */
function useBroken(scene: RadarScene, { side }: Station): readonly System[] {
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
