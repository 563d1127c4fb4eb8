import type { GameLessons } from '../../kernel/lesson.ts';
import type { BattletechKinds } from './kinds.ts';
import { fire } from './lessons/fire.ts';
import { heat } from './lessons/heat.ts';

/** Guided first games. */
export const lessons: GameLessons<BattletechKinds> = {
  title: { en: 'BattleTech', es: 'BattleTech' },
  list: [fire, heat],
};
