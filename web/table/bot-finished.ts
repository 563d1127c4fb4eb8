import type { Seat } from '../../src/kernel/ids.ts';
import { phrases } from '../../src/page/phrases.ts';
import type { Play } from '../play/play.ts';

export const botFinishedText = phrases({
  en: {
    won: 'Your side won',
    lost: 'Your side lost',
    byBot: 'A bot played it to the end for you.',
  },
  es: {
    won: 'Tu bando ha ganado',
    lost: 'Tu bando ha perdido',
    byBot: 'Un bot ha terminado la partida por ti.',
  },
});

interface SeatHeld {
  readonly type: 'seat-held';
  readonly seat: Seat;
  readonly holder: string;
}

const isHeld = (event: { readonly type: string }): event is SeatHeld => event.type === 'seat-held';

/** True if a bot held all seats of the player when the match ended. */
export function isFinishedByBot({ heard, you }: Pick<Play, 'heard' | 'you'>): boolean {
  if (!you || you.seats.length === 0) return false;
  const holders = new Map<Seat, string>();
  for (const { events } of heard)
    for (const told of Object.values(events))
      for (const event of told) if (isHeld(event)) holders.set(event.seat, event.holder);
  return you.seats.every((seat) => (holders.get(seat) ?? you.name) !== you.name);
}
