import { useMemo, useState } from 'preact/hooks';
import { Button } from '../../../../page/button.tsx';
import type { CalculatorProps } from '../../../../page/contract.ts';
import { Fold } from '../../../../page/fold.tsx';
import { Icon } from '../../../../page/icon.tsx';
import { InTurn } from '../../../../page/in-turn.tsx';
import type { Unit } from '../../ask/matrix/army-units.ts';
import type { OddsQuestion } from '../../ask/question.ts';
import { uniqueNames } from '../../roster/names.ts';
import { ConditionsForm } from '../calculator/conditions.tsx';
import './matrix.css';
import { type Entry, unitIn } from './entries.ts';
import { entryName, words } from './labels.ts';
import { LeftOutNote, UnitList } from './lists.tsx';
import { MatrixPanel } from './matrix-panel.tsx';
import { type MyUnits, myUnits } from './my-units.ts';
import { PlanPanel } from './plan-panel.tsx';
import { type MatrixState, MOST_UNITS, NO_MARKS, stateAddress, stateIn, swapped, USUAL_STATE } from './state.ts';

const MOST_OFFERED = 3; // the others are in the menu

/** A unit with the weapons of a phase; nothing if it has none. */
function attacking(unit: Unit, phase: 'melee' | 'ranged'): readonly Unit[] {
  const lines = phase === 'melee' ? unit.melee : unit.attackers;
  return lines ? [{ ...unit, attackers: lines }] : [];
}

/** Many units against many targets: the matrix and the best plan share their lists and conditions. */
export function Many({ settings: { language }, asked, onAsk }: CalculatorProps) {
  const w = words(language);
  const state = useMemo(() => stateIn(asked), [asked]);
  const change = (next: MatrixState): void => onAsk(stateAddress(next));
  const phase = state.conditions.melee ? 'melee' : 'ranged';
  const named = (entries: readonly Entry[]): readonly Unit[] => {
    const unique = uniqueNames((name, number) => `${name} (${number})`);
    return entries.flatMap((entry) => {
      const unit = unitIn(entry);
      return unit ? [{ ...unit, name: unique(entryName(entry, language)) }] : [];
    });
  };
  const all = useMemo(() => named(state.mine), [state.mine.join('\n'), language]);
  const units = useMemo(() => all.flatMap((unit) => attacking(unit, phase)), [all, phase]);
  const unused = all.filter((unit) => attacking(unit, phase).length === 0);
  const targets = useMemo(
    () => named(state.theirs).filter(({ target }) => target),
    [state.theirs.join('\n'), language],
  );
  const lists = useMemo(() => myUnits('attackers'), []);
  const foes = useMemo(() => myUnits('target'), []);
  const [first] = lists;
  const foe = foes.find(({ name }) => name !== first?.name);
  const [taken, setTaken] = useState<MyUnits | null>(null);
  const lines = units.flatMap(({ attackers = [] }) => attackers);
  const under: OddsQuestion = {
    attackers: lines,
    target: targets.find(({ target }) => target?.character)?.target ?? targets[0]?.target ?? {},
    conditions: state.conditions,
  };
  return (
    <div class="shooting-matrix">
      <div class="spread">
        <p class="quiet">{w.about(state.view)}</p>
        <span class="row">
          <Button icon={<Icon name="swap" />} onClick={() => change(swapped(state))} title={w.swapped}>
            {w.swap}
          </Button>
          <Button
            kind="quiet"
            icon={<Icon name="replay" />}
            onClick={() => change({ ...USUAL_STATE, view: state.view })}
          >
            {w.startOver}
          </Button>
        </span>
      </div>
      {lists.length > 0 && (
        <div class="row">
          {lists.slice(0, MOST_OFFERED).map((list, i) => (
            <Button
              key={i}
              onClick={() => {
                setTaken(list);
                const mine = list.entries.slice(0, MOST_UNITS);
                change({ ...state, ...NO_MARKS, mine, theirs: USUAL_STATE.theirs });
              }}
            >
              {w.useList(list.name)}
            </Button>
          ))}
          {first && foe && (
            <Button
              onClick={() => {
                setTaken(first);
                const mine = first.entries.slice(0, MOST_UNITS);
                change({ ...state, ...NO_MARKS, mine, theirs: foe.entries.slice(0, MOST_UNITS) });
              }}
            >
              {w.useBoth(first.name, foe.name)}
            </Button>
          )}
        </div>
      )}
      <div role="status" class="small">
        {taken && <LeftOutNote list={taken} />}
        {unused.length > 0 && `${w.notUsed(phase)} ${unused.map(({ name }) => name).join(', ')}`}
      </div>
      <div class="matrix-lists">
        <UnitList side="mine" entries={state.mine} onChange={(mine) => change({ ...state, ...NO_MARKS, mine })} />
        <UnitList
          side="theirs"
          entries={state.theirs}
          onChange={(theirs) => change({ ...state, ...NO_MARKS, theirs })}
        />
        <Fold class="matrix-list" summary={w.conditions(state.view)}>
          <ConditionsForm
            question={under}
            wrong=""
            onChange={({ conditions = {} }) =>
              change({ ...state, ...(conditions.melee !== state.conditions.melee && NO_MARKS), conditions })
            }
          />
        </Fold>
      </div>
      {units.length === 0 || targets.length === 0 ? (
        <p>{w.empty}</p>
      ) : state.view === 'matrix' ? (
        <InTurn>
          <MatrixPanel state={state} units={units} targets={targets} onChange={change} onAsk={onAsk} />
        </InTurn>
      ) : (
        <PlanPanel state={state} units={units} targets={targets} onChange={change} />
      )}
    </div>
  );
}
