import { randomMaker } from '../../decide/random.ts';
import { searchMaker } from '../../decide/search.ts';
import type { Game } from '../../kernel/game.ts';
import { apply, begin } from './apply.ts';
import { queries } from './ask.ts';
import { AUDIENCE, hear } from './audience.ts';
import { believe, imagine, imagineBelief, start } from './belief.ts';
import { agenteMaker } from './bots/agente/maker.ts';
import { commanderMaker } from './bots/commander/maker.ts';
import { tacticianMaker } from './bots/tactician/maker.ts';
import { PUBLISHED as COMMAND, parse } from './commands.ts';
import { FORCES } from './data/forces.ts';
import { MAPS } from './data/maps.ts';
import { UNITS } from './data/units.ts';
import { titleOf } from './design.ts';
import { detail } from './detail.ts';
import type { BattletechKinds } from './kinds.ts';
import { fallback, isDeed, options } from './options.ts';
import { awaiting } from './rules/awaiting.ts';
import { designNamed } from './rules/build/compile.ts';
import { refuse, resolve } from './rules/handlers.ts';
import { mapNamed } from './rules/maps/box.ts';
import { pictureOf } from './rules/maps/picture.ts';
import { STYLES } from './rules/maps/random-map.ts';
import { withdraw } from './rules/phases.ts';
import { MOST_SIDES } from './rules/set-up/options.ts';
import { content, recorded, PUBLISHED as SET_UP, setUp } from './rules/set-up.ts';
import { strengthOf } from './rules/strength.ts';
import { RULESETS } from './rulesets.ts';
import type { State } from './state.ts';
import { board, typed, write } from './terminal.ts';
import { name, order, say } from './text.ts';
import { view } from './view.ts';
import { waiting } from './waiting.ts';

/** Classic BattleTech: 'Mechs on hexes, by the introductory rules. */
export const battletech: Game<BattletechKinds> = {
  id: 'battletech',
  title: 'BattleTech',
  about: 'giant war machines on a hex map: move, twist, fire, kick and manage your heat',
  version: '1',
  drawByAgreement: true,
  defaults: { bot: 'commander', watch: 'spectator' },
  absent: 'bot',

  schemas: { setUp: SET_UP, command: COMMAND },
  setUp,
  recorded,
  content,
  sides: ({ sides }) => sides,
  seats: ({ sides }) => sides,
  begin,
  parse,
  refuse,
  resolve,
  apply,
  awaiting,
  outcome: (state) => state.outcome ?? undefined,
  *withdraw(state, side, dice) {
    yield* withdraw(state, side, dice);
  },

  view,
  hear,
  options,
  sampled: ['move', 'fire', 'strike', 'end'],
  waiting,
  fallback,
  isDeed,
  start,
  believe,
  imagine,
  imagineBelief,
  standing,
  steepness: 1.5,

  audience: AUDIENCE,
  bots: {
    commander: commanderMaker,
    tactician: tacticianMaker,
    agente: agenteMaker,
    random: randomMaker<BattletechKinds>({ options }),
    search: searchMaker<BattletechKinds>(() => battletech, {
      iterations: 16,
      depth: 40,
      turns: 3,
      guide: { bot: 'commander', iterations: 4 },
    }),
  },
  queries,
  lists: {
    rulesets: () => Object.values(RULESETS).map(({ id, title }) => ({ id, title })),
    maps: () => [
      ...Object.entries(MAPS).map(([id, { title }]) => ({ id, title, picture: pictureOf(mapNamed(id)) })),
      ...STYLES.map((id) => ({ id, title: `Made by chance: ${id}` })),
    ],
    forces: () => Object.entries(FORCES).map(([id, { title }]) => ({ id, title })),
    units: () =>
      Object.keys(UNITS).map((id) => {
        const design = designNamed(id);
        return { id, title: `${titleOf(design)}, ${design.tons} tons` };
      }),
  },

  say,
  order,
  name,
  whose: (event, { models }) => ('unit' in event ? models[event.unit]?.side : undefined),
  everybody: Array.from({ length: MOST_SIDES }, (_, side) => String(side)),
  rulebook: async (rules, language) => (await import('./rulebook.ts')).rulebook(rules, language),
  drawing: () => import('./picture.ts'),
  predictions: () => import('./bots/predictions.ts'),
  listing: () => import('./listing.ts'),
  typed,
  write,
  board,
  detail,
  turns: ({ turn, outcome }) => (outcome ? turn : Math.max(0, turn - 1)),
};

/** A side's strength compared with the best of the others. */
function standing(state: State, side: string): number {
  const own = strengthOf(state, side);
  const other = Math.max(...state.rules.sides.filter((one) => one !== side).map((one) => strengthOf(state, one)));
  return own + other === 0 ? 0.5 : Math.min(0.95, Math.max(0.05, own / (own + other)));
}
