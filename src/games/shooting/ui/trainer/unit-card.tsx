import { useLanguage } from '../../../../page/language.ts';
import type { Unit } from '../../ask/matrix/army-units.ts';
import type { Attacker } from '../../ask/question.ts';
import { abilityNames } from '../calculator/abilities.ts';
import { profileOf, weaponOf } from '../calculator/choices.ts';
import { LETTERS } from '../names.ts';
import { Models, type TrainerSide } from './counter.tsx';
import { figuresOf, type Stats, statsOf } from './figures.ts';
import { words } from './labels.ts';

interface CardProps {
  readonly unit: Unit;
  readonly side: TrainerSide;
}

/** One unit of the position: its models, and the weapons it fires or the values it defends with. */
export function UnitCard({ unit, side }: CardProps) {
  const w = words(useLanguage());
  const models = figuresOf(unit).reduce((sum, { count }) => sum + count, 0);
  const facts = [
    ...(side === 'theirs' || models > 1 ? [w.models(models)] : []),
    ...(unit.points === null ? [] : [w.points(unit.points)]),
  ];
  return (
    <li class={`trainer-unit is-${side}`}>
      <div class="trainer-unit-head">
        <b lang="en">{unit.name}</b>
        <span class="small quiet">{facts.join(' · ')}</span>
      </div>
      <Models unit={unit} side={side} />
      {side === 'mine' ? (
        <ul class="trainer-lines small">
          {(unit.attackers ?? []).map((line, i) => (
            <WeaponLine key={i} line={line} />
          ))}
        </ul>
      ) : (
        <Defence unit={unit} />
      )}
    </li>
  );
}

function WeaponLine({ line }: { readonly line: Attacker }) {
  const language = useLanguage();
  const letters = LETTERS[language];
  const printed = profileOf(line);
  const { A = printed?.A, BS = printed?.BS, S = printed?.S, AP = printed?.AP ?? 0, D = printed?.D } = line;
  const abilities = line.abilities ?? printed?.abilities ?? [];
  const name = line.name ?? weaponOf(line)?.name;
  const numbers = [
    `${letters.A}\u00a0${A}`,
    ...(BS === undefined ? [] : [`${letters.BS}\u00a0${BS}+`]),
    `${letters.S}\u00a0${S}`,
    `${letters.AP}\u00a0${AP < 0 ? `\u2212${-AP}` : AP}`,
    `${letters.D}\u00a0${D}`,
  ];
  return (
    <li>
      <span>
        {line.count ?? 1} × {name !== undefined && <span lang="en">{name}</span>}
        {printed?.name !== undefined && <span lang="en">, {printed.name}</span>}
      </span>{' '}
      <span class="mono trainer-numbers">{numbers.join(' ')}</span>
      {abilities.length > 0 && <span class="quiet"> {abilityNames(abilities, language).join(', ')}</span>}
    </li>
  );
}

function Defence({ unit }: { readonly unit: Unit }) {
  const language = useLanguage();
  const w = words(language);
  const all = statsOf(unit);
  const { wounded = 0, models = 1 } = unit.target ?? {};
  const whole = all[0]?.W ?? 1;
  return (
    <>
      {models === 1 && all.length === 1 && whole > 3 && <Wounds left={whole - wounded} of={whole} />}
      <ul class="trainer-lines small">
        {all.map((stats, i) => (
          <li key={i}>
            {all.length > 1 && <span lang="en">{stats.name} </span>}
            <StatLine stats={stats} />
          </li>
        ))}
      </ul>
      {wounded > 0 && <p class="small">{w.woundsLeft(whole - wounded, whole)}</p>}
    </>
  );
}

function StatLine({ stats: { T, Sv, inv, fnp, W, abilities } }: { readonly stats: Stats }) {
  const language = useLanguage();
  const letters = LETTERS[language];
  const print = [...abilities, ...(fnp === undefined ? [] : [`Feel No Pain ${fnp}+`])];
  return (
    <>
      <span class="mono trainer-numbers">
        {`${letters.T}\u00a0${T} ${letters.Sv}\u00a0${Sv}+${inv === undefined ? '' : `/${inv}++`} ${letters.W}\u00a0${W}`}
      </span>
      {print.length > 0 && <span class="quiet"> {abilityNames(print, language).join(', ')}</span>}
    </>
  );
}

/** One box per wound; lost ones are empty. */
const Wounds = ({ left, of }: { readonly left: number; readonly of: number }) => (
  <span class="trainer-wounds" aria-hidden="true">
    {Array.from({ length: of }, (_, i) => (
      <i key={i} class={i < left ? 'is-left' : ''} />
    ))}
  </span>
);
