import { mix } from '../../../kernel/random.ts';
import { no, ok, type Result } from '../../../kernel/result.ts';
import { answerTo } from '../answer.ts';
import { told } from '../board/told.ts';
import { type Board, EMPTY_BOARD, stillKnown } from '../board.ts';
import { sideAt } from '../hall.ts';
import type { Happening, Where } from '../machine.ts';
import { type Memory, newMemory, rulesOf } from '../memory.ts';
import { plain } from '../plain.ts';
import { childrenOf, type Element } from '../xml.ts';
import type { InHall } from './hall.ts';
import type { ClientHow } from './how.ts';

const AT_ONCE = 100; // milliseconds
const QUIET = 8; // polls without news before asking the hall whether the game is over

/** How a server announces the end. The text only makes us check the hall, which is authoritative. */
const END = /\bwinner\b|\bgame (over|(is|was) cancell?ed)\b|\bconcede[ds]?\b/i;

/** The client's actions in a game. */
export class InGame {
  board: Board = EMPTY_BOARD;
  answers = 0;
  warnings = 0;
  private memory: Memory | null = null;
  private channel = '';
  private quiet = 0;
  private hint = false; // a message suggested that the game may be over
  private readonly id: string;
  private readonly how: ClientHow;
  private readonly hall: InHall;

  constructor(id: string, how: ClientHow, hall: InHall) {
    this.id = id;
    this.how = how;
    this.hall = hall;
  }

  async step({ fresh }: Where): Promise<Result<Happening>> {
    if (this.hint || this.quiet >= QUIET) {
      const over = await this.isOver();
      if (!over.ok) return over;
      if (over.value) return ok(over.value);
    }
    if (fresh) return this.enter();
    return this.board.decision ? this.answer() : this.poll();
  }

  /** Pauses between polls if the server does not use long polling. */
  private async poll(): Promise<Result<Happening>> {
    const { clock, calls, hallPace, stop } = this.how;
    const begun = clock.now();
    const heard = this.heard(await calls.pollGame(this.id, this.channel));
    if (this.quiet > 0 && clock.now() - begun < AT_ONCE) await clock.sleep(Math.min(AT_ONCE, hallPace), stop);
    return heard;
  }

  /** Records a fault that may mean the game is gone. */
  doubt(): void {
    this.hint = true;
  }

  /** Loads the whole game from its start; an open question is asked again. */
  private async enter(): Promise<Result<Happening>> {
    const reply = await this.how.calls.enterGame(this.id);
    if (!reply.ok) return reply;
    if (reply.value?.name !== 'gameState') return notIt(reply.value, 'gameState');
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
  private async answer(): Promise<Result<Happening>> {
    const { how, board } = this;
    const { decision } = board;
    if (!decision) return ok({ type: 'told' });
    const table = this.hall.tableOf(this.id);
    this.memory ??= newMemory({ side: table ? sideAt(table, how.user) : null, table: how.cards, deck: how.list });
    const { answer, memory, notes } = answerTo(
      decision,
      board,
      this.memory,
      how.mind,
      mix(how.seed, Number(this.id) || 0),
    );
    this.memory = memory;
    this.board = { ...board, decision: null, warning: null };
    this.answers++;
    const { type, text } = decision;
    how.note({ code: 'gemp-answered', type, text, answer, notes }, memory.slots ? rulesOf(memory.slots) : undefined);
    return this.heard(await how.calls.answer(this.id, this.channel, decision.id, answer));
  }

  private heard(reply: Result<Element | null>): Result<Happening> {
    if (!reply.ok) return reply;
    return reply.value?.name === 'update' ? this.take(reply.value) : notIt(reply.value, 'update');
  }

  private take(root: Element): Result<Happening> {
    const events = childrenOf(root, 'ge');
    this.channel = root.attributes.cn ?? this.channel;
    this.quiet = events.length > 0 ? 0 : this.quiet + 1;
    for (const event of events) {
      this.board = told(this.board, event);
      const { type, message = '' } = event.attributes;
      if (type === 'M' && END.test(message)) this.hint = true;
      if (type === 'W') {
        this.warnings++;
        this.how.note({ code: 'gemp-warned', words: plain(message) });
      }
    }
    if (this.board.unanswerable) this.how.note(this.board.unanswerable);
    return ok({ type: 'told' });
  }

  /** Asks the hall whether the game is over and who won. */
  private async isOver(): Promise<Result<Happening | null>> {
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

const notIt = (root: Element | null, expected: string): Result<never> =>
  no({ code: 'gemp-not-it', name: root?.name ?? '', expected });
