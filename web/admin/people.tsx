import { useState } from 'preact/hooks';
import { Button } from '../../src/page/button.tsx';
import { saveFile } from '../../src/page/save-file.ts';
import type { IdentityData, PersonData } from '../../src/wire/operator.ts';
import { Refusal } from '../parts/loading.tsx';
import { Confirmed, Field, useAdminText } from './parts.tsx';
import type { CallAdmin } from './use-admin.ts';

const TOKEN_LENGTH = 22;

/** Exports or deletes one person's data. */
export function People({ call }: { readonly call: CallAdmin }) {
  const say = useAdminText();
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const [done, setDone] = useState(false);
  const text = typed.trim();
  const person = text.length === TOKEN_LENGTH ? { token: text } : { person: text };
  const exportData = async (): Promise<void> => {
    const told = await call<PersonData | IdentityData>('/people/export', person);
    setFault(told.ok ? null : told.error.words);
    if (!told.ok) return;
    const { id } = 'person' in told.value ? told.value.person : told.value.identity;
    saveFile(`umpire-${id}.json`, JSON.stringify(told.value, null, 2));
  };
  const deleteData = async (): Promise<string | null> => {
    const told = await call('/people/delete', person);
    if (!told.ok) return told.error.words;
    setDone(true);
    setTyped('');
    return null;
  };
  return (
    <div class="panel stack admin-narrow">
      <Field
        label={say.person}
        value={typed}
        onInput={(next) => {
          setTyped(next);
          setDone(false);
          setFault(null);
        }}
      />
      <p class="quiet small">{say.personAbout}</p>
      {fault !== null && <Refusal>{fault}</Refusal>}
      <div class="row">
        <Button disabled={text === ''} onClick={() => void exportData()}>
          {say.exportData}
        </Button>
        {text !== '' && <Confirmed label={say.deleteData} about={say.deleteAbout} kind="danger" act={deleteData} />}
      </div>
      <p role="status">{done ? say.deleted : ''}</p>
    </div>
  );
}
