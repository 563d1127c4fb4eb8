import { randomMaker } from '../../decide/random.ts';
import { searchMaker } from '../../decide/search.ts';
import type { Game } from '../../kernel/game.ts';
import { apply, begin } from './apply.ts';
import { queries } from './ask.ts';
import { AUDIENCE, hear } from './audience.ts';
import { imagine } from './belief/imagine.ts';
import { imagineBelief } from './belief/imagine-belief.ts';
import { believe, start } from './belief.ts';
import { crew } from './bots/crew/maker.ts';
import { seedCrew } from './bots/seed/maker.ts';
import { PUBLISHED as COMMAND, isMessage, MESSAGES, parse } from './commands.ts';
import { CHARTS } from './data/charts.ts';
import { detail } from './detail.ts';
import type { RadarKinds } from './kinds.ts';
import { fallback, options } from './options.ts';
import { awaiting } from './rules/awaiting.ts';
import { refuse, resolve } from './rules/handlers.ts';
import { content, guarded, recorded, PUBLISHED as SET_UP, setUp, watched } from './rules/set-up.ts';
import { RULESETS, STEALTHS } from './rulesets.ts';
import { otherSide, SEATS, SIDES, type Side, type State } from './state.ts';
import { board, typed, write } from './terminal.ts';
import { name, order, say } from './text.ts';
import { view } from './view.ts';
import { waiting } from './waiting.ts';

/** Admiral Radar: two crews of four hunt each other's submarine. */
export const radar: Game<RadarKinds> = {
  id: 'radar',
  title: 'Admiral Radar',
  about: 'a turn-based submarine hunt: two crews of four, hidden boats, torpedoes, mines, sonar and lies',
  version: '1',
  drawByAgreement: true,
  defaults: { bot: 'crew', watch: 'spectator' },
  absent: 'bot',

  schemas: { setUp: SET_UP, command: COMMAND },
  setUp,
  recorded,
  content,
  watched,
  guarded,
  sides: () => SIDES,
  seats: () => SEATS,
  begin,
  parse,
  refuse,
  resolve,
  apply,
  awaiting,
  outcome: (state) => state.outcome ?? undefined,

  view,
  hear,
  options,
  sampled: ['answer-sonar', 'report', 'comment', 'set-priority', 'protect', 'status', 'ready', 'condition', 'advise'],
  waiting,
  fallback,
  isDeed: (command) => command.type !== 'end-turn' && !isMessage(command),
  talk: MESSAGES.map(([type]) => type),
  start,
  believe,
  imagine,
  imagineBelief,
  standing,
  steepness: 2.3,

  audience: AUDIENCE,
  bots: {
    crew,
    seed: seedCrew,
    random: randomMaker<RadarKinds>({ options }),
    search: searchMaker<RadarKinds>(() => radar, { iterations: 24, depth: 120, turns: 6, guide: { bot: 'crew' } }),
  },
  queries,
  lists: {
    rulesets: () => Object.values(RULESETS).map(({ id, title }) => ({ id, title })),
    maps: () => [
      ...Object.entries(CHARTS).map(([id, { title, rows }]) => ({ id, title, picture: rows.join('\n') })),
      { id: 'random', title: 'Random islands, always connected, 15x15, nine sectors' },
    ],
    stealths: () => [
      { id: 'brief', title: 'Hides one move' },
      { id: 'lasting', title: `Hides ${STEALTHS.lasting} more moves` },
    ],
  },

  say,
  order,
  name,
  rulebook: async (rules, language) => (await import('./rulebook.ts')).rulebook(rules, language),
  drawing: () => import('./picture.ts'),
  predictions: () => import('./bots/predictions.ts'),
  typed,
  write,
  board,
  detail,
  turns: ({ turn }) => turn,
};

/** Compares hulls: 0.5 if equal, plus or minus a quarter per point of difference. */
function standing({ boats }: State, side: string): number {
  const lead = boats[side as Side].hull - boats[otherSide(side as Side)].hull;
  return Math.min(0.95, Math.max(0.05, 0.5 + lead / 8));
}
