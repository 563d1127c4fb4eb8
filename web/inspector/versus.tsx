import type { Judged } from '../../src/kernel/bot.ts';
import type { Line } from '../../src/kernel/tally.ts';
import { compare, type Row, tierOf } from './compare.ts';
import { figures } from './figures.ts';
import { inspectorText } from './inspector-text.ts';
import { call, type Setting, say as sayIn } from './say.ts';

type Command = { readonly type: string };

interface VersusProps {
  readonly one: Judged<Command>;
  readonly other: Judged<Command> | null;
  readonly isSecond: boolean; // whether the other is the runner-up
  readonly setting: Setting;
}

/** Two tallies side by side; differences are marked, and the deciding line stands out. */
export function Versus({ one, other, isSecond, setting }: VersusProps) {
  const { language } = setting;
  const say = inspectorText(language);
  const rows = compare(one.tally, other?.tally ?? null);
  const print = printer([one, ...(other ? [other] : [])], setting);
  return (
    <table class="why-versus">
      <thead>
        <tr>
          <th scope="col">{say.reason}</th>
          <th scope="col">
            <span class="why-versus-role">{say.chosenHead}</span>
            {call(setting, one.option)}
          </th>
          {other && (
            <th scope="col">
              <span class="why-versus-role">{isSecond ? say.runnerUp : say.compared}</span>
              {call(setting, other.option)}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, i) => (
          <tr key={i} class={classOf(row, other !== null)}>
            <th scope="row">
              <Reason row={row} setting={setting} />
            </th>
            <td>{print(row.one)}</td>
            {other && <td>{print(row.other)}</td>}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{say.total}</th>
          <td>{print(one.tally.total)}</td>
          {other && <td>{print(other.tally.total)}</td>}
        </tr>
      </tfoot>
    </table>
  );
}

function classOf({ difference, decides }: Row, compared: boolean): string {
  if (!compared) return '';
  return decides ? 'is-deciding' : difference === 0 ? 'is-same' : 'is-different';
}

function Reason({ row, setting }: { readonly row: Row; readonly setting: Setting }) {
  const say = inspectorText(setting.language);
  const line = (row.one ?? row.other) as Line;
  const text = sayIn(setting, line.why);
  const otherText = row.one && row.other ? sayIn(setting, row.other.why) : text;
  return (
    <>
      <span title={row.code}>{text}</span>
      {otherText !== text && <span class="why-or">{say.or(otherText)}</span>}
      {row.decides && <strong class="why-code">{say.decides}</strong>}
    </>
  );
}

/** Ranks are in square brackets: they decide before points do. */
function printer(options: readonly Judged<Command>[], { language }: Setting): (what: Line | number | null) => string {
  const values = options.flatMap(({ tally }) => [...tally.lines.map(({ value }) => value), tally.total]);
  const inLines = new Map(values.map((value, i) => [value, figures(values, language)[i] as string]));
  const inTotals = new Map(values.map((value, i) => [value, figures(values, language, false)[i] as string]));
  return (what) => {
    if (what === null) return '·';
    if (typeof what === 'number') return inTotals.get(what) ?? '';
    const tier = tierOf(what);
    return tier === undefined ? (inLines.get(what.value) ?? '') : `[${tier}]`;
  };
}
