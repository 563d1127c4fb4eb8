import { useMemo, useState } from 'preact/hooks';
import { Button } from '../../src/page/button.tsx';
import type { GameUi } from '../../src/page/contract.ts';
import { Icon } from '../../src/page/icon.tsx';
import { useLanguage } from '../../src/page/language.ts';
import { awayLimit, type TableInfo } from '../../src/wire/messages.ts';
import { type LoadedLobby, rulesOf } from '../app/games.ts';
import { useSettings } from '../app/settings.ts';
import { useApi, useHolderName, useText } from '../app/use-api.ts';
import { canPush } from '../app/worker.ts';
import { Copy } from '../parts/copy.tsx';
import { Lazy } from '../parts/lazy.tsx';
import { Refusal } from '../parts/loading.tsx';
import { NameField } from '../parts/name-field.tsx';
import { capital, sideTitle } from '../parts/side.ts';
import { Top } from '../parts/top.tsx';
import type { Connection } from '../play/connection.ts';
import type { Play } from '../play/play.ts';
import { shareLink } from '../share/share-address.ts';
import { ShareButton } from '../share/share-button.tsx';
import { Chat } from './chat.tsx';
import { ConnectionBar } from './connection-bar.tsx';
import { SeatTable } from './seat-table.tsx';
import { TimeNote } from './time-note.tsx';

const notifyOffer = async () => (await import('../push/notify-offer.tsx')).NotifyOffer;

interface LobbyProps {
  readonly table: TableInfo;
  readonly play: Play;
  readonly connection: Connection;
  readonly loaded: LoadedLobby;
}

/** Before the start: the code to share, and the seats. */
export function Lobby({ table, play, connection, loaded: { game, ui, Preview } }: LobbyProps) {
  const say = useText();
  const holderName = useHolderName();
  const language = useLanguage();
  const api = useApi();
  const { settings, change } = useSettings();
  const [fault, setFault] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const host = play.you?.host ?? false;
  const path = `/m/${table.code}`;
  const link = shareLink(path);
  const title = say.gameTitle(game.id, game.title);
  const start = async (): Promise<void> => {
    setBusy(true);
    const told = await api.start(table.code);
    setBusy(false);
    setFault(told.ok ? null : told.error.words);
  };
  const plan = useMemo(() => {
    const rules = rulesOf(game, table.setup);
    return rules && { rules, view: game.view(game.begin(rules), 'spectator') };
  }, [game, JSON.stringify(table.setup)]);
  const open = table.seats.filter(({ holder }) => holder.kind === 'open').length;
  return (
    <div class="page">
      <Top>
        <span class="top-title">
          {title} · <span class="mono">{table.code}</span>
        </span>
      </Top>
      <ConnectionBar play={play} connection={connection} />
      <main id="main" class={(play.you?.seats.length ?? 0) === 0 ? 'lobby is-visitor' : 'lobby'}>
        <section class="lobby-share">
          <h1>{say.lobbyTitle}</h1>
          <p class="quiet">{say.lobbyAbout}</p>
          <div class="lobby-code">
            <div class="spread">
              <output class="mono" aria-label={say.matchCode}>
                {table.code}
              </output>
              <Copy text={table.code} bare>
                {say.copyCode}
              </Copy>
            </div>
            <code class="small quiet">{link}</code>
            <div class="row">
              <ShareButton path={path} text={say.invitation(title, table.code)} label={say.share} />
              <Copy text={link}>{say.copyLink}</Copy>
            </div>
          </div>
          <SettingsSummary table={table} titles={ui.titles} />
        </section>
        {Preview && plan && (
          <section class="lobby-preview">
            <h2>{say.whatIsPlayed}</h2>
            <div class="preview">
              <Preview {...plan} sideName={(side) => sideTitle(game, side, language)} />
            </div>
          </section>
        )}
        <section class="lobby-seats">
          <h2>{say.seats}</h2>
          {(play.you?.seats.length ?? 0) === 0 && (
            <NameField
              id="lobby-name"
              label={say.yourNameHere}
              value={settings.name}
              onChange={(name) => change({ name })}
            />
          )}
          <SeatTable table={table} play={play} connection={connection} game={game} onFault={setFault} />
          {fault !== null && <Refusal>{fault}</Refusal>}
          <TimeNote clock={table.settings.clock} />
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
                {say.waitingForHost(table.host === null ? say.theServer : holderName(table.host))}
              </p>
            )}
          </div>
          {canPush() && (play.you?.seats.length ?? 0) > 0 && <Lazy load={notifyOffer} props={{}} />}
        </section>
        <section class="lobby-talk">
          <h2>{say.tabChat}</h2>
          <Chat play={play} connection={connection} table={table} game={game} />
        </section>
      </main>
    </div>
  );
}

interface SettingsSummaryProps {
  readonly table: TableInfo;
  readonly titles: GameUi['titles'];
}

function SettingsSummary({ table: { settings, setup, seats }, titles }: SettingsSummaryProps) {
  const say = useText();
  const language = useLanguage();
  const called = (id: string): string => titles?.[id]?.[language] ?? capital(id);
  const { pace, clock, takeOver, listed, delay } = settings;
  const people = new Set(seats.flatMap(({ holder }) => (holder.kind === 'human' ? [holder.name] : []))).size;
  const map = setup.map;
  const away = awayLimit(settings);
  const rows: readonly (readonly [name: string, value: string])[] = [
    ...(typeof setup.ruleset === 'string' ? [[say.ruleset, called(setup.ruleset)] as const] : []),
    ...(typeof map === 'object' && map && 'name' in map ? [[say.map, called(String(map.name))] as const] : []),
    [say.botPace, pace === 0 ? say.paceFastest : say.paceSeconds(pace / 1000)],
    [say.clock, clock === null ? say.clockOff : say.duration(clock)],
    [
      say.takeOver,
      takeOver === null && people < 2
        ? say.never
        : away === null
          ? say.takeOverMissed
          : say.takeOverAfter(say.duration(away)),
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
