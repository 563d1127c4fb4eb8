import type { ImportedList } from './imported.ts';

type Named = Pick<ImportedList, 'name' | 'faction' | 'detachments'> & {
  readonly units: readonly { readonly name: string }[];
};

/** What a list is called where lists are chosen. Many exports have no name. */
export const listTitle = ({ name, faction, detachments, units }: Named): string =>
  name || faction || detachments[0] || units[0]?.name || '–';
