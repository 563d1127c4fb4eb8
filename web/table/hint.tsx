import { useEffect, useRef } from 'preact/hooks';
import { type Advice, adviceOf, obviousAdvice } from '../../src/decide/hint.ts';
import type { Decision } from '../../src/kernel/bot.ts';
import { Button } from '../../src/page/button.tsx';
import type { Asked, Scene } from '../../src/page/contract.ts';
import { tip } from '../../src/page/help.ts';
import { Icon } from '../../src/page/icon.tsx';
import { scrollInPanel } from '../app/scroll-to.ts';
import { useText } from '../app/use-api.ts';
import { call, sayOwn as sayIn } from '../inspector/option-text.ts';
import { Loading, Refusal } from '../parts/loading.tsx';
import { capital } from '../parts/side.ts';
import { HintOption } from './hint-option.tsx';
import type { Command, HintHold, HintState } from './use-hint.ts';

/** The full text of an option. */
export const optionWords = ({ game, rules, view, settings }: Scene, option: Command | null): string =>
  call({ game, rules, view, decidedIn: view, language: settings.language }, option, Number.POSITIVE_INFINITY);

/** The suggestions, best first. */
export function adviceIn(state: HintState, scene: Scene): readonly Advice<Command>[] {
  if (state.is !== 'there') return [];
  const advice = adviceOf(state.decision, (option) => optionWords(scene, option));
  return state.deed === null ? advice : obviousAdvice(advice, state.deed);
}

interface HintListProps {
  readonly hint: HintHold;
  readonly scene: Scene;
  readonly busy: boolean;
  onPoint(command: Command | null): void;
  onDo(command: Command): void;
}

/** The three best options with their reasons, or the only action. Automatic hints are announced. */
export function HintList(props: HintListProps) {
  const say = useText();
  const { state } = props.hint;
  const advice = adviceIn(state, props.scene);
  const isOnly = state.is === 'there' && state.deed !== null;
  const title = isOnly ? say.hintOnly : say.hintTitle;
  const isUnasked = state.is === 'there' && state.unasked && advice.length > 0;
  return (
    <>
      <p class="spoken" aria-live="polite">
        {isUnasked && `${title}: ${advice[0]?.words}`}
      </p>
      {state.is !== 'none' && !(isOnly && advice.length === 0) && <Hint {...props} advice={advice} title={title} />}
    </>
  );
}

interface HintProps extends HintListProps {
  readonly advice: readonly Advice<Command>[];
  readonly title: string;
}

function Hint({ hint: { state, eager, dismiss }, advice, title, scene, busy, onPoint, onDo }: HintProps) {
  const say = useText();
  const box = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const brought = useRef<Asked | null>(null);
  const ask = scene.controls?.ask ?? null;
  // A hint scrolls into view once per question; if the player asked for it, it also gets the focus.
  useEffect(() => {
    if (!box.current || (!eager.current && brought.current === ask)) return;
    brought.current = ask;
    scrollInPanel(box.current, 'top');
    if (!eager.current) return;
    const first = box.current.querySelector<HTMLElement>('.hint-do');
    (first ?? heading.current)?.focus({ preventScroll: true });
    if (state.is !== 'thinking') eager.current = false;
  }, [state]);
  const away = (): void => {
    onPoint(null);
    dismiss();
  };
  const unasked = (state.is === 'thinking' || state.is === 'there') && state.unasked;
  return (
    <section
      ref={box}
      class={unasked && state.is === 'thinking' ? 'hint is-due' : 'hint'}
      aria-label={say.hint}
      onKeyDown={(event) => {
        const isFree = !event.defaultPrevented && !document.querySelector(':popover-open'); // Escape closes only one thing
        if (event.key === 'Escape' && isFree) away();
      }}
    >
      <header class="spread">
        <h3 ref={heading} tabIndex={-1}>
          {title}
        </h3>
        <Button
          kind="quiet"
          icon={<Icon name="cross" />}
          aria-label={say.dismiss}
          {...tip(say.dismiss)}
          onClick={away}
        />
      </header>
      {state.is === 'thinking' && <Loading>{say.hintThinking}</Loading>}
      {state.is === 'failed' && <Refusal>{state.words}</Refusal>}
      <ol>
        {advice.map((one, i) => (
          <HintOption
            key={`${unasked} ${one.words}`}
            advice={one}
            first={i === 0}
            open={i === 0 || !unasked}
            scene={scene}
            busy={busy}
            onPoint={onPoint}
            onDo={onDo}
          />
        ))}
      </ol>
      {state.is === 'there' && state.deed === null && <Notes decision={state.decision} scene={scene} />}
    </section>
  );
}

/** Notes about the whole decision: not scored, or no alternatives. */
function Notes({ decision, scene }: { readonly decision: Decision<Command>; readonly scene: Scene }) {
  const say = useText();
  const { game, rules, settings } = scene;
  const notes = decision.notes.map((note) => capital(sayIn({ game, rules, language: settings.language }, note)));
  if (decision.kept.length === 0 && decision.command !== null) notes.unshift(say.hintUnscored);
  else if (decision.judged === 1) notes.push(say.hintAlone);
  return notes.length === 0 ? null : <p class="quiet small">{notes.map((note) => `${note}.`).join(' ')}</p>;
}
