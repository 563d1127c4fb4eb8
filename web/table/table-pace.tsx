import { useState } from 'preact/hooks';
import type { TableInfo } from '../../src/wire/messages.ts';
import { useApi, useText } from '../app/use-api.ts';
import { Refusal } from '../parts/loading.tsx';
import { PacePicker } from '../parts/pace-picker.tsx';

/** The host can change the bot speed during the match. */
export function TablePace({ table }: { readonly table: TableInfo }) {
  const say = useText();
  const api = useApi();
  const [fault, setFault] = useState<string | null>(null);
  const change = async (pace: number): Promise<void> => {
    const told = await api.settings(table.code, { pace });
    setFault(told.ok ? null : told.error.words);
  };
  return (
    <div class="field">
      <label for="set-pace">{say.botPace}</label>
      <PacePicker id="set-pace" value={table.settings.pace} onChange={change} />
      {fault !== null && <Refusal>{fault}</Refusal>}
    </div>
  );
}
