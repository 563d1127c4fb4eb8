import type { GameLessons } from '../../kernel/lesson.ts';
import type { ForceKinds } from './kinds.ts';
import { battle } from './lessons/battle.ts';
import { deploy } from './lessons/deploy.ts';

/** Guided first games. */
export const lessons: GameLessons<ForceKinds> = {
  title: { en: 'Lines of Force', es: 'Líneas de Fuerza' },
  list: [deploy, battle],
};
