import { useId } from 'preact/hooks';
import { type Advice, reasonsOf } from '../../src/decide/hint.ts';
import { rankNumbers } from '../../src/decide/rank-lines.ts';
import type { Tally } from '../../src/kernel/tally.ts';
import { Button } from '../../src/page/button.tsx';
import type { Scene } from '../../src/page/contract.ts';
import { Receipt } from '../../src/page/receipt.tsx';
import { useText } from '../app/use-api.ts';
import { figures } from '../inspector/figures.ts';
import { capital } from '../parts/side.ts';
import type { Command } from './use-hint.ts';

interface HintOptionProps {
  readonly advice: Advice<Command>;
  readonly first: boolean;
  readonly open: boolean; // reasons are expanded
  readonly scene: Scene;
  readonly busy: boolean;
  onPoint(command: Command | null): void;
  onDo(command: Command): void;
}

/** One suggestion; pointing at it shows it on the board. */
export function HintOption({ advice, first, open, scene, busy, onPoint, onDo }: HintOptionProps) {
  const { option, words, tally, tiers, alike } = advice;
  const say = useText();
  const name = useId();
  return (
    <li class="hint-option" onPointerEnter={() => onPoint(option)} onPointerLeave={() => onPoint(null)}>
      <strong id={name}>{capital(words)}</strong>
      {option !== null && (
        <span class="hint-verbs">
          <Button kind="quiet" class="hint-show" aria-describedby={name} onClick={() => onPoint(option)}>
            {say.showOnBoard}
          </Button>
          <Button
            class="hint-do"
            disabled={busy}
            aria-describedby={name}
            {...(first && { 'aria-keyshortcuts': 'y', title: say.doItKey })}
            onFocus={() => onPoint(option)}
            onBlur={() => onPoint(null)}
            onClick={() => onDo(option)}
          >
            {say.doIt}
          </Button>
        </span>
      )}
      {tally && <Points tally={tally} tiers={tiers} open={open} scene={scene} />}
      {alike[0] && <p class="hint-line">{say.hintAlike(alike[0], alike.length > 1)}</p>}
    </li>
  );
}

interface PointsProps {
  readonly tally: Tally;
  readonly tiers: readonly number[];
  readonly open: boolean;
  readonly scene: Scene;
}

/** The score and the lines that add up to it. */
function Points({ tally, tiers, open, scene }: PointsProps) {
  const say = useText();
  const { lines, total } = reasonsOf(tally);
  const places = tiers.length > 1 ? rankNumbers({ tiers, tally }) : undefined; // a single rank rule needs no number
  const printed = figures(
    [...lines.map((line) => (line.is === 'rank' ? 0 : line.points)), total],
    scene.settings.language,
  );
  if (lines.length === 0)
    return (
      <p class="hint-line spread">
        {say.hintNothing} <span class="mono">{printed.at(-1)}</span>
      </p>
    );
  return (
    <details class="hint-why" open={open}>
      <summary>
        {say.hintWhy} <span class="mono">{printed.at(-1)}</span>
      </summary>
      <ul>
        {lines.map((line, i) => (
          <li key={i}>
            {line.is === 'rest' ? say.hintRest(line.count) : scene.say(line.why)}{' '}
            <span class="mono">
              {line.is === 'rank' && say.hintRank(String(line.tier), places?.get(line.why))}
              {line.is === 'points' && printed[i]}
              {line.is === 'rest' && (
                <Receipt tally={tally} say={scene.say} figures="signed">
                  {printed[i]}
                </Receipt>
              )}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
