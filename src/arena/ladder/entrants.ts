import { makeBotName, parseBotName } from '../../decide/persona.ts';
import { isProgramName } from '../../integrations/list.ts';
import type { Game } from '../../kernel/game.ts';
import type { Entrant } from '../experiment/plan.ts';
import { inlineOf } from '../inline.ts';

/** Who stands on a ladder: a bot as it was when it played. Another version, or another table, is somebody else. */
export interface Climber {
  readonly key: string; // `crew+hunter#abcd1234 v1`
  readonly name: string; // without the digest
  readonly version: string;
  readonly weights: string | null;
}

/** The same table counts as the same bot, however its name was typed; the usual persona of a game's bot goes without saying. */
export function climberOf({ name, version, weights }: Entrant, game?: Game): Climber {
  const plain = isProgramName(name) ? undefined : parseBotName(inlineOf(name).name);
  if (!plain?.ok) return { key: `${name} v${version}`, name, version, weights };
  const { id, level, persona } = plain.value;
  const usual = Object.keys(game?.bots[id]?.personas ?? {})[0];
  const short = makeBotName({ id, level, ...(persona !== undefined && persona !== usual && { persona }) });
  return { key: `${short}${weights === null ? '' : `#${weights}`} v${version}`, name: short, version, weights };
}
