import { CodeRequest, RecoveryRequest, RegistrationRequest } from '@aranya/shared/contracts';
import * as z from 'zod';
import { type AttemptLimitName, LIMITS } from '../../platform/configuration/limits';
import type { ServerApp } from '../../platform/http/app-types';
import { callerNetwork } from '../../platform/http/caller-network';
import { askedLanguage } from '../../platform/languages/asked-language';
import type { Translations } from '../../platform/languages/translations';
import type { AccountContext } from '../account-context';

/** The same answer for numbers with and without an account. */
const CodeAnswer = z.object({ sent: z.literal(true) });
const DoneAnswer = z.object({
  done: z.literal(true),
  /** Sent as `deviceMarks` in later calls of these pages. */
  deviceMark: z.optional(z.string()),
});

const CODES = [
  ['/register', 'registration'],
  ['/recover', 'recovery'],
] as const;

export function codeRoutes(
  app: ServerApp,
  { accounts }: Pick<AccountContext, 'accounts'>,
  translations: Translations,
): void {
  const small = (inHandler: AttemptLimitName) => ({
    config: { audience: 'anyone', limit: { inHandler } } as const,
    bodyLimit: LIMITS.listBodyBytes,
  });

  for (const [path, purpose] of CODES) {
    app.post(
      `${path}/code`,
      {
        ...small('codePerAddress'),
        schema: { body: CodeRequest, response: { 200: CodeAnswer } },
      },
      async (request) => {
        const language = askedLanguage(request, translations);
        const network = callerNetwork(request);
        await accounts.sendCode(purpose, request.body, network, language);
        return { sent: true as const };
      },
    );
  }

  app.post(
    '/register',
    {
      ...small('codeTryPerAddress'),
      schema: { body: RegistrationRequest, response: { 200: DoneAnswer } },
    },
    async (request) => {
      const deviceMark = await accounts.register(request.body, callerNetwork(request));
      return { done: true as const, deviceMark };
    },
  );

  app.post(
    '/recover',
    {
      ...small('codeTryPerAddress'),
      schema: { body: RecoveryRequest, response: { 200: DoneAnswer } },
    },
    async (request) => {
      const deviceMark = await accounts.recover(request.body, callerNetwork(request));
      return { done: true as const, deviceMark };
    },
  );
}
