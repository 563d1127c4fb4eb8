import { useEffect, useMemo, useRef } from 'preact/hooks';
import { Group } from '../../../../page/group.tsx';
import { help } from '../../../../page/help.ts';
import { Icon } from '../../../../page/icon.tsx';
import { RuleLink } from '../../../../page/rule-link.tsx';
import { printed } from '../../../../parts/odds/amount.ts';
import type { Profile } from '../../data/sheet.ts';
import { currentGroup, settingsOf } from '../draft.ts';
import { capital, groupName, LETTERS, unitName } from '../names.ts';
import { type Words, words } from '../panel-labels.ts';
import { Aiming } from './aiming.tsx';
import type { ActProps } from './parts.tsx';
import { type GroupRow, groupRows } from './rows.ts';
import { hintFor } from './suggest.ts';

/** The shooter's weapons, special ones separately; the current one is open. */
export function Weapons(props: ActProps) {
  const { scene, draft } = props;
  const { view, settings } = scene;
  const w = words(settings.language);
  const rows = useMemo(() => groupRows(view), [view]);
  const hand = currentGroup(view, draft);
  const isOpen = ({ group, open }: GroupRow): boolean => group.id === hand && (open || draft.group === hand);
  const nobody = rows.every(({ open, told }) => !open && told.length === 0);
  const common = rows.filter(({ group }) => !group.special);
  const special = rows.filter(({ group }) => group.special);
  const list = (some: readonly GroupRow[]) => (
    <ol class="shoot-groups">
      {some.map((row) => (
        <Weapon key={row.group.id} {...props} row={row} open={isOpen(row)} place={rows.indexOf(row) + 1} />
      ))}
    </ol>
  );
  return (
    <>
      {nobody && (
        <div class="note" role="status">
          <p>
            <strong>{w.noEligible}</strong>
          </p>
          <p class="small">{w.noEligibleAbout}</p>
        </div>
      )}
      {common.length > 0 && <Group title={w.weapons}>{list(common)}</Group>}
      {special.length > 0 && <Group title={w.special}>{list(special)}</Group>}
    </>
  );
}

interface WeaponProps extends ActProps {
  readonly row: GroupRow;
  readonly open: boolean;
  readonly place: number;
}

function Weapon(props: WeaponProps) {
  const { scene, draft, row, open, place } = props;
  const { view, settings } = scene;
  const w = words(settings.language);
  const { group, alive, told, why } = row;
  const { profile } = settingsOf(view, draft, group.id);
  const name = groupName(group, alive);
  const toggle = (): void => scene.setDraft({ ...draft, group: open ? null : group.id, pointed: null });
  const head = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (open && props.byKeys.current) head.current?.focus();
  }, [open]);
  const barred = why !== undefined && told.length === 0;
  const hint = useMemo(
    () => (barred ? undefined : hintFor(view, group.id, settings.targetHints)),
    [view, group.id, settings.targetHints, barred],
  );
  const auto = hint?.level === 'OBVIOUS';
  return (
    <li
      class={`shoot-group ${open ? 'is-open' : ''} ${barred ? 'is-barred' : ''} ${row.open ? 'is-due' : ''} ${auto ? 'is-auto' : ''}`}
      data-group={group.id}
      {...(open && row.open && { 'data-awaited': '' })}
    >
      <button ref={head} type="button" class="shoot-group-head" aria-expanded={open} disabled={barred} onClick={toggle}>
        <span class="shoot-group-name">
          {place < 10 && (
            <span class="shortcut shoot-key" aria-hidden="true">
              {place}
            </span>
          )}
          {name}
          {group.lent && <span class="small quiet"> {w.lent}</span>}
        </span>
        <span class="shoot-group-told small">{barred ? '' : toldWords(props, w)}</span>
        <ProfileLine profile={group.weapon.profiles[profile] ?? group.weapon.profiles[0]} scene={scene} />
      </button>
      {barred && why && (
        <p class="small quiet shoot-group-note">
          {capital(scene.say(why))} <RuleLink code={why.code} />
        </p>
      )}
      {auto && hint && (
        <p class="small shoot-group-note shoot-auto" role="status">
          <Icon name="check" size={14} /> {scene.say(hint.why)}
        </p>
      )}
      {open && <Aiming {...props} suggestion={hint?.level === 'SUGGESTED' ? hint : undefined} />}
    </li>
  );
}

/** The group's assignment: its targets, holding fire, or nothing yet. */
function toldWords({ scene, row }: WeaponProps, w: Words): string {
  const { told, open, alive } = row;
  const { rules } = scene.view;
  const parts = told.map(({ target, bearers }) => {
    const name = target === null ? w.holds : unitName(rules, target);
    return bearers.length < alive ? w.of(bearers.length, name) : name;
  });
  if (open) parts.push(w.chooseTarget);
  if (parts.length === 0) return row.group.lent ? w.lentIdle : w.noTarget;
  return parts.join(' · ');
}

/** Adds a space before dice: `A D3`, but `A3`. */
const spaced = (amount: string): string => (/^\d+$/.test(amount) ? amount : ` ${amount}`);

/** A profile as printed on a datasheet. */
function ProfileLine({ profile, scene }: { readonly profile: Profile | undefined; readonly scene: ActProps['scene'] }) {
  if (!profile) return null;
  const { range, attacks, skill, strength, ap, damage, abilities } = profile;
  const letters = LETTERS[scene.settings.language];
  const printedLine = [
    `${range}\u2033`,
    `${letters.A}${spaced(printed(attacks))}`,
    skill === null ? '' : `${letters.BS}${skill}+`,
    `${letters.S}${strength}`,
    `${letters.AP}${ap === 0 ? 0 : `\u2212${-ap}`}`,
    `${letters.D}${spaced(printed(damage))}`,
  ];
  const names = abilities.map(({ id, ...rest }) => scene.say({ code: 'ability', by: 'weapon', ability: id, ...rest }));
  return (
    <span class="shoot-profile small quiet" {...help('profile')}>
      <span class="mono">{printedLine.filter(Boolean).join(' ')}</span>
      {names.length > 0 && ` · ${names.join(', ')}`}
    </span>
  );
}
