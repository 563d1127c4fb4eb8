import { Button } from '../../../../page/button.tsx';
import { figure, percent } from '../../../../page/figure.ts';
import { Group } from '../../../../page/group.tsx';
import { otherSide } from '../../view.ts';
import { oddsNow } from '../knowledge.ts';
import type { ActProps } from './act-props.ts';

/** Battle destiny, yes or no, with the expected result of each. */
export function Destiny(props: ActProps) {
  const { scene, side, locked, w, act } = props;
  const { view, settings } = scene;
  const { battle } = view;
  if (!battle) return null;
  const other = otherSide(side);
  return (
    <Group title={w.destinyTitle}>
      <div class="fo-destiny-choice">
        {[true, false].map((draw) => {
          const { wins, mean } = oddsNow(view, scene.belief(), battle, side, draw);
          const n = (value: number): string => figure(value, settings.language);
          return (
            <div key={String(draw)} class="fo-destiny-option">
              <Button
                kind={draw ? 'main' : 'plain'}
                wide
                disabled={locked}
                onClick={() => act({ send: { type: 'destiny', draw } })}
              >
                <kbd class="fo-key">{draw ? 'Y' : 'N'}</kbd> {draw ? w.drawDestiny : w.noDraw}
              </Button>
              <dl class="fo-odds-list small">
                <div>
                  <dt>{w.winChance}</dt>
                  <dd>{percent(wins[side], settings.language)}</dd>
                </div>
                <div>
                  <dt>{w.theySuffer}</dt>
                  <dd>{w.damageAndAttrition(n(mean[other].damage), n(mean[other].attrition))}</dd>
                </div>
                <div>
                  <dt>{w.weSuffer}</dt>
                  <dd>{w.damageAndAttrition(n(mean[side].damage), n(mean[side].attrition))}</dd>
                </div>
              </dl>
            </div>
          );
        })}
      </div>
    </Group>
  );
}
