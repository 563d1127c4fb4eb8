import { Button } from '../../../../page/button.tsx';
import { Group } from '../../../../page/group.tsx';
import { Icon } from '../../../../page/icon.tsx';
import { Receipt } from '../../../../page/receipt.tsx';
import { generation } from '../../rules/generation.ts';
import { EMPTY } from '../draft.ts';
import type { ActProps } from './act-props.ts';
import { stepped } from './deeds.ts';

/** How much Force to take from the Reserve Deck. Default: all of it. */
export function Activate({ scene, side, list, draft, locked, w, act }: ActProps) {
  const most = list.filter(({ type }) => type === 'activate').length;
  const amount = draft.amount ?? most;
  const step = (by: 1 | -1) => {
    const deed = stepped(list, draft, by);
    return { disabled: locked || !deed, onClick: () => deed && act(deed) };
  };
  return (
    <Group title={w.activateTitle}>
      <p class="small">
        {w.generates}{' '}
        <Receipt tally={generation(scene.view, side)} say={scene.say} total={w.generation} figures="signed" />
        {' · '}
        {w.reserveHas(scene.view.players[side].reserve)}
      </p>
      <div class="fo-stepper">
        <Button icon={<Icon name="minus" />} aria-label={w.less} {...step(-1)} />
        <output class="fo-amount" aria-label={w.amount}>
          {amount}
        </output>
        <Button icon={<Icon name="plus" />} aria-label={w.more} {...step(1)} />
        <input
          class="fo-slider"
          type="range"
          min={1}
          max={Math.max(1, most)}
          value={amount}
          disabled={locked}
          aria-label={w.amount}
          onInput={({ currentTarget }) => act({ draft: { ...EMPTY, amount: Number(currentTarget.value) } })}
        />
      </div>
    </Group>
  );
}
