import type { Language } from '../../../../kernel/game.ts';
import { figure } from '../../../../page/figure.ts';
import { chance } from '../names.ts';
import { words } from './labels.ts';
import { type Counts, likelyRange } from './plot.ts';
import { firingName } from './say.ts';
import { type Answer, type Figure, STEPS } from './work.ts';

/** The answer as plain text to paste: one line per step, then the probability of each number of models destroyed. */
export function asText({ firing, all, figures }: Answer, target: string, language: Language): string {
  const w = words(language);
  const wide = Math.max(...[...STEPS, 'left' as const, 'wipe' as const].map((step) => w.step(step).length));
  const line = (of: Figure, counts?: Counts): string =>
    [
      w.step(of).padEnd(wide),
      (of === 'wipe' ? chance(all.wipe, language) : figure(figures[of].total, language)).padStart(8),
      ...(counts ? [`   ${rangeText(counts, language)}`] : []),
    ].join(' ');
  const { hazard } = all;
  return [
    firing.map((one) => firingName(one, language)).join(', '),
    `${w.at} ${target}`,
    '',
    ...STEPS.map((step) => line(step, all[step])),
    line('left'),
    line('wipe'),
    ...(hazard ? [line('ownDamage', hazard.damage), line('ownSlain', hazard.slain)] : []),
    '',
    w.step('slain'),
    ...listed(all.slain, language),
  ].join('\n');
}

const rangeText = (counts: Counts, language: Language): string => {
  const [low, high] = likelyRange(counts);
  return low === high ? String(low) : `80${language === 'es' ? '\u00a0' : ''}% ${low}-${high}`;
};

const FAINT = 0.0005;

const listed = (counts: Counts, language: Language): readonly string[] =>
  counts.flatMap((odds, count) => (odds < FAINT ? [] : [`${String(count).padStart(4)}  ${chance(odds, language)}`]));
