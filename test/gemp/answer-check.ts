/** A question as the server stores it: parameters by name; lists repeat a name. */
export interface Question {
  readonly type: string;
  readonly text: string;
  readonly parameters: Readonly<Record<string, readonly string[]>>;
}

/** Accepted, asked again with a warning, or the end of the game, as on the real server. */
export type Verdict = { readonly is: 'taken' } | { readonly is: 'bad' | 'abort'; readonly why: string };

const TAKEN: Verdict = { is: 'taken' };
const bad = (why: string): Verdict => ({ is: 'bad', why });
const abort = (why: string): Verdict => ({ is: 'abort', why });

const WHOLE = /^-?\d+$/;

/** Written from the protocol description only, independently of what the client considers legal. */
export function verdictOn({ type, parameters }: Question, value: string | null): Verdict {
  const list = (name: string): readonly string[] => parameters[name] ?? [];
  const number = (name: string): number | undefined => {
    const text = parameters[name]?.[0];
    return text === undefined ? undefined : Number(text);
  };
  if (value === null) return type === 'EMPTY' ? TAKEN : abort('no value at all');
  switch (type) {
    case 'EMPTY':
      return TAKEN;
    case 'INTEGER': {
      if (!WHOLE.test(value)) return bad('not a number');
      const [min, max] = [number('min') ?? -Infinity, number('max') ?? Infinity];
      return Number(value) >= min && Number(value) <= max ? TAKEN : bad('out of bounds');
    }
    case 'MULTIPLE_CHOICE':
      if (!WHOLE.test(value)) return bad('not a number');
      return list('results')[Number(value)] === undefined ? abort('an index out of range') : TAKEN;
    case 'CARD_SELECTION':
    case 'ARBITRARY_CARDS': {
      const chosen = value === '' ? [] : value.split(',');
      const may = list('cardId').filter((_, i) => list('selectable')[i] !== 'false');
      if (chosen.some((card) => !may.includes(card))) return bad('a card that cannot be chosen');
      if (new Set(chosen).size < chosen.length) return bad('a card twice');
      const waived = type === 'ARBITRARY_CARDS' && list('returnAnyChange')[0] === 'true';
      const [min, max] = [number('min') ?? 0, number('max') ?? Infinity];
      return waived || (chosen.length >= min && chosen.length <= max) ? TAKEN : bad('too few or too many');
    }
    case 'CARD_ACTION_CHOICE':
      if (value === '') return list('noPass')[0] === 'true' ? bad('no pass here') : TAKEN;
      return list('actionId').includes(value) ? TAKEN : bad('no such action');
    case 'ACTION_CHOICE':
      return list('actionId').includes(value) ? TAKEN : bad('no such action');
    default:
      return abort(`a question of ours that nobody knows: ${type}`);
  }
}
