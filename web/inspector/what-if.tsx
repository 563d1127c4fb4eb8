import { useId, useState } from 'preact/hooks';
import { Button } from '../../src/page/button.tsx';
import type { FactLine, Sensitivity, WeightEffect } from '../../src/wire/lab.ts';
import { figure } from './figures.ts';
import { inspectorText } from './inspector-text.ts';
import { call, type Setting, say as sayIn } from './say.ts';
import { keptStretch, scaleOf } from './scale.ts';
import type { WhatIfHold } from './use-what-if.ts';

interface WhatIfProps {
  readonly hold: WhatIfHold;
  readonly setting: Setting;
  readonly options: readonly ShownOption[]; // options whose facts can be changed
  onStay(): void;
}

interface ShownOption {
  readonly place: number; // index among the saved options
  readonly name: string;
}

const FEW = 5;

/** Sliders for the bot's weights, loaded on demand because the server computes how far each can change. */
export function WhatIf({ hold, setting, options, onStay }: WhatIfProps) {
  const say = inspectorText(setting.language);
  const { sensitivity, fault } = hold;
  const [isOpen, setOpen] = useState(false);
  const wordsOf = fault && (typeof fault.words === 'string' ? fault.words : sayIn(setting, fault));
  return (
    <details
      class="why-what-if"
      open={isOpen}
      onToggle={(event) => {
        setOpen(event.currentTarget.open);
        if (!event.currentTarget.open) return;
        onStay();
        hold.begin();
      }}
    >
      <summary>{say.whatIf}</summary>
      {wordsOf && (
        <p class="refusal" role="alert">
          {say.noWhatIf(wordsOf)}
        </p>
      )}
      {!sensitivity && !fault && (
        <p class="quiet" role="status">
          {say.looking}
        </p>
      )}
      {sensitivity && (
        <>
          <Weights hold={hold} sensitivity={sensitivity} setting={setting} />
          <Facts hold={hold} lines={sensitivity.facts} options={options} setting={setting} />
        </>
      )}
    </details>
  );
}

interface PartProps {
  readonly hold: WhatIfHold;
  readonly setting: Setting;
}

function Weights({ hold, sensitivity, setting }: PartProps & { readonly sensitivity: Sensitivity }) {
  const say = inspectorText(setting.language);
  const mattering = sensitivity.weights.filter(({ swing }) => swing > 0).length;
  const few = Math.min(FEW, mattering);
  const [isLong, setLong] = useState(false);
  const all = sensitivity.weights;
  return (
    <section aria-label={say.weightsHeading}>
      <h3 class="heading">{mattering === 0 ? say.noWeightMatters : say.weightsHeading}</h3>
      <ul class="why-weights">
        {(isLong ? all : all.slice(0, few)).map((sway) => (
          <Weight key={sway.weight} sway={sway} range={sensitivity.range} hold={hold} setting={setting} />
        ))}
      </ul>
      {!isLong && all.length > few && (
        <Button kind="quiet" onClick={() => setLong(true)}>
          {say.allWeights(all.length)}
        </Button>
      )}
    </section>
  );
}

function Weight({ sway, range, hold, setting }: PartProps & { readonly sway: WeightEffect; readonly range: number }) {
  const id = useId();
  const say = inspectorText(setting.language);
  const { weight, value } = sway;
  const { min, max, step, place } = scaleOf(value, range);
  const now = hold.weights[weight] ?? value;
  const { left, right } = keptStretch(sway, range);
  const move = (text: string): void => {
    const next = Number(text);
    if (text !== '' && Number.isFinite(next)) hold.weigh(weight, next);
  };
  return (
    <li class={now === value ? 'why-weight' : 'why-weight is-moved'}>
      <label for={id}>
        <code>{weight}</code>
        {now !== value && <span class="quiet small"> {say.was(figure(value, setting.language))}</span>}
      </label>
      <input
        id={id}
        class="input mono"
        type="number"
        step="any"
        value={now}
        onInput={(event) => move(event.currentTarget.value)}
      />
      <input
        type="range"
        aria-label={say.slider(weight)}
        min={min}
        max={max}
        step={step}
        value={now}
        onInput={(event) => move(event.currentTarget.value)}
      />
      {sway.swing > 0 && sway.sought && (
        <span class="why-sway" aria-hidden="true">
          <span class="why-sway-kept" style={{ left: `${left}%`, width: `${right - left}%` }} />
          <span class="why-mark" style={{ left: `${place(value)}%` }} />
        </span>
      )}
      <span class="why-turns small quiet">{turnsOf(sway, range, setting)}</span>
    </li>
  );
}

/** The values at which this weight alone changes the choice. */
function turnsOf({ swing, up, down, sought }: WeightEffect, range: number, setting: Setting): string {
  const say = inspectorText(setting.language);
  if (swing === 0) return say.swaysNothing;
  if (!sought) return say.notSought;
  const turn = (to: number): string => figure(to, setting.language);
  const parts = [
    ...(down ? [say.turnsBelow(turn(down.to), call(setting, down.command))] : []),
    ...(up ? [say.turnsAbove(turn(up.to), call(setting, up.command))] : []),
  ];
  return parts.length === 0 ? say.neverTurns(range) : `${parts.join('; ')}.`;
}

interface FactsProps extends PartProps {
  readonly lines: readonly FactLine[];
  readonly options: readonly ShownOption[];
}

function Facts({ hold, lines, options, setting }: FactsProps) {
  const say = inspectorText(setting.language);
  const shown = options.filter(({ place }) => lines.some(({ option }) => option === place));
  if (shown.length === 0) return null;
  return (
    <details class="why-facts">
      <summary>{say.factsHeading}</summary>
      {shown.map(({ place, name }) => (
        <fieldset key={place}>
          <legend>{name}</legend>
          {lines
            .filter(({ option }) => option === place)
            .flatMap(({ rule, facts }) =>
              Object.entries(facts).map(([fact, value]) => (
                <FactField
                  key={`${rule} ${fact}`}
                  rule={rule}
                  fact={fact}
                  value={value}
                  now={hold.factOf(place, rule, fact) ?? value}
                  edit={(next) => hold.edit(place, rule, fact, next)}
                />
              )),
            )}
        </fieldset>
      ))}
    </details>
  );
}

interface FactFieldProps {
  readonly rule: string;
  readonly fact: string;
  readonly value: number | boolean; // original value
  readonly now: number | boolean;
  edit(next: number | boolean): void;
}

function FactField({ rule, fact, value, now, edit }: FactFieldProps) {
  const id = useId();
  return (
    <div class={now === value ? 'why-fact' : 'why-fact is-moved'}>
      <label for={id}>
        <code>{rule}</code> {fact}
      </label>
      {typeof now === 'boolean' ? (
        <input id={id} type="checkbox" checked={now} onChange={(event) => edit(event.currentTarget.checked)} />
      ) : (
        <input
          id={id}
          class="input mono"
          type="number"
          step="any"
          value={Number(now.toPrecision(5))}
          onInput={({ currentTarget: { value: text } }) => {
            if (text !== '' && Number.isFinite(Number(text))) edit(Number(text));
          }}
        />
      )}
    </div>
  );
}
