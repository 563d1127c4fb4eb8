import type { Language } from '../../kernel/game.ts';
import type { Rules } from '../../kernel/kinds.ts';
import { outcomeOf } from '../../kernel/match.ts';
import { recordedRules } from '../../kernel/recorded.ts';
import { no, ok, type Result } from '../../kernel/result.ts';
import { withoutRules } from '../../kernel/without-rules.ts';
import { resultText } from '../../parts/picture/result-text.ts';
import { hashing } from '../../store/hashing.ts';
import type { Miniature } from '../../wire/matches.ts';
import { patched } from '../../wire/patch.ts';
import type { PictureJob } from '../bots/job.ts';
import type { Caller } from '../http/backend.ts';
import type { Lobby } from '../lobby/lobby.ts';
import { guardedSetup } from '../lobby/spectator-view.ts';
import { pictureView } from '../match/stream.ts';
import type { Service } from '../service.ts';
import type { Table } from '../table/table.ts';
import { PictureCache } from './picture-cache.ts';
import type { DrawnPicture, PictureWish } from './types.ts';

const MIDGAME = 0.6; // of the match whose picture stands for the game
const CACHE = 16 * 1024 * 1024; // bytes
const SIZES: Readonly<Record<PictureJob['format'], PictureJob['size']>> = {
  png: { width: 1200, height: 630 },
  svg: { width: 1200 },
};

/** Pictures of matches: as spectators may see them, and with nothing hidden once they are over. */
export class MatchPictures {
  private readonly service: Service;
  private readonly lobby: Lobby;
  private readonly cache = new PictureCache(CACHE);
  private readonly guarded = new WeakMap<Table, Rules>();

  constructor(service: Service, lobby: Lobby) {
    this.service = service;
    this.lobby = lobby;
  }

  async draw(caller: Caller, code: string, wish: PictureWish): Promise<Result<DrawnPicture>> {
    const { format, language, at, known } = wish;
    const action = format === 'png' && at === undefined ? 'GET /api/matches/:code/picture.png' : POSITION;
    const found = await this.lobby.permit(action, null, code);
    if (!found.ok) return found;
    const { table } = found.value;
    const isOver = table.status === 'over';
    const view = this.viewOf(table, at);
    if (!view.ok) return view;
    const { game, rules } = table;
    const isEnd = at === undefined || at + 1 === table.live?.match.log.length;
    const caption = isEnd ? [statusText(table, language)] : [];
    const order = {
      game: game.id,
      setup: rules.setup,
      view: view.value,
      caption,
      language,
      size: SIZES[format],
      format,
    };
    return this.drawn(caller, order, isOver, known);
  }

  /** A picture of a game, from a short match between bots. */
  async drawGame(
    caller: Caller,
    game: string,
    { setup, view: first, changes }: Miniature,
    { language, format, known }: PictureWish,
  ): Promise<Result<DrawnPicture>> {
    const view = changes.slice(0, Math.floor(changes.length * MIDGAME)).reduce(patched, first);
    const order = { game, setup, view, caption: [], language, size: SIZES[format], format };
    return this.drawn(caller, order, true, known);
  }

  private async drawn(
    { address }: Caller,
    order: Omit<PictureJob, 'kind'>,
    isOver: boolean,
    known: string | null,
  ): Promise<Result<DrawnPicture>> {
    const { service } = this;
    // From the content only: a position in the log would tell clients about entries that they cannot see.
    const tag = hashing.digest(JSON.stringify([service.version, order])).slice(0, 32);
    if (known === tag) return ok({ tag, isOver, body: null });
    const body = await this.cache.get(tag, () => service.bots.picture(order, address));
    if (body.ok) return ok({ tag, isOver, body: body.value });
    if (body.error.code !== 'ask-failed' && body.error.code !== 'no-renderer') return body;
    service.log.error({ game: order.game, ...body.error }, 'cannot draw a picture');
    return no({ code: 'broken' });
  }

  private viewOf(table: Table, at: number | undefined): Result<object> {
    const { game, live } = table;
    const rules = this.rulesFor(table);
    if (!live) return ok(withoutRules(game.view(game.begin(rules), 'spectator')));
    const { match, visible } = live;
    if (at !== undefined && at >= match.log.length)
      return no({ code: 'no-such-position', at, last: match.log.length - 1 });
    const isOver = table.status === 'over';
    return ok(pictureView(match, at === undefined ? visible : at + 1, isOver, isOver ? match.rules : rules));
  }

  /**
   * Spectators of a match between bots may see everything, but are then refused a seat. The server cannot
   * know who looks at a picture, so it shows only what is public.
   */
  private rulesFor(table: Table): Rules {
    if (!table.seating.watched) return table.rules;
    const known = this.guarded.get(table);
    if (known) return known;
    const made = recordedRules(table.game, guardedSetup(table.game, table.rules.setup));
    const rules = made.ok ? made.value : table.rules;
    this.guarded.set(table, rules);
    return rules;
  }
}

const POSITION = 'GET /api/matches/:code/picture.svg';

const STATUS: Readonly<Record<Language, Readonly<Record<'open' | 'playing', string>>>> = {
  en: { open: 'Waiting for players', playing: 'Match in progress' },
  es: { open: 'Esperando jugadores', playing: 'Partida en curso' },
};

/** Waiting, in progress, or the result. */
export function statusText({ status, game, rules, live, record }: Table, language: Language): string {
  const outcome = (live && outcomeOf(live.match)) ?? record.outcome;
  if (status !== 'over') return STATUS[language][status];
  return outcome ? resultText(game, outcome, rules, language) : '';
}
