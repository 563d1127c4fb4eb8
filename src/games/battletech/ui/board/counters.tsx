import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Language } from '../../../../kernel/game.ts';
import { middleOf } from '../../../../page/hex-shape.ts';
import { alive } from '../../rules/status.ts';
import { type UnitId, unitOf, type View } from '../../view.ts';
import { Counter } from './counter.tsx';
import type { LastChange } from './last-change.ts';
import { FALL, type Motion, RISE, recoil, WRECKED, walked } from './motions.ts';
import type { CounterState } from './plans.ts';

interface CountersProps {
  readonly view: View;
  readonly language: Language;
  readonly states: ReadonlyMap<UnitId, CounterState>;
  readonly lately: LastChange; // the change to animate
}

/** All counters, wrecks at the bottom; units that have just moved, fallen or been hit are animated. */
export function Counters({ view, language, states, lately }: CountersProps) {
  const ids = view.units.map((_, id) => id);
  const [gone, living] = [ids.filter((id) => !alive(unitOf(view, id))), ids.filter((id) => alive(unitOf(view, id)))];
  const last = (id: UnitId): number => (states.has(id) ? 1 : 0); // the selected unit is on top
  return (
    <>
      {[...gone, ...living.sort((a, b) => last(a) - last(b))].map((id) => (
        <Placed key={id} view={view} id={id} lately={lately}>
          <Counter view={view} id={id} language={language} state={states.get(id)} />
        </Placed>
      ))}
    </>
  );
}

interface PlacedProps {
  readonly view: View;
  readonly id: UnitId;
  readonly lately: LastChange;
  readonly children: ComponentChildren;
}

function Placed({ view, id, lately, children }: PlacedProps) {
  const root = useRef<SVGGElement>(null);
  const inner = useRef<SVGGElement>(null);
  const { map } = view.rules;
  const { x, y } = middleOf(map, unitOf(view, id).at);
  useLayoutEffect(() => {
    const trail = lately.trails.get(id);
    const hurt = lately.hurts.find(({ unit }) => unit === id);
    const machine = inner.current?.querySelector('.bt-machine');
    const motions = [
      ...(trail ? [start(root.current, walked(trail.map((hex) => middleOf(map, hex))))] : []),
      ...(hurt && !hurt.destroyed
        ? [start(inner.current, recoil(hurt.from === null ? null : middleOf(map, hurt.from), { x, y }))]
        : []),
      ...(hurt?.destroyed ? [start(inner.current, WRECKED)] : []),
      ...(lately.fallen.has(id) ? [start(machine, FALL)] : []),
      ...(lately.risen.has(id) ? [start(machine, RISE)] : []),
    ];
    return () => {
      for (const motion of motions) motion?.cancel();
    };
  }, [lately.seq]);
  return (
    <g ref={root} class="bt-placed" data-unit={id} data-landmark style={{ transform: `translate(${x}px, ${y}px)` }}>
      <g ref={inner}>{children}</g>
    </g>
  );
}

const start = (element: Element | null | undefined, { frames, timing }: Motion): Animation | undefined =>
  element?.animate(frames as Keyframe[], timing);
