import { useEffect, useState } from 'preact/hooks';
import type { MyMatches } from '../../src/wire/identity.ts';
import { forgetSeat, myGames } from '../app/saved-seats.ts';
import { useSession } from '../app/session.ts';
import { useApi } from '../app/use-api.ts';

const LOOK_AGAIN = 10_000;
const MOST_REPEATS = 20; // requests in a row, while matches are missing

interface MatchesHold {
  readonly matches: MyMatches | null; // null: loading
  readonly fault: string | null;
  readonly isGuest: boolean;
  remove(code: string): void; // of a guest's list
}

/** My matches, read again every few seconds: those of the identity, or of the seats saved in this browser. */
export function useMyMatches(from: number, most: number): MatchesHold {
  const api = useApi();
  const token = useSession()?.token;
  const [matches, setMatches] = useState<MyMatches | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [round, setRound] = useState(0);

  useEffect(() => {
    let current = true;
    const look = (repeats = 0): void => {
      if (document.hidden) return;
      const seats = myGames().map((seat) => seat.token);
      if (seats.length === 0 && token === undefined) {
        setMatches({ now: Date.now(), unfinished: [], more: 0, finished: [], total: 0 });
        return;
      }
      api.mine({ seats, from, most }).then((told) => {
        if (!current) return;
        setFault(told.ok ? null : told.error.words);
        if (!told.ok) return;
        if (told.value.more > 0 && repeats < MOST_REPEATS) look(repeats + 1);
        else setMatches(told.value);
      });
    };
    const again = (): void => look();
    look();
    const timer = setInterval(again, LOOK_AGAIN);
    document.addEventListener('visibilitychange', again);
    return () => {
      current = false;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', again);
    };
  }, [api, token, from, most, round]);

  const remove = (code: string): void => {
    forgetSeat(code);
    setRound((n) => n + 1);
  };
  return { matches, fault, isGuest: token === undefined, remove };
}
