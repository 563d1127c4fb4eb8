const KEPT = 60_000; // milliseconds; some browsers start the download later

/** Saves a file on the visitor's device, as a download. */
export function saveFile(name: string, content: Blob | string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(typeof content === 'string' ? new Blob([content]) : content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT);
}
