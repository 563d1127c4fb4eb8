import { useState } from 'preact/hooks';
import type { Game } from '../../src/kernel/game.ts';
import { type Seat, sideOf } from '../../src/kernel/ids.ts';
import { Button } from '../../src/page/button.tsx';
import { Dialog } from '../../src/page/dialog.tsx';
import { Icon } from '../../src/page/icon.tsx';
import { useLanguage } from '../../src/page/language.ts';
import type { TableInfo } from '../../src/wire/messages.ts';
import { useText } from '../app/use-api.ts';
import { capital, nameOf } from '../parts/side.ts';
import type { Connection } from '../play/connection.ts';
import type { Play } from '../play/play.ts';
import { offersIn, wasDeclined } from './log-lines.ts';

interface AgreementsProps {
  readonly play: Play;
  readonly table: TableInfo;
  readonly game: Game;
  readonly connection: Connection;
}

/** Resigning and draws: a side's first seat speaks for it. */
export function Agreements({ play, table, game, connection }: AgreementsProps) {
  const say = useText();
  const [sure, setSure] = useState(false);
  const leader = leaderOf(play, table);
  if (leader === undefined) return null;
  const side = sideOf(leader);
  const offers = offersIn(play.heard);
  const theirs = offers.find((other) => other !== side);
  const busy = play.sent !== null || play.connection !== 'live';
  const send = (type: string): void => connection.send(leader, { type });
  return (
    <>
      {game.drawByAgreement && theirs === undefined && (
        <Button
          kind="quiet"
          disabled={busy || offers.includes(side)}
          icon={<Icon name="check" />}
          onClick={() => send('offer-draw')}
        >
          {offers.includes(side) ? say.drawIsOffered : say.offerDraw}
        </Button>
      )}
      <Button kind="quiet" disabled={busy} icon={<Icon name="flag" />} onClick={() => setSure(true)}>
        {say.resign}
      </Button>
      <Dialog open={sure} title={say.resign} onClose={() => setSure(false)}>
        <p>{say.resignSure}</p>
        <div class="row dialog-verbs">
          <Button
            kind="danger"
            icon={<Icon name="flag" />}
            onClick={() => {
              send('resign');
              setSure(false);
            }}
          >
            {say.resignYes}
          </Button>
          <Button onClick={() => setSure(false)}>{say.playOn}</Button>
        </div>
      </Dialog>
    </>
  );
}

/** My seat that speaks for its side. */
const leaderOf = (play: Play, table: TableInfo): Seat | undefined =>
  play.you?.seats.find((seat) => table.seats.find((other) => sideOf(other.seat) === sideOf(seat))?.seat === seat);

/** Their draw offer, or their answer to ours; always visible. */
export function DrawNews({ play, table, game, connection }: AgreementsProps) {
  const say = useText();
  const language = useLanguage();
  const leader = leaderOf(play, table);
  if (leader === undefined || play.over) return null;
  const theirs = offersIn(play.heard).find((other) => other !== sideOf(leader));
  const busy = play.sent !== null || play.connection !== 'live';
  if (theirs !== undefined)
    return (
      <div class="note stack draw-news" role="alert">
        <span>{capital(say.drawOffered(nameOf(game, theirs, language)))}</span>
        <span class="row">
          <Button disabled={busy} onClick={() => connection.send(leader, { type: 'offer-draw' })}>
            {say.acceptDraw}
          </Button>
          <Button disabled={busy} onClick={() => connection.send(leader, { type: 'decline-draw' })}>
            {say.declineDraw}
          </Button>
        </span>
      </div>
    );
  return wasDeclined(play.heard, sideOf(leader)) ? (
    <p class="note draw-news" role="alert">
      {say.drawDeclined}
    </p>
  ) : null;
}
