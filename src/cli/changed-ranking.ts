import { parseWeights } from '../arena/inline-weights.ts';
import { decideAgain, type Question } from '../arena/redecide.ts';
import { choiceBehind, type FactEdit, factLines, rescore } from '../decide/lab/rescore.ts';
import { withChangedWeights } from '../decide/lab/reweighed.ts';
import { sameJson } from '../decide/same-json.ts';
import type { Ask, Decision, Observed } from '../kernel/bot.ts';
import type { Kinds } from '../kernel/kinds.ts';
import { no, ok, type Result } from '../kernel/result.ts';
import { optionWords, points, type Setting, wordsWidth } from './explanation.ts';
import { paint } from './terminal.ts';

type Command = Kinds['command'];

/** What to change: weights as NAME=VALUE, facts as RULE.FIELD=VALUE. */
export interface Changes {
  readonly weight?: readonly string[];
  readonly fact?: readonly string[];
}

/** A bot's decision to repeat: the question, how it was asked, and the answer. */
export interface Redecided {
  readonly question: Question;
  readonly ask: Ask;
  readonly decision: Decision<Command>;
}

/** Repeats the decision with changed weights and facts. */
export function decideWith({ question, ask, decision }: Redecided, changes: Changes): Result<Decision<Command>> {
  const { part } = question;
  const changed = parseWeights(changes.weight ?? []);
  if (!changed.ok) return changed;
  const weights = withChangedWeights(part.name, part.weights, changed.value);
  if (!weights.ok) return weights;
  const seen: Observed[] = [];
  const { iterations } = decision;
  const table = changes.weight ? { weights: weights.value } : {};
  const after = decideAgain(question, ask, { ...table, iterations, observe: (one) => seen.push(one) });
  if (!changes.fact) return ok(after);
  const behind = choiceBehind(after, seen);
  if (!behind) return no({ code: 'not-by-rules', bot: part.name });
  const edits: FactEdit[] = [];
  for (const given of changes.fact) {
    const found = editsOf(after, behind, given);
    if (!found.ok) return found;
    edits.push(...found.value);
  }
  const rescored = rescore(after, behind, edits);
  return rescored.ok ? ok(rescored.value.decision) : rescored;
}

/** `#2.closing-in.far=1` changes the fact only in the second option, otherwise in all options that have it. */
function editsOf(decision: Decision<Command>, behind: Observed, given: string): Result<FactEdit[]> {
  const [, place, rule, field, text] = /^(?:#(\d+)\.)?([\w-]+)\.(\w+)=(-?\d+(?:\.\d+)?|true|false)$/.exec(given) ?? [];
  if (rule === undefined || field === undefined || text === undefined) return no({ code: 'not-a-fact', given });
  const value = text === 'true' || text === 'false' ? text === 'true' : Number(text);
  const lines = factLines(decision, behind);
  const own = lines.filter(
    (line) => line.rule === rule && field in line.facts && (place === undefined || line.option === Number(place) - 1),
  );
  if (own.length > 0) return ok(own.map(({ option }) => ({ option, rule, facts: { [field]: value } })));
  const names = lines.flatMap((line) => Object.keys(line.facts).map((name) => `${line.rule}.${name}`));
  return no({ code: 'unknown-fact', given: `${rule}.${field}`, known: [...new Set(names)] });
}

const SHOWN = 6;

/** The two rankings side by side: old position, new position and the difference in score. */
export function sayChanged(setting: Setting, before: Decision<Command>, after: Decision<Command>): string[] {
  const totals = new Map(before.kept.map(({ option, tally }, i) => [JSON.stringify(option), { place: i + 1, tally }]));
  const shown = after.kept.slice(0, SHOWN);
  const wide = wordsWidth(setting, shown);
  const rows = shown.map(({ option, tally }, i) => {
    const was = totals.get(JSON.stringify(option));
    const gain = was ? tally.total - was.tally.total : 0;
    const by = was && gain !== 0 ? ` (${gain > 0 ? '+' : ''}${points(gain)})` : '';
    const place = was === undefined ? 'new' : was.place === i + 1 ? '' : `was ${was.place}`;
    return `${String(i + 1).padStart(4)}. ${optionWords(setting, option).padEnd(wide)} ${points(tally.total).padStart(8)}${by}  ${paint.dim(place)}`.trimEnd();
  });
  const same = sameJson(before.command, after.command);
  const head = same ? 'with these changes, it would still choose' : 'with these changes, it would choose';
  return [`${head} ${paint.bold(optionWords(setting, after.command))}`, ...rows];
}
