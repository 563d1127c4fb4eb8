import { useEffect, useRef, useState } from 'preact/hooks';
import type { GameUi } from '../../src/page/contract.ts';
import { blip } from '../app/sound.ts';
import type { Sound } from '../app/tones.ts';
import type { Play } from '../play/play.ts';
import { linesOf } from './log-lines.ts';

/** What was known when the last sound was chosen. */
interface Known {
  readonly seq: number;
  readonly must: boolean; // one of my seats had to act
  readonly chat: number; // messages
}

const knownIn = ({ seq, asks, chat }: Play): Known => ({
  seq,
  must: Object.values(asks).some((ask) => ask.must),
  chat: chat.length,
});

type Moments = Pick<GameUi, 'isKeyMoment' | 'isHit'>;

const MOST_NEW = 20; // entries; more arrive only after a lost connection

/** The sound of what is new, and whether something was hit. */
export function soundOf(
  play: Play,
  was: Known,
  ui: Moments,
): { readonly sound: Sound | null; readonly isHit: boolean } {
  const fresh = play.heard.filter(({ seq }) => seq > was.seq);
  const events = fresh.length < MOST_NEW ? fresh.flatMap(linesOf).map(({ event }) => event) : [];
  const isHit = events.some((event) => (ui.isHit ?? ui.isKeyMoment)(event));
  if (isHit || events.some((event) => ui.isKeyMoment(event))) return { sound: 'hit', isHit };
  const { must, chat } = knownIn(play);
  if (must && !was.must) return { sound: 'turn', isHit };
  return { sound: chat > was.chat ? 'message' : null, isHit };
}

/** Plays a tone for my turn, a hit and a message, but not for what happened before we connected. True after the first hit. */
export function useSounds(play: Play, ui: GameUi, isOn: boolean): boolean {
  const last = useRef<Known>({ ...knownIn(play), must: true });
  const [wasHit, setHit] = useState(false);
  useEffect(() => {
    const { sound, isHit } = soundOf(play, last.current, ui);
    last.current = knownIn(play);
    if (isOn && sound) blip(sound);
    if (isHit) setHit(true);
  }, [play, ui, isOn]);
  return wasHit;
}
