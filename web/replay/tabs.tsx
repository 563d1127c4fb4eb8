import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';

interface TabsProps<T extends string> {
  readonly label: string;
  readonly tabs: readonly (readonly [id: T, title: string])[];
  readonly chosen: T;
  choose(id: T): void;
  readonly children: ComponentChildren; // content of the selected tab
}

/** Tabs; arrow keys switch between them. */
export function Tabs<T extends string>({ label, tabs, chosen, choose, children }: TabsProps<T>) {
  const id = useId();
  const at = tabs.findIndex(([tab]) => tab === chosen);
  const walk = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    const next = tabs[(at + step + tabs.length) % tabs.length];
    if (step === 0 || !next) return;
    event.preventDefault();
    choose(next[0]);
    document.getElementById(`${id}-${next[0]}`)?.focus();
  };
  return (
    <>
      <div class="tabs" role="tablist" aria-label={label}>
        {tabs.map(([tab, title]) => (
          <button
            key={tab}
            type="button"
            role="tab"
            id={`${id}-${tab}`}
            class="tab"
            aria-selected={tab === chosen}
            aria-controls={`${id}-sheet`}
            tabIndex={tab === chosen ? 0 : -1}
            onClick={() => choose(tab)}
            onKeyDown={walk}
          >
            {title}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-sheet`} aria-labelledby={`${id}-${chosen}`} class="replay-sheet">
        {children}
      </div>
    </>
  );
}
