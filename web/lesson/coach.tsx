import type { ComponentChildren, TargetedPointerEvent } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Lesson, LessonPoint, LessonStep } from '../../src/kernel/lesson.ts';
import { Button } from '../../src/page/button.tsx';
import { Dialog } from '../../src/page/dialog.tsx';
import { useLanguage } from '../../src/page/language.ts';
import { go } from '../app/navigation.tsx';
import { lessonText } from './lesson-text.ts';
import { type Box, overlaps, placeCard, type Size } from './place-card.ts';
import { useTarget } from './use-target.ts';

interface CoachProps {
  readonly lesson: Lesson;
  readonly at: number;
  readonly refused: number; // how often the learner tried something else
  onNext(): void;
}

const NO_POINTS: readonly LessonPoint[] = [];

const pointsOf = (step: LessonStep | undefined): readonly LessonPoint[] => {
  if (step === undefined || step.kind === 'other') return NO_POINTS;
  return step.kind === 'read' ? [step.point] : step.points;
};

/** The current instruction, next to the element it is about. */
export function Coach({ lesson, at, refused, onNext }: CoachProps) {
  const language = useLanguage();
  const say = lessonText(language);
  const step = lesson.steps[at];
  const points = useMemo(() => pointsOf(step), [step]);
  const target = useTarget(points);
  const own = lesson.steps.filter(({ kind }) => kind !== 'other');
  const number = lesson.steps.slice(0, at + 1).filter(({ kind }) => kind !== 'other').length;
  const proceed = useRef<HTMLButtonElement>(null);
  const start = useRef({ at, refused }); // of this step
  if (start.current.at !== at) start.current = { at, refused };
  const [isLeaving, setLeaving] = useState(false);
  const isRefused = refused > start.current.refused;
  useEffect(() => {
    if (step?.kind === 'read') proceed.current?.focus({ preventScroll: true });
  }, [step]);

  if (step === undefined) return null;
  const ring = target?.box ? ringAround(target.box) : null;
  return (
    <>
      {ring && <div class="coach-ring" style={inPixels(ring)} />}
      <Card box={ring} also={target?.point.also ?? null} shake={refused}>
        <p class="coach-step small quiet">{say.stepOf(Math.max(1, number), own.length)}</p>
        <p class="coach-words" role="status">
          {step.kind === 'other' ? say.wait : target?.point.text[language]}
        </p>
        {isRefused && (
          <p class="coach-refusal" role="status">
            {step.kind === 'read' ? say.readFirst : say.notThisStep}
          </p>
        )}
        <div class="row">
          {step.kind === 'read' && (
            <button ref={proceed} type="button" class="button is-main" onClick={onNext}>
              {say.continue}
            </button>
          )}
          {step.kind === 'act' && target?.element && (
            <Button kind="quiet" onClick={() => show(target.element)}>
              {say.showMe}
            </Button>
          )}
          <Button kind="quiet" onClick={() => (number > 1 ? setLeaving(true) : go('/learn'))}>
            {say.leave}
          </Button>
        </div>
      </Card>
      <Dialog open={isLeaving} title={say.leave} onClose={() => setLeaving(false)}>
        <p>{say.leaveSure}</p>
        <div class="row">
          <Button kind="main" onClick={() => setLeaving(false)}>
            {say.stay}
          </Button>
          <Button onClick={() => go('/learn')}>{say.leave}</Button>
        </div>
      </Dialog>
    </>
  );
}

const RING = { gap: 4, least: 36 }; // pixels; small things on a board get a ring that can be seen

function ringAround({ left, top, width, height }: Box): Box {
  const [wide, high] = [width, height].map((side) => Math.max(RING.least, side + 2 * RING.gap)) as [number, number];
  return { left: left + (width - wide) / 2, top: top + (height - high) / 2, width: wide, height: high };
}

const inPixels = (box: Box): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(box).map(([side, pixels]) => [side, `${pixels}px`]));

interface CardProps {
  readonly box: Box | null;
  readonly also: string | null; // selector of other things that the text is about
  readonly shake: number;
  readonly children: ComponentChildren;
}

function Card({ box, also, shake, children }: CardProps) {
  const card = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<Size>({ width: 300, height: 150 });
  useLayoutEffect(() => {
    const { offsetWidth: width, offsetHeight: height } = card.current ?? { offsetWidth: 300, offsetHeight: 150 };
    if (width !== size.width || height !== size.height) setSize({ width, height });
  });
  const room = { width: innerWidth, height: innerHeight };
  const told = also === null ? [] : boxesOf(also).filter((one) => overlaps(one, { left: 0, top: 0, ...room }));
  const { left, top } = placeCard(box, size, room, { also: told, landmarks: boxesOf('[data-landmark]') });
  const place = `${Math.round(left)}px, ${Math.round(top)}px`;
  const pressed = usePressedHere(place);
  return (
    <aside
      ref={card}
      {...pressed}
      class={shake > 0 ? `coach is-refused-${shake % 2}` : 'coach'}
      data-also={also}
      style={{ transform: `translate(${place})` }}
    >
      {children}
    </aside>
  );
}

/** Drops a click if its pointer went down while the card was moving, before it moved, or on another button. */
function usePressedHere(place: string) {
  const pressed = useRef<{ readonly button: Element | null; readonly place: string } | null>(null);
  const buttonAt = ({ target }: Event): Element | null => (target instanceof Element ? target.closest('button') : null);
  return {
    onPointerDown: (event: TargetedPointerEvent<HTMLElement>) => {
      const isMoving = event.currentTarget.getAnimations().length > 0;
      pressed.current = { button: isMoving ? null : buttonAt(event), place };
    },
    onClickCapture: (event: MouseEvent) => {
      const press = pressed.current; // null: from the keyboard or a screen reader
      pressed.current = null;
      if (press === null || event.detail === 0) return;
      if (press.button === buttonAt(event) && press.place === place) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}

const boxesOf = (selector: string): readonly DOMRect[] =>
  [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect());

/** Moves the keyboard focus there, for people who do not use a mouse. */
function show(element: Element | null): void {
  element?.scrollIntoView({ block: 'center', inline: 'center' });
  if (element instanceof HTMLElement || element instanceof SVGElement) element.focus();
}
