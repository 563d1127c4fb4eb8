import { useMemo, useState } from 'preact/hooks';
import type { Language } from '../../src/kernel/game.ts';
import { useLanguage } from '../../src/page/language.ts';
import type { LadderInfo, RatingHistory, RungInfo } from '../../src/wire/arena.ts';
import type { GameInfo } from '../app/api.ts';
import { useText } from '../app/use-api.ts';
import { Loading, Refusal } from '../parts/loading.tsx';
import { Scroll } from '../parts/scroll.tsx';
import { capital } from '../parts/side.ts';
import { ArenaPage } from './arena-page.tsx';
import { arenaText } from './arena-text.ts';
import type { Picture } from './draw-plot.ts';
import { evenly, plain } from './figures.ts';
import { Begin } from './new-experiment.tsx';
import { NumberTable } from './number-table.tsx';
import { Plot } from './plot.tsx';
import { StandingsHead } from './standings-head.tsx';
import { usePolled } from './use-polled.ts';

interface LadderProps {
  readonly game: string;
  readonly games: readonly GameInfo[] | null;
}

/** A game's ladder and its history. */
export function Ladder({ game, games }: LadderProps) {
  const language = useLanguage();
  const say = arenaText(language);
  const home = useText();
  const { value, fault } = usePolled<LadderInfo>(`/ladder/${game}`);
  const title = say.ladderOf(home.gameTitle(game, games?.find(({ id }) => id === game)?.title ?? game));
  return (
    <ArenaPage title={title}>
      <p class="quiet page-about">{say.ladderAbout}</p>
      {fault !== null && <Refusal>{fault}</Refusal>}
      {!value && fault === null && <Loading />}
      {value && value.rows.length > 0 && <Rungs ladder={value} language={language} />}
      {value?.rows.length === 0 && (
        <>
          <p class="arena-none">{say.ladderEmpty}</p>
          {games && <Begin games={games} isOpen first={game} />}
        </>
      )}
    </ArenaPage>
  );
}

/** The first bots have distinct line styles; the others share the last one. */
const LINES = [
  { colour: '--side-a', dash: [] },
  { colour: '--side-b', dash: [7, 4] },
  { colour: '--side-d', dash: [2, 3] },
  { colour: '--side-e', dash: [10, 3, 2, 3] },
  { colour: '--side-c', dash: [] },
  { colour: '--side-f', dash: [7, 4] },
  { colour: '--side-g', dash: [2, 3] },
] as const;
const LAST = { colour: '--edge', dash: [4, 4] } as const;
const lineOf = (place: number): { readonly colour: string; readonly dash: readonly number[] } => LINES[place] ?? LAST;
const FIRST = 5; // curves shown by default
const ROWS = 60; // rows of the number table

