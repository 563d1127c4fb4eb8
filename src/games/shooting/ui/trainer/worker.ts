import { type Exercise, type ExerciseRequest, exerciseOf } from '../../ask/trainer/exercise.ts';

export interface TrainerJob {
  readonly job: number;
  readonly request: ExerciseRequest;
}
export interface TrainerAnswer {
  readonly job: number;
  readonly exercise: Exercise | null;
}

addEventListener('message', ({ data: { job, request } }: MessageEvent<TrainerJob>) => {
  postMessage({ job, exercise: exerciseOf(request) } satisfies TrainerAnswer);
});
