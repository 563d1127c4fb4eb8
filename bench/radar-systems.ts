import { SYSTEMS, type System } from '../src/games/radar/data/systems.ts';
import { RULESETS } from '../src/games/radar/rulesets.ts';
import { never } from '../src/kernel/never.ts';
import { type Figure, type Section, share } from './bench.ts';
import { emptyBook } from './radar/book.ts';
import { against, watched } from './radar/pool.ts';
import { LOOKS, type Use, usesOf } from './radar/use.ts';

/** What each system is worth: a crew plays one that never uses it, and one that fills a sensor before anything else. */
export const radarSystems: Section = {
  id: 'radar-systems',
  title: 'Radar: what each system is worth, and how it is used',
  async run(size, say) {
    const [games, seen] = size === 'full' ? [400, 200] : [40, 20];
    const seed = 'bench-systems';
    const beats = async (what: string, bot: string, options: object): Promise<Figure> => {
      const sum = await against(bot, { options, seed, games }, emptyBook(), say);
      const { wins, draws } = sum.bots[1] ?? never('two bots play');
      return share(`${what}: the crew scores`, wins + draws / 2, sum.games);
    };
    const figures: Figure[] = [];
    for (const ruleset of Object.keys(RULESETS)) {
      const plain = await watched({ options: { ruleset }, seed, games: seen }, say);
      for (const system of SYSTEMS)
        figures.push(
          await beats(`${ruleset}, against one without ${system}`, `without-${system}`, { ruleset }),
          ...usage(`${ruleset}, ${system}`, system, plain),
        );
      for (const system of ['sonar', 'drone'])
        figures.push(await beats(`${ruleset}, against one that fills ${system} first`, `eager-${system}`, { ruleset }));
      figures.push(...advice(ruleset, plain), ...hidden(ruleset, plain));
      const lasting = { ruleset, stealth: 'lasting' };
      const quiet = await watched({ options: lasting, seed, games: seen }, say);
      const name = `${ruleset} with lasting stealth`;
      figures.push(
        await beats(`${name}, against one without stealth`, 'without-stealth', lasting),
        ...usage(`${name}, stealth`, 'stealth', quiet),
        ...hidden(name, quiet),
      );
    }
    return figures;
  },
};

const usage = (what: string, system: System, use: Use): Figure[] => [
  { what: `${what}: used`, value: usesOf(use, system), unit: 'times per boat', runs: runsOf(use) },
  {
    what: `${what}: gauge at the end of a turn`,
    value: (100 * use.level[system]) / use.turns,
    unit: '% full',
    runs: `${use.turns} turns`,
  },
];

const runsOf = ({ games }: Use): string => `${games} games`;

const advice = (ruleset: string, use: Use): Figure[] => [
  {
    what: `${ruleset}: recommendations of the radio operators`,
    value: use.recommended / use.games,
    unit: 'per game',
    runs: runsOf(use),
  },
  share(
    `${ruleset}: recommendations followed in that turn`,
    use.followed,
    use.recommended,
    undefined,
    `${use.recommended}`,
  ),
];

/** How many cells are possible at the start of a turn: how long hiding lasts. */
const hidden = (what: string, use: Use): Figure[] => [
  { what: `${what}: possible cells`, value: use.places / use.reports, unit: 'per turn', runs: `${use.reports} turns` },
  ...LOOKS.flatMap((turn): Figure[] => {
    const [places, reports] = use.placesAt[turn] ?? [0, 0];
    if (reports === 0) return [];
    return [
      { what: `${what}: possible cells at turn ${turn}`, value: places / reports, unit: '', runs: `${reports} turns` },
    ];
  }),
];
