import { makeBotName, parseBotName } from '../../decide/persona.ts';
import { isProgramName } from '../../integrations/list.ts';
import type { Game } from '../../kernel/game.ts';
import type { Entrant } from '../experiment/plan.ts';
import { splitInlineWeights } from '../inline-weights.ts';

/** A bot as it was when it played. Another version or weight table counts as a different bot. */
export interface RatedBot {
  readonly key: string; // `crew+hunter#abcd1234 v1`
  readonly name: string; // without the digest
  readonly version: string;
  readonly weights: string | null;
}

/** The same table is the same bot, however its name was typed. A default persona is dropped from the name. */
export function ratedBot({ name, version, weights }: Entrant, game?: Game): RatedBot {
  const plain = isProgramName(name) ? undefined : parseBotName(splitInlineWeights(name).name);
  if (!plain?.ok) return { key: `${name} v${version}`, name, version, weights };
  const { id, level, persona } = plain.value;
  const usual = Object.keys(game?.bots[id]?.personas ?? {})[0];
  const short = makeBotName({ id, level, ...(persona !== undefined && persona !== usual && { persona }) });
  return { key: `${short}${weights === null ? '' : `#${weights}`} v${version}`, name: short, version, weights };
}
