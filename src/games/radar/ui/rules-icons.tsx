import { SYSTEMS } from '../data/systems.ts';
import { SystemGlyph } from './glyphs.tsx';

/** The icons of the rulebook. */
export function RulesIcon({ icon }: { readonly icon: string }) {
  const system = SYSTEMS.find((one) => one === icon);
  return system ? <SystemGlyph system={system} /> : null;
}
