import type { Command } from 'commander';
import { resolveBotWithWeights } from '../arena/lineup.ts';
import { decisionFor, questionAt } from '../arena/redecide.ts';
import { sameJson } from '../decide/same-json.ts';
import { isProgramName } from '../integrations/list.ts';
import type { Kinds } from '../kernel/kinds.ts';
import type { LogFile } from '../kernel/log.ts';
import { type Entry, type Match, stateAt } from '../kernel/match.ts';
import { no, ok, type Result } from '../kernel/result.ts';
import { decideWith, type Redecided, sayChanged } from './changed-ranking.ts';
import { type Answer, addCommand, answering, collect } from './command.ts';
import { deciderOf } from './decided-by.ts';
import { explanation, optionText, type Setting } from './explanation.ts';
import { replayed } from './input.ts';
import { openEntry } from './open-entry.ts';
import { inWords, sayIn } from './say.ts';
import { saySensitivity, sensitivityOf } from './sensitivity.ts';
import { paint, print, printJson } from './terminal.ts';
import { sayFlip, whatIf } from './what-if.ts';

interface ExplainOptions {
  readonly whatIf?: boolean;
  readonly flip?: boolean;
  readonly sensitivity?: boolean;
  readonly weight?: readonly string[];
  readonly fact?: readonly string[];
  readonly json?: boolean;
}

export function addExplain(program: Command): void {
  addCommand(
    program,
    'explain <file> <n>',
    'explain a decision: N is the entry number in the log (see replay); in a corpus, NAME/N',
    [
      'explain game.jsonl 12',
      'explain corpus.jsonl radar-7:0/12',
      'explain game.jsonl 12 --what-if',
      'explain game.jsonl 12 --weight closing=2 --weight tells=0',
      'explain game.jsonl 12 --fact closing-in.far=1',
      'explain game.jsonl 12 --sensitivity',
    ],
  )
    .option('--what-if', 'show the smallest change of one weight that would change the decision')
    .option('--flip', 'same as --what-if')
    .option('--weight <NAME=VALUE>', 'show the ranking with this weight changed (repeatable)', collect)
    .option(
      '--fact <RULE.FIELD=VALUE>',
      'show the ranking with this fact changed; prefix #2. for option 2 only (repeatable)',
      collect,
    )
    .option('--sensitivity', 'show how far each weight can change before the decision changes')
    .option('--json', 'print JSON')
    .action(answering(explain));
}

async function explain(path: string, place: string, options: ExplainOptions): Promise<Answer> {
  const opened = openEntry(path, place);
  if (!opened.ok) return opened;
  const { log, n, seed } = opened.value;
  const { game, file } = log;
  const entry = file.entries[n] as Entry;
  const bot = deciderOf(file, entry);
  if (!bot.ok) return bot;
  const match = replayed(path, log);
  if (!match.ok) return match;

  const record = file.decisions.find((decision) => decision.n === n);
  const wantsFlip = options.whatIf || options.flip;
  const needsAgain = wantsFlip || options.sensitivity || options.weight || options.fact;
  const again = record && !needsAgain ? undefined : redecide(match.value, file, entry, bot.value, record, seed);
  if (again && !again.ok) return again;
  const decision = (record ?? again?.value)?.decision as Redecided['decision'];
  const flip = wantsFlip && again ? await whatIf(again.value.question, again.value.ask, decision) : undefined;
  const view = game.view(stateAt(match.value, n), entry.seat);
  const setting: Setting = { game, rules: match.value.rules, view, bot: bot.value };
  const changed = again && (options.weight || options.fact) ? decideWith(again.value, options) : undefined;
  if (changed && !changed.ok) return no(inWords(game, changed.error));
  const sensitivity =
    options.sensitivity && again ? await sensitivityOf(again.value.question, again.value.ask, decision) : undefined;
  if (sensitivity && !sensitivity.ok) return no(inWords(game, sensitivity.error));
  if (options.json)
    printJson({
      ...asJson(setting, entry, decision, record, flip),
      ...(changed && { moved: changed.value }),
      ...(sensitivity && { sensitivity: sensitivity.value }),
    });
  else {
    const how = record ? 'as recorded in the match' : 'decided again from what the bot knew then';
    const played = optionText(setting, entry.command as Kinds['command']);
    print(`${paint.bold(`entry ${n}`)}  ${entry.seat}: ${played}  ${paint.dim(`(${how})`)}\n`);
    if (record?.fault) print(`the bot failed, so the fallback was played: ${sayIn(game, record.fault, setting.rules)}`);
    print(explanation(setting, decision).join('\n'));
    if (again && !sameJson(again.value.decision.command, record ? decision.command : entry.command))
      print(paint.yellow('today the bot chooses differently: the bot or its weights have changed since the match'));
    if (flip) print(`\n${sayFlip(setting, flip)}`);
    if (changed) print(`\n${sayChanged(setting, decision, changed.value).join('\n')}`);
    if (sensitivity) print(`\n${saySensitivity(setting, sensitivity.value).join('\n')}`);
  }
  return ok(0);
}

function asJson(
  setting: Setting,
  { n, seat, command }: Entry,
  decision: Redecided['decision'],
  record: LogFile['decisions'][number] | undefined,
  flip: Awaited<ReturnType<typeof whatIf>> | undefined,
) {
  return {
    game: setting.game.id,
    n,
    seat,
    bot: setting.bot,
    stored: record !== undefined,
    played: command,
    chosen: decision.command,
    words: optionText(setting, decision.command),
    runnerUp: decision.kept[1]?.option ?? null,
    margin: decision.margin,
    ...(record?.fault && { fault: record.fault }),
    decision,
    ...(flip && { whatIf: flip.ok ? { ok: true, ...flip.value } : { ok: false, ...flip.error } }),
  };
}

function redecide(
  match: Match,
  { footer }: LogFile,
  { n, seat, command }: Entry,
  bot: string,
  record: LogFile['decisions'][number] | undefined,
  seed: number | undefined,
): Result<Redecided> {
  if (isProgramName(bot) && !record) return no({ code: 'program-reasons-not-kept', name: bot });
  if (isProgramName(bot)) return no({ code: 'program-not-asked-again', name: bot });
  const part = resolveBotWithWeights(match.game, bot);
  if (!part.ok) return no(inWords(match.game, part.error));
  const question = questionAt(match, n, seat, part.value, record?.seed ?? seed);
  const again = decisionFor(question, command, record?.decision.iterations ?? 0);
  const seedless = footer.seed === null && typeof (record?.seed ?? seed) !== 'number' && question.chance.used;
  return again && !seedless ? ok({ question, ...again }) : no({ code: 'seed-not-told', n });
}
