import { useEffect, useState } from 'preact/hooks';
import { useLanguage } from '../../src/page/language.ts';
import type { MyRecord } from '../../src/wire/identity.ts';
import type { GameInfo } from '../app/api.ts';
import { useApi, useText } from '../app/use-api.ts';
import { Scroll } from '../parts/scroll.tsx';
import { capital } from '../parts/side.ts';
import { ratingText } from './figures.ts';
import { myText } from './my-text.ts';
import { usePlayerName } from './use-player-name.ts';

interface RecordProps {
  readonly games: readonly GameInfo[] | null;
  readonly finished: number; // number of finished matches: one more changes the record
}

/** Ratings, and results against each opponent. */
export function Record({ games, finished }: RecordProps) {
  const shell = useText();
  const language = useLanguage();
  const say = myText(language);
  const api = useApi();
  const nameOf = usePlayerName(games);
  const [record, setRecord] = useState<MyRecord | null>(null);
  useEffect(() => {
    let current = true;
    api.identity<MyRecord>('/me/record').then((told) => current && told.ok && setRecord(told.value));
    return () => {
      current = false;
    };
  }, [api, finished]);
  const title = (game: string): string =>
    shell.gameTitle(game, games?.find(({ id }) => id === game)?.title ?? capital(game));

  return (
    <>
      <section class="list my-ratings">
        <h2 class="heading">{say.ratings}</h2>
        {record?.ratings.length === 0 && <p class="quiet small list-empty">{say.noRatings}</p>}
        <ul>
          {record?.ratings.map((rating) => (
            <li key={rating.game} class="list-row">
              <span class="list-main">{title(rating.game)}</span>
              <span class="my-figure">{ratingText(rating, language)}</span>
              <span class="quiet small">{say.ratedMatches(rating.matches)}</span>
            </li>
          ))}
        </ul>
        <p class="quiet small">{say.ratingsAbout}</p>
      </section>
      <section class="list">
        <h2 class="heading">{say.opponents}</h2>
        {record?.opponents.length === 0 && <p class="quiet small list-empty">{say.noOpponents}</p>}
        {record !== null && record.opponents.length > 0 && (
          <Scroll label={say.opponents}>
            <table class="data-table">
              <thead>
                <tr>
                  <th scope="col">{say.opponent}</th>
                  <th scope="col">{say.game}</th>
                  <th scope="col" class="is-number">
                    {say.rating}
                  </th>
                  <th scope="col" class="is-number">
                    {say.won}
                  </th>
                  <th scope="col" class="is-number">
                    {say.drawn}
                  </th>
                  <th scope="col" class="is-number">
                    {say.lost}
                  </th>
                </tr>
              </thead>
              <tbody>
                {record.opponents.map(({ game, opponent, rating, won, drawn, lost }) => (
                  <tr key={`${game} ${JSON.stringify(opponent)}`}>
                    <th scope="row">{capital(nameOf(game, opponent))}</th>
                    <td>{title(game)}</td>
                    <td class="is-number">{rating ? ratingText(rating, language) : '–'}</td>
                    <td class="is-number">{won}</td>
                    <td class="is-number">{drawn}</td>
                    <td class="is-number">{lost}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </Scroll>
        )}
      </section>
    </>
  );
}
