import { useState } from 'preact/hooks';
import type { Language } from '../../src/kernel/game.ts';
import { Button } from '../../src/page/button.tsx';
import type { ExperimentDetail, GameInfo, PairInfo, PairsInfo } from '../../src/wire/arena.ts';
import { Link } from '../app/navigation.tsx';
import { Loading, Refusal } from '../parts/loading.tsx';
import { arenaText } from './arena-text.ts';
import { halves } from './figures.ts';
import { usePolled } from './use-polled.ts';

interface PairsProps {
  readonly detail: ExperimentDetail;
  readonly language: Language;
}

const MOST = 25; // per page
const yes = (): boolean => true;
const no = (): boolean => false;

/** Every pair with its two games, which open as replays. */
export function Pairs({ detail, language }: PairsProps) {
  const say = arenaText(language);
  const [from, setFrom] = useState(0);
  const { id, status, bots, recorded } = detail;
  const isLive = status === 'running' && recorded < from + MOST; // a full page no longer changes
  const { value, fault } = usePolled<PairsInfo>(
    `/experiments/${id}/pairs?from=${from}&most=${MOST}`,
    isLive ? yes : no,
  );
  const many = bots.length > 2;
  return (
    <section class="arena-part">
      <h2 class="arena-heading">{say.pairList}</h2>
      <p class="quiet small">{say.pairListAbout}</p>
      {fault !== null && <Refusal>{fault}</Refusal>}
      {!value && fault === null && <Loading />}
      {value && value.pairs.length > 0 && (
        <>
          <table class="data-table arena-pairs">
            <thead>
              <tr>
                <th scope="col" class="is-number">
                  {say.pairNumber}
                </th>
                {many && <th scope="col">{say.bot}</th>}
                <th scope="col" class="is-number">
                  {say.points}
                </th>
                <th scope="col">{say.game1}</th>
                <th scope="col">{say.game2}</th>
              </tr>
            </thead>
            <tbody>
              {value.pairs.map((pair) => (
                <Pair key={pair.n} id={id} pair={pair} detail={detail} many={many} language={language} />
              ))}
            </tbody>
          </table>
          {value.of > MOST && (
            <div class="row arena-turn">
              <Button disabled={from === 0} onClick={() => setFrom(Math.max(0, from - MOST))}>
                {say.earlier}
              </Button>
              <Button disabled={from + MOST >= value.of} onClick={() => setFrom(from + MOST)}>
                {say.later}
              </Button>
              <span class="quiet small">{say.firstToLast(from + 1, from + value.pairs.length, value.of)}</span>
            </div>
          )}
        </>
      )}
    </section>
  );
}

interface PairProps {
  readonly id: string;
  readonly pair: PairInfo;
  readonly detail: ExperimentDetail;
  readonly many: boolean;
  readonly language: Language;
}

function Pair({ id, pair, detail, many, language }: PairProps) {
  const say = arenaText(language);
  const { n, a, b, points, games, counts } = pair;
  const name = (bot: number): string => detail.bots[bot]?.name ?? '';
  return (
    <tr class={counts ? '' : 'is-aside'}>
      <th scope="row" class="is-number mono">
        {n + 1}
      </th>
      {many && <td>{say.against(name(a), name(b))}</td>}
      <td class="is-number mono">
        {points === null ? '–' : halves(points)}
        {!counts && <span class="quiet small arena-uncounted"> {say.uncounted}</span>}
      </td>
      {games.map((game, which) => (
        <td key={which}>
          <Game id={id} n={n} which={which} game={game} language={language} />
        </td>
      ))}
    </tr>
  );
}

interface GameProps {
  readonly id: string;
  readonly n: number;
  readonly which: number;
  readonly game: GameInfo;
  readonly language: Language;
}

function Game({ id, n, which, game, language }: GameProps) {
  const say = arenaText(language);
  const result = say.result(resultOf(game.points));
  return (
    <Link to={`/arena/${id}/${n}/${which + 1}`} class="arena-game">
      <span class="spoken">{say.gameOf(n + 1, which + 1)} </span>
      <span class={`arena-result is-${resultOf(game.points)}`}>{result}</span>{' '}
      <span class="quiet small">
        {say.turnCount(game.turns)}
        {game.faults > 0 && ` · ${say.faultCount(game.faults)}`}
      </span>
    </Link>
  );
}

const resultOf = (points: number | null): 'won' | 'lost' | 'drew' | 'unended' =>
  points === null ? 'unended' : points === 1 ? 'won' : points === 0 ? 'lost' : 'drew';
