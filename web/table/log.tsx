import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Game } from '../../src/kernel/game.ts';
import type { Scene } from '../../src/page/contract.ts';
import { useLanguage } from '../../src/page/language.ts';
import type { TableInfo } from '../../src/wire/messages.ts';
import { useText } from '../app/use-api.ts';
import { capital, sideClass, sideTitle } from '../parts/side.ts';
import type { Play } from '../play/play.ts';
import { chapters } from './log-lines.ts';
import { notesAfter, type Skip } from './skip-notes.ts';

interface LogProps {
  readonly play: Play;
  readonly table: TableInfo;
  readonly game: Game;
  readonly scene: Scene | null;
  readonly skips: readonly Skip[];
}

/** The log by turns. It follows the newest line unless scrolled back. */
export function Log({ play, table, game, scene, skips }: LogProps) {
  const say = useText();
  const language = useLanguage();
  const [side, setSide] = useState('');
  const [text, setText] = useState('');
  const told = useMemo(() => chapters(play.heard), [play.heard]);
  const list = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  useEffect(() => {
    const box = list.current;
    if (box && atEnd.current) box.scrollTop = box.scrollHeight;
  }, [told]);
  if (!scene) return null;

  const notes = notesAfter(
    told.flatMap(({ lines }) => lines.map(({ key }) => key)),
    skips,
  );
  const wanted = text.trim().toLowerCase();
  const shown = told.flatMap(({ turn, lines }) => {
    const kept = lines
      .map((line) => ({ ...line, side: line.side ?? game.whose?.(line.event, scene.rules) ?? null }))
      .filter((line) => side === '' || line.side === side)
      .map((line) => ({ ...line, words: scene.say(line.event) }))
      .filter(({ words }) => words !== '' && words.toLowerCase().includes(wanted));
    return kept.length > 0 ? [{ turn, lines: kept }] : [];
  });
  return (
    <div class="log">
      <div class="log-filter">
        <select class="select" aria-label={say.logWhose} value={side} onChange={(e) => setSide(e.currentTarget.value)}>
          <option value="">{say.logAll}</option>
          {table.sides.map((id) => (
            <option key={id} value={id}>
              {sideTitle(game, id, language)}
            </option>
          ))}
        </select>
        <input
          class="input"
          type="search"
          aria-label={say.logSearch}
          placeholder={say.logSearch}
          value={text}
          onInput={(e) => setText(e.currentTarget.value)}
        />
      </div>
      <div
        ref={list}
        class="log-list"
        onScroll={({ currentTarget: box }) => {
          atEnd.current = box.scrollHeight - box.scrollTop - box.clientHeight < 40;
        }}
      >
        {shown.length === 0 && <p class="quiet small">{told.length === 0 ? say.logEmpty : say.logNoneFound}</p>}
        {shown.map(({ turn, lines }) => (
          <section key={turn}>
            <h3 class="heading">{say.turn(turn)}</h3>
            <ul>
              {lines.flatMap(({ key, words, side: of }) => [
                <li key={key} class={of === null ? 'log-line' : `log-line ${sideClass(table.sides, of)}`}>
                  {capital(words)}
                </li>,
                ...(notes.get(key) ?? []).map(({ note }, i) => (
                  <li key={`${key} ${i}`} class="log-line quiet">
                    {say.skipped(note[language])}
                  </li>
                )),
              ])}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}
