import { help } from '../../../../page/help.ts';
import { Receipt } from '../../../../page/receipt.tsx';
import type { Location } from '../../data/card.ts';
import { flat, type Stacked, stacksAt } from '../../picture/layout.ts';
import { cardOf } from '../../rules/cards.ts';
import { abilityAt, powerAt } from '../../rules/power.ts';
import { controls, hasPresence } from '../../rules/presence.ts';
import { type CardId, otherSide, SIDES, type Side, type View } from '../../view.ts';
import { Art } from '../art.tsx';
import { ForceIcon, KindGlyph, StatGlyph } from '../glyphs.tsx';
import type { Labels } from '../labels.ts';
import { sideClass } from '../scene.ts';
import type { BoardProps } from './board-props.ts';
import { cardWords } from './face.tsx';
import { inPlayWords, StripFace } from './strip.tsx';

interface PlaceProps extends BoardProps {
  readonly at: CardId;
  readonly near: Side;
  readonly focus: CardId; // where Tab stops
}

/** A location: the far side's cards above it, the near side's below. */
export function Place(props: PlaceProps) {
  const { scene, at, near, marks, w } = props;
  const { view } = scene;
  const battle = view.battle?.at === at ? 'is-battle' : '';
  const far = stacksAt(view, at, otherSide(near));
  const own = stacksAt(view, at, near);
  return (
    // biome-ignore lint/a11y/useSemanticElements: cards on a table are no table of figures
    // biome-ignore lint/a11y/useFocusableInteractive: its cells are
    <div
      class={`fo-place ${battle} ${marks.has(at) ? `is-${marks.get(at)}` : ''}`}
      role="row"
      aria-label={w.cardName(cardOf(view, at))}
    >
      <div class={`fo-cards is-far ${tight(far)}`} role="presentation">
        <Stacks {...props} stacks={far} />
      </div>
      <Plate {...props} />
      <div class={`fo-cards is-near ${tight(own)}`} role="presentation">
        <Stacks {...props} stacks={own} />
      </div>
      {battle && <span class="spoken">{w.battleHere}</span>}
    </div>
  );
}

/** If a side has many cards, each is drawn on one line. */
const tight = (stacks: readonly Stacked[]): string => (flat(stacks).length > ROOMY ? 'is-tight' : '');
const ROOMY = 4;

function Stacks(props: PlaceProps & { readonly stacks: readonly Stacked[] }) {
  const { scene, stacks, focus, marks, fresh, w } = props;
  return (
    <>
      {stacks.map(({ one, aboard }) => (
        <div key={one.card} class={one.host === null ? 'fo-stack' : 'fo-stack is-aboard'} role="presentation">
          {/* biome-ignore lint/a11y/useSemanticElements: cards on a table are no table of figures */}
          <div
            class={`fo-strip ${marks.has(one.card) ? `is-${marks.get(one.card)}` : ''} ${fresh.has(one.card) ? 'is-fresh' : ''}`}
            role="gridcell"
            data-card={one.card}
            tabIndex={one.card === focus ? 0 : -1}
            aria-selected={marks.get(one.card) === 'chosen'}
          >
            <span class="spoken">{inPlayWords(scene.view, one, w)}</span>
            <StripFace view={scene.view} one={one} w={w} />
          </div>
          <Stacks {...props} stacks={aboard} />
        </div>
      ))}
    </>
  );
}

/** Who controls a location, shown by shape as well as colour. */
function holdOf(view: View, at: CardId): { readonly side: Side | null; readonly contested: boolean } {
  const side = SIDES.find((one) => controls(view, at, one)) ?? null;
  return { side, contested: SIDES.every((one) => hasPresence(view, at, one)) };
}

function Plate({ scene, at, near, focus, marks, fresh, w }: PlaceProps) {
  const { view } = scene;
  const card = cardOf(view, at) as Location;
  const { side, contested } = holdOf(view, at);
  const hold = side ? w.controlledBy(side) : contested ? w.contested : w.empty;
  const told = [
    w.cardName(card),
    cardWords(card, w),
    hold,
    ...SIDES.map((one) => strengthWords(view, at, one, w)),
  ].join(', ');
  return (
    // biome-ignore lint/a11y/useSemanticElements: cards on a table are no table of figures
    <div
      class={`fo-plate is-${card.kind} ${side ? sideClass(side) : ''} ${contested ? 'is-contested' : ''} ${fresh.has(at) ? 'is-fresh' : ''}`}
      role="gridcell"
      data-card={at}
      tabIndex={at === focus ? 0 : -1}
      aria-selected={marks.get(at) === 'chosen'}
    >
      <span class="spoken">{told}</span>
      <Art card={card} />
      <Strength scene={scene} at={at} side={otherSide(near)} w={w} />
      <p class="fo-plate-name" aria-hidden="true">
        <span {...help(card.kind)}>
          <KindGlyph kind={card.kind} />
        </span>
        <b>{w.cardName(card)}</b>
        {card.kind === 'site' && !card.exterior && <Roof title={w.interior} />}
        <Hold side={side} contested={contested} title={hold} />
      </p>
      <Strength scene={scene} at={at} side={near} w={w} />
    </div>
  );
}

const strengthWords = (view: View, at: CardId, side: Side, w: Labels): string =>
  w.strength(side, powerAt(view, at, side).total, abilityAt(view, at, side).total);

/** A side's icons, power and ability there. */
function Strength({ scene, at, side, w }: Pick<PlaceProps, 'scene' | 'at' | 'w'> & { readonly side: Side }) {
  const { view } = scene;
  const { icons } = cardOf(view, at) as Location;
  const power = powerAt(view, at, side);
  const ability = abilityAt(view, at, side);
  return (
    <p class={`fo-strength ${sideClass(side)}`}>
      <span class="fo-icon-count" {...help('icons', w.iconsOf(side, icons[side]))}>
        <ForceIcon side={side} />
        {icons[side]}
      </span>
      {power.lines.length + ability.lines.length > 0 && (
        <>
          <span class="fo-figure" {...help('power')}>
            <StatGlyph name="power" />
            <Receipt tally={power} say={scene.say} total={w.power} />
          </span>
          <span class="fo-figure" {...help('ability')}>
            <StatGlyph name="ability" />
            <Receipt tally={ability} say={scene.say} total={w.ability} />
          </span>
        </>
      )}
    </p>
  );
}

const Roof = ({ title }: { readonly title: string }) => (
  <svg class="fo-roof" viewBox="0 0 12 12" role="img" aria-label={title} {...help('interior')}>
    <path d="M1 6l5-4 5 4v5H1z" />
  </svg>
);

/** A flag where one side has control, crossed staffs where both are present, nothing at an empty location. */
function Hold({
  side,
  contested,
  title,
}: {
  readonly side: Side | null;
  readonly contested: boolean;
  readonly title: string;
}) {
  if (!side && !contested) return null;
  return (
    <svg
      class={`fo-hold ${side ? sideClass(side) : ''}`}
      viewBox="0 0 14 14"
      role="img"
      aria-label={title}
      {...help(contested ? 'contested' : 'control', title)}
    >
      {side === 'dark' && <path class="fo-flag" d="M3 13V1h9v7H3" />}
      {side === 'light' && <path class="fo-flag is-open" d="M3 13V1.500l9 3.200-9 3.300M4.500 4.500l3 2M4.500 3l5 2" />}
      {contested && <path class="fo-crossed" d="M2 12L12 2M2 2l10 10" />}
    </svg>
  );
}
