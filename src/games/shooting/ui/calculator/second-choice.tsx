import { Button } from '../../../../page/button.tsx';
import { Icon } from '../../../../page/icon.tsx';
import { useLanguage } from '../../../../page/language.ts';
import { type Asked, conditionsOf } from './asked.ts';
import { words } from './labels.ts';

const LETTERS = ['a', 'b'] as const;
export type Letter = (typeof LETTERS)[number];

interface SecondChoiceProps {
  readonly asked: Asked;
  readonly letter: Letter;
  onEdit(letter: Letter): void;
  onChange(asked: Asked): void;
}

/** Adds a second choice to compare, or the target's strike back, and selects which of the two the form edits. */
export function SecondChoice({ asked, letter, onEdit, onChange }: SecondChoiceProps) {
  const w = words(useLanguage());
  const { a, b, fight } = asked;
  const start = (second: Asked): void => {
    onEdit('b');
    onChange(second);
  };
  if (!b)
    return (
      <div class="row odds-verbs">
        <Button icon={<Icon name="swap" />} onClick={() => start({ ...asked, b: a })}>
          {w.compare}
        </Button>
        {conditionsOf(a).melee && (
          <Button
            icon={<Icon name="replay" />}
            onClick={async () => {
              const { strikingBack } = await import('./strike-back.ts');
              start({ ...asked, b: strikingBack(a), fight: { onDeath: null } });
            }}
          >
            {w.exchange}
          </Button>
        )}
      </div>
    );
  return (
    <>
      <div class="row odds-verbs">
        <fieldset class="segments">
          <legend class="spoken">{w.choices}</legend>
          {LETTERS.map((one) => (
            <Button key={one} aria-pressed={letter === one} onClick={() => onEdit(one)}>
              <span class={`odds-key-${one}`}>{fight ? w.fightSide(one) : w.choice(one === 'a' ? 'A' : 'B')}</span>
            </Button>
          ))}
        </fieldset>
        <Button
          kind="quiet"
          icon={<Icon name="cross" />}
          onClick={() => {
            onEdit('a');
            onChange({ ...asked, b: null, fight: null });
          }}
        >
          {fight ? w.exchangeStop : w.compareStop}
        </Button>
      </div>
      <p class="small quiet">{fight ? w.exchangeForm(letter) : w.compareAbout}</p>
    </>
  );
}
