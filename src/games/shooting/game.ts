import { searchMaker } from '../../decide/search.ts';
import type { Game } from '../../kernel/game.ts';
import { apply, begin } from './apply.ts';
import { queries } from './ask.ts';
import { AUDIENCE, hear } from './audience.ts';
import { believe, imagine, start } from './belief.ts';
import { gunner } from './bots/gunner/maker.ts';
import { seed } from './bots/seed/maker.ts';
import { PUBLISHED as COMMAND, parse } from './commands.ts';
import { ARMIES } from './data/armies.ts';
import { BATTLEFIELDS } from './data/battlefields.ts';
import { DATASHEETS } from './data/datasheets.ts';
import { LAYOUTS } from './data/layouts.ts';
import { SCENARIOS } from './data/scenarios.ts';
import { detail } from './detail.ts';
import type { ShootingKinds } from './kinds.ts';
import { fallback, options } from './options.ts';
import { awaiting } from './rules/awaiting.ts';
import { refuse, resolve } from './rules/handlers.ts';
import { leadSoFar } from './rules/par.ts';
import { faultIn } from './rules/saved.ts';
import { content, recorded, PUBLISHED as SET_UP, setUp } from './rules/set-up.ts';
import { RULESETS } from './rulesets.ts';
import { otherSide, SIDES, type Side, sideOf } from './sides.ts';
import type { State } from './state.ts';
import { board, typed, write } from './terminal.ts';
import { name, order, say } from './text.ts';
import { view } from './view.ts';
import { waiting } from './waiting.ts';

/** Commands that undo something or leave the unit. `options` does not list all of them. */
const OTHER_WAYS: readonly string[] = ['clear', 'clear-all', 'undo', 'select-shooter', 'skip-unit', 'end-phase'];

/** The Shooting Phase: two armies taking Shooting Phases in turn, with all its rules. */
export const shooting: Game<ShootingKinds> = {
  id: 'shooting',
  title: 'The Shooting Phase',
  about: 'the Shooting Phase of Warhammer 40,000, tenth edition: targets, dice, saves and exact odds',
  version: '1',
  drawByAgreement: true,
  defaults: { bot: 'gunner', watch: 'spectator' },
  absent: 'bot',
  ranked: 'pair',

  schemas: { setUp: SET_UP, command: COMMAND },
  setUp,
  recorded,
  content,
  sides: () => SIDES,
  seats: () => SIDES,
  begin,
  parse,
  refuse,
  resolve,
  apply,
  awaiting,
  outcome: (state) => state.outcome ?? undefined,
  faultIn,

  view,
  hear,
  options,
  sampled: ['shoot', 'assign', 'hold-fire', 'allocate', ...OTHER_WAYS],
  waiting,
  fallback,
  isDeed: ({ type }) => !TALK.includes(type),
  start,
  believe,
  imagine,
  standing,
  steepness: 2.3,

  audience: AUDIENCE,
  bots: {
    gunner,
    seed,
    search: searchMaker<ShootingKinds>(() => shooting, {
      iterations: 16,
      depth: 40,
      turns: 2,
      guide: { bot: 'gunner' },
    }),
  },
  queries,
  lists: {
    rulesets: () => Object.values(RULESETS).map(({ id, title }) => ({ id, title })),
    scenarios: () => Object.entries(SCENARIOS).map(([id, scenario]) => ({ id, title: scenario.name })),
    maps: () => Object.entries(BATTLEFIELDS).map(([id, table]) => ({ id, title: table.name })),
    layouts: () => Object.entries(LAYOUTS).map(([id, layout]) => ({ id, title: layout.name })),
    armies: () => Object.entries(ARMIES).map(([id, army]) => ({ id, title: army.name })),
    units: () => DATASHEETS.map(({ id, name: title }) => ({ id, title })),
  },

  say,
  order,
  name,
  rulebook: async (rules, language) => (await import('./rulebook.ts')).rulebook(rules, language),
  drawing: () => import('./picture.ts'),
  rosters: async () => (await import('./roster/roster.ts')).reader,
  generator: async () => (await import('./generator/generator.ts')).generator,
  playerLists: async () => (await import('./roster/check-list.ts')).check,
  predictions: () => import('./bots/predictions.ts'),
  typed,
  write,
  board,
  detail,
  turns: ({ round, active, outcome }) =>
    Math.max(0, 2 * (round - 1) + (active === 'defender' ? 1 : 0) + (outcome ? 1 : 0)),
};

/** Commands that do nothing on the battlefield. */
const TALK: readonly string[] = ['end-phase', 'skip-unit', 'hold-fire', 'decline', 'undo', 'clear', 'clear-all'];

/** Compares points, with the share of wounds left as a tie-breaker; 0.5 if even. With par, points over the par due by now. */
function standing(state: State, id: string): number {
  const { points, rules, wounds } = state;
  const side = sideOf(id) ?? 'attacker';
  const worth = rules.units.reduce((sum, unit) => sum + unit.parts.reduce((all, part) => all + part.points, 0), 0);
  const { par } = rules.setup.scenario;
  const bounded = (lead: number): number => Math.min(0.95, Math.max(0.05, 0.5 + lead));
  if (par) return bounded((2 * leadSoFar(state, par, side)) / Math.max(1, worth));
  const shareLeft = (of: Side): number => {
    const models = rules.models.filter(({ unit }) => rules.units[unit]?.side === of);
    const left = models.reduce((sum, { index, sheet }) => sum + (wounds[index] as number) / sheet.wounds, 0);
    return left / Math.max(1, models.length);
  };
  const left = shareLeft(side) - shareLeft(otherSide(side));
  return bounded((2 * (points[side] - points[otherSide(side)])) / Math.max(1, worth) + left / 4);
}
