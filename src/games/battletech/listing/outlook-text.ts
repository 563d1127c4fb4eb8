import type { Language } from '../../../kernel/game.ts';

export interface OutlookTexts {
  mp(points: number): string;
  heat(points: number): string;
  rolls(count: number): string;
  harder(modifier: number): string;
  hits(...odds: readonly number[]): string;
  deals(damage: number): string;
  takes(damage: number): string;
}

const percents = (odds: readonly number[]): string => odds.map((share) => Math.round(100 * share)).join('/');

/** Short texts about an option's consequences. */
export const OUTLOOK: Readonly<Record<Language, OutlookTexts>> = {
  en: {
    mp: (points) => `${points} MP`,
    heat: (points) => `heat +${points}`,
    rolls: (count) => `${count} piloting ${count === 1 ? 'roll' : 'rolls'}`,
    harder: (modifier) => `harder to hit +${modifier}`,
    hits: (...odds) => `hits ${percents(odds)}%`,
    deals: (damage) => `deals ${damage.toFixed(1)}`,
    takes: (damage) => `takes ${damage.toFixed(1)}`,
  },
  es: {
    mp: (points) => `${points} PM`,
    heat: (points) => `calor +${points}`,
    rolls: (count) => `${count} ${count === 1 ? 'tirada' : 'tiradas'} de pilotaje`,
    harder: (modifier) => `más difícil de acertar +${modifier}`,
    hits: (...odds) => `acierta ${percents(odds)} %`,
    deals: (damage) => `causa ${damage.toFixed(1).replace('.', ',')}`,
    takes: (damage) => `recibe ${damage.toFixed(1).replace('.', ',')}`,
  },
};
