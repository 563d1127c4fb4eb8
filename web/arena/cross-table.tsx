import type { Language } from '../../src/kernel/game.ts';
import type { CellInfo, ExperimentDetail } from '../../src/wire/arena.ts';
import { Scroll } from '../parts/scroll.tsx';
import { arenaText } from './arena-text.ts';
import { endsOf, halves, percent, signed, withMargin } from './figures.ts';
import { StandingsHead } from './standings-head.tsx';

interface CrossProps {
  readonly detail: ExperimentDetail;
  readonly language: Language;
}

/** Standings and cross table, best first. */
export function Cross({ detail, language }: CrossProps) {
  const say = arenaText(language);
  const { rows, bots, cells } = detail;
  const name = (bot: number): string => bots[bot]?.name ?? '';
  return (
    <>
      <section class="arena-part">
        <h2 class="arena-heading">{say.standings}</h2>
        <Scroll label={say.standings}>
          <table class="data-table arena-standings">
            <StandingsHead
              rank={say.rank}
              bot={say.bot}
              numbers={[say.points, say.score, say.elo]}
              broad={[say.points]}
            />
            <tbody>
              {rows.map((row, i) => (
                <tr key={row.bot}>
                  <td class="is-number mono">{i + 1}</td>
                  <th scope="row">{name(row.bot)}</th>
                  <td class="is-number mono arena-broad">
                    {halves(row.points)} / {row.games}
                  </td>
                  <td class="is-number mono">{row.games === 0 ? '' : percent(row.points / row.games, language, 1)}</td>
                  <td class="is-number mono">{row.games === 0 ? '' : withMargin(row, language)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Scroll>
      </section>
      <section class="arena-part">
        <h2 class="arena-heading">{say.cross}</h2>
        <p class="quiet small">{say.crossAbout}</p>
        <Scroll label={say.cross}>
          <table class="arena-cross">
            <thead>
              <tr>
                <td />
                {rows.map(({ bot }) => (
                  <th key={bot} scope="col">
                    {name(bot)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ bot }) => (
                <tr key={bot}>
                  <th scope="row">{name(bot)}</th>
                  {rows.map(({ bot: other }) => (
                    <Cell
                      key={other}
                      cell={bot === other ? undefined : (cells[bot]?.[other] ?? null)}
                      label={(cell) =>
                        say.crossCell(
                          name(bot),
                          name(other),
                          percent(shareOf(cell), language),
                          halves(cell.points),
                          cell.games,
                        )
                      }
                      language={language}
                    />
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </Scroll>
      </section>
    </>
  );
}

const shareOf = ({ points, games }: CellInfo): number => (games === 0 ? 0.5 : points / games);

/** If one end of the interval is unknown, as after a clean sweep, shows the known end. */
function shortElo(cell: CellInfo, language: Language): string {
  const { low, high } = endsOf(cell, language);
  return low && high ? signed(cell.elo, language) : withMargin(cell, language);
}

interface CellProps {
  readonly cell: CellInfo | null | undefined; // null: not played; undefined: a bot against itself
  label(cell: CellInfo): string;
  readonly language: Language;
}

/** Warm if the row is ahead, cold if the column is; the numbers say the same. */
function Cell({ cell, label, language }: CellProps) {
  if (cell === undefined) return <td class="arena-cell is-self" />;
  if (cell === null || cell.games === 0)
    return (
      <td class="arena-cell quiet">
        <span class="spoken">{arenaText(language).noPairsYet}</span>
        <span aria-hidden="true">·</span>
      </td>
    );
  const share = shareOf(cell);
  const heat = Math.round(Math.min(1, Math.abs(share - 0.5) * 2.4) * 34);
  const tone = share >= 0.5 ? 'var(--good)' : 'var(--bad)';
  return (
    <td
      class="arena-cell mono"
      style={{ backgroundColor: `color-mix(in srgb, ${tone} ${heat}%, var(--raised))` }}
      title={label(cell)}
    >
      <span>{percent(share, language)}</span>
      <span class="arena-cell-elo">{shortElo(cell, language)}</span>
    </td>
  );
}
