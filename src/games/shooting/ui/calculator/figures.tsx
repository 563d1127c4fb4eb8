import { figure, percent } from '../../../../page/figure.ts';
import { useLanguage } from '../../../../page/language.ts';
import { Receipt } from '../../../../page/receipt.tsx';
import { chance } from '../names.ts';
import { rangeWords } from './chart.tsx';
import { words } from './labels.ts';
import type { Counts } from './plot.ts';
import { sayIn } from './say.ts';
import type { Answer, Figure } from './work.ts';

interface FigureProps {
  readonly answer: Answer;
  readonly of: Figure;
  readonly counts?: Counts | undefined;
}

/** One large number with its receipt: what each weapon contributes. */
export function BigFigure({ answer, of, counts }: FigureProps) {
  const language = useLanguage();
  const w = words(language);
  const { figures, all, read } = answer;
  const shown = of === 'wipe' ? chance(all.wipe, language) : figure(figures[of].total, language);
  const aside = { wipe: w.percent, slain: w.of(read.models), left: w.of(read.models) }[of as 'wipe'] ?? w.mean;
  return (
    <div class="odds-figure">
      <dt>{w.step(of)}</dt>
      <dd>
        <Receipt tally={figures[of]} say={sayIn(language)} total={w.step(of)} aside={aside}>
          {shown}
        </Receipt>
        {(of === 'slain' || of === 'left') && <span class="odds-of"> {w.of(read.models)}</span>}
        {counts && <p class="small quiet">{rangeWords(counts, w)}</p>}
      </dd>
    </div>
  );
}

const BEFORE = { hits: 'attacks', wounds: 'hits', unsaved: 'wounds' } as const;
const isShare = (of: Figure): of is keyof typeof BEFORE => of in BEFORE;

/** A mean with its receipt, and its share of the previous step. */
export function Mean({ answer: { all, figures }, of }: FigureProps) {
  const language = useLanguage();
  const w = words(language);
  const before = isShare(of) ? all.means[BEFORE[of]] : 0;
  const share = isShare(of) && before > 0 ? `${percent(all.means[of] / before, language)} ${w.ofEach(of)}` : w.mean;
  return (
    <Receipt tally={figures[of]} say={sayIn(language)} total={w.step(of)} aside={of === 'wipe' ? w.percent : share}>
      {of === 'wipe' ? chance(all.wipe, language) : figure(figures[of].total, language)}
    </Receipt>
  );
}

const ROWS = ['attacks', 'hits', 'wounds', 'unsaved', 'damage', 'slain', 'left', 'wipe'] as const;
const OWN = ['ownDamage', 'ownSlain'] as const;

/** Two choices side by side, every number with its receipt. */
export function Columns({ a, b }: { readonly a: Answer; readonly b: Answer }) {
  const w = words(useLanguage());
  const rows: readonly Figure[] = a.all.hazard || b.all.hazard ? [...ROWS, ...OWN] : ROWS;
  return (
    <table class="odds-steps">
      <thead>
        <tr>
          <th scope="col">
            <span class="spoken">{w.steps}</span>
          </th>
          <th scope="col">
            <span class="odds-key-a">A</span>
          </th>
          <th scope="col">
            <span class="odds-key-b">B</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((of) => (
          <tr key={of}>
            <th scope="row">{w.step(of)}</th>
            <td>
              <Mean answer={a} of={of} />
            </td>
            <td>
              <Mean answer={b} of={of} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
