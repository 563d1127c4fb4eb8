import type { FastifyHelmetOptions } from '@fastify/helmet';

/** Nothing from elsewhere, nothing in line. It is plain http on a club's machine, so nothing asks for https. */
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
  // Browsers heed these two over https and on localhost only, and complain elsewhere.
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
};
