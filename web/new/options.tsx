import type { ComponentChildren } from 'preact';
import type { Listed } from '../../src/kernel/game.ts';
import { useLanguage } from '../../src/page/language.ts';
import type { GameInfo } from '../app/api.ts';
import { useGame } from '../app/games.ts';
import { useText } from '../app/use-api.ts';
import { capital } from '../parts/side.ts';
import type { Options } from './plan.ts';

interface OptionFieldsProps {
  readonly info: GameInfo;
  readonly options: Options;
  onChange(options: Options): void;
  readonly children?: ComponentChildren; // more fields
}

/** A game's lists are its options (`rulesets` gives `ruleset`). Lists with pictures are shown as pictures. */
export function OptionFields({ info, options, onChange, children }: OptionFieldsProps) {
  const say = useText();
  const language = useLanguage();
  const loaded = useGame(info.id);
  const called = typeof loaded === 'object' && loaded ? loaded.ui.titles : undefined;
  const titles: Readonly<Record<string, string>> = { rulesets: say.ruleset, maps: say.map };
  return (
    <section class="set-up-part">
      <h2>{say.theRules}</h2>
      {Object.entries(info.lists).map(([list, listed]) => {
        const entries = listed.map((entry) => ({ ...entry, title: called?.[entry.id]?.[language] ?? entry.title }));
        const key = list.replace(/s$/, '');
        const title = titles[list] ?? called?.[list]?.[language] ?? capital(list);
        const chosen = options[key] === undefined ? undefined : String(options[key]);
        const choose = (id: string): void => {
          const { [key]: _, ...others } = options;
          onChange(id === '' ? others : { ...others, [key]: id });
        };
        return entries.some(({ picture }) => picture) ? (
          <Pictures key={list} title={title} name={key} entries={entries} chosen={chosen ?? ''} onChoose={choose} />
        ) : (
          <div key={list} class="field">
            <label for={`option-${key}`}>{title}</label>
            <select
              id={`option-${key}`}
              class="select"
              value={chosen ?? entries[0]?.id}
              onChange={(event) => choose(event.currentTarget.value)}
            >
              {entries.map(({ id, title: words }) => (
                <option key={id} value={id}>
                  {words}
                </option>
              ))}
            </select>
          </div>
        );
      })}
      {children}
    </section>
  );
}

/** For matches between bots: spectators see everything, unless the host chooses otherwise. */
export function SpectatorsField({ options, onChange }: Pick<OptionFieldsProps, 'options' | 'onChange'>) {
  const say = useText();
  return (
    <div class="field">
      <label for="option-spectators">{say.spectatorsSee}</label>
      <select
        id="option-spectators"
        class="select"
        value={options.spectators === 'public' ? 'public' : 'all'}
        onChange={(event) => {
          const { spectators: _, ...others } = options;
          onChange(event.currentTarget.value === 'public' ? { ...others, spectators: 'public' } : others);
        }}
      >
        <option value="all">{say.spectatorsAll}</option>
        <option value="public">{say.spectatorsPublic}</option>
      </select>
    </div>
  );
}

interface PicturesProps {
  readonly title: string;
  readonly name: string;
  readonly entries: readonly Listed[];
  readonly chosen: string;
  onChoose(id: string): void;
}

function Pictures({ title, name, entries, chosen, onChoose }: PicturesProps) {
  const say = useText();
  return (
    <fieldset class="field">
      <legend>{title}</legend>
      <div class="pictures">
        {[{ id: '', title: say.asRuleset }, ...entries].map((entry: Listed) => (
          <label key={entry.id} class="picture">
            <input type="radio" name={name} checked={chosen === entry.id} onChange={() => onChoose(entry.id)} />
            {entry.picture ? (
              <TextMap text={entry.picture} />
            ) : (
              <span class="picture-none" aria-hidden="true">
                {entry.id === '' ? '\u2013' : '?'}
              </span>
            )}
            <span class="small">{entry.title}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** A text map: one character per cell, `#` is an obstacle. */
function TextMap({ text }: { readonly text: string }) {
  const rows = text.split('\n');
  const cols = Math.max(...rows.map((row) => row.length));
  const land = rows.flatMap((row, y) => [...row].flatMap((mark, x) => (mark === '#' ? `M${x} ${y}h1v1h-1z` : [])));
  return (
    <svg class="text-map" viewBox={`0 0 ${cols} ${rows.length}`} aria-hidden="true" focusable="false">
      <rect class="text-map-sea" width={cols} height={rows.length} />
      <path class="text-map-land" d={land.join('')} />
    </svg>
  );
}
