import { useLanguage } from '../../../../page/language.ts';
import { onDemand } from '../../../../page/on-demand.tsx';
import type { Target } from '../../ask/question.ts';
import { DATASHEETS } from '../../data/datasheets.ts';
import type { PrintedSheet } from '../../data/printed.ts';
import { having, withKind, withTarget } from './asked.ts';
import type { FormProps } from './attackers.tsx';
import { LEADERS, sheetOf } from './choices.ts';
import { whole } from './fields.ts';
import { Pick, rolls, Typed } from './inputs.tsx';
import { words } from './labels.ts';
import { TargetNumbers, TargetPrint } from './target-numbers.tsx';

/** Only units of imported lists have them. */
const OtherModels = onDemand(async () => (await import('./other-models.tsx')).OtherModels);

const AS_PRINTED = '';
const NO_LEADER = '';
const AS_SHEET = 0;

/** The target: models, wounds, saves, and its leader. */
export function TargetForm({ question, wrong, onChange }: FormProps) {
  const language = useLanguage();
  const w = words(language);
  const { target } = question;
  const sheet = sheetOf(target.sheet);
  const change = (changes: Parameters<typeof withTarget>[1]): void => onChange(withTarget(question, changes));
  const choose = (id: string): void => {
    const chosen = sheetOf(id);
    const { models, fnp, character, characters } = target;
    const same = { models, fnp, character, characters };
    if (chosen) onChange({ ...question, target: having({ sheet: id } as Target, same) });
    else onChange({ ...question, target: typedTarget(target, sheet) });
  };
  const linked = sheetOf(target.character?.sheet); // also show a leader from an old URL that is no longer offered
  const leaders = linked && !LEADERS.includes(linked) ? [...LEADERS, linked] : LEADERS;
  const sheets = [
    ...DATASHEETS.map(({ id, name }) => ({ value: id, title: name })),
    { value: AS_PRINTED, title: target.name ?? w.asPrinted },
  ];
  return (
    <section class="odds-part" aria-labelledby="odds-target">
      <h2 id="odds-target" tabIndex={-1}>
        {w.target}
      </h2>
      <div class="odds-fields">
        <Models target={target} sheet={sheet} onChange={(next) => onChange({ ...question, target: next })} />
        <Pick
          class="odds-grows"
          label={w.sheet}
          value={sheet?.id ?? AS_PRINTED}
          options={sheets}
          wrong={wrong === 'target/sheet'}
          onChange={choose}
        />
      </div>
      {sheet ? (
        <TargetPrint sheet={sheet} />
      ) : (
        <>
          <TargetNumbers target={target} wrong={(field) => wrong.startsWith(`target/${field}`)} onChange={change} />
          {target.also && <OtherModels target={target} onChange={(next) => onChange({ ...question, target: next })} />}
        </>
      )}
      <div class="odds-fields">
        <Pick
          class="odds-third"
          label={w.character}
          value={target.character?.sheet ?? NO_LEADER}
          options={[
            { value: NO_LEADER, title: w.noLeader },
            ...leaders.map(({ id, name }) => ({ value: id, title: name })),
          ]}
          onChange={(id) => change({ character: id === NO_LEADER ? undefined : { sheet: id }, characters: undefined })}
        />
        <Pick
          class="odds-third"
          label={w.feelNoPain}
          value={target.fnp ?? AS_SHEET}
          options={[{ value: AS_SHEET, title: sheet ? w.asSheet : w.none }, ...rolls(2, 6)]}
          onChange={(fnp) => change({ fnp: fnp === AS_SHEET ? undefined : fnp })}
        />
        <Typed
          class="odds-count"
          label={w.wounded}
          least={0}
          most={98}
          value={target.wounded ?? 0}
          field={whole(0, 98)}
          wrong={wrong === 'target/wounded'}
          onChange={(wounded) => change({ wounded: wounded || undefined })}
        />
      </div>
    </section>
  );
}

interface ModelsProps {
  readonly target: Target;
  readonly sheet: PrintedSheet | undefined;
  onChange(target: Target): void;
}

/** How many models; for datasheets with several kinds, how many of each. */
function Models({ target, sheet, onChange }: ModelsProps) {
  const w = words(useLanguage());
  const [first, ...others] = Object.entries(sheet?.kinds ?? {});
  return (
    <>
      <Typed
        class="odds-count"
        label={others.length > 0 && first ? w.modelsOf(first[1].name) : w.models}
        least={1}
        most={100}
        value={target.models ?? 1}
        field={whole(1, 100)}
        onChange={(models) => models !== undefined && onChange(having(target, { models }))}
      />
      {others.map(([kind, { name }]) => (
        <Typed
          key={kind}
          class="odds-count"
          label={w.modelsOf(name)}
          least={0}
          most={100}
          value={target.also?.find((men) => men.kind === kind)?.models ?? 0}
          field={whole(0, 100)}
          onChange={(models) => models !== undefined && onChange(withKind(target, kind, models))}
        />
      ))}
    </>
  );
}

/** A target with typed-in values, starting with those of its datasheet. */
function typedTarget({ models, fnp, character, characters }: Target, sheet: PrintedSheet | undefined): Target {
  const [kind] = Object.values(sheet?.kinds ?? {});
  const { T = 4, Sv = 3, W = 2, inv, abilities = [] } = kind ?? {};
  return having({ T, Sv, W } as Target, {
    models,
    inv,
    fnp,
    character,
    characters,
    keywords: sheet ? [...sheet.keywords] : undefined,
    abilities: [...abilities, ...(sheet?.abilities ?? [])],
  });
}
