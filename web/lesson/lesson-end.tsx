import type { Lesson } from '../../src/kernel/lesson.ts';
import { Button } from '../../src/page/button.tsx';
import { Icon } from '../../src/page/icon.tsx';
import { useLanguage } from '../../src/page/language.ts';
import { remembered } from '../../src/page/storage.ts';
import { Link } from '../app/navigation.tsx';
import { useSettings } from '../app/settings.ts';
import { useApi, useText } from '../app/use-api.ts';
import { useEnterMatch } from '../app/use-enter-match.ts';
import { type Choice, matchOf, planOf } from '../home/choice.ts';
import { Refusal } from '../parts/loading.tsx';
import { lessonText } from './lesson-text.ts';

interface LessonEndProps {
  readonly game: string;
  readonly lesson: Lesson;
  readonly next: Lesson | null;
}

/** What was learned, and what to do next: another lesson, or a match against bots. */
export function LessonEnd({ game, lesson, next }: LessonEndProps) {
  const language = useLanguage();
  const say = lessonText(language);
  const { play, busy, fault } = useMatchAgainstBots(game);
  return (
    <div class="over lesson-end">
      <p class="over-verdict is-won">{say.done}</p>
      <p>{lesson.end[language]}</p>
      <div class="stack over-verbs">
        {next && (
          <Link to={`/learn/${game}/${next.id}`} class="button is-main">
            <Icon name="play" /> {say.nextLesson(next.title[language])}
          </Link>
        )}
        <Button kind={next ? 'plain' : 'main'} disabled={busy} onClick={play}>
          {say.playNow}
        </Button>
        {fault !== null && <Refusal>{fault}</Refusal>}
        <Link to="/learn" class="button is-quiet">
          {say.allLessons}
        </Link>
      </div>
    </div>
  );
}

/** Starts the match that Play on the game's card starts, with the default set-up. */
function useMatchAgainstBots(game: string) {
  const api = useApi();
  const shell = useText();
  const { settings } = useSettings();
  const { enter, busy, fault } = useEnterMatch();
  const create = async (): ReturnType<typeof api.create> => {
    const told = await api.games();
    if (!told.ok) return told;
    const info = told.value.find(({ id }) => id === game);
    const match = info && matchOf(info, planOf(info, remembered<Choice>(`choice.${game}`, {})));
    return api.create({ game, name: settings.name.trim() || shell.guest, start: true, ...match });
  };
  return { play: () => void enter(create()), busy, fault };
}
