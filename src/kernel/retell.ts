import { diceAt, loaded } from './dice.ts';
import type { Fact } from './fact.ts';
import type { Game, Outcome } from './game.ts';
import type { Hashing } from './hashing.ts';
import { type Seat, sideOf, UMPIRE, type Watcher } from './ids.ts';
import { sayKernel } from './kernel-text.ts';
import type { Kinds } from './kinds.ts';
import { type Entry, type Match, outcomeOf, submit, unopened, viewOf } from './match.ts';
import { isMatchEvent, MATCH_COMMANDS, type MatchCommand, parseMatchCommand } from './match-status.ts';
import { parseCommand } from './raw-command.ts';
import { ok, type Result } from './result.ts';

/**
 * Plays a transcript and writes it again with what happened. Input lines: `setup {json}`, `seed N`, `dice 3 5` (loaded for the
 * next command), `> seat command` (typed or JSON), `? watcher` (print its board), `#` comments. Indented lines are output.
 */
export function retell<K extends Kinds>(game: Game<K>, text: string, hashing: Hashing): string {
  const lines = text.split('\n').filter((line) => !line.startsWith('  '));
  while (lines.at(-1) === '') lines.pop();
  const player = new TranscriptPlayer(game, hashing);
  return `${lines.flatMap((line) => [line, ...player.run(line).map((output) => `  ${output}`)]).join('\n')}\n`;
}

/** Plays a transcript and returns data only: the entry for each command, or its refusal. */
export function played<K extends Kinds>(game: Game<K>, text: string, hashing: Hashing): readonly unknown[] {
  const player = new TranscriptPlayer(game, hashing);
  for (const line of text.split('\n')) if (!line.startsWith('  ')) player.run(line);
  return player.answers;
}

class TranscriptPlayer<K extends Kinds> {
  readonly answers: (Entry<K> | Fact)[] = [];
  private readonly game: Game<K>;
  private readonly hashing: Hashing;
  private setup: unknown = undefined;
  private seed = '1';
  private dice: number[] | undefined;
  private match: Match<K> | undefined;

  constructor(game: Game<K>, hashing: Hashing) {
    this.game = game;
    this.hashing = hashing;
  }

  run(line: string): string[] {
    const [word = '', ...words] = line.split(' ');
    const rest = words.join(' ');
    switch (word) {
      case 'setup':
        this.setup = JSON.parse(rest);
        return [];
      case 'seed':
        this.seed = rest;
        return [];
      case 'dice':
        this.dice = words.map(Number);
        return [];
      case '>':
        return this.play(words[0] ?? '', words.slice(1).join(' '));
      case '?':
        return this.with((match) => this.game.board(viewOf(match, rest)).split('\n'));
      default:
        return line === '' || word.startsWith('#') ? [] : [`not understood: ${line}`];
    }
  }

  private with(run: (match: Match<K>) => string[]): string[] {
    if (this.match) return run(this.match);
    const rules = this.game.setUp(this.setup, diceAt(this.hashing, this.seed, 'setup', UMPIRE, 0));
    if (!rules.ok) return [this.refused(rules.error)];
    this.match = unopened(this.game, rules.value, this.seed, this.hashing);
    return run(this.match);
  }

  private play(seat: Seat, line: string): string[] {
    return this.with((match) => {
      const command = this.read(match, seat, line);
      const answer = command.ok ? this.submit(match, seat, command.value) : command;
      this.answers.push(answer.ok ? answer.value : answer.error);
      if (!answer.ok) return [this.refused(answer.error)];
      const outcome = outcomeOf(match);
      const heard = answer.value.events.flatMap((event) => this.heard(match, event));
      return outcome ? [...heard, this.ended(match, outcome)] : heard;
    });
  }

  private read(match: Match<K>, seat: Seat, line: string): Result<K['command'] | MatchCommand> {
    if (line.startsWith('{')) return parseCommand(this.game, JSON.parse(line));
    const [type = '', first, second] = line.split(' ');
    if (MATCH_COMMANDS.has(type)) {
      const given = { type, seat: first, side: first, holder: second };
      return parseMatchCommand(given);
    }
    if (seat === UMPIRE && type === 'begin') return ok({ type } as K['command']); // every game has this command
    return this.game.typed(line, this.game.view(match.state, seat));
  }

  /** Uses the loaded dice, if any, for this command only. */
  private submit(match: Match<K>, seat: Seat, command: K['command'] | MatchCommand): Result<Entry<K>> {
    const faces = this.dice;
    this.dice = undefined;
    return submit(match, seat, command, faces && loaded(...faces));
  }

  private ended({ rules }: Match<K>, { winners, reason }: Outcome): string {
    const drawn = winners.length === this.game.sides(rules).length;
    return `${drawn ? 'drawn' : `won by ${winners.join(', ')}`}: ${this.say(reason) || JSON.stringify(reason)}`;
  }

  private refused(fact: Kinds['heard'] | { readonly code: string }): string {
    return `refused: ${JSON.stringify(fact)} ${this.say(fact)}`.trimEnd();
  }

  private say(fact: Kinds['heard'] | { readonly code: string }): string {
    return this.game.say(fact, 'en', this.match?.rules) ?? sayKernel(fact, 'en') ?? '';
  }

  /** One line for each way in which watchers hear an event; `all` if they all hear the same. */
  private heard(match: Match<K>, event: Entry<K>['events'][number]): string[] {
    if (isMatchEvent(event)) return [`all| ${this.say(event)}`];
    const { game, rules } = match;
    const watchers = [...game.seats(rules), 'spectator'];
    const groups = new Map<string, Watcher[]>();
    for (const watcher of watchers) {
      const heard = game.hear(rules, event, watcher);
      if (heard === undefined) continue;
      const words = game.say(heard, 'en', rules) ?? JSON.stringify(heard);
      if (words !== '') groups.set(words, [...(groups.get(words) ?? []), watcher]);
    }
    return [...groups].map(
      ([words, who]) => `${who.length === watchers.length ? 'all' : named(who, watchers)}| ${words}`,
    );
  }
}

/** Names a whole side by its id instead of listing its seats. */
function named(who: readonly Watcher[], watchers: readonly Watcher[]): string {
  const whole = (side: string): boolean =>
    watchers.filter((one) => sideOf(one) === side).every((one) => who.includes(one));
  return [...new Set(who.map((one) => (whole(sideOf(one)) ? sideOf(one) : one)))].join(', ');
}
