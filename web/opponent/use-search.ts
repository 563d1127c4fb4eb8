import { useEffect, useRef, useState } from 'preact/hooks';
import type { SeatPass } from '../../src/wire/matches.ts';
import type { BotOffer, OpponentSearch, OpponentStatus } from '../../src/wire/opponents.ts';
import type { Failure } from '../app/api.ts';
import { useApi } from '../app/use-api.ts';

const PAUSE = 2000; // milliseconds between two questions
const TRIES = 5; // to leave, while a node is just creating the match
/** Refusals after which it is worth asking again; all others end the search. */
const PASSING: ReadonlySet<string> = new Set(['offline', 'too-many-requests', 'draining', 'broken', 'http']);

export type SearchState =
  | { readonly at: 'waiting'; readonly since: number; readonly offer: BotOffer | null; readonly isConnected: boolean }
  | { readonly at: 'paired'; readonly pass: SeatPass }
  | { readonly at: 'stopped'; readonly why: Failure };

/** One stay in the queue. */
interface Run {
  ticket: string | null; // null: not in the queue (yet)
  isOn: boolean;
  asking: Promise<boolean>; // the question in progress
}

const pause = (time: number): Promise<void> => new Promise((then) => setTimeout(then, time));
const newSearch = (): SearchState => ({ at: 'waiting', since: Date.now(), offer: null, isConnected: true });

/** Looks for an opponent until there is one, `stop` is called, or the component or page goes away. */
export function useSearch(game: string, name: string) {
  const api = useApi();
  const [state, setState] = useState(newSearch);
  const latest = useRef<Run | null>(null);

  useEffect(() => {
    const run: Run = { ticket: null, isOn: true, asking: Promise.resolve(true) };
    latest.current = run;
    const loop = async (): Promise<void> => {
      while (run.isOn) {
        run.asking = ask(run);
        if (!(await run.asking)) return;
        await pause(PAUSE);
      }
    };
    loop();
    const leave = (): void => {
      run.isOn = false;
      run.asking.then(() => leaveAtOnce(run));
      leaveAtOnce(run);
    };
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
    };
  }, [api, game, name]);

  /** Resolves to false if the search is over. */
  async function ask(run: Run): Promise<boolean> {
    const { ticket } = run;
    const told =
      ticket === null
        ? await api.opponents<OpponentSearch>('', { game, name })
        : await api.opponents<OpponentStatus>('/status', { ticket });
    if (!told.ok) {
      const isPassing = PASSING.has(told.error.code);
      if (!run.isOn) return false;
      if (isPassing) setState((old) => (old.at === 'waiting' ? { ...old, isConnected: false } : old));
      else setState({ at: 'stopped', why: told.error });
      return isPassing;
    }
    if ('ticket' in told.value) run.ticket = told.value.ticket;
    const status = 'ticket' in told.value ? told.value.status : told.value;
    if (!run.isOn) return false;
    if (status.state === 'paired') {
      run.ticket = null;
      setState({ at: 'paired', pass: status.pass });
    }
    if (status.state === 'waiting') {
      const { offer } = status;
      setState((old) => (old.at === 'waiting' ? { ...old, offer, isConnected: true } : old));
    }
    return status.state === 'waiting';
  }

  return {
    state,
    /** Leaves the queue. Returns the match if one was made at the same moment. */
    async stop(): Promise<SeatPass | null> {
      const run = latest.current;
      if (!run) return null;
      run.isOn = false;
      await run.asking;
      const { ticket } = run;
      run.ticket = null;
      for (let tries = 0; ticket !== null && tries < TRIES; tries++) {
        const left = await api.opponents<OpponentStatus>('/leave', { ticket });
        if (!left.ok || left.value.state === 'left') return null;
        if (left.value.state === 'paired') return left.value.pass;
        await pause(PAUSE / 4);
      }
      return null;
    },
  };
}

/** Without waiting for an answer, so that no one is paired with a closed page. */
function leaveAtOnce(run: Run): void {
  if (run.ticket === null) return;
  const body = new Blob([JSON.stringify({ ticket: run.ticket })], { type: 'application/json' });
  run.ticket = null;
  navigator.sendBeacon('/api/opponents/leave', body);
}
