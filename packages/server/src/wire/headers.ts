import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

const NONE = ["'none'"];
const SELF = ["'self'"];

/** Nothing from elsewhere, nothing inline, no frames: text of users can never become a script. */
export const secure = async (app: FastifyInstance, config: Config): Promise<void> => {
  const https = !!config.publicUrl?.startsWith('https:');
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: NONE,
        scriptSrc: SELF,
        styleSrc: SELF,
        imgSrc: [...SELF, 'data:'],
        fontSrc: SELF,
        connectSrc: SELF,
        workerSrc: SELF,
        manifestSrc: SELF,
        baseUri: NONE,
        formAction: SELF,
        frameAncestors: NONE,
        ...(https ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
  });
};
