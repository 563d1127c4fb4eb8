import { useId, useState } from 'preact/hooks';
import type { Fact } from '../../../../kernel/fact.ts';
import type { Language } from '../../../../kernel/game.ts';
import { no, type Result } from '../../../../kernel/result.ts';
import { Button } from '../../../../page/button.tsx';
import { useLanguage } from '../../../../page/language.ts';
import { cardName } from '../../data/card-names.ts';
import { CARD_OF } from '../../data/cards.ts';
import { DECKS } from '../../data/decks.ts';
import { deckOf } from '../../rules/set-up/deck-file.ts';
import { say } from '../../text.ts';
import type { Side, View } from '../../view.ts';
import { capital, sideClass } from '../scene.ts';
import { TITLES } from '../titles.ts';
import { setUpLabels } from './labels.ts';

interface DeckChoiceProps {
  readonly side: Side;
  readonly value: unknown; // a deck's name, a loaded deck, or undefined
  onChoose(deck: unknown): void;
}

interface Listed {
  readonly name?: unknown;
  readonly start?: unknown;
  readonly cards?: unknown;
}

/** A built-in deck, or a custom one from a file or pasted; errors are shown immediately. */
export function DeckChoice({ side, value, onChoose }: DeckChoiceProps) {
  const id = useId();
  const language = useLanguage();
  const w = setUpLabels(language);
  const [text, setText] = useState('');
  const [fault, setFault] = useState('');
  const ours = Object.entries(DECKS).filter(([, deck]) => deck.side === side);
  const own = typeof value === 'object' && value !== null ? (value as Listed) : undefined;
  const name = typeof value === 'string' ? value : (ours[0]?.[0] ?? '');
  const deck: Listed | undefined = own ?? ours.find(([one]) => one === name)?.[1];
  const take = (typed: string): void => {
    const read = readDeck(typed, side);
    setFault(read.ok ? '' : capital(faultOf(read.error, language, w)));
    if (read.ok) onChoose(read.value);
  };
  return (
    <div class={`field fo-deck ${sideClass(side)}`}>
      <label for={id}>{w[side]}</label>
      <select
        id={id}
        class="select"
        value={own ? 'own' : name}
        onChange={({ currentTarget }) => {
          setFault('');
          if (currentTarget.value !== 'own') onChoose(currentTarget.value);
        }}
      >
        {ours.map(([one]) => (
          <option key={one} value={one}>
            {TITLES[one]?.[language] ?? one}
          </option>
        ))}
        {own && <option value="own">{w.ofFile(String(own.name ?? '?'))}</option>}
      </select>
      {deck && <Contents deck={deck} />}
      <label class="button fo-file">
        {w.fromFile}
        <span class="spoken"> {w[side]}</span>
        <input
          type="file"
          class="spoken"
          accept=".json,application/json"
          onChange={async ({ currentTarget }) => take((await currentTarget.files?.[0]?.text()) ?? '')}
        />
      </label>
      <details class="fo-paste">
        <summary class="small">{w.paste}</summary>
        <textarea
          class="input mono"
          rows={5}
          aria-label={`${w.pasted}: ${w[side]}`}
          placeholder={w.pasted}
          value={text}
          onInput={({ currentTarget }) => setText(currentTarget.value)}
        />
        <Button disabled={text.trim() === ''} onClick={() => take(text)}>
          {w.use}
        </Button>
      </details>
      {fault && (
        <p class="refusal" role="alert">
          {fault}
        </p>
      )}
    </div>
  );
}

/** The contents of a deck, collapsed. */
function Contents({ deck }: { readonly deck: Listed }) {
  const language = useLanguage();
  const w = setUpLabels(language);
  const named = (id: string): string => {
    const card = CARD_OF.get(id);
    return card ? cardName(card, language) : id;
  };
  const cards = Object.entries((deck.cards ?? {}) as Readonly<Record<string, number>>);
  return (
    <details class="fo-contents small">
      <summary>
        {w.holds}. <span class="quiet">{w.begins(named(String(deck.start)))}</span>
      </summary>
      <ul>
        {cards.map(([card, copies]) => (
          <li key={card}>
            <span class="mono">{copies}</span> {named(card)}
          </li>
        ))}
      </ul>
    </details>
  );
}

type Deck = View['rules']['setup']['decks']['dark'];
type Labels = ReturnType<typeof setUpLabels>;

/** Reads a deck from typed text or a file, with the game's own checks. */
export function readDeck(typed: string, side: Side): Result<Deck> {
  let read: unknown;
  try {
    read = JSON.parse(typed);
  } catch (error) {
    return no({ code: 'not-json', problem: error instanceof Error ? error.message : '' });
  }
  if (!isDeckLike(read)) return no({ code: 'bad-setup', field: '(whole)', problem: 'name, side, start, cards' });
  const deck = deckOf(read, '');
  if (!deck.ok || deck.value.side === side) return deck;
  return no({ code: 'deck-of-other-side', field: 'side', deck: deck.value.name, side: deck.value.side, known: [side] });
}

/** A rough check: the page has no schema validator, and the server checks again. */
function isDeckLike(read: unknown): boolean {
  if (typeof read !== 'object' || read === null) return false;
  const { name, side, start, cards } = read as Readonly<Record<string, unknown>>;
  const counts = typeof cards === 'object' && cards !== null ? Object.values(cards) : [null];
  return (
    typeof name === 'string' &&
    (side === 'dark' || side === 'light') &&
    typeof start === 'string' &&
    counts.every((count) => Number.isInteger(count) && (count as number) > 0)
  );
}

export const faultOf = (fact: Fact, language: Language, w: Labels): string =>
  fact.code === 'not-json' ? w.badJson(String(fact.problem)) : (say(fact, language) ?? fact.code);
