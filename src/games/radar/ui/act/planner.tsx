import { type Tally, tally } from '../../../../kernel/tally.ts';
import { Button } from '../../../../page/button.tsx';
import { percent } from '../../../../page/figure.ts';
import { Icon } from '../../../../page/icon.tsx';
import { Receipt } from '../../../../page/receipt.tsx';
import { type Cell, cellName } from '../../../../parts/grid/grid.ts';
import { sectorShares, torpedoWorth } from '../../belief/probe.ts';
import type { Spread } from '../../belief/tracker.ts';
import { blastDamage } from '../../rules/weapons.ts';
import type { Chart } from '../../view.ts';
import { offered, pathOf, stealthReach } from '../aim.ts';
import { commandOf, type Draft } from '../draft.ts';
import { knownTo } from '../knowledge.ts';
import { labels } from '../labels.ts';
import { COURSE_NAME, capital, SYSTEM_NAME } from '../names.ts';
import { type ActProps, CoursePad } from './parts.tsx';

type DraftOf<T extends Draft['kind']> = Extract<Draft, { readonly kind: T }>;
type Props<T extends Draft['kind']> = ActProps & { readonly draft: DraftOf<T> };

/** The planned order, its expected effect, and the button that gives it. */
export function Planner({ scene, station, draft }: ActProps & { readonly draft: Draft }) {
  const w = labels(scene.settings.language);
  const order = commandOf(draft);
  const verb = order && verbOf(scene, station, draft);
  return (
    <section class="group radar-planner" aria-label={titleOf(scene, draft)}>
      <h3 class="heading">{titleOf(scene, draft)}</h3>
      {(draft.kind === 'torpedo' || draft.kind === 'detonate' || draft.kind === 'drop-mine') && (
        <Blasting scene={scene} station={station} draft={draft} />
      )}
      {draft.kind === 'stealth' && <Slipping scene={scene} station={station} draft={draft} />}
      {draft.kind === 'drone' && <Sectors scene={scene} station={station} draft={draft} />}
      {draft.kind === 'surface' && (
        <p class="small">
          {w.surfaceWarns(
            scene.view.rules.ruleset.surfaceTurns,
            scene.view.rules.chart.sector[scene.view.boats[station.side].at ?? -1] ?? 0,
          )}
        </p>
      )}
      <div class="radar-confirm">
        {order && verb && (
          <Button
            kind="main"
            data-at={'at' in order ? order.at : undefined}
            disabled={!scene.controls || scene.controls.busy}
            onClick={() => scene.controls?.send(order)}
          >
            {verb}
          </Button>
        )}
        <Button onClick={() => scene.setDraft(null)}>{w.cancel}</Button>
      </div>
    </section>
  );
}

function titleOf(scene: ActProps['scene'], draft: Draft): string {
  const { language } = scene.settings;
  const w = labels(language);
  if (draft.kind === 'surface') return w.surface;
  if (draft.kind === 'detonate') return w.mines;
  const system = draft.kind === 'drop-mine' ? 'mine' : draft.kind;
  return system in SYSTEM_NAME[language] ? capital(SYSTEM_NAME[language][system as 'mine']) : '';
}

function verbOf(scene: ActProps['scene'], station: ActProps['station'], draft: Draft): string {
  const { view, settings } = scene;
  const w = labels(settings.language);
  const name = (cell: Cell | null): string => (cell === null ? '' : cellName(view.rules.chart, cell));
  switch (draft.kind) {
    case 'torpedo':
      return w.fireAt(name(draft.at));
    case 'drop-mine':
      return w.dropAt(name(draft.at));
    case 'detonate':
      return w.setOff(name(draft.at));
    case 'drone':
      return w.droneTo(draft.sector ?? 0);
    case 'stealth': {
      const end = pathOf(view, station, draft).at(-1);
      return end === undefined || draft.course === null
        ? w.stayHere
        : w.slipTo(COURSE_NAME[settings.language][draft.course], draft.steps, name(end));
    }
    case 'surface':
      return w.surfaceNow;
    default:
      return '';
  }
}

