import { useState } from 'preact/hooks';
import type { Language } from '../../src/kernel/game.ts';
import type { CoverageResult, RuleCoverage } from '../../src/wire/lab.ts';
import { Scroll } from '../parts/scroll.tsx';
import { COLUMNS, type Column, type Order, type Remark, remarkOn, sorted } from './coverage-rows.ts';
import { labText } from './lab-text.ts';

type Show = 'all' | Remark | 'together';
const SHOWS: readonly Show[] = ['all', 'never-fired', 'never-decides', 'together'];

/** A bot's rules with how often each fired and decided. */
export function Coverage({ found, language }: { readonly found: CoverageResult; readonly language: Language }) {
  const say = labText(language);
  const [order, setOrder] = useState<Order>({ column: 'decided', down: true });
  const [show, setShow] = useState<Show>('all');
  const company = companyOf(found);
  const isShown = (rule: RuleCoverage): boolean =>
    show === 'all' || (show === 'together' ? company.has(keyOf(rule)) : remarkOn(rule) === show);
  const rules = sorted(found.rules, order).filter(isShown);
  if (found.rules.length === 0) return <p class="note">{say.noRules(found.bot)}</p>;
  return (
    <>
      <div class="row lab-show">
        <label class="field lab-inline">
          <span class="label">{say.show}</span>
          <select class="select" value={show} onChange={(event) => setShow(event.currentTarget.value as Show)}>
            {SHOWS.map((one) => (
              <option key={one} value={one}>
                {say.shows(one)}
              </option>
            ))}
          </select>
        </label>
        <span class="quiet small">{say.rulesShown(rules.length, found.rules.length)}</span>
      </div>
      <Scroll label={say.coverage}>
        <table class="data-table">
          <thead>
            <tr>
              {COLUMNS.map((column) => (
                <Head key={column} column={column} order={order} setOrder={setOrder} language={language} />
              ))}
            </tr>
          </thead>
          <tbody>
            {rules.map((rule) => (
              <Rule key={keyOf(rule)} rule={rule} mates={company.get(keyOf(rule)) ?? []} language={language} />
            ))}
          </tbody>
        </table>
      </Scroll>
    </>
  );
}

const keyOf = ({ evaluator, rule }: { readonly evaluator: string; readonly rule: string }): string =>
  `${evaluator} ${rule}`;

/** For each rule, the rules that always fired together with it. */
function companyOf({ together }: CoverageResult): ReadonlyMap<string, readonly string[]> {
  return new Map(
    together.flatMap((group) =>
      group.map((one) => [keyOf(one), group.filter((mate) => mate !== one).map(({ rule }) => rule)] as const),
    ),
  );
}

interface HeadProps {
  readonly column: Column;
  readonly order: Order;
  setOrder(order: Order): void;
  readonly language: Language;
}

function Head({ column, order, setOrder, language }: HeadProps) {
  const isBy = order.column === column;
  const isText = column === 'rule' || column === 'kind';
  return (
    <th
      scope="col"
      aria-sort={isBy ? (order.down ? 'descending' : 'ascending') : 'none'}
      class={isText ? '' : 'is-number'}
    >
      <button type="button" class="lab-sort" onClick={() => setOrder({ column, down: isBy ? !order.down : !isText })}>
        {labText(language).columns(column)}
        <span aria-hidden="true">{isBy ? (order.down ? ' ▾' : ' ▴') : ''}</span>
      </button>
    </th>
  );
}

interface RuleProps {
  readonly rule: RuleCoverage;
  readonly mates: readonly string[];
  readonly language: Language;
}

function Rule({ rule, mates, language }: RuleProps) {
  const say = labText(language);
  const remark = remarkOn(rule);
  return (
    <tr>
      <th scope="row">
        <code>{rule.rule}</code> <span class="quiet small">{rule.evaluator}</span>{' '}
        {remark && <span class={remark === 'never-fired' ? 'chip is-bad' : 'chip is-warn'}>{say.shows(remark)}</span>}
        {mates.length > 0 && <span class="chip">{say.alwaysWith(mates.join(', '))}</span>}
      </th>
      <td>{say.kinds(rule.kind)}</td>
      <td class="is-number mono">{rule.choices}</td>
      <Share part={rule.fired} whole={rule.choices} language={language} />
      <Share part={rule.decided} whole={rule.choices} language={language} isMain />
    </tr>
  );
}

interface ShareProps {
  readonly part: number;
  readonly whole: number;
  readonly language: Language;
  readonly isMain?: boolean;
}

/** A count with its share as a number and a bar. */
function Share({ part, whole, language, isMain = false }: ShareProps) {
  const share = whole === 0 ? 0 : part / whole;
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: share < 0.1 ? 1 : 0 });
  return (
    <td class="is-number mono">
      {part} <span class="quiet">{percent.format(share)}</span>
      <span class="lab-bar" aria-hidden="true">
        <span class={isMain ? 'is-main' : ''} style={{ width: `${100 * share}%` }} />
      </span>
    </td>
  );
}
