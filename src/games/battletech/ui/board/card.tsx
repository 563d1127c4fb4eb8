import type { Tally } from '../../../../kernel/tally.ts';
import type { Corner } from '../../../../page/corner.ts';
import { percent } from '../../../../page/figure.ts';
import { help, tip } from '../../../../page/help.ts';
import { Icon } from '../../../../page/icon.tsx';
import { Receipt } from '../../../../page/receipt.tsx';
import { distance, type Hex, labelOf } from '../../../../parts/hex/hex.ts';
import { alive, shareLeft, tracksHeat } from '../../rules/status.ts';
import { lineTo } from '../../rules/weapons/line.ts';
import { groundAt, modelOf, type UnitId, unitOf, type View } from '../../view.ts';
import { type BoardLabels, boardLabels } from '../board-labels.ts';
import type { BattletechScene } from './board-scene.ts';
import { conditionText, groundText, movedText, reachedText } from './hex-text.ts';
import { capital, namesIn } from './names.ts';
import { blowsOf, needsOf, supposed } from './needs.ts';
import type { Reached } from './reachable.ts';
import { UnitMark } from './unit-mark.tsx';
import { conditionsOf, isEnemy, sideClass } from './units.ts';

const MOST = 4; // weapons on a card

interface CardProps {
  readonly scene: BattletechScene;
  readonly unit: UnitId; // the unit shown
  readonly by: UnitId | null; // the attacker, if any
  readonly place: Corner;
  onSheet(): void;
}

/** A unit at a glance; for an attacker, also the numbers of its best weapons, each with its receipt. */
export function Card({ scene, unit: id, by, place, onSheet }: CardProps) {
  const { view, settings } = scene;
  const { language } = settings;
  const w = boardLabels(language);
  const unit = unitOf(view, id);
  const { side, gunnery, piloting } = modelOf(view, id);
  const name = namesIn(view.rules, language).unit(id);
  const moved = movedText(view, id, w);
  const facts = [
    percent(shareLeft(view, id), language),
    ...(tracksHeat(view, id) ? [w.heat(unit.heat)] : []),
    ...(moved ? [moved] : []),
    ...conditionsOf(view, id).map((condition) => conditionText(condition, w)),
  ];
  return (
    <aside class={`bt-card ${place} ${sideClass(side)} ${view.phase === 'movement' ? '' : 'is-brief'}`}>
      <header>
        <UnitMark view={view} id={id} />
        <strong>{alive(unit) ? name : capital(w.wreck(name))}</strong>
        <button
          type="button"
          class="bt-card-sheet"
          aria-label={`${w.openSheet}: ${name}`}
          {...tip(w.openSheet)}
          onClick={onSheet}
        >
          <Icon name="eye" />
        </button>
      </header>
      {alive(unit) && (
        <p class="bt-card-facts" {...help('skills', w.skills(gunnery, piloting))}>
          {facts.join(' · ')}
        </p>
      )}
      {by !== null && alive(unit) && isEnemy(view, id, by) && <Aim scene={scene} id={by} target={id} w={w} />}
    </aside>
  );
}

interface AimProps {
  readonly scene: BattletechScene;
  readonly id: UnitId;
  readonly target: UnitId;
  readonly w: BoardLabels;
}

function Aim({ scene, id, target, w }: AimProps) {
  const there = supposed(scene.view, id, scene.draft ?? { move: null, torso: null });
  const far = distance(there.rules.map, unitOf(there, id).at, unitOf(there, target).at);
  const moves = there !== scene.view && scene.view.phase === 'movement';
  return (
    <>
      <p class="bt-card-line">
        {[w.range(far), sightWords(there, id, target, w, scene), ...(moves ? [w.fromThere] : [])].join(' · ')}
      </p>
      {scene.view.phase === 'physical' ? (
        <Blows scene={scene} view={there} id={id} target={target} w={w} />
      ) : (
        <Needs scene={scene} view={there} id={id} target={target} w={w} />
      )}
    </>
  );
}

function sightWords(view: View, id: UnitId, target: UnitId, w: BoardLabels, { settings }: BattletechScene): string {
  const { clear, blockedBy, woods, smoke, cover } = lineTo(view, id, { unit: target });
  const names = namesIn(view.rules, settings.language);
  if (!clear && blockedBy) return w.hidden(w.obstacle(blockedBy.why), names.hex(blockedBy.hex));
  const line = woods + smoke > 0 ? w.seesThrough(woods + smoke) : w.sees;
  return cover ? `${line}, ${w.cover}` : line;
}

interface RowsProps extends AimProps {
  readonly view: View; // the view with the draft applied
}

function Needs({ scene, view, id, target, w }: RowsProps) {
  const { language } = scene.settings;
  const names = namesIn(view.rules, language);
  const needs = needsOf(view, id, { unit: target });
  if (needs.length === 0) return <p class="bt-card-line">{w.noShot}</p>;
  return (
    <table class="bt-card-needs">
      <tbody>
        {needs.slice(0, MOST).map(({ weapon, mount, count, rear, tally, odds }) => (
          <tr key={`${weapon} ${mount}`}>
            <th scope="row">
              {count > 1 && `${count}\u00d7 `}
              {names.weapon(id, mount)}
              {rear && ` (${w.rear})`}
            </th>
            <Chance scene={scene} w={w} tally={tally} odds={odds} />
          </tr>
        ))}
      </tbody>
      {needs.length > MOST && (
        <tfoot>
          <tr>
            <td colSpan={3}>{w.more(needs.slice(MOST).reduce((sum, { count }) => sum + count, 0))}</td>
          </tr>
        </tfoot>
      )}
    </table>
  );
}

function Blows({ scene, view, id, target, w }: RowsProps) {
  const blows = blowsOf(view, id, target);
  if (blows.length === 0) return <p class="bt-card-line">{w.noStrike}</p>;
  return (
    <table class="bt-card-needs">
      <tbody>
        {blows.map(({ attack, tally, odds }, i) => (
          <tr key={i}>
            <th scope="row">
              {w.attack(attack.attack)}
              {attack.attack === 'punch' && `, ${w.limb(attack.arm)}`}
              {attack.attack === 'kick' && `, ${w.limb(attack.leg)}`}
            </th>
            <Chance scene={scene} w={w} tally={tally} odds={odds} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface ChanceProps extends Pick<AimProps, 'scene' | 'w'> {
  readonly tally: Tally;
  readonly odds: number;
}

/** The number to roll on two dice, with its receipt and odds. */
function Chance({ scene, w, tally, odds }: ChanceProps) {
  const likely = percent(odds, scene.settings.language);
  return (
    <>
      <td>
        <Receipt tally={tally} say={scene.say} total={w.needs} aside={likely} figures="signed">
          {`${tally.total}+`}
        </Receipt>
      </td>
      <td>{likely}</td>
    </>
  );
}

interface HexLineProps {
  readonly view: View;
  readonly hex: Hex;
  readonly reached: Reached | undefined;
  readonly place: Corner;
  readonly w: BoardLabels;
}

/** A short description of the hex under the pointer, at the bottom of the map. */
export function HexLine({ view, hex, reached, place, w }: HexLineProps) {
  return (
    <p class={`bt-hex-line ${place}`} aria-hidden="true">
      <span class="mono">{labelOf(view.rules.map, hex)}</span> {groundText(groundAt(view, hex), w).join(', ')}
      {reached && <strong> {reachedText(reached, w)}</strong>}
    </p>
  );
}
