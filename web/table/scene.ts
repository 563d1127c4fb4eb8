import { botTitle, isBotName } from '../../src/decide/bot-title.ts';
import type { Fact } from '../../src/kernel/fact.ts';
import type { Game, Language } from '../../src/kernel/game.ts';
import type { Seat, Watcher } from '../../src/kernel/ids.ts';
import type { Rules } from '../../src/kernel/kinds.ts';
import { isMatchEvent } from '../../src/kernel/match-status.ts';
import type { Controls, HeardEvent, PageSettings, Scene } from '../../src/page/contract.ts';
import { together } from '../play/merge-heard.ts';
import type { Happening, Play } from '../play/play.ts';
import { shellText } from '../text/shell-text.ts';

type Event = { readonly type: string };

/** What the page adds to the server's data. */
export interface Around {
  readonly watcher: Watcher;
  readonly draft: unknown;
  setDraft(draft: unknown): void;
  readonly shown: Event | null;
  readonly settings: PageSettings;
  readonly still: boolean;
  send(seat: Seat, command: Event): void;
}

export interface Stage {
  scene(play: Play, around: Around): Scene | null; // null: no view for this watcher yet
}

/** Builds the scenes of one match. Caches what it derives from events, so that each is processed once. */
export function makeStage(match: string, game: Game, rules: Rules): Stage {
  const whole = new WeakMap<object, object>();
  const ears = new Map<Watcher, Ears>();
  const minds = new Map<Watcher, Mind>();

  const viewOf = (told: object): object => {
    const known = whole.get(told) ?? { ...told, rules };
    whole.set(told, known);
    return known;
  };
  const heardBy = (watcher: Watcher, heard: readonly Happening[]): readonly HeardEvent[] => {
    const next = listen(ears.get(watcher), watcher, heard);
    ears.set(watcher, next);
    return next.told;
  };
  const beliefOf = (seat: Seat, told: readonly HeardEvent[]): unknown => {
    const next = think(game, rules, minds.get(seat), seat, told);
    minds.set(seat, next);
    return next.belief;
  };

  return {
    scene(play, around) {
      const { watcher, settings, shown } = around;
      const view = play.views[watcher];
      if (!view) return null;
      const heard = heardBy(watcher, play.heard);
      const before = play.before[watcher];
      const isSeat = game.seats(rules).includes(watcher);
      return {
        match,
        game,
        rules,
        watcher,
        view: viewOf(view),
        before: before ? viewOf(before) : null,
        heard,
        belief: () => (isSeat ? beliefOf(watcher, heard) : null),
        controls: controlsOf(play, around),
        draft: around.draft,
        setDraft: around.setDraft,
        shown,
        settings,
        still: around.still,
        say: (fact) => sayWith(game, rules, settings.language, fact),
      };
    },
  };
}

export function sayWith(game: Game, rules: Rules, language: Language, fact: Fact | Event): string {
  return game.say(withBotTitle(fact, game, language), language, rules) ?? ('code' in fact ? fact.code : fact.type);
}

/** If a bot takes a seat, the log has its id; the page shows its title. */
function withBotTitle(fact: Fact | Event, game: Game, language: Language): Fact | Event {
  if (!('type' in fact) || fact.type !== 'seat-held' || !('holder' in fact)) return fact;
  const holder = String(fact.holder);
  return isBotName(holder, game) ? { ...fact, holder: botTitle(holder, game, shellText(language)) } : fact;
}

function controlsOf(play: Play, { watcher, send }: Around): Controls | null {
  if (play.over || !play.you?.seats.includes(watcher)) return null;
  return {
    seat: watcher,
    ask: play.asks[watcher] ?? null,
    busy: play.sent !== null || play.connection !== 'live',
    offline: play.connection !== 'live',
    refusal: play.refusal?.seat === watcher ? play.refusal : null,
    send: (command) => send(watcher, command),
  };
}

interface Ears {
  readonly heard: readonly Happening[];
  readonly told: readonly HeardEvent[];
}

/** Processes only new events, unless the history was replaced. */
function listen(known: Ears | undefined, watcher: Watcher, heard: readonly Happening[]): Ears {
  if (known?.heard === heard) return known;
  const goesOn = known !== undefined && isStartOf(known.heard, heard);
  const fresh = goesOn ? heard.slice(known.heard.length) : heard;
  const told = fresh.flatMap((happening) =>
    eventsFor(happening, watcher).map((event) => ({ seq: happening.seq, at: happening.at, event })),
  );
  if (goesOn && told.length === 0) return { heard, told: known.told };
  return { heard, told: goesOn ? [...known.told, ...told] : told };
}

/** After the end, the page shows the archive's view, but what happened before was sent to the player's own seats. */
const eventsFor = (happening: Happening, watcher: Watcher): readonly Event[] =>
  happening.events[watcher] ?? (watcher === 'archive' ? together(happening) : []);

/** Whether one list extends another: their last common entry is the same object. */
function isStartOf<T>(start: readonly T[], whole: readonly T[]): boolean {
  return start.length === 0 || (start.length <= whole.length && whole[start.length - 1] === start.at(-1));
}

interface Mind {
  readonly told: readonly HeardEvent[];
  readonly belief: unknown;
}

function think(game: Game, rules: Rules, known: Mind | undefined, seat: Seat, told: readonly HeardEvent[]): Mind {
  if (known?.told === told) return known;
  const goesOn = known !== undefined && isStartOf(known.told, told);
  let belief = goesOn ? known.belief : game.start(game.view(game.begin(rules), seat), seat);
  for (const { event } of goesOn ? told.slice(known.told.length) : told)
    if (!isMatchEvent(event)) belief = game.believe(belief, event);
  return { told, belief };
}
