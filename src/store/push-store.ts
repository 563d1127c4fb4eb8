/** The keys with which the server signs its push messages (VAPID), in base64url. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** Where and how to reach one browser of a person. */
export interface PushSubscriptionRecord {
  readonly person: string; // id; deleted with the person
  readonly endpoint: string; // anyone who knows it can send to this browser, if they also know our private key
  readonly p256dh: string; // the browser's public key
  readonly auth: string; // a secret that the browser shares with us
  readonly language: string;
  readonly created: number; // milliseconds since 1970
}

export interface PushStore {
  /** The stored keys; if there are none yet, these. All nodes get the same. */
  keysOr(keys: PushKeys): Promise<PushKeys>;
  keys(): Promise<PushKeys | undefined>;
  /** Stores a subscription, or renews it; a person has the newest `most`. */
  subscribe(subscription: PushSubscriptionRecord, most: number): Promise<void>;
  subscriptions(person: string): Promise<readonly PushSubscriptionRecord[]>; // newest first
  unsubscribe(person: string, endpoint: string): Promise<void>;
  /** Removes a browser that no longer exists, for everyone. */
  removeEndpoint(endpoint: string): Promise<void>;
}
