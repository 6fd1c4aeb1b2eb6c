import * as z from 'zod';
import type { CentralAccount } from '../../../platform/configuration/central-account';
import { CentralRefusal } from './central-error';
import type { CentralHttp, CentralRequest } from './central-http';

const Session = z.object({ token: z.string().min(1) });

/** Signs in at the first request, and again when the session expires. Requests share a sign-in. */
export function centralSession(
  { email, password }: Pick<CentralAccount, 'email' | 'password'>,
  http: CentralHttp,
): (request: CentralRequest) => Promise<unknown> {
  let token: string | null = null;
  let signingIn: Promise<string> | null = null;

  const signIn = () => {
    signingIn ??= askForToken()
      .then((made) => {
        token = made;
        return made;
      })
      .finally(() => {
        signingIn = null;
      });
    return signingIn;
  };

  async function askForToken(): Promise<string> {
    const content = JSON.stringify({ email, password });
    const session = await http(
      {
        task: 'sign in',
        method: 'POST',
        path: '/v1/sessions',
        body: { type: 'application/json', content },
      },
      null,
    );
    return Session.parse(session).token;
  }

  return async (request) => {
    const used = token ?? (await signIn());
    try {
      return await http(request, used);
    } catch (error) {
      if (!(error instanceof CentralRefusal) || error.status !== 401) throw error;
      // Central did not process the request, so even a non-idempotent one may be retried.
      if (token === used) token = null;
      return http(request, token ?? (await signIn()));
    }
  };
}
