import { serveOffline } from './offline-files.ts';
import { receivePush } from './push.ts';
import type { WorkerScope } from './scope.ts';

declare const self: WorkerScope;

serveOffline(self);
receivePush(self);
