export const hasShareSheet = (): boolean => typeof navigator.share === 'function'; // only on secure origins

/** Phones and tablets, where people expect the system's share sheet. */
export const isPhoneWithShareSheet = (): boolean => hasShareSheet() && matchMedia('(pointer: coarse)').matches;

/** Opens the system's share sheet; false if it could not be opened. Closing it without sharing is not a failure. */
export async function openShareSheet(link: string, text: string): Promise<boolean> {
  try {
    await navigator.share({ text, url: link });
    return true;
  } catch (error) {
    return error instanceof Error && error.name === 'AbortError';
  }
}
