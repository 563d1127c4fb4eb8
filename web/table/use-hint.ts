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
  readonly state: HintState; // with a deed, nothing else is said
  readonly eager: { current: boolean }; // the player asked, and wants the focus there
  ask(): void;
  dismiss(): void;
}

/** What a hint is about. When any of it changes, the hint is outdated and disappears. */
interface Moment {
  readonly seat: Seat | null;
  readonly asked: Asked | undefined;
  readonly view: object | undefined; // the seat's view
  readonly acting: boolean; // a command is pending
}

const NONE: HintState = { is: 'none' };
const PAUSE = 200; // debounce for bursts of events, milliseconds

/**
 * Hints for this seat: on request, and automatically as the setting allows. `deed` describes the only possible action,
 * if there is just one. A requested hint is renewed while its question is open.
 */
export function useHint(code: string, moment: Moment, hints: Hints, deed: string | undefined): HintHold {
  const { seat, asked, view, acting } = moment;
  const api = useApi();
  const [state, setState] = useState<HintState>(NONE);
  const eager = useRef(false);
  const owed = useRef<Asked | 'anything' | null>(null); // the question for which a hint was requested
  const latest = useRef(0); // request counter: ignore answers to earlier requests
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
    clearTimeout(due.current); // its question is about to be answered
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
    dismiss() {
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
