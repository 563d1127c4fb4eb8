import { expect, test } from 'vitest';
import { catalog } from '../../src/games/catalog.ts';
import type { Game } from '../../src/kernel/game.ts';
import { Random } from '../../src/kernel/random.ts';
import { must } from '../../src/kernel/result.ts';
import { NEW_PLAY, type Play } from '../play/play.ts';
import { welcome } from '../play/testing.ts';
import { type Around, makeStage, sayWith } from './scene.ts';
import { DEFAULT_PLAY_SETTINGS } from './testing.ts';

const game = catalog.radar as Game;
const rules = must(game.setUp(undefined, new Random(1)));
const SEAT = 'blue.captain';
const around = (change: Partial<Around> = {}): Around => ({
  watcher: SEAT,
  draft: null,
  setDraft: () => {},
  shown: null,
  settings: DEFAULT_PLAY_SETTINGS,
  still: true,
  send: () => {},
  ...change,
});
const happening = (seq: number, ...events: readonly { readonly type: string }[]) => ({
  seq,
  at: seq,
  events: { [SEAT]: events },
});
const { rules: _, ...view } = game.view(game.begin(rules), SEAT) as { readonly rules: unknown };
const playing = (change: Partial<Play> = {}): Play => ({
  ...NEW_PLAY,
  connection: 'live',
  you: welcome(0).you,
  watchers: [SEAT],
  views: { [SEAT]: view },
  heard: [happening(1, { type: 'began', first: 'blue' } as { type: string })],
  ...change,
});

test('adds the rules to a view and keeps its identity while nothing changes', () => {
  const stage = makeStage('K7QX', game, rules);
  const play = playing();
  const scene = stage.scene(play, around());
  expect(scene?.view).toEqual(game.view(game.begin(rules), SEAT));
  expect(stage.scene(play, around())?.view).toBe(scene?.view);
});

test('after the end, the archive has heard what the own seats heard', () => {
  const views = { archive: game.view(game.begin(rules), 'archive') };
  const over = playing({ watchers: [SEAT, 'archive'], views });
  const scene = makeStage('K7QX', game, rules).scene(over, around({ watcher: 'archive' }));
  expect(scene?.heard.map(({ event }) => event.type)).toEqual(['began']);
});

test('no scene without a view for the watcher', () => {
  expect(makeStage('K7QX', game, rules).scene(playing(), around({ watcher: 'red.captain' }))).toBeNull();
});

test('computes a belief lazily, from each event once', () => {
  const asked: string[] = [];
  const counted: Game = {
    ...game,
    believe(belief, heard) {
      asked.push(heard.type);
      return game.believe(belief, heard);
    },
  };
  const stage = makeStage('K7QX', counted, rules);
  const first = playing();
  const scene = stage.scene(first, around());
  expect(asked).toEqual([]);
  expect(scene?.belief()).not.toBeNull();
  const placed = { type: 'placed', side: 'blue', at: 0 } as { type: string };
  const later = playing({ heard: [...first.heard, happening(2, placed, { type: 'draw-offered' })] });
  stage.scene(later, around())?.belief();
  stage.scene(later, around())?.belief();
  expect(asked).toEqual(['began', 'placed']);
});

test('spectators have neither controls nor a belief', () => {
  const scene = makeStage('K7QX', game, rules).scene(
    playing({ you: welcome(0, []).you, views: { spectator: view } }),
    around({ watcher: 'spectator' }),
  );
  expect(scene?.controls).toBeNull();
  expect(scene?.belief()).toBeNull();
});

test('controls are busy while a command is unanswered or the connection is down', () => {
  const stage = makeStage('K7QX', game, rules);
  const busy = (change: Partial<Play>) => stage.scene(playing(change), around())?.controls?.busy;
  expect([
    busy({}),
    busy({ sent: { id: 'c1', seat: SEAT, command: { type: 'move' } } }),
    busy({ connection: 'waiting' }),
  ]).toEqual([false, true, true]);
});

test('shows a refusal only to its seat', () => {
  const refusal = { seat: 'blue.engineer', words: 'no', fact: { code: 'island' } };
  const scene = makeStage('K7QX', game, rules).scene(playing({ refusal }), around());
  expect(scene?.controls?.refusal).toBeNull();
  const told = makeStage('K7QX', game, rules).scene(playing({ refusal: { ...refusal, seat: SEAT } }), around());
  expect(told?.controls?.refusal).toMatchObject({ words: 'no', fact: { code: 'island' } });
});

test('names a bot that takes a seat by its title, and a person by their name', () => {
  const say = (holder: string, language: 'en' | 'es' = 'en') =>
    sayWith(game, rules, language, { type: 'seat-held', seat: SEAT, holder } as { type: string });
  expect(say('crew')).toBe('Crew 5 now plays as blue captain');
  expect(say('crew', 'es')).toBe('Tripulación 5 juega ahora como el capitán azul');
  expect(say('Ann')).toBe('Ann now plays as blue captain');
});
