import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Button } from '../../../../page/button.tsx';
import { help } from '../../../../page/help.ts';
import { Icon } from '../../../../page/icon.tsx';
import { Receipt } from '../../../../page/receipt.tsx';
import { ABILITY_FOR_DESTINY } from '../../ability.ts';
import { abilityInBattle, total } from '../../rules/battle/total.ts';
import { cardOf, inPlayOf, ownerOf } from '../../rules/cards.ts';
import { SIDES, type Side, type View } from '../../view.ts';
import { ForceIcon, KindGlyph } from '../glyphs.tsx';
import type { Labels } from '../labels.ts';
import { capital, type ForceScene, sideClass, sideName } from '../scene.ts';
import { type BattleStory, isDestinyToCome, storyOf } from './battle-story.ts';
import { CardName, Face, Figures } from './face.tsx';
import { StateSign } from './strip.tsx';

const SEGMENTS = ['weapons', 'power', 'damage'] as const;

/** The current battle, next to the table; afterwards its result, until the turn ends. */
export function BattlePanel({ scene, w }: { readonly scene: ForceScene; readonly w: Labels }) {
  const { view, heard } = scene;
  const { battle } = view;
  const story = useMemo(() => storyOf(heard), [heard]);
  const [folded, fold] = useState(false);
  const at = battle?.at ?? story?.at;
  if (at === undefined || (!battle && !story?.over)) return null;
  const name = w.cardName(cardOf(view, at));
  return (
    <section class={`fo-battle ${battle ? '' : 'is-over'} ${folded ? 'is-folded' : ''}`} aria-label={w.battleAt(name)}>
      <header class="fo-battle-head">
        <h3>{w.battleAt(name)}</h3>
        {battle ? (
          <ol class="fo-segments">
            {SEGMENTS.map((segment) => (
              <li key={segment} aria-current={segment === battle.segment ? 'step' : undefined}>
                {w.segment(segment)}
              </li>
            ))}
          </ol>
        ) : (
          <span class="quiet small">{w.over}</span>
        )}
        <Button
          kind="quiet"
          class="fo-battle-fold"
          icon={<Icon name={folded ? 'plus' : 'minus'} />}
          aria-label={folded ? w.unfoldBattle : w.foldBattle}
          aria-expanded={!folded}
          onClick={() => fold(!folded)}
        />
      </header>
      <div class="fo-battle-sides">
        {SIDES.map((side) => (
          <BattleSide key={side} scene={scene} side={side} story={story} w={w} />
        ))}
      </div>
      {story && <BattleLog scene={scene} story={story} w={w} />}
    </section>
  );
}

interface SideProps {
  readonly scene: ForceScene;
  readonly side: Side;
  readonly story: BattleStory | undefined;
  readonly w: Labels;
}

function BattleSide({ scene, side, story, w }: SideProps) {
  const { view } = scene;
  const { battle } = view;
  const wins = story?.weighed?.winner === side;
  return (
    <div class={`fo-battle-side ${sideClass(side)} ${wins ? 'is-winner' : ''}`}>
      <p class="fo-battle-name">
        <ForceIcon side={side} />
        <b>{sideName(scene, side)}</b>
        <span class="fo-total" {...help('total')}>
          {battle && !battle.totals ? (
            <Receipt tally={total(view, side)} say={scene.say} total={w.total} figures="signed" />
          ) : (
            <Weighed story={story} side={side} />
          )}
        </span>
        {wins && <span class="chip is-brass">{w.wins}</span>}
      </p>
      {battle && (
        <div class="fo-battle-row">
          <Destiny scene={scene} side={side} story={story} w={w} />
          <Fighters scene={scene} side={side} story={story} w={w} />
        </div>
      )}
      {battle && battle.segment === 'damage' && (
        <p class="fo-owed">
          <Counter id="damage" name={w.damage} left={battle.damage[side]} of={story?.weighed?.damage[side]} />
          <Counter
            id="attrition"
            name={w.attrition}
            left={battle.attrition[side]}
            of={story?.weighed?.attrition[side]}
          />
        </p>
      )}
    </div>
  );
}

