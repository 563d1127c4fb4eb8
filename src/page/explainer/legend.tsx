import { useEffect, useRef } from 'preact/hooks';
import { Button } from '../button.tsx';
import { type GameHelp, help, type LegendEntry, tip } from '../help.ts';
import { Icon } from '../icon.tsx';
import { useLanguage } from '../language.ts';
import { phrases } from '../phrases.ts';
import { RuleLink } from '../rule-link.tsx';
import { useHelpTexts } from '../use-help-texts.ts';

const words = phrases({
  en: {
    legend: 'Legend',
    pin: 'Pin the legend',
    unpin: 'Unpin the legend',
    close: 'Close the legend',
  },
  es: {
    legend: 'Leyenda',
    pin: 'Fijar la leyenda',
    unpin: 'Dejar de fijar la leyenda',
    close: 'Cerrar la leyenda',
  },
});

/** What the symbols, colours and numbers of a board mean. */
export function LegendPanel({ shown }: { readonly shown: GameHelp }) {
  const language = useLanguage();
  const say = words(language);
  const legend = useHelpTexts(true)?.legend ?? [];
  const panel = useRef<HTMLElement>(null);
  const { isPinned } = shown;
  const close = (): void => {
    shown.show({ isOpen: false, isPinned: false });
    document.querySelector<HTMLElement>('.legend-button')?.focus();
  };
  useEffect(() => {
    if (shown.isOpen) panel.current?.focus();
  }, []);
  useEffect(() => {
    if (isPinned) return;
    const elsewhere = ({ target }: PointerEvent): void => {
      const inside = target instanceof Element && target.closest('.legend, .legend-button, .explainer, dialog');
      if (!inside) shown.show({ isOpen: false });
    };
    addEventListener('pointerdown', elsewhere);
    return () => removeEventListener('pointerdown', elsewhere);
  }, [isPinned, shown]);
  return (
    <section
      ref={panel}
      class={isPinned ? 'legend is-pinned' : 'legend'}
      aria-label={say.legend}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || isPinned) return;
        event.stopPropagation();
        close();
      }}
    >
      <header class="legend-head">
        <h2 class="heading">{say.legend}</h2>
        <Button
          kind="quiet"
          icon={<Icon name="pin" />}
          aria-label={say.pin}
          aria-pressed={isPinned}
          {...tip(isPinned ? say.unpin : say.pin)}
          onClick={() => shown.show({ isOpen: true, isPinned: !isPinned })}
        />
        <Button kind="quiet" icon={<Icon name="cross" />} aria-label={say.close} onClick={close} />
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll it */}
      <div class="legend-list" tabIndex={0}>
        {legend.map((group) => (
          <div key={group.title.en} class="legend-group">
            <h3 class="heading">{group.title[language]}</h3>
            <dl>
              {group.entries.map((entry) => (
                <Entry key={entry.id} entry={entry} />
              ))}
            </dl>
          </div>
        ))}
      </div>
    </section>
  );
}

function Entry({ entry }: { readonly entry: LegendEntry }) {
  const language = useLanguage();
  return (
    <div class="legend-entry" {...help(entry.id)}>
      <dt>
        <span class="legend-sample" aria-hidden="true">
          {entry.sample?.()}
        </span>
        {entry.title[language]}
      </dt>
      <dd>
        {entry.about[language]} <RuleLink section={entry.rule} />
      </dd>
    </div>
  );
}
