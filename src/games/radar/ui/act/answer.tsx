import { useState } from 'preact/hooks';
import { Button } from '../../../../page/button.tsx';
import { Dialog } from '../../../../page/dialog.tsx';
import { Icon } from '../../../../page/icon.tsx';
import { RuleLink } from '../../../../page/rule-link.tsx';
import type { Claim } from '../../events.ts';
import { ABOUTS, type About, claimFault, claimName, firstAnswer, isTrue, valuesOf } from '../claims.ts';
import { labels } from '../labels.ts';
import type { ActProps } from './parts.tsx';

/** Answer the enemy's sonar: two facts of different kinds, checked while the player chooses them. */
export function Answer({ scene, station }: ActProps) {
  const { view, controls, draft, settings } = scene;
  const w = labels(settings.language);
  const [open, setOpen] = useState(true);
  const at = view.boats[station.side].at ?? -1;
  const usual = firstAnswer(view, at);
  if (!controls || !usual) return null;
  const { first, second } = draft?.kind === 'answer' ? draft : usual;
  const fault = claimFault(view, station.seat, first, second);
  const set = (claims: { first?: Claim; second?: Claim }): void =>
    scene.setDraft({ kind: 'answer', first, second, ...claims });
  return (
    <>
      <p class="note">{w.waitsForYou}</p>
      <Button kind="main" wide onClick={() => setOpen(true)}>
        {w.answerOpen}
      </Button>
      <Dialog open={open} title={w.answerTitle} onClose={() => setOpen(false)}>
        <div class="stack">
          <p class="small quiet">
            {w.answerHow} {w.waitsForYou}
          </p>
          <Fact scene={scene} at={at} title={w.firstFact} claim={first} change={(claim) => set({ first: claim })} />
          <Fact scene={scene} at={at} title={w.secondFact} claim={second} change={(claim) => set({ second: claim })} />
          <p class={fault ? 'refusal' : 'small radar-good'} aria-live="polite">
            <Icon name={fault ? 'warn' : 'check'} /> {fault ? scene.say(fault) : `${told(first)} · ${told(second)}`}{' '}
            {fault && <RuleLink code={fault.code} />}
          </p>
          <div class="radar-confirm">
            <Button
              kind="main"
              disabled={controls.busy || fault !== undefined}
              onClick={() => controls.send({ type: 'answer-sonar', first, second })}
            >
              {w.answer}
            </Button>
            <Button onClick={() => setOpen(false)}>{w.later}</Button>
          </div>
        </div>
      </Dialog>
    </>
  );

  function told(claim: Claim): string {
    return `${aboutWord(claim.about)} ${claimName(claim)}`;
  }
  function aboutWord(about: About): string {
    return about === 'sector' ? w.sectorWord : w[about];
  }
}

function Fact(props: {
  readonly scene: ActProps['scene'];
  readonly at: number;
  readonly title: string;
  readonly claim: Claim;
  change(claim: Claim): void;
}) {
  const { scene, at, title, claim, change } = props;
  const { view, settings } = scene;
  const w = labels(settings.language);
  const values = valuesOf(view.rules.chart, claim.about);
  const truth = isTrue(view, at, claim);
  const set = (about: About): void => {
    const all = valuesOf(view.rules.chart, about);
    change({ about, value: all.includes(claim.value) ? claim.value : (all[0] as number) });
  };
  return (
    <fieldset class="radar-fact">
      <legend>{title}</legend>
      <select
        class="select"
        aria-label={title}
        value={claim.about}
        onChange={(event) => set(event.currentTarget.value as About)}
      >
        {ABOUTS.map((about) => (
          <option key={about} value={about}>
            {about === 'sector' ? w.sectorWord : w[about]}
          </option>
        ))}
      </select>
      <select
        class="select"
        aria-label={`${title}: ${claim.about === 'sector' ? w.sectorWord : w[claim.about]}`}
        value={claim.value}
        onChange={(event) => change({ ...claim, value: Number(event.currentTarget.value) })}
      >
        {values.map((value) => (
          <option key={value} value={value}>
            {claimName({ about: claim.about, value })}
            {isTrue(view, at, { about: claim.about, value }) ? ` — ${w.isTrue}` : ''}
          </option>
        ))}
      </select>
      <span class={truth ? 'chip is-good' : 'chip is-warn'}>{truth ? w.isTrue : w.isLie}</span>
    </fieldset>
  );
}
