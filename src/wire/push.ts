/** A browser's push subscription, as the page sends it. */
export interface PushRequest {
  readonly endpoint: string; // URL at the browser's push service
  readonly p256dh: string; // the browser's public key, in base64url
  readonly auth: string; // a secret shared with the browser, in base64url
}

/** The key that a page needs to subscribe. */
export interface PushKey {
  readonly key: string; // the server's public key (VAPID), in base64url
}
