import type { GameLessons } from '../../kernel/lesson.ts';
import type { ShootingKinds } from './kinds.ts';
import { stratagems } from './lessons/stratagems.ts';
import { targets } from './lessons/targets.ts';

/** Guided first games. */
export const lessons: GameLessons<ShootingKinds> = {
  title: { en: 'The Shooting Phase', es: 'La fase de disparo' },
  list: [targets, stratagems],
};
