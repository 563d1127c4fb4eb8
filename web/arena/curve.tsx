import { useMemo, useState } from 'preact/hooks';
import type { Language } from '../../src/kernel/game.ts';
import { Button } from '../../src/page/button.tsx';
import { useLanguage } from '../../src/page/language.ts';
import type { CurveInfo } from '../../src/wire/arena.ts';
import { Loading, Refusal } from '../parts/loading.tsx';
import { arenaText } from './arena-text.ts';
import type { Picture } from './draw-plot.ts';
import { endsOf, evenly, plain, signed } from './figures.ts';
import { NumberTable } from './number-table.tsx';
import { Plot } from './plot.tsx';
import { usePolled } from './use-polled.ts';

interface CurveProps {
  readonly id: string;
  readonly pairs: number; // pairs counted so far
  readonly isLive: boolean;
}

type Which = 'llr' | 'elo';
const WHICH: readonly Which[] = ['llr', 'elo'];
const yes = (): boolean => true;
const no = (): boolean => false;

/** The history of a duel: LLR against the bounds, or Elo with its interval. */
export function Curve({ id, isLive }: CurveProps) {
  const language = useLanguage();
  const say = arenaText(language);
  const [chosen, choose] = useState<Which>('llr');
  const { value, fault } = usePolled<CurveInfo>(`/experiments/${id}/curve`, isLive ? yes : no);
  const which = value?.llr ? chosen : 'elo';
  return (
    <section class="arena-curve">
      <div class="spread">
        <h2 class="arena-heading">{say.curve}</h2>
        {value?.llr && (
          <fieldset class="segments" aria-label={say.curve}>
            {WHICH.map((one) => (
              <Button key={one} aria-pressed={which === one} onClick={() => choose(one)}>
                {say.curves(one)}
              </Button>
            ))}
          </fieldset>
        )}
      </div>
      {fault !== null && <Refusal>{fault}</Refusal>}
      {!value && fault === null && <Loading />}
      {value && value.pairs.length > 0 && <Drawing key={which} curve={value} which={which} language={language} />}
    </section>
  );
}

const ROWS = 100; // table rows: more are slow to render and hard to read

function Drawing({
  curve,
  which,
  language,
}: {
  readonly curve: CurveInfo;
  readonly which: Which;
  readonly language: Language;
}) {
  const say = arenaText(language);
  const picture = useMemo(
    () => (which === 'llr' ? llrPicture(curve, say) : eloPicture(curve, say)),
    [curve, which, language],
  );
  const last = curve.pairs.length - 1;
  const { llr, elo, low, high, lower, upper } = curve;
  const two = (value: number | null | undefined): string => plain(value ?? 0, language, 2);
  const ends = (i: number) => endsOf({ low: low[i] ?? 0, high: high[i] ?? 0 }, language);
  const hasBoth = (i: number): boolean => Object.keys(ends(i)).length === 2;
  const interval = (i: number): string => say.interval(ends(i));
  const label =
    which === 'llr'
      ? say.llrOver(curve.pairs[last] ?? 0, two(llr?.[last]), two(lower), two(upper))
      : say.eloOver(curve.pairs[last] ?? 0, signed(elo[last] ?? 0, language), interval(last));
  const at = (i: number): string =>
    [
      `${say.pair} ${curve.pairs[i]}`,
      ...(llr ? [`LLR ${two(llr[i])}`] : []),
      `Elo ${hasBoth(i) ? `${signed(elo[i] ?? 0, language)} (${interval(i)})` : interval(i)}`,
    ].join(' · ');
  const places = evenly(curve.pairs.length, ROWS);
  return (
    <>
      <Plot
        picture={picture}
        label={label}
        height={340}
        read={(i) => at(which === 'llr' ? Math.max(0, i - 1) : i)}
        rest={at(last)}
      />
      <NumberTable
        heads={[say.pair, ...(llr ? ['LLR'] : []), 'Elo', say.low, say.high]}
        thinned={curve.thinned || places.length < curve.pairs.length ? say.numbersThinned(places.length) : null}
        rows={() =>
          places.map((i) => [
            String(curve.pairs[i]),
            ...(llr ? [two(llr[i])] : []),
            ...[elo, low, high].map((list) => signed(list[i] ?? 0, language)),
          ])
        }
        language={language}
      />
    </>
  );
}

const ZERO = { y: 0, colour: '--edge', words: '' };

function llrPicture({ pairs, llr, lower, upper }: CurveInfo, say: ReturnType<typeof arenaText>): Picture {
  return {
    x: [0, ...pairs],
    lines: [{ colour: '--ink', dash: [], y: [0, ...(llr ?? [])], low: null, high: null }],
    marks: [
      ZERO,
      ...(upper === null ? [] : [{ y: upper, colour: '--good', words: say.acceptH1 }]),
      ...(lower === null ? [] : [{ y: lower, colour: '--bad', words: say.acceptH0 }]),
    ],
    across: say.pairsAcross,
    least: [0, 0],
  };
}

const FAR = 400; // clip: otherwise the first pairs would flatten the rest

function eloPicture({ pairs, elo, low, high }: CurveInfo, say: ReturnType<typeof arenaText>): Picture {
  const within = (list: readonly number[]): number[] => list.map((value) => Math.max(-FAR, Math.min(FAR, value)));
  return {
    x: pairs,
    lines: [{ colour: '--side-a', dash: [], y: within(elo), low: within(low), high: within(high) }],
    marks: [ZERO],
    across: say.pairsAcross,
    least: [-20, 20],
  };
}
