import { useState } from 'preact/hooks';
import type { Fact } from '../../../../kernel/fact.ts';
import { tally } from '../../../../kernel/tally.ts';
import { Dialog } from '../../../../page/dialog.tsx';
import { help } from '../../../../page/help.ts';
import { LegendButton } from '../../../../page/help-provider.tsx';
import { Receipt } from '../../../../page/receipt.tsx';
import { cardOf, DECK_SIZE } from '../../rules/cards.ts';
import { generation } from '../../rules/generation.ts';
import { lifeForce, type PlayerView, type Side } from '../../view.ts';
import { ForceIcon } from '../glyphs.tsx';
import type { Labels } from '../labels.ts';
import { type ForceScene, sideClass, sideName } from '../scene.ts';
import { Face } from './face.tsx';

const PILES = ['reserve', 'force', 'used'] as const;

interface BarProps {
  readonly scene: ForceScene;
  readonly side: Side;
  readonly near: boolean;
  readonly w: Labels;
}

/** A player's Life Force and piles, and the card backs of a hidden hand. */
export function PlayerBar({ scene, side, near, w }: BarProps) {
  const { view } = scene;
  const player = view.players[side];
  const acts = view.active === side && view.phase !== 'ended';
  return (
    <section
      class={`fo-bar ${sideClass(side)} ${near ? 'is-near' : 'is-far'} ${acts ? 'is-active' : ''}`}
      aria-label={w.pilesOf(side)}
    >
      <div class="fo-bar-head">
        <h3 class="fo-bar-name">
          <ForceIcon side={side} />
          {sideName(scene, side)}
        </h3>
        {!near && <LegendButton />}
      </div>
      <Life scene={scene} side={side} w={w} />
      <dl class="fo-piles">
        {PILES.map((pile) => (
          <Pile key={pile} name={pile} count={player[pile]} w={w} />
        ))}
        <Lost scene={scene} player={player} side={side} w={w} />
        <div class="fo-pile is-hand" {...help('hand', w.handOf(player.handSize))}>
          <dt>{w.hand}</dt>
          <dd>
            {!near && player.hand === null && <Backs count={player.handSize} />}
            {player.handSize}
          </dd>
        </div>
        <div class="fo-pile is-generation" {...help('generation')}>
          <dt>{w.generation}</dt>
          <dd>
            <Receipt tally={generation(view, side)} say={scene.say} total={w.generation} figures="signed" />
          </dd>
        </div>
      </dl>
    </section>
  );
}

function Pile({
  name,
  count,
  w,
}: {
  readonly name: (typeof PILES)[number];
  readonly count: number;
  readonly w: Labels;
}) {
  return (
    <div class={`fo-pile is-${name}`} {...help(name)}>
      <dt>{w.short(name)}</dt>
      <dd>
        <span class="fo-pile-back" aria-hidden="true" data-deep={Math.min(4, Math.ceil(count / 8))} />
        {count}
      </dd>
    </div>
  );
}

const Backs = ({ count }: { readonly count: number }) => (
  <span class="fo-backs" aria-hidden="true">
    {Array.from({ length: Math.min(count, 12) }, (_, i) => (
      <i key={i} />
    ))}
  </span>
);

/** The Life Force left out of sixty: a bar of the three piles, with a tally. */
function Life({ scene, side, w }: Omit<BarProps, 'near'>) {
  const player = scene.view.players[side];
  const life = lifeForce(player);
  const receipt = tally(PILES.map((pile) => ({ why: { code: pile }, value: player[pile] })));
  const say = ({ code }: Fact): string => w.pile(code as (typeof PILES)[number]);
  return (
    <div class="fo-life" {...help('life')}>
      <span class="fo-life-gauge" aria-hidden="true">
        {PILES.map((pile) => (
          <i key={pile} class={`is-${pile}`} style={{ width: `${(player[pile] * 100) / DECK_SIZE}%` }} />
        ))}
      </span>
      <span class="fo-life-count">
        <span class="spoken">{w.lifeForce}: </span>
        <Receipt tally={receipt} say={say} total={w.lifeForce}>
          {life}
        </Receipt>
      </span>
    </div>
  );
}

/** The Lost Pile is public: a button that shows it. */
function Lost({ scene, player: { lost }, side, w }: Omit<BarProps, 'near'> & { readonly player: PlayerView }) {
  const [open, setOpen] = useState(false);
  return (
    <div class="fo-pile is-lost" {...help('lost')}>
      <dt>{w.short('lost')}</dt>
      <dd>
        <button
          type="button"
          class="fo-lost-open"
          disabled={lost.length === 0}
          aria-label={w.showLost(side, lost.length)}
          onClick={() => setOpen(true)}
        >
          <span class="fo-pile-back" aria-hidden="true" data-deep={Math.min(4, Math.ceil(lost.length / 8))} />
          {lost.length}
        </button>
        <Dialog open={open} title={w.lostOf(side)} onClose={() => setOpen(false)} wide>
          <ul class="fo-lost">
            {lost.map((card) => (
              <li key={card}>
                <Face card={cardOf(scene.view, card)} />
                <span class="spoken">{w.cardName(cardOf(scene.view, card))}</span>
              </li>
            ))}
          </ul>
        </Dialog>
      </dd>
    </div>
  );
}
