import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Button } from '../../src/page/button.tsx';
import type { Controls } from '../../src/page/contract.ts';
import { Icon } from '../../src/page/icon.tsx';
import { useLanguage } from '../../src/page/language.ts';
import { remember, remembered } from '../../src/page/storage.ts';
import { hasCalculator } from '../app/games.ts';
import { scrollInPanel } from '../app/scroll-to.ts';
import { useSettings } from '../app/settings.ts';
import { useText } from '../app/use-api.ts';
import { RulesSheet } from '../parts/rules-sheet.tsx';
import { HintList } from './hint.tsx';
import { Over } from './over.tsx';
import type { PanelProps } from './panel-props.ts';
import { awaitedIn } from './waiting.ts';

/** What this seat can do now; for spectators, who must act; at the end, the result. */
export function Act(props: PanelProps) {
  const { play, table, game, rules, ui, scene, hint, onPoint, connection } = props;
  const say = useText();
  const language = useLanguage();
  if (play.over || table.outcome) return <Over {...props} />;
  if (!scene) return null;
  const { controls } = scene;
  const waits = awaitedIn(game, rules, language, scene.view, play.you?.seats ?? []);
  return (
    <div class="act">
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
        <RulesSheet game={game.id} title={game.title} rules={rules} />
        {hasCalculator(game.id) && (
          <a class="button is-quiet" href={`/odds/${game.id}`} target="_blank" rel="noreferrer">
            <Icon name="bars" /> {say.odds}
          </a>
        )}
      </div>
    </div>
  );
}

/** Scrolls to what is asked, which a game marks with `data-awaited`. */
function AskedFor({ controls, children }: { readonly controls: Controls; readonly children: ComponentChildren }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!controls.ask?.must) return;
    const due = box.current?.querySelector('[data-awaited]');
    if (due) scrollInPanel(due, 'nearest');
    else scrollInPanel(box.current, 'top');
  }, [controls.ask, controls.seat]);
  return <div ref={box}>{children}</div>;
}

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
        title={say.dismiss}
        onClick={() => {
          remember(key, true);
          setKnown(true);
        }}
      />
    </aside>
  );
}
