import { useEffect, useRef, useState } from 'preact/hooks';
import type { Decision, Judged } from '../../src/kernel/bot.ts';
import type { Seat } from '../../src/kernel/ids.ts';
import { Button } from '../../src/page/button.tsx';
import type { Asked, Scene } from '../../src/page/contract.ts';
import { signed } from '../../src/page/figure.ts';
import { Icon } from '../../src/page/icon.tsx';
import { Receipt } from '../../src/page/receipt.tsx';
import { bring } from '../app/bring.ts';
import { useApi, useWords } from '../app/use-api.ts';
import { call } from '../inspector/say.ts';
import { Loading, Refusal } from '../parts/loading.tsx';
import { capital } from '../parts/side.ts';

type Command = { readonly type: string };

type State =
  | { readonly is: 'none' }
  | { readonly is: 'thinking' }
  | { readonly is: 'there'; readonly decision: Decision<Command> }
  | { readonly is: 'failed'; readonly words: string };

export interface HintHold {
  readonly state: State;
  ask(): void;
  putAway(): void;
}

const NONE: State = { is: 'none' };
const SHOWN = 3;
const REASONS = 3;

/** A hint for what this seat is asked; it goes when the question does. */
export function useHint(code: string, seat: Seat | null, asked: Asked | undefined): HintHold {
  const api = useApi();
  const [state, setState] = useState<State>(NONE);
  const now = useRef({ seat, asked });
  now.current = { seat, asked };
  useEffect(() => setState(NONE), [seat, asked]);
  return {
    state,
    putAway: () => setState(NONE),
    async ask() {
      if (seat === null) return;
      setState({ is: 'thinking' });
      const told = await api.hint(code, seat);
      if (now.current.seat !== seat || now.current.asked !== asked) return;
      setState(told.ok ? { is: 'there', decision: told.value } : { is: 'failed', words: told.error.words });
    },
  };
}

interface HintListProps {
  readonly hint: HintHold;
  readonly scene: Scene;
  readonly busy: boolean;
  onPoint(command: Command | null): void;
  onDo(command: Command): void;
}

/** The best three with their reasons; to point at one shows it on the board. */
export function HintList({ hint: { state, putAway }, scene, busy, onPoint, onDo }: HintListProps) {
  const say = useWords();
  const box = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (state.is === 'thinking') heading.current?.focus({ preventScroll: true });
    if (state.is !== 'none') bring(box.current, 'top');
  }, [state.is]);
  if (state.is === 'none') return null;
  const judged = state.is === 'there' ? state.decision.kept.slice(0, SHOWN) : [];
  return (
    <section ref={box} class="hint" aria-label={say.hint}>
      <header class="spread">
        <h3 ref={heading} tabIndex={-1}>
          {say.hintTitle}
        </h3>
        <Button
          kind="quiet"
          icon={<Icon name="cross" />}
          aria-label={say.putAway}
          onClick={() => {
            onPoint(null);
            putAway();
          }}
        />
      </header>
      {state.is === 'thinking' && <Loading>{say.hintThinking}</Loading>}
      {state.is === 'failed' && <Refusal>{state.words}</Refusal>}
      {state.is === 'there' && judged.length === 0 && <p class="quiet small">{say.hintNone}</p>}
      <ol>
        {judged.map((one, i) => (
          <Option key={i} judged={one} scene={scene} busy={busy} onPoint={onPoint} onDo={onDo} />
        ))}
      </ol>
    </section>
  );
}

interface OptionProps extends Omit<HintListProps, 'hint'> {
  readonly judged: Judged<Command>;
}

function Option({ judged: { option, tally }, scene, busy, onPoint, onDo }: OptionProps) {
  const say = useWords();
  const { game, rules, view, settings } = scene;
  const name = capital(call({ game, rules, view, language: settings.language }, option));
  const reasons = tally.lines.toSorted((a, b) => Math.abs(b.value) - Math.abs(a.value)).slice(0, REASONS);
  return (
    <li class="hint-option" onPointerEnter={() => onPoint(option)} onPointerLeave={() => onPoint(null)}>
      <div class="spread">
        <strong>{name}</strong>
        <Receipt tally={tally} say={scene.say} figures="signed" />
      </div>
      <ul class="hint-reasons small quiet">
        {reasons.map(({ why, value }, i) => (
          <li key={i}>
            <span>{scene.say(why)}</span> <span class="mono">{signed(value, settings.language)}</span>
          </li>
        ))}
      </ul>
      {option !== null && (
        <div class="row">
          <Button
            disabled={busy}
            onFocus={() => onPoint(option)}
            onBlur={() => onPoint(null)}
            onClick={() => onDo(option)}
          >
            {say.doIt}
          </Button>
          <Button kind="quiet" class="hint-show" onClick={() => onPoint(option)}>
            {say.showOnBoard}
          </Button>
        </div>
      )}
    </li>
  );
}
