import { Button } from '../../../../page/button.tsx';
import { Group } from '../../../../page/group.tsx';
import type { ActProps } from './act-props.ts';

const DRAW = { type: 'draw' } as const;

/** Draws from the Force Pile: the main button draws one card, these draw several. */
export function Draw({ scene, side, locked, w, sendAll }: ActProps) {
  const { force, handSize } = scene.view.players[side];
  const amounts = [2, 3, 5].filter((amount) => amount < force);
  return (
    <Group title={w.title('draw')}>
      <p class="small">{w.drawAbout(force, handSize)}</p>
      {force > 1 && (
        <div class="row">
          {[...amounts, force].map((amount) => (
            <Button key={amount} disabled={locked} onClick={() => sendAll(new Array(amount).fill(DRAW))}>
              {amount === force ? w.drawAll(amount) : w.drawSome(amount)}
            </Button>
          ))}
        </div>
      )}
    </Group>
  );
}
