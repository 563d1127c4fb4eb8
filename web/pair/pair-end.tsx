import { useEffect, useState } from 'preact/hooks';
import { sideOf } from '../../src/kernel/ids.ts';
import { Button } from '../../src/page/button.tsx';
import { Icon } from '../../src/page/icon.tsx';
import { useLanguage } from '../../src/page/language.ts';
import type { MyMatch } from '../../src/wire/identity.ts';
import { awayLimit } from '../../src/wire/messages.ts';
import { Link } from '../app/navigation.tsx';
import { useApi, useText } from '../app/use-api.ts';
import { useEnterMatch } from '../app/use-enter-match.ts';
import { ratingText } from '../me/figures.ts';
import { Refusal } from '../parts/loading.tsx';
import { nameOf } from '../parts/side.ts';
import type { PanelProps } from '../table/panel-props.ts';
import { useTurnAlert } from '../table/use-turn-alert.ts';
import { pairText } from './pair-text.ts';
import { otherSide, pairScore } from './score.ts';
import { Score } from './score-line.tsx';
import './style.css';

type EndProps = Pick<PanelProps, 'play' | 'table' | 'game'>;

/** The end of a match of a pair: the score, and the second game or the new rating. */
export function PairEnd(props: EndProps) {
  const { play, table } = props;
  const say = pairText(useLanguage());
  const outcome = play.over?.outcome ?? table.outcome;
  const score = pairScore(table, outcome);
  const seat = play.you?.seats[0];
  if (!score) return <p class="quiet small">{say.unrated}</p>;
  if (table.pair?.game === 1)
    return (
      <div class="pair-end">
        <Score {...props} />
        {seat === undefined ? <WatchSecond rematch={table.rematch} /> : <NextGame {...props} />}
      </div>
    );
  const mine = seat === undefined ? null : sideOf(seat);
  const lead = mine === null ? 0 : (score.get(mine) ?? 0) - (score.get(otherSide(table.sides, mine)) ?? 0);
  return (
    <div class="pair-end">
      {mine !== null && <h3 class="heading">{lead > 0 ? say.won : lead < 0 ? say.lost : say.drawn}</h3>}
      <Score {...props} />
      {mine !== null && <NewRating code={table.code} />}
      {table.pair?.game === 2 && (
        <Link to={`/replay/${table.pair.first}`} class="button is-quiet">
          <Icon name="play" /> {say.watchFirst}
        </Link>
      )}
    </div>
  );
}

function NextGame({ play, table, game }: EndProps) {
  const language = useLanguage();
  const shell = useText();
  const say = pairText(language);
  const side = otherSide(table.sides, sideOf(play.you?.seats[0] ?? ''));
  const away = awayLimit(table.settings);
  useTurnAlert(table.code, true, say.go);
  return (
    <>
      <p role="status">{say.next(nameOf(game, side, language))}</p>
      <GoToSecond table={table} />
      <p class="quiet small">
        {away !== null && say.away(shell.duration(away))} {say.decline}
      </p>
    </>
  );
}

/** Opens the second game; the server creates it now if it has not done so yet. */
export function GoToSecond({ table }: Pick<EndProps, 'table'>) {
  const say = pairText(useLanguage());
  const api = useApi();
  const { enter, busy, fault } = useEnterMatch();
  return (
    <>
      <Button kind="main" icon={<Icon name="swap" />} disabled={busy} onClick={() => enter(api.rematch(table.code))}>
        {say.go}
      </Button>
      {fault !== null && <Refusal>{fault}</Refusal>}
    </>
  );
}

function WatchSecond({ rematch }: { readonly rematch: string | null }) {
  const say = pairText(useLanguage());
  if (rematch === null) return null;
  return (
    <Link to={`/m/${rematch}`} class="button is-main">
      {say.watch}
    </Link>
  );
}

const PAUSE = 1000; // milliseconds between two questions
const TRIES = 15;
const RECENT = 5; // finished matches to look through

/** The server computes ratings just after the end. */
function NewRating({ code }: { readonly code: string }) {
  const language = useLanguage();
  const say = pairText(language);
  const api = useApi();
  const [match, setMatch] = useState<MyMatch | 'waiting' | 'later'>('waiting');
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOn = true;
    const look = async (tries: number): Promise<void> => {
      const told = await api.mine({ seats: [], most: RECENT });
      const found = told.ok ? told.value.finished.find((one) => one.code === code) : undefined;
      if (!isOn) return;
      if (found || tries === TRIES) setMatch(found ?? 'later');
      else timer = setTimeout(look, PAUSE, tries + 1);
    };
    look(1);
    return () => {
      isOn = false;
      clearTimeout(timer);
    };
  }, [api, code]);
  const text = (): string => {
    if (match === 'waiting') return say.ratingWait;
    if (match === 'later') return say.ratingLater;
    const { before, after } = match;
    return before && after ? say.rating(ratingText(before, language), ratingText(after, language)) : say.unrated;
  };
  return (
    <p role="status" class="pair-rating">
      {text()}
    </p>
  );
}
