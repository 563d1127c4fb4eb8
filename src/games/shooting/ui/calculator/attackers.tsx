import { Button } from '../../../../page/button.tsx';
import { Icon } from '../../../../page/icon.tsx';
import { useLanguage } from '../../../../page/language.ts';
import type { Attacker, OddsQuestion } from '../../ask/question.ts';
import { DATASHEETS } from '../../data/datasheets.ts';
import type { PrintedProfile } from '../../data/printed.ts';
import { conditionsOf, having, moved, withLine, withoutLine } from './asked.ts';
import { barredBy, isTyped, lineFrom, profileOf, sheetOf, typedLine, weaponOf } from './choices.ts';
import { amount, printedList, whole } from './fields.ts';
import { Pick, rolls, Typed } from './inputs.tsx';
import { words } from './words.ts';

export interface FormProps {
  readonly question: OddsQuestion;
  readonly wrong: string; // the field that cannot be answered: `attackers/0/S`
  onChange(question: OddsQuestion): void;
}

const MOST_LINES = 12;
const AS_PRINTED = '';

/** Who fires, line by line in order. */
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

/** Another weapon of the last datasheet, or the same once more. */
function nextLine(attackers: readonly Attacker[]): Attacker {
  const last = attackers.at(-1) ?? {};
  const ids = Object.keys(sheetOf(last.sheet)?.weapons ?? {});
  const other = ids.find((id) => !attackers.some(({ weapon }) => weapon === id));
  if (!last.sheet || !other) return last;
  return { count: 1, sheet: last.sheet, weapon: other };
}

interface LineProps {
  readonly line: Attacker;
  wrong(field: string): boolean;
  onChange(line: Attacker): void;
}

function LineFields({ line, wrong, onChange }: LineProps) {
  const w = words(useLanguage());
  const sheet = sheetOf(line.sheet);
  const weapon = weaponOf(line);
  const profile = profileOf(line);
  const sheets = [
    ...DATASHEETS.map(({ id, name }) => ({ value: id, title: name })),
    { value: AS_PRINTED, title: w.asPrinted },
  ];
  const choose = (id: string): void => {
    const chosen = sheetOf(id);
    onChange(chosen ? lineFrom(line, chosen) : typedLine(line));
  };
  return (
    <>
      <div class="odds-fields">
        <Typed
          class="odds-count"
          label={w.count}
          least={1}
          most={200}
          value={line.count ?? 1}
          field={whole(1, 200)}
          wrong={wrong('count')}
          onChange={(count) => count !== undefined && onChange({ ...line, count })}
        />
        <Pick
          class="odds-grows"
          label={w.sheet}
          value={sheet?.id ?? AS_PRINTED}
          options={sheets}
          wrong={wrong('sheet')}
          onChange={choose}
        />
        {sheet && (
          <Pick
            class="odds-grows"
            label={w.weapon}
            value={line.weapon ?? ''}
            options={Object.entries(sheet.weapons).map(([id, { name }]) => ({ value: id, title: name }))}
            wrong={wrong('weapon')}
            onChange={(id) => onChange(having(line, { weapon: id, profile: undefined }))}
          />
        )}
        {weapon && weapon.profiles.length > 1 && (
          <Pick
            class="odds-grows"
            label={w.profile}
            value={profile?.name ?? ''}
            options={weapon.profiles.map(({ name = '' }) => ({ value: name, title: name }))}
            wrong={wrong('profile')}
            onChange={(name) => onChange(having(line, { profile: name }))}
          />
        )}
      </div>
      {isTyped(line) ? <Numbers line={line} wrong={wrong} onChange={onChange} /> : <Print profile={profile} />}
    </>
  );
}

/** A profile as it is printed, typed in. */
function Numbers({ line, wrong, onChange }: LineProps) {
  const w = words(useLanguage());
  return (
    <div class="odds-fields odds-numbers">
      <Typed
        label={w.characteristic('A')}
        short={w.short('A')}
        value={line.A}
        field={amount}
        wrong={wrong('A')}
        onChange={(A) => onChange(having(line, { A }))}
      />
      <Pick
        label={w.characteristic('BS')}
        short={w.short('BS')}
        value={line.BS ?? 0}
        options={[{ value: 0, title: '–' }, ...rolls(2, 6)]}
        wrong={wrong('BS')}
        onChange={(BS) => onChange(having(line, { BS: BS === 0 ? undefined : BS }))}
      />
      <Typed
        label={w.characteristic('S')}
        short={w.short('S')}
        least={1}
        most={99}
        value={line.S}
        field={whole(1, 99)}
        wrong={wrong('S')}
        onChange={(S) => onChange(having(line, { S }))}
      />
      <Pick
        label={w.characteristic('AP')}
        short={w.short('AP')}
        value={line.AP}
        options={Array.from({ length: 10 }, (_, i) => ({
          value: i === 0 ? 0 : -i,
          title: i === 0 ? '0' : `\u2212${i}`,
        }))}
        wrong={wrong('AP')}
        onChange={(AP) => onChange(having(line, { AP }))}
      />
      <Typed
        label={w.characteristic('D')}
        short={w.short('D')}
        value={line.D}
        field={amount}
        wrong={wrong('D')}
        onChange={(D) => onChange(having(line, { D }))}
      />
      <Typed
        class="odds-whole"
        label={w.abilities}
        like={w.abilitiesLike}
        value={line.abilities}
        field={printedList}
        wrong={line.abilities?.some((_, i) => wrong(`abilities/${i}`)) ?? false}
        onChange={(abilities) => onChange(having(line, { abilities }))}
      />
    </div>
  );
}

function Print({ profile }: { readonly profile: PrintedProfile | undefined }) {
  const w = words(useLanguage());
  if (!profile) return null;
  const { range, A, BS, S, AP, D, abilities = [] } = profile;
  const numbers = [
    `${range}\u2033`,
    `${w.short('A')} ${A}`,
    ...(BS === undefined ? [] : [`${w.short('BS')} ${BS}+`]),
    `${w.short('S')} ${S}`,
    `${w.short('AP')} ${AP < 0 ? `\u2212${-AP}` : AP}`,
    `${w.short('D')} ${D}`,
  ];
  return (
    <p class="small quiet odds-print">
      <span class="mono">{numbers.join('  ')}</span>
      {abilities.length > 0 && <span lang="en"> {abilities.join(', ')}</span>}
    </p>
  );
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