/** The tally of a blast; our own loss is stated explicitly. */
function Blasting({ scene, station, draft }: Props<'torpedo' | 'detonate' | 'drop-mine'>) {
  const { view, settings } = scene;
  const w = labels(settings.language);
  const { chart, ruleset } = view.rules;
  const belief = scene.belief();
  const boat = view.boats[station.side].at;
  if (draft.at === null || !belief || boat === null)
    return <p class="small quiet">{draft.kind === 'torpedo' ? w.torpedoHow(ruleset.torpedo.reach) : w.mineHow}</p>;
  const { picture, age } = knownTo(belief);
  const { worth, own } = blastPreview(chart, picture, boat, draft.at);
  return (
    <div class="stack">
      <p class="radar-worth">
        {capital(w.expected)} <Receipt tally={worth} say={scene.say} total={w.expected} />
        <span class="small quiet"> {age === null ? w.noReport : w.fromReport(age)}</span>
      </p>
      {own > 0 && draft.kind !== 'drop-mine' && (
        <p class="refusal">
          <Icon name="warn" /> {w.ownDamage(own)}
        </p>
      )}
    </div>
  );
}

function Slipping({ scene, station, draft }: Props<'stealth'>) {
  const { view, settings } = scene;
  const w = labels(settings.language);
  const reach = stealthReach(view, station);
  const most = draft.course ? reach[draft.course] : 0;
  return (
    <div class="stack">
      <p class="small quiet">{view.rules.ruleset.stealth.lengthPublic ? w.stealthHeard : w.stealthHow}</p>
      <div class="radar-slip">
        <CoursePad
          scene={scene}
          label={w.course}
          middle={<span class="mono">{draft.steps}</span>}
          name={(course) => `${capital(COURSE_NAME[settings.language][course])}, 0–${reach[course]}`}
          blocked={() => null}
          note={(course) => <small>0–{reach[course]}</small>}
          chosen={draft.course}
          press={(course) =>
            scene.setDraft({
              ...draft,
              course,
              steps:
                draft.course === course
                  ? Math.min(draft.steps + 1, reach[course])
                  : Math.min(Math.max(draft.steps, 1), reach[course]),
            })
          }
        />
        <div>
          <span class="small quiet">{w.steps}</span>
          <div class="segments">
            {Array.from({ length: view.rules.ruleset.stealth.reach + 1 }, (_, steps) => (
              <Button
                key={steps}
                aria-pressed={draft.course !== null && draft.steps === steps}
                disabled={draft.course === null ? steps > 0 : steps > most}
                onClick={() => scene.setDraft({ ...draft, course: draft.course ?? 'north', steps })}
              >
                {String(steps)}
              </Button>
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}

function Sectors({ scene, station, draft }: Props<'drone'>) {
  const { view, settings } = scene;
  const w = labels(settings.language);
  const belief = scene.belief();
  const shares = belief && sectorShares(view.rules.chart, knownTo(belief).picture);
  const offers = new Set(
    [...offered(view, station, draft).values()].map((option) => ('sector' in option ? option.sector : 0)),
  );
  return (
    <div class="stack">
      <p class="small quiet">{w.droneHow}</p>
      <div class="radar-sectors">
        {[...offers]
          .sort((a, b) => a - b)
          .map((sector) => (
            <Button
              key={sector}
              aria-pressed={draft.sector === sector}
              onClick={() => scene.setDraft({ kind: 'drone', sector })}
            >
              <span class="spoken">{w.sectorWord}</span> {sector}
              {shares && <small>{percent(shares[sector] ?? 0, settings.language)}</small>}
            </Button>
          ))}
      </div>
    </div>
  );
}

interface BlastPreview {
  readonly worth: Tally; // expected damage, from where they can be
  readonly own: number; // certain damage to ourselves
}

/** The expected damage of a blast to them, and the certain damage to us. */
export function blastPreview(
  chart: Chart,
  picture: Pick<Spread, 'cells' | 'weight'>,
  boat: Cell,
  at: Cell,
): BlastPreview {
  const { lines } = torpedoWorth(chart, picture, boat, at);
  return {
    worth: tally(lines.filter(({ why }) => why.code !== 'own-blast')),
    own: blastDamage(chart, at, boat),
  };
}
