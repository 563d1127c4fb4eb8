import { no, ok, type Result } from '../../kernel/result.ts';
import type { Action, Choosable, Decision } from './decision.ts';
import { plain } from './plain.ts';
import { childrenOf, type Element } from './xml.ts';

/** Parses a question of the server; fails if it cannot be answered at all. */
export function readDecision(asked: Element): Result<Decision> {
  const { id = '', decisionType = '' } = asked.attributes;
  const text = plain(asked.attributes.text ?? '');
  const said = parametersOf(asked);
  const base = { id, text };
  switch (decisionType) {
    case 'INTEGER':
      return ok({
        ...base,
        type: 'INTEGER',
        min: whole(said, 'min'),
        max: whole(said, 'max'),
        usual: whole(said, 'defaultValue'),
      });
    case 'MULTIPLE_CHOICE': {
      const results = said.results ?? [];
      const usual = whole(said, 'defaultIndex');
      if (results.length === 0) return no({ code: 'gemp-nothing-offered', type: decisionType, text });
      return ok({
        ...base,
        type: 'MULTIPLE_CHOICE',
        results,
        usual: usual !== null && results[usual] !== undefined ? usual : null,
      });
    }
    case 'CARD_SELECTION':
      return ok({ ...base, type: 'CARD_SELECTION', ...bounds(said), cards: choosable(said) });
    case 'ARBITRARY_CARDS':
      return ok({
        ...base,
        type: 'ARBITRARY_CARDS',
        ...bounds(said),
        anyNumber: flag(said, 'returnAnyChange'),
        cards: choosable(said),
      });
    case 'CARD_ACTION_CHOICE':
      return ok({
        ...base,
        type: 'CARD_ACTION_CHOICE',
        actions: actionsOf(said),
        noPass: flag(said, 'noPass'),
        yourTurn: flag(said, 'yourTurn'),
        revert: flag(said, 'revertEligible'),
      });
    case 'ACTION_CHOICE': {
      const actions = actionsOf(said);
      if (actions.length === 0) return no({ code: 'gemp-nothing-offered', type: decisionType, text });
      return ok({ ...base, type: 'ACTION_CHOICE', actions });
    }
    case 'EMPTY':
      return ok({ ...base, type: 'EMPTY' });
    default:
      return no({ code: 'gemp-unknown-decision', type: decisionType, text });
  }
}

type Said = Readonly<Record<string, readonly string[]>>;

/** A list repeats the parameter name. */
function parametersOf(asked: Element): Said {
  const said: Record<string, string[]> = Object.create(null);
  for (const { attributes } of childrenOf(asked, 'parameter')) {
    const { name, value = '' } = attributes;
    if (name === undefined) continue;
    said[name] ??= [];
    said[name].push(value);
  }
  return said;
}

function whole(said: Said, name: string): number | null {
  const text = said[name]?.[0] ?? '';
  return /^-?\d{1,9}$/.test(text) ? Number(text) : null;
}

const flag = (said: Said, name: string): boolean => said[name]?.[0] === 'true';

const bounds = (said: Said): { readonly min: number; readonly max: number } => {
  const min = Math.max(0, whole(said, 'min') ?? 0);
  return { min, max: whole(said, 'max') ?? Math.max(min, said.cardId?.length ?? 0) };
};

const choosable = (said: Said): readonly Choosable[] =>
  (said.cardId ?? []).map((card, i) => ({
    card,
    blueprint: said.blueprintId?.[i] ?? null,
    selectable: said.selectable?.[i] !== 'false',
    text: plain(said.cardText?.[i] ?? ''),
  }));

const actionsOf = (said: Said): readonly Action[] =>
  (said.actionId ?? []).map((id, i) => ({
    id,
    card: known(said.cardId?.[i]),
    blueprint: known(said.blueprintId?.[i]),
    text: plain(said.actionText?.[i] ?? ''),
  }));

const known = (value: string | undefined): string | null => (value === undefined || value === '' ? null : value);
