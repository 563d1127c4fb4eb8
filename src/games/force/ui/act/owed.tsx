import { Button } from '../../../../page/button.tsx';
import { cardOf } from '../../rules/cards.ts';
import { toLose } from '../../rules/loss.ts';
import type { ActProps } from './act-props.ts';
import { RowList } from './row-list.tsx';

const dueClass = (left: number): string => (left > 0 ? 'fo-counter is-due' : 'fo-counter');

/** Force to lose and, in a battle, cards to forfeit, with the amount left above the choices. */
export function Owed(props: ActProps) {
  const { scene, side, list, locked, w, sendAll } = props;
  const { view } = scene;
  const { battle } = view;
  const inBattle = !view.owed && battle?.segment === 'damage';
  const due = toLose(view, side);
  const reserve = Math.min(due, view.players[side].reserve);
  const fromReserve = list.some((one) => one.type === 'lose' && one.from === 'reserve');
  const hit = inBattle && battle.hit.length > 0 && list.every((one) => one.type === 'forfeit') && due > 0;
  return (
    <>
      <p class="fo-due" data-awaited>
        {inBattle ? (
          <>
            <span class={dueClass(battle.damage[side])}>
              {w.damage} <b>{battle.damage[side]}</b>
            </span>
            <span class={dueClass(battle.attrition[side])}>
              {w.attrition} <b>{battle.attrition[side]}</b>
            </span>
          </>
        ) : (
          <span class="fo-counter is-due">
            {w.toLose} <b>{due}</b>
          </span>
        )}
      </p>
      {!inBattle && <Drained {...props} />}
      <p class="quiet small">{hit ? w.hitFirst : inBattle ? w.damageAbout : w.lossAbout}</p>
      <RowList {...props} title={inBattle ? w.damageTitle : w.lossTitle} />
      {fromReserve && reserve > 1 && (
        <Button
          disabled={locked}
          onClick={() => sendAll(Array.from({ length: reserve }, () => ({ type: 'lose', from: 'reserve' })))}
        >
          {w.allFromReserve(reserve)}
        </Button>
      )}
    </>
  );
}

/** Outside a battle, Force is lost to a drain: shows where. */
function Drained({ scene, w }: ActProps) {
  const last = scene.heard.findLast(({ event }) => event.type === 'drained')?.event;
  return last?.type === 'drained' ? <p class="small">{w.drainedAt(w.cardName(cardOf(scene.view, last.at)))}</p> : null;
}
