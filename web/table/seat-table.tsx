import { useEffect, useState } from 'preact/hooks';
import type { Game } from '../../src/kernel/game.ts';
import { roleOf, type Seat, sideOf } from '../../src/kernel/ids.ts';
import type { Result } from '../../src/kernel/result.ts';
import { Button } from '../../src/page/button.tsx';
import { useLanguage } from '../../src/page/language.ts';
import type { SeatPass } from '../../src/wire/matches.ts';
import type { SeatInfo, TableInfo } from '../../src/wire/messages.ts';
import type { Failure, GameInfo } from '../app/api.ts';
import { saveSeat } from '../app/saved-seats.ts';
import { useSettings } from '../app/settings.ts';
import { useApi, useText } from '../app/use-api.ts';
import { BotPicker } from '../parts/bot-picker.tsx';
import { capital, nameOf, roleName, sideClass, sideTitle } from '../parts/side.ts';
import type { Connection } from '../play/connection.ts';
import type { Play } from '../play/play.ts';
import { HolderMark } from './holder.tsx';

interface SeatTableProps {
  readonly table: TableInfo;
  readonly play: Play;
  readonly connection: Connection;
  readonly game: Game | null;
  onFault(words: string | null): void;
}

/**
 * A bot's seat, or that of an absent player: before the start (the server refuses if it is too early), or once a bot
 * plays it.
 */
const canFree = (holder: SeatInfo['holder'], status: TableInfo['status']): boolean =>
  (holder.kind === 'bot' && !holder.free) ||
  (holder.kind === 'human' && !holder.here && (status === 'open' || holder.bot !== null));

/** The seats, with what I may do about each. */
export function SeatTable({ table, play, connection, game, onFault }: SeatTableProps) {
  const say = useText();
  const api = useApi();
  const language = useLanguage();
  const { settings } = useSettings();
  const [info, setInfo] = useState<GameInfo | null>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    api.games().then((told) => told.ok && setInfo(told.value.find(({ id }) => id === table.game) ?? null));
  }, [api, table.game]);

  const mine = play.you?.seats ?? [];
  const mySide = mine[0] === undefined ? null : sideOf(mine[0]);
  const host = play.you?.host ?? false;

  const act = async <T,>(doing: Promise<Result<T, Failure>>, done?: (value: T) => void): Promise<void> => {
    setBusy(true);
    const told = await doing;
    setBusy(false);
    onFault(told.ok ? null : told.error.words);
    if (told.ok) done?.(told.value);
  };
  const sat = (pass: SeatPass): void => {
    saveSeat(pass, Date.now());
    connection.again(); // to see as the new seat
  };
  const join = (seat: Seat): Promise<void> =>
    act(api.join(table.code, { seats: [seat], name: settings.name.trim() || say.guest }), sat);
  const leave = (seat: Seat): Promise<void> => act(api.leave(table.code, [seat]), () => connection.again());
  const fill = (seat: Seat, bot: string | null): Promise<void> => act(api.fill(table.code, seat, bot));

  const row = ({ seat, holder }: SeatInfo) => {
    const own = mine.includes(seat);
    const free = holder.kind === 'open' || (holder.kind === 'bot' && holder.free);
    const canJoin = free && (mySide === null || mySide === sideOf(seat));
    const role = capital(roleName(game, seat, language));
    return (
      <li key={seat} class={own ? 'seat-row is-own' : 'seat-row'}>
        <span class="seat-role">{roleOf(seat) === '' ? say.playedBy : role}</span>
        <span class="seat-holder">
          <HolderMark holder={holder} own={own} game={game} />
        </span>
        <span class="row seat-verbs">
          {canJoin && (
            <Button
              disabled={busy}
              onClick={() => join(seat)}
              aria-label={say.takeSeatOf(nameOf(game, seat, language))}
            >
              {say.takeSeat}
            </Button>
          )}
          {own && (
            <Button
              disabled={busy}
              onClick={() => leave(seat)}
              aria-label={say.leaveSeatOf(nameOf(game, seat, language))}
            >
              {say.leaveSeat}
            </Button>
          )}
          {host && holder.kind === 'open' && (
            <Button
              disabled={busy}
              onClick={() => fill(seat, info?.defaults.bot ?? 'random')}
              aria-label={say.putBotOn(nameOf(game, seat, language))}
            >
              {say.putBot}
            </Button>
          )}
          {host && holder.kind === 'bot' && info && table.status === 'open' && (
            <BotPicker
              game={table.game}
              bots={info.bots}
              value={holder.bot}
              label={nameOf(game, seat, language)}
              onChange={(bot) => fill(seat, bot)}
            />
          )}
          {host && !own && canFree(holder, table.status) && (
            <Button
              kind="quiet"
              disabled={busy}
              onClick={() => fill(seat, null)}
              aria-label={say.freeSeatOf(nameOf(game, seat, language))}
            >
              {say.freeSeat}
            </Button>
          )}
        </span>
      </li>
    );
  };
  return (
    <div class="seat-table">
      {table.sides.map((side) => (
        <section key={side} class={sideClass(table.sides, side)}>
          <h3>
            <span class="side-mark" /> {sideTitle(game, side, language)}
          </h3>
          <ul>{table.seats.filter(({ seat }) => sideOf(seat) === side).map(row)}</ul>
        </section>
      ))}
    </div>
  );
}
