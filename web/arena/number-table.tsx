import { useState } from 'preact/hooks';
import type { Language } from '../../src/kernel/game.ts';
import { arenaText } from './arena-text.ts';

interface NumberedProps {
  readonly heads: readonly string[];
  rows(): readonly (readonly string[])[]; // asked for when somebody opens it
  readonly thinned: string | null; // what is said where they are not all
  readonly language: Language;
}

/** The numbers of a picture as a table, for those who would rather read than look. */
export function NumberTable({ heads, rows, thinned, language }: NumberedProps) {
  const say = arenaText(language);
  const [isOpen, setOpen] = useState(false);
  return (
    <details class="arena-numbered" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary class="small">{say.numbers}</summary>
      {isOpen && (
        <>
          {thinned !== null && <p class="quiet small">{thinned}</p>}
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys */}
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
