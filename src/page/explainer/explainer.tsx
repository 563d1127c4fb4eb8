import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { LegendEntry } from '../help.ts';
import { useLanguage } from '../language.ts';
import { movedNear } from '../place-near.ts';
import { RuleLink } from '../rule-link.tsx';
import { useHelpTexts } from '../use-help-texts.ts';
import { useExplainedTarget } from './use-explained-target.ts';

const ID = 'explainer';
const MOST = 4; // entries of a crowded cell

/**
 * The page's one help text: next to an element with `help()` or `tip()` that is hovered, focused or long-pressed.
 * Escape closes it.
 */
export function Explainer() {
  const slip = useRef<HTMLDivElement>(null);
  const shown = useExplainedTarget(slip);
  const ids = shown?.text.entries ?? [];
  const legend = useHelpTexts(ids.length > 0)?.legend ?? [];
  const entries = ids.flatMap((id) => legend.flatMap((group) => group.entries.filter((one) => one.id === id)));
  const text = shown?.text.tip;
  const rule = shown?.text.rule ?? entries.find((entry) => entry.rule !== undefined)?.rule;
  const isEmpty = shown === null || (text === undefined && entries.length === 0);
  const isThrough = shown?.onBoard === true && shown.by !== 'touch'; // the cells behind it stay clickable

  useLayoutEffect(() => {
    const box = slip.current;
    if (!box) return;
    if (isEmpty) return box.matches(':popover-open') ? box.hidePopover() : undefined;
    if (!box.matches(':popover-open')) box.showPopover();
    movedNear(shown.box(), box, shown.onBoard || shown.by === 'touch' ? 'above' : 'below');
  }, [shown, isEmpty, entries.length]);
  useDescribed(isEmpty || shown.at.getAttribute('role') === 'grid' ? null : shown.at);

  return (
    <div ref={slip} id={ID} class={isThrough ? 'explainer is-through' : 'explainer'} popover="manual" role="tooltip">
      {text !== undefined && <p class="explainer-tip">{text}</p>}
      {entries.slice(0, MOST).map((entry) => (
        <EntryText key={entry.id} entry={entry} isOnly={entries.length === 1} />
      ))}
      {!isThrough && <RuleLink section={rule} />}
    </div>
  );
}

function EntryText({ entry, isOnly }: { readonly entry: LegendEntry; readonly isOnly: boolean }) {
  const language = useLanguage();
  return (
    <p class="explainer-entry">
      {!isOnly && entry.sample && <span class="legend-sample">{entry.sample()}</span>}
      <span>
        <strong>{entry.title[language]}.</strong> {entry.about[language]}
      </span>
    </p>
  );
}

/** Connects the text to its element for screen readers, unless the element's name says the same. */
function useDescribed(element: Element | null): void {
  useEffect(() => {
    const name = element?.getAttribute('aria-label');
    if (!element || (name && name === element.getAttribute('data-tip'))) return;
    const before = element.getAttribute('aria-describedby');
    element.setAttribute('aria-describedby', before === null ? ID : `${before} ${ID}`);
    return () => {
      if (before === null) element.removeAttribute('aria-describedby');
      else element.setAttribute('aria-describedby', before);
    };
  }, [element]);
}
