import { useMemo } from 'preact/hooks';
import type { Side } from '../../src/kernel/ids.ts';
import type { Picture } from '../../src/kernel/picture.ts';
import type { GameUi } from '../../src/page/contract.ts';
import { wholePercent } from '../../src/page/figure.ts';
import { useLanguage } from '../../src/page/language.ts';
import { sideClass } from '../parts/side.ts';
import { endingText } from './ending-text.ts';
import { Moment } from './moment.tsx';
import { momentText } from './moment-text.ts';
import type { Ending } from './use-ending.ts';

interface MomentsProps {
  readonly code: string;
  readonly ending: Ending;
  readonly ui: GameUi;
  readonly sides: readonly Side[];
  readonly shown: number; // index of the side whose chance is shown in a match of two
  sideName(side: number): string;
  turnName(turn: number): string;
}

const WIDE = 1.8; // width by height of a board that needs the whole width

/** The turns that changed who was likely to win. */
export function Moments({ code, ending, ui, sides, shown, sideName, turnName }: MomentsProps) {
  const language = useLanguage();
  const say = endingText(language);
  const { moments, recording, drawing } = ending;
  const { game, rules } = recording;
  const pictures = useMemo(
    () =>
      moments.map(
        ({ n }) =>
          () =>
            drawing.picture(recording.viewAt(n, 'archive'), language),
      ),
    [ending, language],
  );
  const isWide = useMemo(() => {
    const first = pictures[0]?.();
    return first !== undefined && first.width / first.height > WIDE;
  }, [pictures]);
  return (
    <ol class="moments">
      {moments.map(({ n, turn, side, before, after }, i) => {
        const at = sides.length === 2 ? shown : side;
        const from = wholePercent(before[at] as number, language);
        const to = wholePercent(after[at] as number, language);
        return (
          <Moment
            key={n}
            to={`/replay/${code}?at=${n}`}
            turn={turnName(turn)}
            text={momentText(recording, n, ui, (event) => game.say(event, language, rules))}
            change={`${sideName(at)} ${say.change(from, to)}`}
            spoken={say.changeSpoken(sideName(at), from, to)}
            sideClass={sideClass(sides, sides[side] as Side)}
            wide={isWide}
            picture={pictures[i] as () => Picture}
          />
        );
      })}
    </ol>
  );
}
