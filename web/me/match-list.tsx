import type { ComponentChildren } from 'preact';
import { Button } from '../../src/page/button.tsx';
import { useLanguage } from '../../src/page/language.ts';
import type { MyMatch } from '../../src/wire/identity.ts';
import type { GameInfo } from '../app/api.ts';
import { Link } from '../app/navigation.tsx';
import { useText } from '../app/use-api.ts';
import { capital, nameOf as nameOfSide, namer } from '../parts/side.ts';
import { timeSpan } from '../parts/time-span.ts';
import { dateText, ratingText } from './figures.ts';
import { isKnownReason, myText } from './my-text.ts';
import { pointsOf, withPairs } from './pairs.ts';
import { usePlayerName } from './use-player-name.ts';

interface MatchListProps {
  readonly title: string;
  readonly matches: readonly MyMatch[];
  readonly games: readonly GameInfo[] | null;
  readonly now: number; // the server's clock
  readonly empty?: string; // shown if there are none; default: no section
  readonly details?: boolean; // with ratings
  onRemove?(code: string): void; // for seats saved in this browser
  readonly children?: ComponentChildren; // below the list
}

/** Some of my matches, one per line. */
export function MatchList({ title, matches, empty, children, ...rest }: MatchListProps) {
  if (matches.length === 0 && empty === undefined) return null;
  return (
    <section class="list my-list">
      <h2 class="heading">{title}</h2>
      {matches.length === 0 && <p class="quiet small list-empty">{empty}</p>}
      {matches.length > 0 && (
        <ul>
          {withPairs(matches).map(([match, second]) =>
            second ? (
              <PairRow key={match.code} games={rest.games} first={match} second={second}>
                {[match, second].map((one) => (
                  <Row key={one.code} match={one} isInPair {...rest} />
                ))}
              </PairRow>
            ) : (
              <Row key={match.code} match={match} {...rest} />
            ),
          )}
        </ul>
      )}
      {children}
    </section>
  );
}

type RowProps = Omit<MatchListProps, 'title' | 'matches' | 'empty' | 'children'> & {
  readonly match: MyMatch;
  readonly isInPair?: boolean; // the pair's own line names game and opponent
};

function Row({ match, games, now, details, onRemove, isInPair }: RowProps) {
  const shell = useText();
  const language = useLanguage();
  const say = myText(language);
  const nameOf = usePlayerName(games);
  const { code, game, status, opponents, waiting, at, gone, pair, side } = match;
  const info = games?.find(({ id }) => id === game);
  const title = shell.gameTitle(game, info?.title ?? capital(game));
  const names = opponents.map((player) => nameOf(game, player));
  const against = new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
  return (
    <li class={waiting ? 'list-row my-row is-waiting' : 'list-row my-row'}>
      <span class="list-main">
        {!isInPair && (
          <>
            <span class="my-game">{title}</span>{' '}
            {names.length > 0 && <span class="quiet small">{say.against(against)}</span>}{' '}
          </>
        )}
        {pair && (
          <span class="quiet small">
            {say.pairGame(pair.game)}
            {side !== null && `, ${say.as(nameOfSide(namer(info), side, language))}`}
          </span>
        )}
      </span>
      <span class="my-state small">
        {status === 'over' ? <Result match={match} details={details === true} /> : <State match={match} now={now} />}
        {status === 'over' && <span class="quiet"> · {dateText(at, language)}</span>}
      </span>
      <span class="row my-verbs">
        {gone ? (
          <span class="quiet small">{say.gone}</span>
        ) : (
          <Link
            to={status === 'over' ? `/replay/${code}` : `/m/${code}`}
            class={waiting ? 'button is-main' : 'button is-plain'}
            aria-label={`${verbOf(say, match)}: ${title}${names.length > 0 ? `, ${say.against(against)}` : ''}${pair ? `, ${say.pairGame(pair.game)}` : ''}`}
          >
            {verbOf(say, match)}
          </Link>
        )}
        {onRemove && (
          <Button kind="quiet" aria-label={say.removeMatch(code)} onClick={() => onRemove(code)}>
            {say.remove}
          </Button>
        )}
      </span>
    </li>
  );
}

interface PairRowProps {
  readonly games: readonly GameInfo[] | null;
  readonly first: MyMatch;
  readonly second: MyMatch;
  readonly children: ComponentChildren; // both games
}

/** Two matches that are rated together, with their total. */
function PairRow({ games, first, second, children }: PairRowProps) {
  const shell = useText();
  const language = useLanguage();
  const say = myText(language);
  const nameOf = usePlayerName(games);
  const { game, opponents } = second;
  const title = shell.gameTitle(game, games?.find(({ id }) => id === game)?.title ?? capital(game));
  const against = opponents.map((player) => nameOf(game, player)).join(', ');
  const points = pointsOf([first, second]);
  const lead = points ? points[0] - points[1] : 0;
  const isOver = second.status === 'over';
  return (
    <li class="my-pair">
      <div class="list-row my-row">
        <span class="list-main">
          <span class="my-game">{title}</span> <span class="quiet small">{say.against(against)}</span>
        </span>
        {points && (
          <span class={`chip mono ${isOver && lead !== 0 ? (lead > 0 ? 'is-good' : 'is-bad') : ''}`}>
            {say.pairScore(points[0].toLocaleString(language), points[1].toLocaleString(language))}
          </span>
        )}
      </div>
      <ul>{children}</ul>
    </li>
  );
}

type Say = ReturnType<typeof myText>;

const verbOf = (say: Say, { status, waiting }: MyMatch): string =>
  status === 'over' ? say.replay : waiting ? say.play : say.open;

function State({ match: { status, waiting, deadline }, now }: { readonly match: MyMatch; readonly now: number }) {
  const say = myText(useLanguage());
  if (status === 'open') return <span class="quiet">{say.lobby}</span>;
  if (!waiting) return <span class="quiet">{say.theirTurn}</span>;
  return (
    <>
      <span class="chip is-brass">{say.yourTurn}</span>
      {deadline !== null && <span> {say.left(timeSpan(Math.max(0, deadline - now) / 1000))}</span>}
    </>
  );
}

const CHIPS = { won: 'is-good', lost: 'is-bad', drawn: '', closed: '' } as const;

function Result({ match, details }: { readonly match: MyMatch; readonly details: boolean }) {
  const language = useLanguage();
  const say = myText(language);
  const { result, before, after, unrated } = match;
  if (result === null) return <span class="quiet">{say.watched}</span>;
  return (
    <>
      <span class={`chip ${CHIPS[result]}`}>{say.result(result)}</span>
      {details && before && after && (
        <span class="my-change"> {say.ratingChange(ratingText(before, language), ratingText(after, language))}</span>
      )}
      {details && unrated !== null && isKnownReason(unrated) && (
        <span class="quiet my-change"> {say.unrated(unrated)}</span>
      )}
    </>
  );
}
