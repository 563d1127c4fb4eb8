import './style/cards.css';
import type { CardKind } from '../data/card.ts';
import { KindGlyph } from './glyphs.tsx';

/** The icons of the rulebook: one for each kind of card. */
export const RulesIcon = ({ icon }: { readonly icon: string }) => <KindGlyph kind={icon as CardKind} />;
