import { useContext, useEffect, useState } from 'preact/hooks';
import type { Game } from '../../src/kernel/game.ts';
import { roleOf, type Seat, type Side, sideOf } from '../../src/kernel/ids.ts';
import type { Rules } from '../../src/kernel/kinds.ts';
import { Button } from '../../src/page/button.tsx';
import type { Scene } from '../../src/page/contract.ts';
import { Dialog } from '../../src/page/dialog.tsx';
import { Icon } from '../../src/page/icon.tsx';
import { useLanguage } from '../../src/page/language.ts';
import { awayLimit, type SeatInfo, type TableInfo } from '../../src/wire/messages.ts';
import { Link } from '../app/navigation.tsx';
import { useText } from '../app/use-api.ts';
import { LessonContext } from '../lesson/lesson-context.ts';
import { Refusal } from '../parts/loading.tsx';
import { capital, roleName, sideClass, sideTitle } from '../parts/side.ts';
import type { Connection } from '../play/connection.ts';
import type { Play } from '../play/play.ts';
import { Agreements } from './agreements.tsx';
import { Countdown, Since } from './countdown.tsx';
import { HolderMark } from './holder.tsx';
import { SeatTable } from './seat-table.tsx';
import { type Awaited, awaitedIn } from './waiting.ts';

interface SeatsProps {
  readonly play: Play;
  readonly table: TableInfo;
  readonly game: Game;
  readonly rules: Rules;
  readonly connection: Connection;
  readonly scene: Scene | null;
  readonly seat: Seat | null; // being viewed
  onSeat(seat: Seat): void;
}

/** All seats: who holds them, and who must act, what and for how long. The status line says it for the seat on show. */
export function Seats({ play, table, game, rules, connection, scene, seat: current, onSeat }: SeatsProps) {
  const say = useText();
  const language = useLanguage();
  const lesson = useContext(LessonContext);
  const [managing, setManaging] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const mine = play.you?.seats ?? [];
  const over = play.over !== null || table.outcome !== null;
  const waits = scene && !over ? awaitedIn(game, rules, language, scene.view, mine) : [];
  const free = table.seats.some(({ holder }) => holder.kind === 'bot' && holder.free);
  useEffect(() => setFault(null), [managing]);
  const last = play.heard.at(-1)?.at; // server clock
  const since = last === undefined ? null : last - play.ahead;

  // If a side has one seat, show it once.
  const isSeat = (who: Awaited['who']): boolean => table.seats.some(({ seat }) => seat === who);
  const row = ({ seat, holder }: SeatInfo) => {
    const own = mine.includes(seat);
    const wait = waits.find(({ who }) => who === seat);
    const role = capital(roleName(game, seat, language));
    const deadline = play.asks[seat]?.deadline ?? null;
    return (
      <li key={seat} class={`seat ${wait ? 'is-awaited' : ''} ${own && seat === current ? 'is-current' : ''}`}>
        <span class="seat-line">
          {own && mine.length > 1 ? (
            <button type="button" class="seat-pick" onClick={() => onSeat(seat)} aria-pressed={seat === current}>
              {role}
            </button>
          ) : (
            roleOf(seat) !== '' && <span class="seat-role">{role}</span>
          )}
          {deadline !== null && <Countdown to={deadline} />}
          {wait && deadline === null && since !== null && <Since from={since} />}
        </span>
        <HolderMark holder={holder} own={own} over={over} game={game} />
        {wait && !(own && seat === current) && <span class="seat-wait">{wait.text}</span>}
      </li>
    );
  };
  const away = awayLimit(table.settings);
  return (
    <div class="seats">
      {table.sides.map((side) => (
        <section key={side} class={sideClass(table.sides, side)}>
          <SideHead game={game} side={side} waits={waits.filter(({ who }) => !isSeat(who))} since={since} />
          <ul>{table.seats.filter(({ seat }) => sideOf(seat) === side).map(row)}</ul>
        </section>
      ))}
      {table.league && (
        <p class="small seats-league">
          <Link to={`/leagues/${table.league.code}`}>{say.leagueOf(table.league.title)}</Link>
        </p>
      )}
      {table.settings.clock !== null && !over && (
        <p class="quiet small">
          <Icon name="away" size={14} /> {say.clockSetting(table.settings.clock)}
        </p>
      )}
      {table.spectators > 0 && !over && (
        <p class="quiet small">
          <Icon name="eye" size={14} /> {say.spectators(table.spectators)}
        </p>
      )}
      {!over && !lesson && (
        <div class="stack seats-verbs">
          <Agreements play={play} table={table} game={game} connection={connection} />
          {(play.you?.host || mine.length > 0 || free) && (
            <Button kind="quiet" icon={<Icon name="swap" />} onClick={() => setManaging(true)}>
              {say.changeSeats}
            </Button>
          )}
        </div>
      )}
      <Dialog open={managing} title={say.changeSeats} onClose={() => setManaging(false)} wide>
        <p class="quiet small">{say.changeSeatsAbout(away === null ? null : say.duration(away))}</p>
        {play.you?.host && table.setup.spectators === 'all' && <p class="note small">{say.openBotMatchAbout}</p>}
        <SeatTable table={table} play={play} connection={connection} game={game} onFault={setFault} />
        {fault !== null && <Refusal>{fault}</Refusal>}
      </Dialog>
    </div>
  );
}

interface SideHeadProps {
  readonly game: Game;
  readonly side: Side;
  readonly waits: readonly Awaited[];
  readonly since: number | null;
}

function SideHead({ game, side, waits, since }: SideHeadProps) {
  const language = useLanguage();
  const wait = waits.find(({ who }) => who === side);
  return (
    <h2 class={wait ? 'seats-side is-awaited' : 'seats-side'}>
      <span class="side-mark" /> {sideTitle(game, side, language)}
      {wait && since !== null && <Since from={since} />}
      {wait && <span class="seat-wait">{wait.text}</span>}
    </h2>
  );
}
