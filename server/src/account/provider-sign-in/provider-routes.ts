import {
  exactText,
  FIELD_LIMITS,
  LoginAnswer,
  ProviderAddress,
  ProviderSignInRequest,
  ProviderTicketRequest,
  type ProviderTrouble,
} from '@aranya/shared/contracts';
import * as z from 'zod';
import { beginSession } from '../../people/accounts/sessions/begin-session';
import { API_PREFIX } from '../../platform/http/api-prefix';
import type { ServerApp } from '../../platform/http/app-types';
import { routesOf } from '../../platform/http/route-options';
import { sentence } from '../../platform/languages/sentence';
import { invalidField, Problem } from '../../platform/problems/problem';
import type { AccountContext } from '../account-context';
import { describePerson } from '../profiles/describe-person';
import { linkedPerson, NoPhoneNumber } from './linked-person';
import { openProvider, SignInDenied } from './provider';
import { openSignInSteps } from './sign-in-steps';

const CALLBACK = '/user/provider/callback';
const config = { audience: 'anyone', limit: 'providerSignInPerAddress' } as const;
const route = routesOf(['accounts']);

/** Long addresses are refused before parsing. */
const SignInRequest = z.object({
  ...ProviderSignInRequest.shape,
  returnTo: z.pipe(exactText(FIELD_LIMITS.pageAddress), ProviderSignInRequest.shape.returnTo),
});

/**
 * The page requests the provider's address and stores a secret; the provider redirects to this
 * server, which redirects to the page with a ticket in the fragment, which servers do not see;
 * ticket and secret together are exchanged for the session.
 */
export function providerRoutes(app: ServerApp, context: AccountContext): void {
  const { settings, database, audit } = context;
  if (!settings.provider) return;
  const { issuer } = settings.provider;
  const provider = openProvider(settings.provider, `${settings.publicUrl}${API_PREFIX}${CALLBACK}`);
  const steps = openSignInSteps(database.db);

  app.post(
    '/user/provider/start',
    route(config, 'Where to sign in with the identity provider', {
      body: SignInRequest,
      response: { 200: ProviderAddress },
    }),
    async (request) => {
      const { pageKey, returnTo } = request.body;
      if (!settings.allowedOrigins.includes(new URL(returnTo).origin)) {
        throw invalidField('returnTo', sentence('This is no page of the product.'));
      }
      const { address, proof } = await provider.begin().catch((error: unknown) => {
        throw new Problem('provider_unavailable', {}, error);
      });
      await steps.leave(proof, pageKey, returnTo);
      return { address };
    },
  );

  app.get(
    CALLBACK,
    {
      config,
      schema: {
        hide: true,
        querystring: z.object({ state: z._default(exactText(FIELD_LIMITS.token), '') }),
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
      const page = await steps.comeBack(request.query.state);
      if (!page) {
        // The starting page is unknown, so the product's first page is used.
        return reply.redirect(
          backTo(`${settings.allowedOrigins[0]}/login`, { trouble: 'expired' }),
        );
      }
      try {
        const found = await provider.finish(new URL(request.url, settings.publicUrl), page.proof);
        const personId = await linkedPerson(database.db, audit, issuer, found);
        const ticket = await steps.giveTicket(page.pageKeyHash, personId);
        return reply.redirect(backTo(page.returnTo, { ticket }));
      } catch (error) {
        const trouble = troubleOf(error);
        if (trouble === 'provider') request.log.error({ err: error }, 'provider sign-in failed');
        return reply.redirect(backTo(page.returnTo, { trouble }));
      }
    },
  );

  app.post(
    '/user/provider/finish',
    route(config, 'Take up the session after the identity provider', {
      body: ProviderTicketRequest,
      response: { 200: LoginAnswer },
    }),
    async (request) => {
      const { ticket, pageKey } = request.body;
      const personId = await steps.takeTicket(ticket, pageKey);
      if (!personId) throw new Problem('provider_ticket_used');
      const userAgent = request.headers['user-agent'];
      const begun = await beginSession(database.db, personId, { userAgent });
      if (!begun) throw new Problem('provider_ticket_used');
      const { odkInfo, ...user } = await describePerson(context, personId);
      return { user, token: begun.token, odkInfo };
    },
  );
}

/** The result is in the fragment, which only the browser sees. */
function backTo(page: string, told: { ticket: string } | { trouble: ProviderTrouble }): string {
  const address = new URL(page);
  address.hash = `provider-${new URLSearchParams(told)}`;
  return address.href;
}

function troubleOf(error: unknown): ProviderTrouble {
  if (error instanceof SignInDenied) return 'denied';
  return error instanceof NoPhoneNumber ? 'no-phone' : 'provider';
}
