import { useEffect, useRef, useState } from 'preact/hooks';
import type { Game } from '../../src/kernel/game.ts';
import { Button } from '../../src/page/button.tsx';
import { tip } from '../../src/page/help.ts';
import { Icon } from '../../src/page/icon.tsx';
import { useLanguage } from '../../src/page/language.ts';
import type { TableInfo } from '../../src/wire/messages.ts';
import { useText } from '../app/use-api.ts';
import { Lazy } from '../parts/lazy.tsx';
import { nameOf, sideClass } from '../parts/side.ts';
import type { Connection } from '../play/connection.ts';
import type { Play } from '../play/play.ts';

interface ChatProps {
  readonly play: Play;
  readonly connection: Connection;
  readonly table: TableInfo;
  readonly game: Game | null;
}

const reportChat = async () => (await import('./report-chat.tsx')).ReportChat;

/** Chat with the crew or with everyone. */
export function Chat({ play, connection, table, game }: ChatProps) {
  const say = useText();
  const language = useLanguage();
  const seated = (play.you?.seats.length ?? 0) > 0;
  const [to, setTo] = useState<'crew' | 'table'>('table');
  const [text, setText] = useState('');
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    list.current?.scrollTo(0, list.current.scrollHeight);
  }, [play.chat]);
  const mayTalk = play.you?.name !== null && play.you !== null;
  return (
    <div class="talk">
      <ul ref={list} class="talk-list" aria-live="polite">
        {play.chat.length === 0 && <li class="quiet small">{mayTalk ? say.chatEmpty : say.chatEmptySpectator}</li>}
        {play.chat.map(({ from, side, to: whom, text: words, at }) => (
          <li key={`${at} ${from} ${words}`} class={side === null ? '' : sideClass(table.sides, side)}>
            <span class="talk-from">
              {side !== null && (
                <>
                  <span class="side-mark" aria-hidden="true" {...tip(nameOf(game, side, language))} />
                  <span class="spoken">{nameOf(game, side, language)}</span>
                </>
              )}{' '}
              {from}
              {whom === 'crew' && <span class="chip">{say.toCrew}</span>}
            </span>
            <span class="talk-words">{words}</span>
          </li>
        ))}
      </ul>
      {mayTalk && play.chat.length > 0 && <Lazy load={reportChat} props={{ code: table.code }} silent />}
      {mayTalk && (
        <form
          class="talk-form"
          onSubmit={(event) => {
            event.preventDefault();
            if (text.trim() === '') return;
            connection.chat(to, text.trim());
            setText('');
          }}
        >
          {seated && (
            <select
              class="select"
              aria-label={say.chatTo}
              value={to}
              onChange={(event) => setTo(event.currentTarget.value as 'crew' | 'table')}
            >
              <option value="table">{say.toTable}</option>
              <option value="crew">{say.toCrew}</option>
            </select>
          )}
          <input
            class="input"
            maxLength={500}
            aria-label={say.chatInput}
            placeholder={say.chatInput}
            value={text}
            onInput={(event) => setText(event.currentTarget.value)}
          />
          <Button submit icon={<Icon name="send" />} aria-label={say.send} disabled={play.connection !== 'live'} />
        </form>
      )}
    </div>
  );
}

/** Number of unread chat messages; earlier messages and our own do not count. */
export function useUnread(play: Play, looking: boolean): number {
  const [read, setRead] = useState(() => Date.now() + play.ahead); // server clock
  const last = play.chat.at(-1)?.at ?? 0;
  useEffect(() => {
    if (looking && last > read) setRead(last);
  }, [looking, last]);
  return looking ? 0 : play.chat.filter(({ at, from }) => at > read && from !== play.you?.name).length;
}
