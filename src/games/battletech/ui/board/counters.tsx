import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Language } from '../../../../kernel/game.ts';
import { middleOf } from '../../../../page/hex-shape.ts';
import type { Hex } from '../../../../parts/hex/hex.ts';
import { alive } from '../../rules/status.ts';
import { type UnitId, unitOf, type View } from '../../view.ts';
import { Counter } from './counter.tsx';
import type { CounterState } from './plans.ts';

interface CountersProps {
  readonly view: View;
  readonly language: Language;
  readonly states: ReadonlyMap<UnitId, CounterState>;
  readonly trails: ReadonlyMap<UnitId, readonly Hex[]>; // paths to animate
  readonly seq: number; // sequence number of their change
}

const A_HEX = 110; // milliseconds
const LONGEST = 900;

/** All counters, wrecks at the bottom; units that have just moved are animated. */
export function Counters({ view, language, states, trails, seq }: CountersProps) {
  const ids = view.units.map((_, id) => id);
  const [gone, living] = [ids.filter((id) => !alive(unitOf(view, id))), ids.filter((id) => alive(unitOf(view, id)))];
  const last = (id: UnitId): number => (states.has(id) ? 1 : 0); // the selected unit is on top
  return (
    <>
      {[...gone, ...living.sort((a, b) => last(a) - last(b))].map((id) => (
        <Placed key={id} view={view} id={id} trail={trails.get(id)} seq={seq}>
          <Counter view={view} id={id} language={language} state={states.get(id)} />
        </Placed>
      ))}
    </>
  );
}

interface PlacedProps {
  readonly view: View;
  readonly id: UnitId;
  readonly trail: readonly Hex[] | undefined;
  readonly seq: number;
  readonly children: ComponentChildren;
}

function Placed({ view, id, trail, seq, children }: PlacedProps) {
  const root = useRef<SVGGElement>(null);
  const { map } = view.rules;
  const { x, y } = middleOf(map, unitOf(view, id).at);
  useLayoutEffect(() => {
    if (!trail || trail.length < 2) return;
    const frames = trail.map((hex) => {
      const at = middleOf(map, hex);
      return { transform: `translate(${at.x}px, ${at.y}px)` };
    });
    const duration = Math.min(LONGEST, A_HEX * trail.length);
    const motion = root.current?.animate(frames, { duration, easing: 'ease-in-out' });
    return () => motion?.cancel();
  }, [seq]);
  return (
    <g ref={root} class="bt-placed" style={{ transform: `translate(${x}px, ${y}px)` }}>
      {children}
    </g>
  );
}
