import { useState } from 'preact/hooks';
import { Button } from '../../../../page/button.tsx';
import { wholePercent } from '../../../../page/figure.ts';
import { Icon } from '../../../../page/icon.tsx';
import { useLanguage } from '../../../../page/language.ts';
import type { Cell } from '../../ask/matrix/cells.ts';
import { chance } from '../names.ts';
import { Copies } from './copies.tsx';
import { type Curve, curvePicture, curveTable } from './curve-picture.ts';
import { words } from './labels.ts';
import { PictureView } from './picture-view.tsx';
import type { CellRef } from './state.ts';

interface CurvesProps {
  readonly chosen: readonly (CellRef & { readonly name: string; readonly cell: Cell })[];
  onRemove(cell: CellRef): void;
}

const KINDS = ['slain', 'lost'] as const;

/** The chance of at least each number, for the chosen cells together. */
export function Curves({ chosen, onRemove }: CurvesProps) {
  const language = useLanguage();
  const w = words(language);
  const [of, setOf] = useState<(typeof KINDS)[number]>('slain');
  const curves = chosen.map(({ name, cell }): Curve => ({ name, counts: cell[of] }));
  const title = `${w.curvesOf(of)}: ${w.atLeast}…`;
  const picture = () => curvePicture(curves, title, (share) => wholePercent(share, language));
  const table = () => curveTable(curves, title, w.atLeast, (odds) => chance(odds, language));
  const listed = table();
  return (
    <section class="matrix-curves" aria-labelledby="matrix-curves">
      <h2 id="matrix-curves">{w.curves}</h2>
      <p class="small quiet">{w.curvesAbout}</p>
      <fieldset class="segments">
        <legend class="spoken">{w.measure}</legend>
        {KINDS.map((kind) => (
          <Button key={kind} aria-pressed={of === kind} onClick={() => setOf(kind)}>
            {w.curvesOf(kind)}
          </Button>
        ))}
      </fieldset>
      <PictureView picture={picture()} />
      <ul class="matrix-chosen">
        {chosen.map(({ row, column, name }) => (
          <li key={`${row}-${column}`}>
            <span>{name}</span>
            <Button
              kind="quiet"
              icon={<Icon name="cross" />}
              aria-label={w.remove(name)}
              onClick={() => onRemove({ row, column })}
            />
          </li>
        ))}
      </ul>
      <details>
        <summary>{title}</summary>
        <div class="matrix-scroll">
          <table class="matrix-numbers">
            <thead>
              <tr>
                {listed.head.map((text, i) => (
                  <th key={i} scope="col">
                    {text}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {listed.rows.map((row) => (
                <tr key={row[0]}>
                  <th scope="row">{row[0]}</th>
                  {row.slice(1).map((text, i) => (
                    <td key={i}>{text}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
      <Copies table={table} picture={picture} />
    </section>
  );
}
