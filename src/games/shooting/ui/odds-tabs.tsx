import type { ComponentType } from 'preact';
import { useRef } from 'preact/hooks';
import { Button } from '../../../page/button.tsx';
import type { CalculatorProps } from '../../../page/contract.ts';
import { onDemand } from '../../../page/on-demand.tsx';
import { phrases } from '../../../page/phrases.ts';

const words = phrases({
  en: {
    tabs: 'Kind of question',
    one: 'One attack',
    matrix: 'Matrix',
    plan: 'Best plan',
    train: 'Trainer',
  },
  es: {
    tabs: 'Tipo de pregunta',
    one: 'Un ataque',
    matrix: 'Matriz',
    plan: 'Mejor plan',
    train: 'Entrenador',
  },
});

const TABS = ['one', 'matrix', 'plan', 'train'] as const;
type Tab = (typeof TABS)[number];

/** Tabs with the same page share their address. */
const Many = onDemand(async () => (await import('./matrix/many.tsx')).Many);
const Trainer = onDemand(async () => (await import('./trainer/trainer.tsx')).Trainer);
export const PAGES = { one: null, matrix: Many, plan: Many, train: Trainer } as const;

const tabIn = (address: string): Tab => {
  const view = new URLSearchParams(address).get('view');
  return TABS.find((tab) => tab === view) ?? 'one';
};

/** The last address of each page, so that a tab is as the player left it. */
type Left = Map<(typeof PAGES)[Tab], string>;

/** The address of a tab. Tabs with the same page show the same units. */
export function addressFor(next: Tab, asked: string, left: ReadonlyMap<unknown, string>): string {
  const isSame = PAGES[next] === PAGES[tabIn(asked)];
  const address = isSame ? asked : (left.get(PAGES[next]) ?? '');
  if (next === 'one' || new URLSearchParams(address).get('view') === next) return address;
  const params = new URLSearchParams(address);
  params.set('view', next);
  return params.toString();
}

/** The odds page: one attack, many units against many targets, or the trainer. All but the first load on demand. */
export function withTabs(One: ComponentType<CalculatorProps>): ComponentType<CalculatorProps> {
  return function OddsTabs(props) {
    const { settings, asked, onAsk } = props;
    const w = words(settings.language);
    const tab = tabIn(asked);
    const Page = PAGES[tab];
    const left = useRef<Left>(new Map());
    left.current.set(Page, asked);
    const choose = (next: Tab): void => {
      if (next !== tab) onAsk(addressFor(next, asked, left.current));
    };
    return (
      <>
        <fieldset class="segments odds-tabs">
          <legend class="spoken">{w.tabs}</legend>
          {TABS.map((one) => (
            <Button key={one} aria-pressed={tab === one} onClick={() => choose(one)}>
              {w[one]}
            </Button>
          ))}
        </fieldset>
        {Page ? <Page {...props} /> : <One {...props} />}
      </>
    );
  };
}
