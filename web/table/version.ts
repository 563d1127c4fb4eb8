declare const __VERSION__: string;

/** Reloads the page if its version differs from the server's, once per version. */
export function reloadOnce(version: string): void {
  if (version === __VERSION__) return;
  try {
    if (sessionStorage.getItem('umpire.reloaded') === version) return;
    sessionStorage.setItem('umpire.reloaded', version);
  } catch {
    return; // without storage it could reload forever
  }
  location.reload();
}
