import { useState } from 'preact/hooks';
import type { Language } from '../../src/kernel/game.ts';
import { arenaText } from './arena-text.ts';

interface NumberedProps {
  readonly heads: readonly string[];
  rows(): readonly (readonly string[])[]; // computed when the table is opened
  readonly thinned: string | null; // a note if rows are omitted
  readonly language: Language;
}

/** The numbers of a plot as a table. */
export function NumberTable({ heads, rows, thinned, language }: NumberedProps) {
  const say = arenaText(language);
  const [isOpen, setOpen] = useState(false);
  return (
    <details class="arena-numbered" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary class="small">{say.numbers}</summary>
      {isOpen && (
        <>
          {thinned !== null && <p class="quiet small">{thinned}</p>}
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll it */}
          <section class="arena-numbered-room" tabIndex={0} aria-label={say.numbers}>
            <table class="data-table">
              <thead>
                <tr>
                  {heads.map((head) => (
                    <th key={head} scope="col" class="is-number">
                      {head}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows().map((row) => (
                  <tr key={row[0]}>
                    {row.map((cell, i) => (
                      <td key={heads[i]} class="is-number mono">
                        {cell}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        </>
      )}
    </details>
  );
}
