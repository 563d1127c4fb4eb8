import { no, ok, type Result } from '../../kernel/result.ts';
import type { Action, Choosable, Decision } from './decision.ts';
import { plain } from './plain-text.ts';
import { childrenOf, type Element } from './xml.ts';

/** Parses a question of the server; fails if it cannot be answered at all. */
export function readDecision(asked: Element): Result<Decision> {
  const { id = '', decisionType = '' } = asked.attributes;
  const text = plain(asked.attributes.text ?? '');
  const parameters = parametersOf(asked);
  const base = { id, text };
  switch (decisionType) {
    case 'INTEGER':
      return ok({
        ...base,
        type: 'INTEGER',
        min: whole(parameters, 'min'),
        max: whole(parameters, 'max'),
        usual: whole(parameters, 'defaultValue'),
      });
    case 'MULTIPLE_CHOICE': {
      const results = parameters.results ?? [];
      const usual = whole(parameters, 'defaultIndex');
      if (results.length === 0) return no({ code: 'gemp-nothing-offered', type: decisionType, text });
      return ok({
        ...base,
        type: 'MULTIPLE_CHOICE',
        results,
        usual: usual !== null && results[usual] !== undefined ? usual : null,
      });
    }
    case 'CARD_SELECTION':
      return ok({ ...base, type: 'CARD_SELECTION', ...bounds(parameters), cards: choosable(parameters) });
    case 'ARBITRARY_CARDS':
      return ok({
        ...base,
        type: 'ARBITRARY_CARDS',
        ...bounds(parameters),
        anyNumber: flag(parameters, 'returnAnyChange'),
        cards: choosable(parameters),
      });
    case 'CARD_ACTION_CHOICE':
      return ok({
        ...base,
        type: 'CARD_ACTION_CHOICE',
        actions: actionsOf(parameters),
        noPass: flag(parameters, 'noPass'),
        yourTurn: flag(parameters, 'yourTurn'),
        revert: flag(parameters, 'revertEligible'),
      });
    case 'ACTION_CHOICE': {
      const actions = actionsOf(parameters);
      if (actions.length === 0) return no({ code: 'gemp-nothing-offered', type: decisionType, text });
      return ok({ ...base, type: 'ACTION_CHOICE', actions });
    }
    case 'EMPTY':
      return ok({ ...base, type: 'EMPTY' });
    default:
      return no({ code: 'gemp-unknown-decision', type: decisionType, text });
  }
}

type Parameters = Readonly<Record<string, readonly string[]>>;

/** A list repeats the parameter name. */
function parametersOf(asked: Element): Parameters {
  const parameters: Record<string, string[]> = Object.create(null);
  for (const { attributes } of childrenOf(asked, 'parameter')) {
    const { name, value = '' } = attributes;
    if (name === undefined) continue;
    parameters[name] ??= [];
    parameters[name].push(value);
  }
  return parameters;
}

function whole(parameters: Parameters, name: string): number | null {
  const text = parameters[name]?.[0] ?? '';
  return /^-?\d{1,9}$/.test(text) ? Number(text) : null;
}

const flag = (parameters: Parameters, name: string): boolean => parameters[name]?.[0] === 'true';

const bounds = (parameters: Parameters): { readonly min: number; readonly max: number } => {
  const min = Math.max(0, whole(parameters, 'min') ?? 0);
  return { min, max: whole(parameters, 'max') ?? Math.max(min, parameters.cardId?.length ?? 0) };
};

const choosable = (parameters: Parameters): readonly Choosable[] =>
  (parameters.cardId ?? []).map((card, i) => ({
    card,
    blueprint: parameters.blueprintId?.[i] ?? null,
    selectable: parameters.selectable?.[i] !== 'false',
    text: plain(parameters.cardText?.[i] ?? ''),
  }));

const actionsOf = (parameters: Parameters): readonly Action[] =>
  (parameters.actionId ?? []).map((id, i) => ({
    id,
    card: known(parameters.cardId?.[i]),
    blueprint: known(parameters.blueprintId?.[i]),
    text: plain(parameters.actionText?.[i] ?? ''),
  }));

const known = (value: string | undefined): string | null => (value === undefined || value === '' ? null : value);
