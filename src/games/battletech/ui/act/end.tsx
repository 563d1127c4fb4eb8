import { Button } from '../../../../page/button.tsx';
import { Group } from '../../../../page/group.tsx';
import { tip } from '../../../../page/help.ts';
import { Icon } from '../../../../page/icon.tsx';
import type { Order } from '../../plan.ts';
import { words } from '../act-labels.ts';
import { capital, namesIn } from '../board/names.ts';
import { UnitMark } from '../board/unit-mark.tsx';
import { commandOf } from './command.ts';
import { dumped, endCommand, type OrderRow, ordered, orderRow } from './orders.ts';
import { type ActProps, Callout, Foot } from './parts.tsx';
import { ownUnits } from './roster.ts';
import { undone } from './undo.ts';

/** The End Phase: orders to units, and the end of the turn. */
export function EndAct(props: ActProps) {
  const { scene, seat, draft } = props;
  const { view, settings } = scene;
  const w = words(settings.language);
  const rows = ownUnits(view, seat).flatMap((id) => orderRow(view, seat, id, draft.orders) ?? []);
  const back = undone(view, draft);
  const given = endCommand(view, draft.orders).orders.length;
  return (
    <>
      <Callout scene={scene} name="end">
        {w.about('end')}
      </Callout>
      <Group title={w.orders}>
        {rows.length === 0 && <p class="small quiet">{w.nothingToOrder}</p>}
        {rows.map((row) => (
          <Orders key={row.unit} {...props} row={row} />
        ))}
      </Group>
      <Foot
        scene={scene}
        seat={seat}
        command={commandOf(view, draft)}
        label={given > 0 ? w.endWith(given) : w.endTurn}
        undo={back && (() => scene.setDraft(back))}
      />
    </>
  );
}

type Change = { readonly [K in keyof Omit<Order, 'unit'>]?: Order[K] | undefined };

/** Orders of one unit; collapsed until there is one. */
function Orders({ scene, seat, draft, row }: ActProps & { readonly row: OrderRow }) {
  const { view, settings } = scene;
  const w = words(settings.language);
  const name = namesIn(view.rules, settings.language).unit(row.unit);
  const said = draft.orders.find(({ unit }) => unit === row.unit);
  const set = (change: Change): void =>
    scene.setDraft({ ...draft, orders: ordered(view, seat, draft.orders, row.unit, change) });
  return (
    <details class="bt-orders" open={said !== undefined || row.startUp !== null}>
      <summary>
        <UnitMark view={view} id={row.unit} /> {name} {said && <span class="chip is-brass">{w.ordered}</span>}
      </summary>
      <div class="stack">
        {row.sinks > 0 && <Sinks scene={scene} row={row} onChange={(sinksOff) => set({ sinksOff })} />}
        {row.bins.length > 0 && <Dumps scene={scene} row={row} onChange={(dump) => set({ dump })} />}
        <Tick scene={scene} on={row.dropClub} onChange={(on) => set({ dropClub: on })}>
          {w.dropClub}
        </Tick>
        <Tick scene={scene} on={row.shutDown} onChange={(on) => set({ shutDown: on })}>
          {w.shutDownOrder}
        </Tick>
        <Tick scene={scene} on={row.startUp} onChange={(on) => set({ startUp: on })}>
          {w.startUp}
        </Tick>
      </div>
    </details>
  );
}

interface PartProps {
  readonly scene: ActProps['scene'];
  readonly row: OrderRow;
}

function Sinks({ scene, row, onChange }: PartProps & { onChange(off: number): void }) {
  const w = words(scene.settings.language);
  const { sinks, sinksOff } = row;
  const locked = scene.controls?.busy ?? true;
  return (
    <div class="spread">
      <span class="small">{w.sinksOff}</span>
      <span class="bt-count">
        <Button
          icon={<Icon name="minus" />}
          aria-label={w.fewer}
          {...tip(w.fewer)}
          disabled={locked || sinksOff <= 0}
          onClick={() => onChange(sinksOff - 1)}
        />
        <output>{w.ofSinks(sinksOff, sinks)}</output>
        <Button
          icon={<Icon name="plus" />}
          aria-label={w.moreOff}
          {...tip(w.moreOff)}
          disabled={locked || sinksOff >= sinks}
          onClick={() => onChange(sinksOff + 1)}
        />
      </span>
    </div>
  );
}

function Dumps({ scene, row, onChange }: PartProps & { onChange(dump: readonly number[] | undefined): void }) {
  const { settings, view } = scene;
  const w = words(settings.language);
  const names = namesIn(view.rules, settings.language);
  const now = row.bins.flatMap(({ bin, dump }) => (dump ? [bin] : []));
  return (
    <fieldset class="stack">
      <legend>{w.dump}</legend>
      {row.bins.map(({ bin, at, left, dump }) => (
        <label key={bin} class="choice">
          <input
            type="checkbox"
            checked={dump}
            disabled={scene.controls?.busy ?? true}
            onChange={() => onChange(dumped(now, bin))}
          />
          <span>
            {capital(names.bin(row.unit, bin))}{' '}
            <span class="quiet small">{w.inPlace(names.place(row.unit, at), w.shotsLeft(left))}</span>
          </span>
        </label>
      ))}
      {now.length > 0 && <p class="small quiet">{w.dumpWhy}</p>}
    </fieldset>
  );
}

interface TickProps {
  readonly scene: ActProps['scene'];
  readonly on: boolean | null; // null = not available
  readonly children: string;
  onChange(on: true | undefined): void;
}

function Tick({ scene, on, children, onChange }: TickProps) {
  if (on === null) return null;
  return (
    <label class="choice">
      <input
        type="checkbox"
        checked={on}
        disabled={scene.controls?.busy ?? true}
        onChange={() => onChange(on ? undefined : true)}
      />
      {children}
    </label>
  );
}
