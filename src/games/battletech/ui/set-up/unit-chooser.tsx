import { useMemo, useState } from 'preact/hooks';
import type { Language } from '../../../../kernel/game.ts';
import { Button } from '../../../../page/button.tsx';
import { Dialog } from '../../../../page/dialog.tsx';
import { Icon } from '../../../../page/icon.tsx';
import type { Design } from '../../design.ts';
import { setUpLabels } from '../set-up-labels.ts';
import { designName, itemName, roleName } from '../sheet/names.ts';
import { boxUnits, CLASSES, found, type WeightClass, weaponsOf } from './box.ts';

interface UnitChooserProps {
  readonly side: string | null; // null = closed
  readonly title: string;
  readonly count: number; // units of the side
  readonly language: Language;
  onAdd(design: string): void;
  onClose(): void;
}

/** The list of built-in units, with search and weight filters. */
export function UnitChooser({ side, title, count, language, onAdd, onClose }: UnitChooserProps) {
  const say = setUpLabels(language);
  const [text, setText] = useState('');
  const [classes, setClasses] = useState<readonly WeightClass[]>([]);
  const [last, setLast] = useState<string | null>(null);
  const all = useMemo(boxUnits, []);
  const weapons = (design: Design): string => weaponsOf(design, (weapon) => itemName(weapon, language));
  const spoken = (design: Design): string =>
    `${design.chassis} ${design.model} ${design.role} ${roleName(design.role, language)} ${weapons(design)}`;
  const fitting = found(all, text, classes, spoken);
  const add = (design: Design): void => {
    onAdd(design.id);
    setLast(designName(design));
  };
  return (
    <Dialog
      open={side !== null}
      wide
      title={title}
      onClose={() => {
        setLast(null);
        onClose();
      }}
    >
      <div class="bt-chooser">
        <div class="bt-chooser-sieve">
          <input
            class="input"
            aria-label={say.search}
            placeholder={say.searchFor}
            value={text}
            onInput={(event) => setText(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault(); // do not submit the surrounding form
              const [only] = fitting;
              if (only && fitting.length === 1) add(only);
            }}
          />
          <fieldset class="segments">
            <legend class="spoken">{say.weights}</legend>
            {CLASSES.map((weight) => (
              <Button
                key={weight}
                aria-pressed={classes.includes(weight)}
                onClick={() =>
                  setClasses(
                    classes.includes(weight) ? classes.filter((other) => other !== weight) : [...classes, weight],
                  )
                }
              >
                {say.weight(weight)}
              </Button>
            ))}
          </fieldset>
        </div>
        <p class="small quiet" role="status">
          {last === null ? say.foundSome(fitting.length) : say.addedTo(last, count)}
        </p>
        <ul class="bt-chooser-list">
          {fitting.map((design) => (
            <li key={design.id} class="bt-chooser-unit">
              <span class="bt-chooser-words">
                <strong>{designName(design)}</strong>
                <span class="small">
                  {[say.tons(design.tons), pace(design), design.battleValue === null ? '' : say.bv(design.battleValue)]
                    .filter(Boolean)
                    .join(' · ')}
                  <span class="quiet"> {roleName(design.role, language)}</span>
                </span>
                <span class="quiet small">{weapons(design)}</span>
              </span>
              <Button
                icon={<Icon name="plus" />}
                aria-label={say.addOf(designName(design))}
                onClick={() => add(design)}
              >
                {say.add}
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}

/** `5/8/5`: walk, run, jump. */
const pace = ({ walk, jump }: Design): string => `${walk}/${Math.ceil(walk * 1.5)}${jump > 0 ? `/${jump}` : ''}`;