function Rungs({ ladder, language }: { readonly ladder: LadderInfo; readonly language: Language }) {
  const say = arenaText(language);
  const { rows, history, doubts } = ladder;
  const [hidden, setHidden] = useState<ReadonlySet<string>>(() => new Set(rows.slice(FIRST).map(({ key }) => key)));
  const toggle = (key: string): void => {
    const next = new Set(hidden);
    if (!next.delete(key)) next.add(key);
    setHidden(next);
  };
  const shown = rows.flatMap((rung, place) => {
    const line = history.lines[place];
    return line && !hidden.has(rung.key) ? [{ rung, line, place }] : [];
  });
  const picture = useMemo(() => pictureOf(history.games, shown, say.gamesAcross), [ladder, hidden]);
  const one = (value: number): string => plain(value, language, 1);
  const when = (at: number): string =>
    new Date(at).toLocaleString(language, { dateStyle: 'short', timeStyle: 'short' });
  const at = (i: number): string =>
    [
      say.afterGames(history.games[i] ?? 0),
      when(history.at[i] ?? 0),
      ...shown.flatMap(({ line, rung }) => {
        const rating = line.rating[i];
        return typeof rating === 'number' ? [`${rung.bot} ${one(rating)}`] : [];
      }),
    ].join(' · ');
  const places = evenly(history.games.length, ROWS);
  const isShared = ({ bot }: RungInfo): boolean => rows.filter((other) => other.bot === bot).length > 1;
  const nameOf = (rung: RungInfo): string => (isShared(rung) ? `${rung.bot} ${tagOf(rung)}`.trim() : rung.bot);
  return (
    <>
      {doubts.map((doubt) => (
        <p key={doubt.en} class="note">
          {capital(doubt[language])}
        </p>
      ))}
      <Scroll label={say.standings}>
        <table class="data-table arena-ladder">
          <StandingsHead
            rank={say.rank}
            bot={say.bot}
            numbers={[say.sure, say.rating, say.spread, say.games, say.wonDrawnLost]}
            broad={[say.rating, say.spread, say.wonDrawnLost]}
          />
          <tbody>
            {rows.map((rung, place) => (
              <tr key={rung.key}>
                <td class="is-number mono">{place + 1}</td>
                <th scope="row">
                  <label class="choice arena-rung">
                    <input
                      type="checkbox"
                      aria-label={say.show(nameOf(rung))}
                      checked={!hidden.has(rung.key)}
                      onChange={() => toggle(rung.key)}
                    />
                    <Swatch {...lineOf(place)} />
                    <span>
                      {rung.bot} {isShared(rung) && <span class="quiet small mono">{tagOf(rung)}</span>}
                      <span class="quiet small mono arena-narrow">
                        {one(rung.rating)} ± {one(rung.spread)}
                      </span>
                      <span class="quiet small arena-narrow">{say.rung(rung.wins, rung.draws, rung.losses)}</span>
                    </span>
                  </label>
                </th>
                <td class="is-number mono">{one(rung.sure)}</td>
                <td class="is-number mono arena-broad">{one(rung.rating)}</td>
                <td class="is-number mono arena-broad">± {one(rung.spread)}</td>
                <td class="is-number mono">{rung.games}</td>
                <td class="is-number mono arena-broad">{scoreOf(rung)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
      {history.games.length > 1 && (
        <section class="arena-part">
          <h2 class="arena-heading">{say.overTime}</h2>
          <Plot
            picture={picture}
            label={say.ladderOver(shown.length)}
            height={320}
            read={at}
            rest={at(history.games.length - 1)}
          />
          <NumberTable
            heads={[say.games, ...rows.map(nameOf)]}
            thinned={places.length < history.games.length ? say.numbersThinned(places.length) : null}
            rows={() =>
              places.map((i) => [
                String(history.games[i]),
                ...history.lines.map(({ rating }) => {
                  const value = rating[i];
                  return typeof value === 'number' ? one(value) : say.notBefore;
                }),
              ])
            }
            language={language}
          />
        </section>
      )}
    </>
  );
}

/** A sample of a bot's line style. */
const Swatch = ({ colour, dash }: { readonly colour: string; readonly dash: readonly number[] }) => (
  <svg class="arena-swatch" width="28" height="8" viewBox="0 0 28 8" aria-hidden="true">
    <path d="M0 4H28" style={{ stroke: `var(${colour})`, strokeDasharray: dash.join(' ') || 'none' }} />
  </svg>
);

/** `#abcd1234 v2`: tells apart several versions of one bot. */
const tagOf = ({ weights, version }: RungInfo): string =>
  [...(weights === null ? [] : [`#${weights}`]), ...(version === '' ? [] : [`v${version}`])].join(' ');

const scoreOf = ({ wins, draws, losses }: RungInfo): string => `${wins} / ${draws} / ${losses}`;

function pictureOf(
  games: readonly number[],
  shown: readonly { readonly line: RatingHistory; readonly place: number }[],
  across: string,
): Picture {
  const edge = ({ rating, spread }: RatingHistory, sign: 1 | -1): readonly (number | null)[] =>
    rating.map((value, i) => (typeof value === 'number' ? value + sign * (spread[i] ?? 0) : null));
  return {
    x: games,
    lines: shown.map(({ line, place }) => ({
      ...lineOf(place),
      y: line.rating,
      low: edge(line, -1),
      high: edge(line, 1),
    })),
    marks: [],
    across,
    least: [Number.NaN, Number.NaN],
  };
}
