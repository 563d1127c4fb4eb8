import { useState } from 'preact/hooks';
import type { Language } from '../../src/kernel/game.ts';
import type { Chosen, DiffResult, DiffRow } from '../../src/wire/lab.ts';
import { Link } from '../app/navigation.tsx';
import { figure } from '../inspector/figures.ts';
import { doNothing } from '../inspector/option-text.ts';
import { labText } from './lab-text.ts';

interface DiffProps {
  readonly found: DiffResult;
  readonly hasReplays: boolean; // to link to
  readonly language: Language;
  nameOf(seat: string): string;
}

/** Where two bots differ, the rule responsible, and each position. */
export function Diff({ found, hasReplays, language, nameOf }: DiffProps) {
  const say = labText(language);
  const [rule, setRule] = useState<string | null | undefined>(undefined); // null: no single rule; undefined: any
  const rows = rule === undefined ? found.rows : found.rows.filter(({ rules }) => (rules[0] ?? null) === rule);
  const all = found.changed + found.rescored;
  return (
    <>
      <p class="lab-sum">{say.differ(found.changed, found.rescored, found.positions)}</p>
      {all > 0 && (
        <table class="data-table lab-blames">
          <thead>
            <tr>
              <th scope="col">{say.responsible}</th>
              <th scope="col" class="is-number">
                {say.choicesChanged}
              </th>
              <th scope="col" class="is-number">
                {say.scoresChanged}
              </th>
            </tr>
          </thead>
          <tbody>
            {found.blames.map((blame) => (
              <tr key={blame.rule}>
                <th scope="row">
                  <button
                    type="button"
                    class="button is-quiet lab-blame"
                    aria-pressed={rule === blame.rule}
                    onClick={() => setRule(rule === blame.rule ? undefined : blame.rule)}
                  >
                    {blame.rule === null ? say.noSingleRule : <code>{blame.rule}</code>}
                  </button>
                </th>
                <td class="is-number mono">{blame.changed}</td>
                <td class="is-number mono">{blame.rescored}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {all > found.rows.length && <p class="quiet small">{say.rowsShown(found.rows.length, all)}</p>}
      <ol class="lab-rows" aria-label={say.differences}>
        {rows.map((row) => (
          <Row
            key={`${row.match} ${row.n}`}
            row={row}
            found={found}
            hasReplays={hasReplays}
            language={language}
            nameOf={nameOf}
          />
        ))}
      </ol>
    </>
  );
}

function Row({ row, found, hasReplays, language, nameOf }: DiffProps & { readonly row: DiffRow }) {
  const say = labText(language);
  const { match, n, seat, rules, change } = row;
  const place = `${match} · ${n}`;
  const [rule, ...more] = rules;
  return (
    <li class="lab-row">
      <p class="row">
        {hasReplays ? (
          <Link to={`/replay/${match}?at=${n}&why=1`} class="mono" aria-label={say.openAt(match, n)}>
            {place}
          </Link>
        ) : (
          <span class="mono">{place}</span>
        )}
        <span>{nameOf(seat)}</span>
        <span class={change === 'choice' ? 'chip is-warn' : 'chip'}>{say.changes(change)}</span>
        <span class="quiet small">
          {rule === undefined ? say.noSingleRule : <code>{rule}</code>}
          {more.length > 0 && ` ${say.orRules(more.join(', '))}`}
        </span>
      </p>
      <dl class="lab-two">
        <Side name={found.one} chosen={row.one} language={language} />
        <Side name={found.other} chosen={row.other} language={language} />
      </dl>
    </li>
  );
}

interface SideProps {
  readonly name: string;
  readonly chosen: Chosen;
  readonly language: Language;
}

const Side = ({ name, chosen: { words: said, score }, language }: SideProps) => (
  <div>
    <dt class="mono small quiet">{name}</dt>
    <dd>
      {said ?? doNothing(language).text}
      {score !== null && <span class="mono lab-score">{figure(score, language)}</span>}
    </dd>
  </div>
);
