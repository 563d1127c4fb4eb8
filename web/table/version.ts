declare const __VERSION__: string;

/** A page older or newer than its server loads itself again, once for each version. */
export function reloadOnce(version: string): void {
  if (version === __VERSION__) return;
  try {
    if (sessionStorage.getItem('umpire.reloaded') === version) return;
    sessionStorage.setItem('umpire.reloaded', version);
  } catch {
    return; // without a memory it might go on for ever
  }
  location.reload();
}
