import { Button } from '../../../../page/button.tsx';
import { Icon } from '../../../../page/icon.tsx';
import { useLanguage } from '../../../../page/language.ts';
import type { Attacker, OddsQuestion } from '../../ask/question.ts';
import { conditionsOf, moved, withLine, withoutLine } from './asked.ts';
import { LineFields } from './attacker-line.tsx';
import { barredBy, sheetOf } from './choices.ts';
import { words } from './labels.ts';

export interface FormProps {
  readonly question: OddsQuestion;
  readonly wrong: string; // the field that is invalid: `attackers/0/S`
  onChange(question: OddsQuestion): void;
}

const MOST_LINES = 12;

/** The firing weapons, one line each, in order. */
export function Attackers({ question, wrong, onChange }: FormProps) {
  const w = words(useLanguage());
  const { attackers } = question;
  return (
    <section class="odds-part" aria-labelledby="odds-attackers">
      <h2 id="odds-attackers">{w.attackers}</h2>
      <ol class="odds-lines">
        {attackers.map((line, i) => (
          <li key={i}>
            <fieldset class="odds-line">
              <legend class="spoken">{w.lineOf(i + 1)}</legend>
              <LineFields
                line={line}
                wrong={(field) => wrong === `attackers/${i}/${field}`}
                onChange={(changed) => onChange(withLine(question, i, changed))}
              />
              <Barred line={line} question={question} />
              {attackers.length > 1 && (
                <div class="odds-line-tools">
                  <Button
                    kind="quiet"
                    icon={<Icon name="up" />}
                    aria-label={w.moveUp(i + 1)}
                    title={w.moveUp(i + 1)}
                    disabled={i === 0}
                    onClick={() => onChange(moved(question, i, -1))}
                  />
                  <Button
                    kind="quiet"
                    icon={<Icon name="down" />}
                    aria-label={w.moveDown(i + 1)}
                    title={w.moveDown(i + 1)}
                    disabled={i === attackers.length - 1}
                    onClick={() => onChange(moved(question, i, 1))}
                  />
                  <Button
                    kind="quiet"
                    icon={<Icon name="cross" />}
                    aria-label={w.removeLine(i + 1)}
                    title={w.removeLine(i + 1)}
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
          disabled={attackers.length >= MOST_LINES}
          onClick={() => onChange({ ...question, attackers: [...attackers, nextLine(attackers)] })}
        >
          {w.addLine}
        </Button>
        {attackers.length > 1 && <span class="small quiet">{w.inOrder}</span>}
      </div>
    </section>
  );
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
