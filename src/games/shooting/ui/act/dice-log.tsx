import { Fragment } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { percent } from '../../../../page/figure.ts';
import { capital, unitName } from '../names.ts';
import { words } from '../panel-labels.ts';
import { useSliced } from '../sliced.ts';
import { diceOf, shortened } from './dice.ts';
import { DiceRow, mayReRoll, PayReRoll } from './dice-row.tsx';
import { Histogram } from './histogram.tsx';
import { luck, type Odds, oddsOf } from './odds.ts';
import type { ActProps } from './parts.tsx';
import { type Line, type Story, storyOf, viewBefore } from './story.ts';
import { OddsWords } from './targets.tsx';

const EXPECTED = new Map<string, Odds>(); // by story and target; not recomputed while the attacks are made

/** The attacks of the unit that is shooting or shot last, step by step, compared with the expected values. */
export function DiceLog(props: ActProps) {
  const { scene, side } = props;
  const story = useMemo(() => storyOf(scene.heard), [scene.heard]);
  const own = useMemo(() => storyOf(scene.heard, side), [scene.heard, side]);
  if (!story) return null;
  const w = words(scene.settings.language);
  return (
    <>
      <Told {...props} story={story} />
      {own && own.key !== story.key && (
        <details class="shoot-own">
          <summary class="small">{w.ownLast}</summary>
          <Told {...props} story={own} />
        </details>
      )}
    </>
  );
}

function Told(props: ActProps & { readonly story: Story }) {
  const { scene, story } = props;
  const { view, settings } = scene;
  const w = words(settings.language);
  const list = useFollowed(story.lines.length, view.stage !== 'select');
  const rolls = story.lines.filter(({ is }) => is === 'dice');
  const last = rolls.at(-1);
  const isLast = (line: Line): boolean => line === last && scene.view.work?.last != null;
  const rolling = !props.locked && view.stage === 'attacks'; // the next click continues after the newest line
  const quick = settings.fastRolling || scene.still;
  const offered =
    last?.is === 'dice' &&
    isLast(last) &&
    diceOf(last.event).some(({ place, is }) => (is === 'fail' || place === props.draft.die) && mayReRoll(props, place));
  return (
    <section class="group shoot-log">
      <h3 class="heading">{w.logOf(unitName(view.rules, story.confirmed.unit))}</h3>
      <Expected {...props} story={story} />
      {story.lines.length === 0 && <p class="small quiet">{w.nothingRolled}</p>}
      <ol ref={list} class={quick ? 'shoot-lines' : 'shoot-lines is-rolling'} aria-live="polite">
        {story.lines.map((line, i) => (
          <LineOf
            key={line.key}
            {...props}
            line={line}
            last={isLast(line)}
            due={rolling && i === story.lines.length - 1}
          />
        ))}
      </ol>
      {offered && <PayReRoll {...props} event={last.event} />}
    </section>
  );
}

interface LineProps extends ActProps {
  readonly line: Line;
  readonly last: boolean; // the last roll
  readonly due: boolean; // scrolls into view
}

function LineOf(props: LineProps) {
  const { scene, line, last } = props;
  const due = props.due ? { 'data-awaited': '' } : {};
  const w = words(scene.settings.language);
  switch (line.is) {
    case 'dice': {
      const { event } = line;
      const count = event.rolls.length;
      return (
        <li class="shoot-line" {...due}>
          <p class="small">
            <Breaking words={shortened(capital(scene.say(event)), count)} />
          </p>
          {count > 0 && <DiceRow {...props} event={event} last={last} />}
        </li>
      );
    }
    case 'sum':
      return (
        <li class="shoot-line is-sum" {...due}>
          <strong>{capital(scene.say(line.event))}</strong>
        </li>
      );
    case 'losses':
      return (
        <li class="shoot-line small is-loss" {...due}>
          {w.lost(unitName(scene.view.rules, line.unit), line.wounds, line.slain)}
        </li>
      );
    case 'said':
      return (
        <li class="shoot-line small quiet" {...due}>
          {capital(scene.say(line.event))}
        </li>
      );
  }
}

/** Scrolls the newest line into view when it appears; otherwise leaves the scroll position alone. */
function useFollowed(lines: number, wanted: boolean) {
  const list = useRef<HTMLOListElement>(null);
  const before = useRef(lines);
  useEffect(() => {
    if (wanted && lines > before.current) list.current?.lastElementChild?.scrollIntoView({ block: 'nearest' });
    before.current = lines;
  }, [lines]);
  return list;
}

/** Allows a line break after every die. */
const Breaking = ({ words: said }: { readonly words: string }) => (
  <>
    {said.split(',').map((part, i) => (
      <Fragment key={i}>
        {i > 0 && ','}
        {i > 0 && <wbr />}
        {part}
      </Fragment>
    ))}
  </>
);

/** For each target, the expected result and, at the end, how lucky the actual one was. */
function Expected({ scene, story }: ActProps & { readonly story: Story }) {
  const { view, settings, match } = scene;
  const { language } = settings;
  const w = words(language);
  const { unit, volleys } = story.confirmed;
  const targets = [...new Set(volleys.map(({ target }) => target))];
  const keyOf = (target: number): string => `${match}/${story.key}/${story.sheltered}/${target}`;
  const jobs = story.gone // the phase is over, so the view no longer has the same movement
    ? []
    : targets.map((target) => ({
        key: keyOf(target),
        work: () =>
          oddsOf(
            viewBefore(view, story),
            unit,
            volleys.filter((volley) => volley.target === target),
          ),
      }));
  const known = useSliced(EXPECTED, jobs);
  return (
    <ul class="shoot-expected small">
      {targets.map((target) => {
        const odds = known.get(keyOf(target));
        const lost =
          view.rules.units[target]?.models.reduce((sum, model) => sum + (story.lost.get(model) ?? 0), 0) ?? 0;
        return (
          <li key={target}>
            <span class="shoot-expected-name">{unitName(view.rules, target)}</span>
            {odds && (
              <>
                <span>
                  {w.sum} <OddsWords odds={odds} language={language} />
                </span>
                <Histogram odds={odds} actual={story.over ? lost : null} label={w.distribution} />
                {story.over && (
                  <span class="shoot-expected-result">
                    <strong>{w.result(lost)}</strong>, {w.lucky(percent(luck(odds, lost), language))}
                  </span>
                )}
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
}
