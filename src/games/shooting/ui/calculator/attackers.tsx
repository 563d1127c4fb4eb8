import { Button } from '../../../../page/button.tsx';
import { tip } from '../../../../page/help.ts';
import { Icon } from '../../../../page/icon.tsx';
import { useLanguage } from '../../../../page/language.ts';
import type { Attacker, OddsQuestion } from '../../ask/question.ts';
import { conditionsOf, having, moved, withLine, withoutLine } from './asked.ts';
import { LineFields } from './attacker-line.tsx';
import { barredBy, sheetOf } from './choices.ts';
import { words } from './labels.ts';

export interface FormProps {
  readonly question: OddsQuestion;
  readonly wrong: string; // the field that is invalid: `attackers/0/S`
  readonly hidden?: readonly Attacker[]; // weapons of the other phase
  onChange(question: OddsQuestion): void;
}

const MOST_LINES = 12;

/** The firing weapons, one line each, in order. */
export function Attackers({ question, wrong, hidden = [], onChange: set }: FormProps) {
  const w = words(useLanguage());
  const { attackers, shooter } = question;
  const isMelee = conditionsOf(question).melee ?? false;
  const onChange = (changed: OddsQuestion): void => set(withOwnShooter(changed));
  const lines = attackers.length > 0 ? attackers : [{ count: hidden[0]?.count ?? 1 }]; // to fill in
  return (
    <section class="odds-part" aria-labelledby="odds-attackers">
      <h2 id="odds-attackers" tabIndex={-1}>
        {w.attackers}
      </h2>
      {shooter?.name !== undefined && (
        <p class="small quiet" lang="en">
          {shooter.name}
        </p>
      )}
      {attackers.length === 0 && (
        <p class="small odds-barred" role="status">
          <Icon name="warn" size={14} /> {w.noneHere(isMelee ? 'melee' : 'ranged')}
        </p>
      )}
      <ol class="odds-lines">
        {lines.map((line, i) => (
          <li key={i}>
            <fieldset class="odds-line">
              <legend class="spoken">{w.lineOf(i + 1)}</legend>
              <LineFields
                line={line}
                isMelee={isMelee}
                unit={shooter?.name}
                wrong={(field) => wrong === `attackers/${i}/${field}`}
                onChange={(changed) => onChange(withLine({ ...question, attackers: lines }, i, changed))}
              />
              {!isMelee && <Barred line={line} question={question} />}
              {attackers.length > 1 && (
                <div class="odds-line-tools">
                  <Button
                    kind="quiet"
                    icon={<Icon name="up" />}
                    aria-label={w.moveUp(i + 1)}
                    {...tip(w.moveUp(i + 1))}
                    disabled={i === 0}
                    onClick={() => onChange(moved(question, i, -1))}
                  />
                  <Button
                    kind="quiet"
                    icon={<Icon name="down" />}
                    aria-label={w.moveDown(i + 1)}
                    {...tip(w.moveDown(i + 1))}
                    disabled={i === attackers.length - 1}
                    onClick={() => onChange(moved(question, i, 1))}
                  />
                  <Button
                    kind="quiet"
                    icon={<Icon name="cross" />}
                    aria-label={w.removeLine(i + 1)}
                    {...tip(w.removeLine(i + 1))}
                    onClick={() => onChange(withoutLine(question, i))}
                  />
                </div>
              )}
            </fieldset>
          </li>
        ))}
      </ol>
      <div class="row">
        <Button
          icon={<Icon name="plus" />}
          disabled={attackers.length === 0 || attackers.length + hidden.length >= MOST_LINES}
          onClick={() => onChange({ ...question, attackers: [...attackers, nextLine(attackers)] })}
        >
          {w.addLine}
        </Button>
        {attackers.length > 1 && <span class="small quiet">{w.inOrder}</span>}
      </div>
    </section>
  );
}

/** Values of an imported unit do not apply to datasheets that were chosen instead. */
function withOwnShooter(question: OddsQuestion): OddsQuestion {
  const { attackers, shooter } = question;
  const isOther = shooter?.sheet === undefined && attackers.every(({ sheet }) => sheet !== undefined);
  return isOther && attackers.length > 0 ? having(question, { shooter: undefined }) : question;
}

/** A new line: another weapon of the last datasheet, or the same weapon again. */
function nextLine(attackers: readonly Attacker[]): Attacker {
  const last = attackers.at(-1) ?? {};
  const ids = Object.keys(sheetOf(last.sheet)?.weapons ?? {});
  const other = ids.find((id) => !attackers.some(({ weapon }) => weapon === id));
  if (!last.sheet || !other) return last;
  return { count: 1, sheet: last.sheet, weapon: other };
}

function Barred({ line, question }: { readonly line: Attacker; readonly question: OddsQuestion }) {
  const w = words(useLanguage());
  const { moved: how, unseen, engaged } = conditionsOf(question);
  const barred = barredBy(line, {
    ...(how !== undefined && { moved: how }),
    ...(unseen !== undefined && { unseen }),
    ...(engaged !== undefined && { engaged }),
  });
  return barred ? (
    <p class="small odds-barred">
      <Icon name="warn" size={14} /> {w.mayNot(barred)}
    </p>
  ) : null;
}
