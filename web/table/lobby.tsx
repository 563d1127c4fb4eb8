import { useState } from 'preact/hooks';
import type { Game } from '../../src/kernel/game.ts';
import { Button } from '../../src/page/button.tsx';
import { Icon } from '../../src/page/icon.tsx';
import { useLanguage } from '../../src/page/language.ts';
import { LONGEST_AWAY, type TableInfo } from '../../src/wire/messages.ts';
import { useGame } from '../app/games.ts';
import { useSettings } from '../app/settings.ts';
import { useApi, useText } from '../app/use-api.ts';
import { Copy } from '../parts/copy.tsx';
import { Refusal } from '../parts/loading.tsx';
import { capital } from '../parts/side.ts';
import { Top } from '../parts/top.tsx';
import type { Connection } from '../play/connection.ts';
import type { Play } from '../play/play.ts';
import { Chat } from './chat.tsx';
import { ConnectionBar } from './connection-bar.tsx';
import { SeatTable } from './seat-table.tsx';

interface LobbyProps {
  readonly table: TableInfo;
  readonly play: Play;
  readonly connection: Connection;
  readonly game: Game | null;
}

/** Before the start: the code to share, and the seats. */
export function Lobby({ table, play, connection, game }: LobbyProps) {
  const say = useText();
  const api = useApi();
  const { settings, change } = useSettings();
  const [fault, setFault] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const host = play.you?.host ?? false;
  const link = `${location.origin}/m/${table.code}`;
  const start = async (): Promise<void> => {
    setBusy(true);
    const told = await api.start(table.code);
    setBusy(false);
    setFault(told.ok ? null : told.error.words);
  };
  const open = table.seats.filter(({ holder }) => holder.kind === 'open').length;
  return (
    <div class="page">
      <Top>
        <span class="top-title">
          {game ? say.gameTitle(game.id, game.title) : capital(table.game)} · <span class="mono">{table.code}</span>
        </span>
      </Top>
      <ConnectionBar play={play} connection={connection} />
      <main id="main" class="lobby">
        <section class="lobby-share">
          <h1>{say.lobbyTitle}</h1>
          <p class="quiet">{say.lobbyAbout}</p>
          <div class="lobby-code">
            <output class="mono" aria-label={say.matchCode}>
              {table.code}
            </output>
            <div class="row">
              <Copy text={link}>{say.copyLink}</Copy>
              <Copy text={table.code}>{say.copyCode}</Copy>
            </div>
            <code class="small quiet">{link}</code>
          </div>
          <SettingsSummary table={table} />
        </section>
        <section class="lobby-seats">
          <h2>{say.seats}</h2>
          {(play.you?.seats.length ?? 0) === 0 && (
            <div class="field lobby-name">
              <label for="lobby-name">{say.yourNameHere}</label>
              <input
                id="lobby-name"
                class="input"
                maxLength={24}
                value={settings.name}
                placeholder={say.guest}
                onInput={(event) => change({ name: event.currentTarget.value })}
              />
            </div>
          )}
          <SeatTable table={table} play={play} connection={connection} game={game} onFault={setFault} />
          {fault !== null && <Refusal>{fault}</Refusal>}
          <div class="row lobby-start">
            {host ? (
              <>
                <Button kind="main" icon={<Icon name="play" />} disabled={busy} onClick={start}>
                  {say.startMatch}
                </Button>
                <span class="quiet small">{open > 0 ? say.openBecomeBots(open) : say.allSeated}</span>
              </>
            ) : (
              <p class="quiet" role="status">
                {say.waitingForHost(table.host ?? say.theServer)}
              </p>
            )}
          </div>
        </section>
        <section class="lobby-talk">
          <h2>{say.tabChat}</h2>
          <Chat play={play} connection={connection} table={table} game={game} />
        </section>
      </main>
    </div>
  );
}

function SettingsSummary({ table: { game, settings, setup, seats } }: { readonly table: TableInfo }) {
  const say = useText();
  const language = useLanguage();
  const loaded = useGame(game);
  const titles = typeof loaded === 'object' && loaded ? loaded.ui.titles : undefined;
  const called = (id: string): string => titles?.[id]?.[language] ?? capital(id);
  const { pace, clock, takeOver, listed, delay } = settings;
  const people = new Set(seats.flatMap(({ holder }) => (holder.kind === 'human' ? [holder.name] : []))).size;
  const map = setup.map;
  const rows: readonly (readonly [name: string, value: string])[] = [
    ...(typeof setup.ruleset === 'string' ? [[say.ruleset, called(setup.ruleset)] as const] : []),
    ...(typeof map === 'object' && map && 'name' in map ? [[say.map, called(String(map.name))] as const] : []),
    [say.botPace, pace === 0 ? say.paceFastest : say.paceSeconds(pace / 1000)],
    [say.clock, clock === null ? say.clockOff : say.duration(clock)],
    [
      say.takeOver,
      takeOver === null && people < 2 ? say.never : say.takeOverAfter(say.duration(takeOver ?? LONGEST_AWAY)),
    ],
    [say.listing, listed ? say.listed : say.private],
    [say.delay, delay === 0 ? say.delayNone : say.duration(delay)],
  ];
  return (
    <dl class="facts">
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
