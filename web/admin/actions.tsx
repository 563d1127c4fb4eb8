import type { OperatorAction } from '../../src/wire/operator.ts';
import { Loading, Refusal } from '../parts/loading.tsx';
import { DataTable, useAdminText, useTime } from './parts.tsx';
import { type CallAdmin, useLoaded } from './use-admin.ts';

/** The recorded operator actions. */
export function Actions({ call }: { readonly call: CallAdmin }) {
  const say = useAdminText();
  const time = useTime();
  const { value, fault } = useLoaded<readonly OperatorAction[]>(call, '/actions?most=200');
  if (fault !== null) return <Refusal>{fault}</Refusal>;
  if (value === null) return <Loading />;
  if (value.length === 0) return <p class="quiet">{say.noActions}</p>;
  return (
    <DataTable head={[say.time, say.action, say.target, say.details]}>
      {value.map(({ at, action, target, detail }, i) => (
        <tr key={`${at} ${i}`}>
          <td>{time(at)}</td>
          <td class="mono">{action}</td>
          <td class="mono">{target}</td>
          <td class="small">
            {Object.entries(detail)
              .map(([name, fact]) => `${name}: ${String(fact)}`)
              .join(', ')}
          </td>
        </tr>
      ))}
    </DataTable>
  );
}
