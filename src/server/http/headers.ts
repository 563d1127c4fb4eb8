import type { FastifyHelmetOptions } from '@fastify/helmet';

/** Allows only the server's own files and no inline code. HTTPS is not required: many servers run on a local network. */
const headers = (frameAncestors: string, xFrameOptions: { readonly action: 'deny' } | false) =>
  ({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        frameAncestors: [frameAncestors],
        baseUri: ["'none'"],
        formAction: ["'self'"],
      },
    },
    strictTransportSecurity: false,
    xFrameOptions,
    // Browsers honour these two only on https and localhost, and log a warning elsewhere.
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
  }) satisfies FastifyHelmetOptions;

/** No other website may show a page in a frame. */
export const HEADERS = headers("'none'", { action: 'deny' });

/** The pages under /embed/, which any website may show in a frame. */
export const EMBED_HEADERS = headers('*', false);
