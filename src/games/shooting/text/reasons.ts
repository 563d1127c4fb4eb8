import type { Phrase } from './names.ts';

interface OfPoints {
  readonly points: number;
}
interface OfTargets {
  readonly targets: readonly number[];
}
interface OfModel {
  readonly model: number;
}
type None = Readonly<Record<never, never>>;

/** A bot's reasons for an option, by rule id. Points are army-list points, on average. */
interface ReasonFacts {
  // fire plans
  readonly 'gunner-destroys': OfPoints & OfTargets;
  readonly 'gunner-wears-down': OfPoints & OfTargets;
  readonly 'gunner-silences': OfPoints & OfTargets;
  readonly 'gunner-heads': OfPoints & OfTargets;
  readonly 'gunner-finishes': OfPoints & OfTargets;
  readonly 'gunner-thins': OfPoints & OfTargets; // `points` counts models
  readonly 'gunner-others-could': OfPoints;
  readonly 'gunner-together': OfPoints;
  readonly 'gunner-few-choices': { readonly choices: number };
  readonly 'gunner-keeps-at-it': OfTargets;
  readonly 'gunner-hazard': OfPoints;
  readonly 'gunner-once': { readonly weapons: number };
  readonly 'gunner-plan': OfPoints & {
    readonly method: 'exact' | 'search'; // whether all assignments were compared
    readonly plan: readonly (OfPoints & OfTargets & { readonly unit: number })[];
  };
  // answers to questions during attacks
  readonly 'gunner-shelters': OfPoints & { readonly use: 'go-to-ground' | 'smokescreen'; readonly unit: number };
  readonly 'gunner-re-rolls': OfPoints & { readonly die: number };
  readonly 'gunner-command-point': None;
  readonly 'gunner-picks-out': OfPoints & OfModel & { readonly next: readonly number[] };
  readonly 'gunner-shoots-on': OfPoints;
  readonly 'gunner-keeps-guns': OfPoints & OfModel;
  readonly 'gunner-keeps-character': OfModel;
  readonly 'gunner-steady': OfModel & { readonly save: number };
}

export type ReasonTable = { readonly [C in keyof ReasonFacts]: Phrase<ReasonFacts[C]> };
