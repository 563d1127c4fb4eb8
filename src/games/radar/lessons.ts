import type { GameLessons } from '../../kernel/lesson.ts';
import type { RadarKinds } from './kinds.ts';
import { captain } from './lessons/captain.ts';
import { radioOperator } from './lessons/radio-operator.ts';

/** Guided first games. */
export const lessons: GameLessons<RadarKinds> = {
  title: { en: 'Admiral Radar', es: 'Almirante Radar' },
  list: [captain, radioOperator],
};
