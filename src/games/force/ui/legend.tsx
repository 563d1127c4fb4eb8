import type { VNode } from 'preact';
import { legendOf } from '../../../page/legend-of.ts';
import type { CardKind } from '../data/card.ts';
import type { StatName } from '../picture/glyphs.ts';
import { ForceIcon, KindGlyph, SIGNS, type StateName, StatGlyph } from './glyphs.tsx';
import { LEGEND_EN } from './legend.en.ts';
import { LEGEND_ES } from './legend.es.ts';

type LegendId = keyof typeof LEGEND_EN.entries;

const kind = (name: CardKind) => () => <KindGlyph kind={name} />;
const stat = (name: StatName) => () => <StatGlyph name={name} />;
const state = (name: StateName) => () => (
  <svg class={`fo-sign is-${name}`} viewBox="0 0 12 12" aria-hidden="true" focusable="false">
    <path d={SIGNS[name]} />
  </svg>
);
const text = (characters: string) => () => <span aria-hidden="true">{characters}</span>;
const hold = (children: VNode, side: string): VNode => (
  <svg class={`fo-hold ${side}`} viewBox="0 0 14 14" aria-hidden="true" focusable="false">
    {children}
  </svg>
);

const SAMPLES: Readonly<Partial<Record<LegendId, () => VNode>>> = {
  character: kind('character'),
  vehicle: kind('vehicle'),
  starship: kind('starship'),
  weapon: kind('weapon'),
  tactic: kind('tactic'),
  omen: kind('omen'),
  dots: text('••'),
  power: stat('power'),
  ability: stat('ability'),
  forfeit: stat('forfeit'),
  destiny: stat('destiny'),
  deploy: stat('deploy'),
  seats: text('▪▫'),
  landed: state('landed'),
  aboard: state('aboard'),
  moved: state('moved'),
  battled: state('battled'),
  hit: state('hit'),
  fired: state('fired'),
  site: kind('site'),
  system: kind('system'),
  interior: () => (
    <svg class="fo-roof" viewBox="0 0 12 12" aria-hidden="true" focusable="false">
      <path d="M1 6l5-4 5 4v5H1z" />
    </svg>
  ),
  control: () => hold(<path class="fo-flag" d="M3 13V1h9v7H3" />, 'side-b'),
  contested: () => hold(<path class="fo-crossed" d="M2 12L12 2M2 2l10 10" />, ''),
  icons: () => (
    <>
      <ForceIcon side="dark" />
      <ForceIcon side="light" />
    </>
  ),
};

/** What the table and the cards show, each with its section of the rulebook. */
export const legend = legendOf(
  { en: LEGEND_EN, es: LEGEND_ES },
  {
    cards: [
      ['character', 'cards'],
      ['vehicle', 'cards'],
      ['starship', 'cards'],
      ['weapon', 'cards'],
      ['tactic', 'cards'],
      ['omen', 'cards'],
      ['dots', 'cards'],
    ],
    numbers: [
      ['power', 'cards'],
      ['ability', 'cards'],
      ['forfeit', 'damage'],
      ['destiny', 'power'],
      ['deploy', 'deploy'],
      ['seats', 'deploy'],
    ],
    states: [
      ['choice', 'turn'],
      ['landed', 'presence'],
      ['aboard', 'presence'],
      ['moved', 'move'],
      ['battled', 'battle'],
      ['hit', 'damage'],
      ['fired', 'weapons'],
    ],
    places: [
      ['site', 'locations'],
      ['system', 'locations'],
      ['interior', 'locations'],
      ['control', 'presence'],
      ['contested', 'presence'],
      ['icons', 'locations'],
    ],
    piles: [
      ['life', 'aim'],
      ['reserve', 'piles'],
      ['force', 'force'],
      ['used', 'piles'],
      ['lost', 'piles'],
      ['hand', 'piles'],
      ['generation', 'force'],
    ],
    battle: [
      ['total', 'power'],
      ['damage', 'damage'],
      ['attrition', 'damage'],
      ['odds', 'battle'],
    ],
  },
  SAMPLES,
);
