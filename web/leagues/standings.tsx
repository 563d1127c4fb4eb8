import type { Fact } from '../../src/kernel/fact.ts';
import { useLanguage } from '../../src/page/language.ts';
import { Receipt } from '../../src/page/receipt.tsx';
import type { LeagueInfo, StandingInfo } from '../../src/wire/leagues.ts';
import type { GameInfo } from '../app/api.ts';
import { usePlayerName } from '../me/use-player-name.ts';
import { Scroll } from '../parts/scroll.tsx';
import { capital } from '../parts/side.ts';
import { type LeaguesText, leaguesText } from './leagues-text.ts';

interface StandingsProps {
  readonly league: LeagueInfo;
  readonly games: readonly GameInfo[] | null;
}

const COLUMNS = ['points', 'buchholz', 'headToHead', 'wins'] as const;

/** The standings. Every number opens its receipt, with one line per round. */
export function Standings({ league, games }: StandingsProps) {
  const say = leaguesText(useLanguage());
  const playerName = usePlayerName(games);
  const { standings, names, game, me, status } = league;
  const nameOf = (player: unknown): string =>
    typeof player === 'number' ? capital(playerName(game, names[player] ?? { kind: 'deleted' })) : '';
  return (
    <section class="leagues-part">
      <h2>{say.standings}</h2>
      {standings.length === 0 && <p class="quiet">{say.noPlayers}</p>}
      {standings.length > 0 && (
        <Scroll label={say.standings}>
          <table class="data-table leagues-table">
            <thead>
              <tr>
                <th scope="col" class="is-number">
                  {say.place}
                </th>
                <th scope="col">{say.player}</th>
                {COLUMNS.map((column) => (
                  <th key={column} scope="col" class="is-number">
                    {say[column]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {standings.map((row) => (
                <tr key={row.player} class={row.player === me ? 'is-me' : undefined}>
                  <td class="is-number mono">{status === 'open' ? '–' : row.place}</td>
                  <th scope="row">
                    {row.player === me ? say.you(nameOf(row.player)) : nameOf(row.player)}
                    {row.left && <span class="quiet small"> {say.hasLeft}</span>}
                  </th>
                  <Figures row={row} nameOf={nameOf} />
                </tr>
              ))}
            </tbody>
          </table>
        </Scroll>
      )}
      <p class="quiet small leagues-about">{say.standingsAbout}</p>
    </section>
  );
}

function Figures({ row, nameOf }: { readonly row: StandingInfo; nameOf(player: unknown): string }) {
  const say = leaguesText(useLanguage());
  return (
    <>
      {COLUMNS.map((column) => (
        <td key={column} class="is-number mono">
          <Receipt
            tally={row[column]}
            total={say[column]}
            say={(fact) =>
              say.line(
                Number(fact.round),
                column === 'buchholz' ? say.pointsOf(nameOf(fact.opponent)) : what(say, fact, nameOf),
              )
            }
          />
        </td>
      ))}
    </>
  );
}

function what(say: LeaguesText, { code, opponent }: Fact, nameOf: (player: unknown) => string): string {
  const name = nameOf(opponent);
  switch (code) {
    case 'won':
      return say.won(name);
    case 'drawn':
      return say.drawn(name);
    case 'lost':
      return say.lost(name);
    case 'forfeit-won':
      return say.forfeitWon(name);
    case 'forfeit-lost':
      return say.forfeitLost(name);
    case 'bye':
      return say.bye;
    default:
      return say.noResult(name);
  }
}
