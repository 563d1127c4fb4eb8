import { useEffect, useRef, useState } from 'preact/hooks';
import type { GameCard } from '../../src/page/contract.ts';
import type { Miniature as Film } from '../../src/wire/matches.ts';
import { patched } from '../../src/wire/patch.ts';
import { type Loading, type MiniatureFrame, useFrame } from '../app/games.ts';
import { isStill, useSettings } from '../app/settings.ts';
import { useApi, useText } from '../app/use-api.ts';

const TICK = 700;
const PAUSE = 1500; // milliseconds; the page loads first

interface MiniatureProps {
  readonly id: string;
  readonly loaded: Loading<GameCard>;
}

/** A recorded bot match: one moment of it at first, then it plays silently while it is in view, unless animation is off. */
export function Miniature({ id, loaded }: MiniatureProps) {
  const say = useText();
  const { settings } = useSettings();
  const box = useRef<HTMLDivElement>(null);
  const card = typeof loaded === 'object' ? loaded : null;
  const frame = useFrame(card ? id : undefined);
  const still = isStill(settings);
  const moving = useFilm(id, card !== null && !still, box);
  const shown = moving ?? (typeof frame === 'object' ? frame : null);
  return (
    <div ref={box} class="miniature" role="img" aria-label={say.miniature}>
      {card && shown && <card.Miniature setup={shown.setup} view={shown.view} />}
    </div>
  );
}

interface Moment {
  readonly at: number; // changes applied
  readonly view: object;
}

/** The current moment of the match; null until it has loaded. */
function useFilm(id: string, isOn: boolean, box: { readonly current: Element | null }): MiniatureFrame | null {
  const api = useApi();
  const [film, setFilm] = useState<Film | null>(null);
  const [moment, setMoment] = useState<Moment | null>(null);
  const isVisible = useRef(true);

  useEffect(() => {
    if (!isOn || film) return;
    let current = true;
    const timer = setTimeout(async () => {
      const told = await api.miniature(id);
      if (current && told.ok) setFilm(told.value);
    }, PAUSE);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [id, isOn, film, api]);

  useEffect(() => {
    const watch = new IntersectionObserver(([entry]) => {
      isVisible.current = entry?.isIntersecting ?? true;
    });
    if (box.current) watch.observe(box.current);
    return () => watch.disconnect();
  }, []);

  useEffect(() => {
    if (!film || !isOn) return;
    const timer = setInterval(() => {
      if (!document.hidden && isVisible.current) setMoment((now) => next(film, now));
    }, TICK);
    return () => clearInterval(timer);
  }, [film, isOn]);

  return film && isOn ? { setup: film.setup, view: moment?.view ?? film.view } : null;
}

/** After the last moment it starts again. */
function next(film: Film, now: Moment | null): Moment {
  const { at, view } = now ?? { at: 0, view: film.view };
  const change = film.changes[at];
  return change ? { at: at + 1, view: patched(view, change) } : { at: 0, view: film.view };
}
