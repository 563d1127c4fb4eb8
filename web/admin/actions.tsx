import type { OperatorAction } from '../../src/wire/operator.ts';
import { Loading, Refusal } from '../parts/loading.tsx';
import { DataTable, useAdminText, useTime } from './parts.tsx';
import { type CallAdmin, useLoaded } from './use-admin.ts';

/** The recorded operator actions. */
export function Actions({ call }: { readonly call: CallAdmin }) {
  const say = useAdminText();
  const time = useTime();
  const { value, fault } = useLoaded<readonly OperatorAction[]>(call, '/actions?most=200');
  const factText = (name: string, fact: unknown): string => {
    if (name === 'until') return time(Number(fact));
    if (name === 'kind') return say.kinds(String(fact));
    return name === 'status' ? say.statuses(String(fact)) : String(fact);
  };
  if (fault !== null) return <Refusal>{fault}</Refusal>;
  if (value === null) return <Loading />;
  if (value.length === 0) return <p class="quiet">{say.noActions}</p>;
  return (
    <DataTable head={[say.time, say.action, say.target, say.details]}>
      {value.map(({ at, action, target, detail }, i) => (
        <tr key={`${at} ${i}`}>
          <td class="admin-time">{time(at)}</td>
          <td>{say.actions(action)}</td>
          <td class="mono admin-target">{target}</td>
          <td class="small">
            {Object.entries(detail)
              .filter(([name, fact]) => fact !== null && fact !== '' && !(name === 'kind' && 'value' in detail))
              .map(([name, fact]) => `${say.facts(name)}: ${factText(name, fact)}`)
              .join(', ')}
          </td>
        </tr>
      ))}
    </DataTable>
  );
}
