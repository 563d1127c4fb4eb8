import type { VNode } from 'preact';
import type { Language } from '../kernel/game.ts';
import type { LegendGroup } from './help.ts';

/** The texts of a legend in one language. */
export interface LegendText<G extends string, E extends string> {
  readonly groups: Readonly<Record<G, string>>;
  readonly entries: Readonly<Record<E, readonly [title: string, about: string]>>;
}

/** Builds a legend from its texts, its order with the section of the rulebook for each entry, and its drawings. */
export function legendOf<G extends string, E extends string>(
  texts: Readonly<Record<Language, LegendText<G, E>>>,
  order: Readonly<Record<NoInfer<G>, readonly (readonly [NoInfer<E>, string])[]>>,
  samples: Readonly<Partial<Record<NoInfer<E>, () => VNode>>>,
): readonly LegendGroup[] {
  const both = (say: (text: LegendText<G, E>) => string) => ({ en: say(texts.en), es: say(texts.es) });
  const groups = Object.keys(order) as G[];
  return groups.map((group) => ({
    title: both((text) => text.groups[group]),
    entries: order[group].map(([id, rule]) => {
      const sample = samples[id];
      return {
        id,
        title: both((text) => text.entries[id][0]),
        about: both((text) => text.entries[id][1]),
        rule,
        ...(sample && { sample }),
      };
    }),
  }));
}
