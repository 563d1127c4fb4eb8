import { percent } from '../../../../page/figure.ts';
import { useLanguage } from '../../../../page/language.ts';
import { Receipt } from '../../../../page/receipt.tsx';
import { printed } from '../../../../parts/odds/amount.ts';
import type { Strike } from '../../rules/odds/outlook.ts';
import type { Mark } from '../../terms.ts';
import { capital } from '../names.ts';
import { type Needed, rolledWith, saved } from '../needed.ts';
import { words } from './labels.ts';
import { firingName, sayIn } from './say.ts';
import type { Answer } from './work.ts';

/** The rolls needed for every weapon, each with its receipt; other changes below. */
export function Rolls({ answer }: { readonly answer: Answer }) {
  const language = useLanguage();
  return (
    <ol class="odds-rolls">
      {answer.firing.map((firing, i) => (
        <li key={i}>
          <p class="odds-rolls-name">{firingName(firing, language)}</p>
          <WeaponRolls answer={answer} at={i} />
        </li>
      ))}
    </ol>
  );
}

function WeaponRolls({ answer: { read }, at }: { readonly answer: Answer; readonly at: number }) {
  const language = useLanguage();
  const w = words(language);
  const say = sayIn(language);
  const profile = read.profiles[at];
  const strike = read.strikes[at];
  if (!profile || !strike) return null;
  const { terms } = strike;
  const { attacks, hit, wound, damage } = rolledWith(profile, read.toughness, terms);
  const die = (needed: Needed, label: (n: string) => string) => (
    <Receipt tally={needed.tally} say={say} total={w.needs} aside={percent(needed.odds, language)}>
      {label(`${needed.die}+`)}
    </Receipt>
  );
  const kinds = kindsOf(strike);
  return (
    <div class="odds-rolled small">
      <p>
        <Receipt tally={attacks} say={say} total={w.each} figures="signed">
          {w.attacksOf(`${terms.weapons}×${printed(terms.attacks)}`)}
        </Receipt>
        {hit ? die(hit, w.hitsOn) : <span>{w.autoHit}</span>}
        {die(wound, w.woundsOn)}
        {kinds.map(({ mark, models }) => {
          const who = kinds.length > 1 ? `${models}× ` : '';
          return (
            <span key={mark.model}>
              {mark.save > 6 ? w.noSave(who) : die(saved(mark), (n) => w.savesOn(n, who))}
              {mark.feelNoPain < 7 && ` ${w.feels(mark.feelNoPain)}`}
            </span>
          );
        })}
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
    </div>
  );
}

/** Groups models with the same save. */
function kindsOf({ marks }: Pick<Strike, 'marks'>): readonly { readonly mark: Mark; readonly models: number }[] {
  const kinds: { mark: Mark; models: number }[] = [];
  for (const mark of marks) {
    const same = kinds.find(({ mark: one }) => one.save === mark.save && one.feelNoPain === mark.feelNoPain);
    if (same) same.models += 1;
    else kinds.push({ mark, models: 1 });
  }
  return kinds;
}
