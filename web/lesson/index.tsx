import { Learn } from './learn.tsx';
import { LessonPage } from './lesson.tsx';

interface LessonsProps {
  readonly game: string | null; // null: the list of lessons
  readonly lesson: string | null;
}

/** `/learn`, `/learn/radar`, `/learn/radar/captain`. */
export function Lessons({ game, lesson }: LessonsProps) {
  return game === null ? <Learn /> : <LessonPage key={`${game} ${lesson}`} game={game} lesson={lesson} />;
}
