import { useMemo } from 'preact/hooks';
import { percent } from '../../../../page/figure.ts';
import { Receipt } from '../../../../page/receipt.tsx';
import { printed } from '../../../../parts/odds/amount.ts';
import type { Assignment } from '../../view.ts';
import { capital } from '../names.ts';
import type { Needed } from '../needed.ts';
import { words } from '../panel-labels.ts';
import { numbersOf } from './numbers.ts';
import { type ActProps, sayIn } from './parts.tsx';

/** The rolls needed, each with its receipt; other changes below. */
export function NumbersLine(props: ActProps & { readonly aim: Assignment }) {
  const { scene, aim } = props;
  const { view, settings } = scene;
  const { language } = settings;
  const w = words(language);
  const numbers = useMemo(
    () => (view.shooter === null ? undefined : numbersOf(view, view.shooter, aim)),
    [view, JSON.stringify(aim)],
  );
  if (!numbers) return null;
  const { terms, attacks, hit, wound, save, damage, kinds } = numbers;
  const say = sayIn(props);
  const die = (needed: Needed, label: (n: string) => string) => (
    <Receipt tally={needed.tally} say={say} total={w.needs} aside={percent(needed.odds, language)}>
      {label(`${needed.die}+`)}
    </Receipt>
  );
  return (
    <div class="shoot-numbers small">
      <p>
        <Receipt tally={attacks} say={say} total={w.each} figures="signed">
          {w.attacksOf(`${terms.weapons}×${printed(terms.attacks)}`)}
        </Receipt>
        {hit ? die(hit, w.hitsOn) : <span>{w.autoHit}</span>}
        {die(wound, w.woundsOn)}
        {save.die > 6 ? <span>{w.noSave}</span> : die(save, w.savesOn)}
        <Receipt tally={damage} say={say} total={w.damage} figures="signed">
          {w.damageOf(`${printed(terms.damage)}${terms.damagePlus > 0 ? `+${terms.damagePlus}` : ''}`)}
        </Receipt>
      </p>
      {terms.receipts.notes.length > 0 && (
        <ul class="quiet">
          {terms.receipts.notes.map((note, i) => (
            <li key={i}>{capital(say(note))}</li>
          ))}
        </ul>
      )}
      {kinds > 1 && <p class="quiet">{w.kinds}</p>}
    </div>
  );
}
