import type { ComponentChildren } from 'preact';
import type { Language } from '../../src/kernel/game.ts';
import type { ExperimentDetail } from '../../src/wire/arena.ts';
import { arenaText } from './arena-text.ts';
import { chance, endsOf, percent, plain, signed, span } from './figures.ts';

/** The figures of a duel, each with a one-sentence explanation. */
export function DuelFigures({ detail, language }: { readonly detail: ExperimentDetail; readonly language: Language }) {
  const say = arenaText(language);
  const { elo, nelo, standing, rows, games, draws, unfinished, turns, millis, pairs, recorded, sweep } = detail;
  const first = rows.find(({ bot }) => bot === 0);
  const two = (value: number): string => plain(value, language, 2);
  return (
    <dl class="arena-numbers" aria-label={say.figures}>
      {elo && (
        <Told
          name={say.elo}
          value={sweep ? say.interval(endsOf(elo, language)) : signed(elo.elo, language)}
          beside={sweep ? say.sweeps(sweep) : say.interval(endsOf(elo, language))}
        >
          {first && first.games > 0 && say.eloSays(percent(first.points / first.games, language, 1))}
          {elo.biased && <span class="arena-biased">{say.biased}</span>}
        </Told>
      )}
      {standing && (
        <Told name={say.llr} value={two(standing.llr)}>
          {say.llrSays(two(standing.lower), two(standing.upper))}
        </Told>
      )}
      {elo && !sweep && (
        <Told name={say.los} value={chance(elo.los, language)}>
          {say.losSays}
        </Told>
      )}
      {nelo && (
        <Told name={say.nelo} value={signed(nelo.nelo, language)} beside={`± ${plain(nelo.error, language)}`}>
          {say.neloSays}
        </Told>
      )}
      <Told name={say.played} value={say.pairs(pairs)}>
        {say.playedSays(games, draws, unfinished)} {say.perGame(plain(turns, language), span(millis, language))}
        {recorded > pairs && ` ${say.notCounted(recorded - pairs)}`}
      </Told>
    </dl>
  );
}

interface ToldProps {
  readonly name: string;
  readonly value: string;
  readonly beside?: string;
  readonly children?: ComponentChildren;
}

const Told = ({ name, value, beside, children }: ToldProps) => (
  <div class="arena-number">
    <dt>{name}</dt>
    <dd>
      <span class="mono arena-value">{value}</span>
      {beside && <span class="quiet"> {beside}</span>}
      <span class="quiet small arena-says">{children}</span>
    </dd>
  </div>
);
