import { Button } from '../../../../page/button.tsx';
import { Group } from '../../../../page/group.tsx';
import { help } from '../../../../page/help.ts';
import { Icon } from '../../../../page/icon.tsx';
import { RuleLink } from '../../../../page/rule-link.tsx';
import { cellName } from '../../../../parts/grid/grid.ts';
import { SYSTEMS, type System } from '../../data/systems.ts';
import { options } from '../../options.ts';
import type { Draft } from '../draft.ts';
import { Pips } from '../gauges.tsx';
import { SystemGlyph } from '../glyphs.tsx';
import { labels } from '../labels.ts';
import { capital, SYSTEM_NAME, systemHelp } from '../names.ts';
import type { ActProps } from './parts.tsx';

/** The initial draft of each system. */
const BEGIN: Readonly<Record<System, Draft | { readonly kind: 'sonar' }>> = {
  torpedo: { kind: 'torpedo', at: null },
  mine: { kind: 'drop-mine', at: null },
  sonar: { kind: 'sonar' },
  drone: { kind: 'drone', sector: null },
  stealth: { kind: 'stealth', course: null, steps: 0 },
};

export function begin(scene: ActProps['scene'], system: System): void {
  const draft = BEGIN[system];
  if (draft.kind === 'sonar') scene.controls?.send({ type: 'sonar' });
  else scene.setDraft(draft);
}

/** Every system with its gauge; the button appears while the rules allow it. */
export function Systems({ scene, station }: ActProps) {
  const { view, controls, settings } = scene;
  const { language } = settings;
  const w = labels(language);
  const { charges, usable, mines } = view.boats[station.side];
  if (!charges) return null;
  const told = scene.belief()?.crew.broken ?? [];
  const open = new Set(options(view, station.seat).map(({ type }) => type));
  const verbs: Readonly<Record<System, string>> = {
    torpedo: w.aim,
    mine: w.drop,
    sonar: w.ping,
    drone: w.send,
    stealth: w.slip,
  };
  const types = { torpedo: 'torpedo', mine: 'drop-mine', sonar: 'sonar', drone: 'drone', stealth: 'stealth' } as const;
  return (
    <Group title={w.systems}>
      <ul class="radar-systems">
        {SYSTEMS.map((system) => {
          const full = view.rules.ruleset.charges[system];
          const isFull = charges[system] >= full;
          const broken = isFull && usable !== null ? !usable.includes(system) : told.includes(system);
          const ready = open.has(types[system]) && controls !== null && !controls.busy;
          const name = capital(SYSTEM_NAME[language][system]);
          return (
            <li key={system} class={isFull ? 'is-full' : ''} data-system={system}>
              <SystemGlyph system={system} />
              <span class="system-name" {...help(systemHelp(system))}>
                {name}
              </span>
              <Pips charge={charges[system]} full={full} label={w.charge(charges[system], full)} />
              {ready ? (
                <Button aria-label={`${verbs[system]}: ${name}`} onClick={() => begin(scene, system)}>
                  {verbs[system]}
                </Button>
              ) : (
                <span class={broken ? 'small radar-bad' : 'small quiet'}>
                  {broken && <Icon name="warn" size={14} />}{' '}
                  {broken ? w.outOfOrder : isFull ? w.ready : w.charge(charges[system], full)}{' '}
                  {broken && <RuleLink code="broken-down" />}
                </span>
              )}
            </li>
          );
        })}
      </ul>
      {mines && mines.length > 0 && (
        <div class="row radar-mines">
          <span class="small quiet">{w.mines}</span>
          {mines.map((at) => (
            <Button
              key={at}
              disabled={!open.has('detonate') || !controls || controls.busy}
              aria-pressed={scene.draft?.kind === 'detonate' && scene.draft.at === at}
              onClick={() => scene.setDraft({ kind: 'detonate', at })}
            >
              {w.setOff(cellName(view.rules.chart, at))}…
            </Button>
          ))}
        </div>
      )}
    </Group>
  );
}
