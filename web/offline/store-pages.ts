/** Has the service worker store the pages that work offline, in the background. */
export function storePages(): void {
  void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage('store-pages'));
}
