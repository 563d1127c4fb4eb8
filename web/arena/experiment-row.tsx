import type { Language } from '../../src/kernel/game.ts';
import { Icon } from '../../src/page/icon.tsx';
import type { EloInfo, ExperimentInfo } from '../../src/wire/arena.ts';
import { Link } from '../app/navigation.tsx';
import { arenaText } from './arena-text.ts';
import { ago, withMargin } from './figures.ts';
import { titleOf, type Verdict, verdictOf } from './verdict.ts';

interface RowProps {
  readonly info: ExperimentInfo;
  readonly game: string; // its title
  readonly language: Language;
}

/** An experiment in the list. */
export function ExperimentRow({ info, game, language }: RowProps) {
  const say = arenaText(language);
  const verdict = verdictOf(info, language);
  return (
    <li class="arena-row">
      <span class="arena-row-name">
        <Link to={`/arena/${info.id}`} class="arena-row-link">
          {titleOf(info, language)}
        </Link>
        <span class="quiet small">{say.ofGame(say.kinds(info.kind), game)}</span>
      </span>
      <span class="arena-row-verdict">
        <Mark tone={verdict.tone} isLive={info.status === 'running'} /> <span>{verdict.short}</span>
      </span>
      <span class="arena-row-elo">
        {info.elo && info.pairs > 0 && (
          <>
            <span class="mono">{withMargin(info.elo, language)}</span>
            <Whisker elo={info.elo} />
          </>
        )}
      </span>
      <span class="quiet small arena-row-when">
        <time dateTime={new Date(info.created).toISOString()}>{ago(info.created, Date.now(), language)}</time>
      </span>
    </li>
  );
}

const ICONS = { good: 'up', bad: 'down', even: 'check', open: 'away' } as const;

/** An icon next to a verdict, so that colour is not the only sign. */
export function Mark({ tone, isLive }: { readonly tone: Verdict['tone']; readonly isLive: boolean }) {
  if (isLive) return <span class="arena-live" aria-hidden="true" />;
  return (
    <span class={`arena-mark is-${tone}`}>
      <Icon name={ICONS[tone]} />
    </span>
  );
}

const REACH = 200; // Elo at both ends of the scale

/** An interval on a scale with zero in the middle; all rows share the scale. */
function Whisker({ elo: { elo, low, high } }: { readonly elo: EloInfo }) {
  const at = (value: number): number => 60 + 56 * Math.max(-1, Math.min(1, value / REACH));
  const side = low > 0 ? 'is-above' : high < 0 ? 'is-below' : '';
  return (
    <svg class={`arena-whisker ${side}`} viewBox="0 0 120 14" width="120" height="14" aria-hidden="true">
      <path class="arena-zero" d="M60 1v12" />
      <path class="arena-span" d={`M${at(low)} 7H${at(high)}`} />
      <circle cx={at(elo)} cy="7" r="3" />
    </svg>
  );
}
