import { useEffect, useRef, useState } from 'preact/hooks';
import type { Hints } from '../../src/decide/hint.ts';
import type { Decision } from '../../src/kernel/bot.ts';
import type { Seat } from '../../src/kernel/ids.ts';
import type { Asked } from '../../src/page/contract.ts';
import { useApi } from '../app/use-api.ts';

export type Command = { readonly type: string };

export type HintState =
  | { readonly is: 'none' }
  | { readonly is: 'thinking'; readonly unasked: boolean }
  | {
      readonly is: 'there';
      readonly unasked: boolean;
      readonly decision: Decision<Command>;
      readonly deed: string | null;
    }
  | { readonly is: 'failed'; readonly words: string };

export interface HintHold {
  readonly state: HintState; // with a deed there is nothing to say but that
  readonly eager: { current: boolean }; // somebody has asked, and wants to be taken there
  ask(): void;
  putAway(): void;
}

/** What a hint is about. Once any of it has changed the hint is overtaken, and goes. */
export interface Moment {
  readonly seat: Seat | null;
  readonly asked: Asked | undefined;
  readonly view: object | undefined; // what the seat sees
  readonly acting: boolean; // a command of ours is on its way
}

const NONE: HintState = { is: 'none' };
const PAUSE = 200; // milliseconds in which much may happen at once, so that one question is enough

/**
 * What a bot would do in this seat: when somebody asks, and unasked as far as the setting goes. `deed` is the only thing
 * that can be done, in words, where there is just one. Who has asked is answered anew while their question stands.
 */
export function useHint(code: string, moment: Moment, hints: Hints, deed: string | undefined): HintHold {
  const { seat, asked, view, acting } = moment;
  const api = useApi();
  const [state, setState] = useState<HintState>(NONE);
  const eager = useRef(false);
  const owed = useRef<Asked | 'anything' | null>(null); // the question for which somebody wants a hint
  const latest = useRef(0); // request: the answer to an earlier one comes too late
  const due = useRef<ReturnType<typeof setTimeout> | undefined>(undefined); // the next one

  const request = async (unasked: boolean): Promise<void> => {
    if (seat === null) return;
    const mine = ++latest.current;
    const told = await api.hint(code, seat);
    if (latest.current !== mine) return;
    if (owed.current !== null) owed.current = asked ?? null;
    if (told.ok) setState({ is: 'there', unasked, decision: told.value, deed: (unasked && deed) || null });
    else setState(unasked ? NONE : { is: 'failed', words: told.error.words });
  };

  useEffect(() => {
    if (!acting) return;
    owed.current = null;
    clearTimeout(due.current); // what it was about is on its way out
  }, [acting]);

  useEffect(() => {
    latest.current += 1;
    const isOwed = hints !== 'off' && asked !== undefined && (owed.current === 'anything' || owed.current === asked);
    const unasked = asked?.must === true && (hints === 'smart' || deed !== undefined);
    if (!isOwed) owed.current = null;
    eager.current = isOwed && (eager.current || document.activeElement?.closest('.hint') != null);
    setState(isOwed || (unasked && hints === 'smart') ? { is: 'thinking', unasked: !isOwed } : NONE);
    if (!isOwed && !unasked) return;
    due.current = setTimeout(() => request(!isOwed), PAUSE);
    return () => clearTimeout(due.current);
  }, [seat, asked, view, hints, deed]);

  return {
    state,
    eager,
    putAway() {
      clearTimeout(due.current);
      latest.current += 1;
      owed.current = null;
      setState(NONE);
    },
    ask() {
      eager.current = true;
      if (state.is === 'there') {
        owed.current = asked ?? null;
        setState({ ...state, unasked: false, deed: null });
        return;
      }
      clearTimeout(due.current);
      owed.current = 'anything';
      setState({ is: 'thinking', unasked: false });
      request(false);
    },
  };
}
