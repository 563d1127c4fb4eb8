import { figure } from '../../src/page/figure.ts';
import { useLanguage } from '../../src/page/language.ts';
import type { BoardInfo, LeagueInfo, RoundInfo } from '../../src/wire/leagues.ts';
import type { GameInfo } from '../app/api.ts';
import { Link } from '../app/navigation.tsx';
import { usePlayerName } from '../me/use-player-name.ts';
import { capital, namer, sideTitle } from '../parts/side.ts';
import { leaguesText } from './leagues-text.ts';

interface RoundsProps {
  readonly league: LeagueInfo;
  readonly games: readonly GameInfo[] | null;
}

/** All rounds with their pairings, the current one first. */
export function Rounds({ league, games }: RoundsProps) {
  const say = leaguesText(useLanguage());
  const playerName = usePlayerName(games);
  const { results, names, game, me, status } = league;
  if (results.length === 0) return null;
  const nameOf = (player: number): string => capital(playerName(game, names[player] ?? { kind: 'deleted' }));
  const info = games?.find(({ id }) => id === game);
  const shown = { nameOf, info, me, isOver: status === 'over' };
  return (
    <section class="leagues-part">
      <h2>{say.roundsTitle}</h2>
      {results.map((round, i) => <Round key={i} number={i + 1} round={round} {...shown} />).toReversed()}
    </section>
  );
}

interface Shown {
  nameOf(player: number): string;
  readonly info: GameInfo | undefined;
  readonly me: number | null;
  readonly isOver: boolean;
}

function Round({ number, round, ...shown }: Shown & { readonly number: number; readonly round: RoundInfo }) {
  const say = leaguesText(useLanguage());
  return (
    <section class="list leagues-round">
      <h3 class="heading">{say.round(number)}</h3>
      <ul>
        {round.boards.map((board) => (
          <Board key={board.first} board={board} {...shown} />
        ))}
        {round.byes.map((player) => (
          <li key={player} class="list-row">
            {say.byeOf(shown.nameOf(player))}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Board({ board, nameOf, info, me, isOver }: Shown & { readonly board: BoardInfo }) {
  const language = useLanguage();
  const say = leaguesText(language);
  const { first, second, result, match } = board;
  const sides = info?.sides.map((side) => sideTitle(namer(info), side, language)) ?? [];
  const isMine = me === first || me === second;
  const verb = result !== null ? say.replay : isMine ? say.play : say.watch;
  return (
    <li class="list-row leagues-board">
      <span class="list-main">
        {nameOf(first)} {sides[0] && <span class="quiet small">{sides[0]}</span>} – {nameOf(second)}{' '}
        {sides[1] && <span class="quiet small">{sides[1]}</span>}
      </span>
      {result === null ? (
        !isOver && <span class="chip">{say.running}</span>
      ) : (
        <span class="leagues-score">
          <span class="mono">{say.scores(figure(result.first, language), figure(result.second, language))}</span>
          {result.how !== 'played' && <span class="quiet small"> {say.how(result.how)}</span>}
        </span>
      )}
      {match === null ? (
        result !== null && <span class="quiet small">{say.gone}</span>
      ) : (
        <Link
          to={result === null ? `/m/${match}` : `/replay/${match}`}
          class="button is-plain"
          aria-label={`${verb}: ${say.pairing(nameOf(first), nameOf(second))}`}
        >
          {verb}
        </Link>
      )}
    </li>
  );
}
