import type { Language } from '../../src/kernel/game.ts';
import type { ExperimentDetail, PairCounts } from '../../src/wire/arena.ts';
import { type Namer, sideClass, sideTitle } from '../parts/side.ts';
import { arenaText } from './arena-text.ts';
import { halves, percent } from './figures.ts';

interface CountsProps {
  readonly counts: PairCounts;
  readonly bot: string;
  readonly language: Language;
}

const WIDTH = 260;
const HEIGHT = 96;
const GAP = 8;

/** Pairs by the first bot's points: five bars, from both games lost to both won. */
export function Counts({ counts, bot, language }: CountsProps) {
  const say = arenaText(language);
  const all = counts.reduce((sum, count) => sum + count, 0);
  const most = Math.max(1, ...counts);
  const wide = (WIDTH - 4 * GAP) / 5;
  const sentence = counts
    .map((count, i) => say.tookPoints(halves(i / 2), count, percent(all === 0 ? 0 : count / all, language)))
    .join('; ');
  return (
    <section>
      <h2 class="arena-heading">{say.pairResults}</h2>
      <p class="quiet small">{say.pairResultsAbout(bot)}</p>
      <svg class="arena-bars" viewBox={`0 0 ${WIDTH} ${HEIGHT + 42}`} role="img" aria-label={sentence}>
        {counts.map((count, i) => {
          const tall = Math.max(1, (HEIGHT * count) / most);
          const x = i * (wide + GAP);
          return (
            <g key={i} class={`arena-bar is-${i}`}>
              <rect x={x} y={18 + HEIGHT - tall} width={wide} height={tall} />
              <text x={x + wide / 2} y={18 + HEIGHT - tall - 5}>
                {count}
              </text>
              <text class="arena-bar-name" x={x + wide / 2} y={HEIGHT + 36}>
                {halves(i / 2)}
              </text>
            </g>
          );
        })}
        <path class="arena-floor" d={`M0 ${HEIGHT + 18.5}H${WIDTH}`} />
      </svg>
    </section>
  );
}

interface SidesProps {
  readonly detail: ExperimentDetail;
  readonly names: Namer;
  readonly language: Language;
}

/** Wins by side, whichever bot played it. */
export function Sides({ detail: { sides, games, draws }, names, language }: SidesProps) {
  const say = arenaText(language);
  const ids = sides.map(({ side }) => side);
  const share = (count: number): number => (games === 0 ? 0 : count / games);
  return (
    <section>
      <h2 class="arena-heading">{say.sides}</h2>
      <div class="arena-sides" aria-hidden="true">
        {sides.map(({ side, wins }, i) => (
          <span
            key={side}
            class={`arena-side ${sideClass(ids, side)}`}
            style={{ flexGrow: share(wins), order: 2 * i }}
          />
        ))}
        <span class="arena-side" style={{ flexGrow: share(draws), order: 1 }} />
      </div>
      <ul class="stack small">
        {sides.map(({ side, wins }) => (
          <li key={side} class={sideClass(ids, side)}>
            <span class="side-mark" aria-hidden="true" />{' '}
            {say.sideWins(sideTitle(names, side, language), wins, percent(share(wins), language))}
          </li>
        ))}
        {draws > 0 && <li class="quiet">{say.drawn(draws, percent(share(draws), language))}</li>}
      </ul>
    </section>
  );
}
