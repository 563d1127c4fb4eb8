import type { ComponentChildren } from 'preact';
import { useContext, useEffect, useRef, useState } from 'preact/hooks';
import { Button } from '../../src/page/button.tsx';
import type { Controls } from '../../src/page/contract.ts';
import { tip } from '../../src/page/help.ts';
import { Icon } from '../../src/page/icon.tsx';
import { useLanguage } from '../../src/page/language.ts';
import { remember, remembered } from '../../src/page/storage.ts';
import { hasCalculator } from '../app/games.ts';
import { scrollInPanel } from '../app/scroll-to.ts';
import { useSettings } from '../app/settings.ts';
import { useText } from '../app/use-api.ts';
import { canPush } from '../app/worker.ts';
import { LessonContext } from '../lesson/lesson-context.ts';
import { Lazy } from '../parts/lazy.tsx';
import { RulesButton } from '../parts/rules-sheet.tsx';
import { HintList } from './hint.tsx';
import { Over } from './over.tsx';
import type { PanelProps } from './panel-props.ts';
import { awaitedIn } from './waiting.ts';

const pairNote = async () => (await import('../pair/pair-note.tsx')).PairNote;
const notifyOffer = async () => (await import('../push/notify-offer.tsx')).NotifyOffer;

/** What this seat can do now; for spectators, who must act; at the end, the result. */
export function Act(props: PanelProps) {
  const { play, table, game, rules, ui, scene, hint, onPoint, connection } = props;
  const say = useText();
  const language = useLanguage();
  const lesson = useContext(LessonContext);
  if (play.over || table.outcome) return lesson ? lesson.end : <Over {...props} />;
  if (!scene) return null;
  const { controls } = scene;
  const waits = awaitedIn(game, rules, language, scene.view, play.you?.seats ?? []);
  return (
    <div class="act">
      {table.pair && <Lazy load={pairNote} props={{ play, table, game }} silent />}
      {controls?.offline && (
        <p class="refusal">
          <Icon name="warn" /> {say.lockedOffline}
        </p>
      )}
      {!controls && (
        <div class="stack">
          <p>{table.settings.delay > 0 ? say.watchingDelayed(table.settings.delay) : say.watchingAbout}</p>
          <ul class="stack">
            {waits.map(({ who, text }) => (
              <li key={who} class="quiet">
                {text}
              </li>
            ))}
          </ul>
        </div>
      )}
      <FirstSteps {...props} />
      {controls && (
        <HintList
          hint={hint}
          scene={scene}
          busy={controls.busy}
          onPoint={onPoint}
          onDo={(command) => {
            onPoint(null);
            connection.send(controls.seat, command);
          }}
        />
      )}
      <Skipped {...props} />
      {controls && (
        <AskedFor controls={controls}>
          <ui.Act scene={scene} />
        </AskedFor>
      )}
      {controls && !controls.ask?.must && waits.length > 0 && (
        <p class="quiet small act-waits">
          <Icon name="away" size={14} /> {waits[0]?.text}
        </p>
      )}
      <div class="act-foot">
        <RulesButton />
        {hasCalculator(game.id) && (
          <a class="button is-quiet" href={`/odds/${game.id}`} target="_blank" rel="noreferrer">
            <Icon name="bars" /> {say.odds}
          </a>
        )}
        {canPush() && controls && !lesson && isAgainstPeople(props) && <Lazy load={notifyOffer} props={{}} />}
      </div>
    </div>
  );
}

/** Bots answer at once, so only people are worth waiting for elsewhere. */
const isAgainstPeople = ({ table, play: { you } }: PanelProps): boolean =>
  table.seats.some(({ seat, holder }) => holder.kind === 'human' && !you?.seats.includes(seat));

/** Scrolls to what is asked, which a game marks with `data-awaited`. */
function AskedFor({ controls, children }: { readonly controls: Controls; readonly children: ComponentChildren }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!controls.ask?.must) return;
    // With the next frame, which needs a layout anyway: measuring now would force one more.
    const frame = requestAnimationFrame(() => {
      const due = box.current?.querySelector('[data-awaited]');
      if (due) scrollInPanel(due, 'nearest');
      else scrollInPanel(box.current, 'top');
    });
    return () => cancelAnimationFrame(frame);
  }, [controls.ask, controls.seat]);
  return <div ref={box}>{children}</div>;
}

/** The steps skipped since the player's last command. */
function Skipped({ skips: { recent } }: PanelProps) {
  const say = useText();
  const language = useLanguage();
  if (recent.length === 0) return null;
  return (
    <p class="quiet small act-skipped" role="status">
      <Icon name="check" size={14} />{' '}
      {recent
        .slice(-SHOWN)
        .map(({ note }) => say.skipped(note[language]))
        .join(' · ')}
    </p>
  );
}

const SHOWN = 3;

/** Tips for a first match, until dismissed. */
function FirstSteps({ table, scene }: PanelProps) {
  const say = useText();
  const { settings } = useSettings();
  const key = `known.${table.game}`;
  const [known, setKnown] = useState(() => remembered(key, false));
  if (known || !settings.suggestions || !scene?.controls) return null;
  return (
    <aside class="note first-steps">
      <p>{settings.hints === 'off' ? say.firstSteps : `${say.firstSteps} ${say.firstHint}`}</p>
      <Button
        kind="quiet"
        icon={<Icon name="cross" />}
        aria-label={say.dismiss}
        {...tip(say.dismiss)}
        onClick={() => {
          remember(key, true);
          setKnown(true);
        }}
      />
    </aside>
  );
}
