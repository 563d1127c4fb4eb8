import type { ComponentChildren } from 'preact';
import { useId, useRef } from 'preact/hooks';
import type { Fact } from '../kernel/fact.ts';
import type { Tally } from '../kernel/tally.ts';
import { figure, signed } from './figure.ts';
import { tip } from './help.ts';
import { useLanguage } from './language.ts';
import { phrases } from './phrases.ts';
import { movedNear } from './place-near.ts';

const words = phrases({
  en: { total: 'total', opens: (what: string) => `${what}: show the breakdown` },
  es: { total: 'total', opens: (what: string) => `${what}: mostrar el desglose` },
});

interface ReceiptProps {
  readonly tally: Tally;
  say(fact: Fact): string;
  readonly total?: string; // name of the sum: `needs`
  readonly aside?: string; // shown next to the sum: `8.3%`
  readonly figures?: 'plain' | 'signed'; // signed = lines show plus and minus
  readonly children?: ComponentChildren; // the text to click; default: the total
}

/** A number with a dotted underline; a click opens its receipt. */
export function Receipt(props: ReceiptProps) {
  const language = useLanguage();
  const { tally, total, children = figure(tally.total, language) } = props;
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const slip = useRef<HTMLDivElement>(null);
  const place = (): void => {
    if (button.current && slip.current) movedNear(button.current.getBoundingClientRect(), slip.current);
  };
  const name = total ?? words(language).total;
  return (
    <span class="receipt">
      <button
        ref={button}
        type="button"
        class="receipt-figure"
        popovertarget={id}
        {...tip(words(language).opens(name))}
        onClick={place}
      >
        {children}
      </button>
      <div ref={slip} id={id} class="receipt-slip" popover="auto" onToggle={place}>
        <ReceiptLines {...props} />
      </div>
    </span>
  );
}

/** The lines of a receipt, without the popover. */
function ReceiptLines({ tally, say, total, aside, figures = 'plain' }: ReceiptProps) {
  const language = useLanguage();
  const print = figures === 'signed' ? signed : figure;
  return (
    <table class="receipt-lines">
      <tbody>
        {tally.lines.map((line, i) => (
          <tr key={i}>
            <th scope="row">{say(line.why)}</th>
            <td>{print(line.value, language)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{total ?? words(language).total}</th>
          <td>
            {figure(tally.total, language)}
            {aside && <span class="receipt-aside"> {aside}</span>}
          </td>
        </tr>
      </tfoot>
    </table>
  );
}
