import { Button } from '../../../../page/button.tsx';
import { Icon } from '../../../../page/icon.tsx';
import { useLanguage } from '../../../../page/language.ts';
import { words } from './labels.ts';
import type { MatrixState } from './state.ts';

/** A row or column as its heading shows it. */
export interface Head {
  readonly name: string;
  readonly points: number | null;
}

interface HeadingProps extends Head {
  readonly axis: 'row' | 'column';
  readonly at: number;
  readonly state: MatrixState;
  onChange(state: MatrixState): void;
}

/** The name and points of a row or column, with the buttons that sort by it and pin it. */
export function Heading({ axis, at, name, points, state, onChange }: HeadingProps) {
  const w = words(useLanguage());
  const key = axis === 'row' ? 'rows' : 'columns';
  const isPinned = state.pinned[key].includes(at);
  const isSorted = state.sort?.axis === axis && state.sort.at === at;
  const pins = isPinned ? state.pinned[key].filter((one) => one !== at) : [...state.pinned[key], at];
  return (
    <>
      <span class="matrix-name">{name}</span>
      <span class="small quiet">{points === null ? w.noPoints : w.points(points)}</span>
      <span class="matrix-tools">
        <Button
          kind="quiet"
          icon={<Icon name={axis === 'row' ? 'send' : 'down'} size={14} />}
          aria-label={w.sortBy(name)}
          aria-pressed={isSorted}
          onClick={() => onChange({ ...state, sort: isSorted ? null : { axis, at } })}
        />
        <Button
          kind="quiet"
          icon={<Icon name="pin" size={14} />}
          aria-label={isPinned ? w.unpin(name) : w.pin(name)}
          aria-pressed={isPinned}
          onClick={() => onChange({ ...state, pinned: { ...state.pinned, [key]: pins } })}
        />
      </span>
    </>
  );
}
