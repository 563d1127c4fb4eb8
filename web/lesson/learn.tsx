import { useEffect, useState } from 'preact/hooks';
import type { GameLessons } from '../../src/kernel/lesson.ts';
import { Icon } from '../../src/page/icon.tsx';
import { useLanguage } from '../../src/page/language.ts';
import { FACTS_OF, gamesWithLessons, loadLessons } from '../app/games.ts';
import { Link } from '../app/navigation.tsx';
import { Loading } from '../parts/loading.tsx';
import { NotLoaded } from '../parts/not-loaded.tsx';
import { Page } from '../parts/page.tsx';
import { isFinished } from './finished-lessons.ts';
import { lessonText } from './lesson-text.ts';
import './lesson.css';

/** In the order of the home page. */
const GAMES = [...FACTS_OF.keys()].filter((game) => gamesWithLessons.includes(game));

/** All lessons. They are shown together, so that no game's list pushes another down. */
export function Learn() {
  const say = lessonText(useLanguage());
  const [all, setAll] = useState<readonly Shown[] | 'failed' | null>(null);
  useEffect(() => {
    let current = true;
    Promise.all(GAMES.map(async (game) => ({ game, lessons: await loadLessons(game) }))).then(
      (loaded) => current && setAll(loaded),
      () => current && setAll('failed'),
    );
    return () => {
      current = false;
    };
  }, []);
  return (
    <Page title={say.learn}>
      <p class="learn-about">{say.learnAbout}</p>
      {all === null && <Loading />}
      {all === 'failed' && <NotLoaded />}
      {Array.isArray(all) && all.map((one: Shown) => <LessonsOfGame key={one.game} {...one} />)}
    </Page>
  );
}

interface Shown {
  readonly game: string;
  readonly lessons: GameLessons | null;
}

function LessonsOfGame({ game, lessons }: Shown) {
  const language = useLanguage();
  const say = lessonText(language);
  return (
    <section class="group">
      {lessons && <h2>{lessons.title[language]}</h2>}
      {lessons && (
        <ul class="lesson-list">
          {lessons.list.map(({ id, title, about, minutes }) => {
            const done = isFinished(game, id);
            return (
              <li key={id} class="lesson-card">
                <div>
                  <h3>{title[language]}</h3>
                  <p class="quiet">{about[language]}</p>
                </div>
                <div class="row">
                  <Link to={`/learn/${game}/${id}`} class={done ? 'button is-plain' : 'button is-main'}>
                    <Icon name="play" /> {done ? say.again : say.start}
                  </Link>
                  <span class="chip">{say.minutes(minutes)}</span>
                  {done && <span class="chip is-brass">{say.finished}</span>}
                </div>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
