import { mix } from '../../../kernel/random.ts';
import { no, ok, type Result } from '../../../kernel/result.ts';
import { answerTo } from '../answer.ts';
import { applyEvent } from '../board/apply-event.ts';
import { type Board, EMPTY_BOARD, stillKnown } from '../board.ts';
import type { ClientEvent, ClientState } from '../client-state.ts';
import type { Decision } from '../decision.ts';
import { sideAt } from '../hall.ts';
import { type Memory, newMemory, rulesOf } from '../memory.ts';
import { plain } from '../plain-text.ts';
import { childrenOf, type Element } from '../xml.ts';
import type { HallClient } from './hall.ts';
import type { ClientOptions } from './options.ts';

const AT_ONCE = 100; // milliseconds
const QUIET = 8; // polls without news before asking the hall whether the game is over

/** How a server announces the end. The text only makes us check the hall, which is authoritative. */
const END = /\bwinner\b|\bgame (over|(is|was) cancell?ed)\b|\bconcede[ds]?\b/i;

/** The client's actions in a game. */
export class GameClient {
  board: Board = EMPTY_BOARD;
  answers = 0;
  warnings = 0;
  private memory: Memory | null = null;
  private channel = '';
  private quiet = 0;
  private hint = false; // a message suggested that the game may be over
  private readonly id: string;
  private readonly options: ClientOptions;
  private readonly hall: HallClient;

  constructor(id: string, options: ClientOptions, hall: HallClient) {
    this.id = id;
    this.options = options;
    this.hall = hall;
  }

  async step({ fresh }: ClientState): Promise<Result<ClientEvent>> {
    if (this.hint || this.quiet >= QUIET) {
      const over = await this.isOver();
      if (!over.ok) return over;
      if (over.value) return ok(over.value);
    }
    if (fresh) return this.enter();
    return this.board.decision ? this.answer() : this.poll();
  }

  /** Pauses between polls if the server does not use long polling. */
  private async poll(): Promise<Result<ClientEvent>> {
    const { clock, calls, hallPace, stop } = this.options;
    const started = clock.now();
    const heard = this.heard(await calls.pollGame(this.id, this.channel));
    if (this.quiet > 0 && clock.now() - started < AT_ONCE) await clock.sleep(Math.min(AT_ONCE, hallPace), stop);
    return heard;
  }

  /** Records a fault that may mean the game is gone. */
  checkIfOver(): void {
    this.hint = true;
  }

  /** Loads the whole game from its start; an open question is asked again. */
  private async enter(): Promise<Result<ClientEvent>> {
    const reply = await this.options.calls.enterGame(this.id);
    if (!reply.ok) return reply;
    if (reply.value?.name !== 'gameState') return unexpectedRoot(reply.value, 'gameState');
    const before = this.board;
    this.board = EMPTY_BOARD;
    const taken = this.take(reply.value);
    this.board = stillKnown(this.board, before);
    return taken;
  }

  /**
   * Sends an answer once. If no reply arrives, we cannot know whether the server got it; questions have no ids, so a
   * retry could answer the next one. Instead, re-enter the game.
   */
  private async answer(): Promise<Result<ClientEvent>> {
    const { options, board } = this;
    const { decision } = board;
    if (!decision) return ok({ type: 'replied' });
    const table = this.hall.tableOf(this.id);
    this.memory ??= newMemory({
      side: table ? sideAt(table, options.user) : null,
      table: options.cards,
      deck: options.list,
    });
    const { answer, memory, notes } = answerTo(
      decision,
      board,
      this.memory,
      options.decisionMaker,
      mix(options.seed, Number(this.id) || 0),
    );
    this.memory = memory;
    this.board = { ...board, decision: null, warning: null };
    this.answers++;
    const { type, text } = decision;
    options.note(
      { code: 'gemp-answered', type, text, answer, choice: choiceText(decision, answer), notes },
      memory.slots ? rulesOf(memory.slots) : undefined,
    );
    return this.heard(await options.calls.answer(this.id, this.channel, decision.id, answer));
  }

  private heard(reply: Result<Element | null>): Result<ClientEvent> {
    if (!reply.ok) return reply;
    return reply.value?.name === 'update' ? this.take(reply.value) : unexpectedRoot(reply.value, 'update');
  }

  private take(root: Element): Result<ClientEvent> {
    const events = childrenOf(root, 'ge');
    this.channel = root.attributes.cn ?? this.channel;
    this.quiet = events.length > 0 ? 0 : this.quiet + 1;
    for (const event of events) {
      this.board = applyEvent(this.board, event);
      const { type, message = '' } = event.attributes;
      if (type === 'M' && END.test(message)) this.hint = true;
      if (type === 'W') {
        this.warnings++;
        this.options.note({ code: 'gemp-warned', words: plain(message) });
      }
    }
    if (this.board.unanswerable) this.options.note(this.board.unanswerable);
    return ok({ type: 'replied' });
  }

  /** Asks the hall whether the game is over and who won. */
  private async isOver(): Promise<Result<ClientEvent | null>> {
    this.hint = false;
    this.quiet = 0;
    const hall = await this.hall.enter();
    if (!hall.ok) {
      this.hint = true; // ask again next time
      return hall;
    }
    const table = this.hall.tableOf(this.id);
    return ok(table && table.status !== 'FINISHED' ? null : { type: 'game-over', winner: table?.winner ?? null });
  }
}

/** The answer as the server words it, for people. */
function choiceText(decision: Decision, answer: string): string {
  if (decision.type === 'MULTIPLE_CHOICE') return decision.results[Number(answer)] ?? answer;
  if ('actions' in decision) return decision.actions.find(({ id }) => id === answer)?.text || answer;
  if (!('cards' in decision)) return answer;
  const chosen = answer.split(',').map((id) => decision.cards.find(({ card }) => card === id)?.text || `#${id}`);
  return chosen.join(', ');
}

const unexpectedRoot = (root: Element | null, expected: string): Result<never> =>
  no({ code: 'gemp-not-it', name: root?.name ?? '', expected });
