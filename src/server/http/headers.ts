import type { FastifyHelmetOptions } from '@fastify/helmet';

/** Allows only the server's own files and no inline code. HTTPS is not required: many servers run on a local network. */
export const HEADERS: FastifyHelmetOptions = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'"],
      imgSrc: ["'self'", 'data:'],
      fontSrc: ["'self'"],
      connectSrc: ["'self'"],
      frameAncestors: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
    },
  },
  strictTransportSecurity: false,
  xFrameOptions: { action: 'deny' },
  // Browsers honour these two only on https and localhost, and log a warning elsewhere.
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
};