/** The totals when they were compared: cards forfeited since then still count. */
function Weighed({ story, side }: Pick<SideProps, 'story' | 'side'>) {
  return <span class="mono">{story?.weighed?.totals[side] ?? ''}</span>;
}

const Counter = ({
  id,
  name,
  left,
  of,
}: {
  readonly id: string;
  readonly name: string;
  readonly left: number;
  readonly of: number | undefined;
}) => (
  <span class={left > 0 ? 'fo-counter is-due' : 'fo-counter'} {...help(id)}>
    {name} <b>{left}</b>
    {of !== undefined && of > left && <span class="quiet"> / {of}</span>}
  </span>
);

const MANY = 4; // more than this use two columns

/** Fighters, forfeited cards and played tactics. */
function Fighters({ scene, side, story, w }: SideProps) {
  const { view } = scene;
  const { battle } = view;
  const all = (story?.fighters ?? battle?.fighters ?? []).filter((card) => ownerOf(card) === side);
  return (
    <ul class={all.length > MANY ? 'fo-fighters is-many' : 'fo-fighters'} aria-label={w.fightersOf(side)}>
      {all.map((card) => {
        const gone = !battle?.fighters.includes(card);
        const hit = battle?.hit.includes(card);
        return (
          <li key={card} class={gone ? 'is-gone' : ''}>
            <KindGlyph kind={cardOf(view, card).kind} />
            <CardName card={cardOf(view, card)} />
            {gone ? <span class="spoken">{w.forfeited}</span> : <Figures card={cardOf(view, card)} />}
            {hit && <StateSign name="hit" title={capital(w.state('hit'))} />}
            {!gone && inPlayOf(view, card)?.host !== null && (
              <StateSign name="aboard" title={capital(w.state('aboard'))} />
            )}
          </li>
        );
      })}
      {battle?.tactics[side].map((card) => (
        <li key={card} class="is-tactic">
          <KindGlyph kind="tactic" />
          <CardName card={cardOf(view, card)} />
          <Figures card={cardOf(view, card)} />
        </li>
      ))}
    </ul>
  );
}

/** The drawn card, face up; otherwise a card back while it is pending, or the reason why there is none. */
function Destiny({ scene, side, story, w }: SideProps) {
  const told = story?.destiny[side];
  if (told?.type === 'destiny-drawn')
    return (
      <div class={`fo-drawn ${scene.still ? '' : 'is-flipping'}`} key={told.card}>
        <Face card={cardOf(scene.view, told.card)} />
        <span class="spoken">{w.destiny(told.destiny)}</span>
      </div>
    );
  return (
    <div class="fo-drawn is-none">
      <span class="fo-drawn-back" aria-hidden="true" />
      <span class="small quiet">
        {isDestinyToCome(scene.view, side) ? w.destinyToCome : whyNone(scene.view, side, told, w)}
      </span>
    </div>
  );
}

/** Why there is no destiny: too little ability (known in advance), declined, or no card left to draw. */
function whyNone(view: View, side: Side, told: BattleStory['destiny'][Side], w: Labels): string {
  if (told?.type === 'destiny-declined' || !view.battle) return w.noDestiny;
  const ability = told?.type === 'no-destiny' ? told.ability : abilityInBattle(view, view.battle, side);
  return ability < ABILITY_FOR_DESTINY ? w.tooLittleAbility(ability, ABILITY_FOR_DESTINY) : w.noDestiny;
}

function BattleLog({
  scene,
  story,
  w,
}: {
  readonly scene: ForceScene;
  readonly story: BattleStory;
  readonly w: Labels;
}) {
  const list = useRef<HTMLOListElement>(null);
  const lines = story.events.map((event) => scene.say(event)).filter((line) => line !== '');
  useLayoutEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [lines.length]);
  return (
    <ol ref={list} class="fo-battle-log small" aria-label={w.battleLog} tabindex={0}>
      {lines.map((line, i) => (
        <li key={i}>{capital(line)}</li>
      ))}
    </ol>
  );
}
