import type { Language } from '../../src/kernel/game.ts';
import { Button } from '../../src/page/button.tsx';
import { tip } from '../../src/page/help.ts';
import type { ReplayAction } from './keys.ts';
import { PlayerIcon, type PlayerIconName } from './player-icon.tsx';
import { type Playback, SPEEDS, type Speed } from './player-state.ts';
import { replayText } from './replay-text.ts';

interface BarProps {
  readonly at: number;
  readonly last: number;
  readonly turn: string; // as text
  readonly keys: readonly number[]; // key moments
  readonly playback: Playback;
  readonly language: Language;
  can(wish: ReplayAction): boolean;
  wish(wish: ReplayAction): void;
  go(n: number): void;
}

/** Position in the match, and the playback controls. */
export function Bar(props: BarProps) {
  const { at, last, turn, playback, language, can, wish, go } = props;
  const { isPlaying, speed, setSpeed } = playback;
  const say = replayText(language);
  const step = (to: ReplayAction, sign: PlayerIconName, label: string) => (
    <Button
      kind="quiet"
      icon={<PlayerIcon name={sign} />}
      aria-label={label}
      {...tip(label)}
      aria-disabled={!can(to)}
      onClick={() => wish(to)}
    />
  );
  return (
    <section class="replay-bar" aria-label={say.bar}>
      <div class="replay-transport">
        {step('first', 'first', say.first)}
        {step('turn-back', 'turn-back', say.turnBack)}
        {step('back', 'back', say.back)}
        <Button
          class="replay-play"
          icon={<PlayerIcon name={isPlaying ? 'pause' : 'play'} />}
          aria-label={isPlaying ? say.pause : say.play}
          {...tip(isPlaying ? say.pause : say.play)}
          onClick={() => wish('play')}
        />
        {step('on', 'on', say.on)}
        {step('turn-on', 'turn-on', say.turnOn)}
        {step('last', 'last', say.last)}
      </div>
      <div class="replay-track" style={{ '--share': at / Math.max(1, last) }}>
        <input
          type="range"
          class="replay-range"
          min={0}
          max={last}
          value={at}
          aria-label={say.place}
          aria-valuetext={say.placeSaid(at, last, turn)}
          onInput={(event) => go(Number(event.currentTarget.value))}
        />
        <Ticks {...props} />
      </div>
      <p class="replay-count mono">
        {at}
        <span class="quiet"> / {last}</span>
        <span class="replay-turn">{turn}</span>
      </p>
      <div class="replay-jumps">
        <Jump {...props} back="key-back" on="key-on" sign="key" label={say.key} labels={[say.keyBack, say.keyOn]} />
        <Jump
          {...props}
          back="decision-back"
          on="decision-on"
          sign="decision"
          label={say.decision}
          labels={[say.decisionBack, say.decisionOn]}
        />
        <select
          class="select"
          aria-label={say.speed}
          value={String(speed)}
          onChange={(event) => setSpeed(Number(event.currentTarget.value) as Speed)}
        >
          {SPEEDS.map((option) => (
            <option key={option} value={String(option)}>
              {say.times(option)}
            </option>
          ))}
        </select>
      </div>
    </section>
  );
}

function Ticks({ keys, last, at }: BarProps) {
  return (
    <div class="replay-ticks" aria-hidden="true">
      {keys.map((n) => (
        <span key={n} class={n <= at ? 'is-past' : ''} style={{ left: `${(100 * n) / Math.max(1, last)}%` }} />
      ))}
    </div>
  );
}

interface JumpProps extends BarProps {
  readonly back: ReplayAction;
  readonly on: ReplayAction;
  readonly sign: PlayerIconName;
  readonly label: string;
  readonly labels: readonly [back: string, on: string];
}

function Jump({ back, on, sign, label, labels, can, wish }: JumpProps) {
  return (
    <fieldset class="replay-jump">
      <legend class="spoken">{label}</legend>
      <Button
        kind="quiet"
        aria-label={labels[0]}
        {...tip(labels[0])}
        aria-disabled={!can(back)}
        onClick={() => wish(back)}
        icon={<PlayerIcon name="back" />}
      />
      <span class="replay-jump-sign" {...tip(label)}>
        <PlayerIcon name={sign} />
      </span>
      <Button
        kind="quiet"
        aria-label={labels[1]}
        {...tip(labels[1])}
        aria-disabled={!can(on)}
        onClick={() => wish(on)}
        icon={<PlayerIcon name="on" />}
      />
    </fieldset>
  );
}
