import { settings } from '@aranya/shared/config';
import type { ProviderTrouble } from '@aranya/shared/contracts';
import { message } from '@aranya/shared/languages';
import { useCallback, useEffect, useState } from 'react';
import { newPageKey, takePageKey, takeProviderAnswer } from './provider-answer';
import { NO_CALLS, serviceCalls } from './service-calls';

type ServiceCalls = Awaited<ReturnType<typeof serviceCalls>>;

/** The placeholder `name` is the provider's name. */
const SENTENCES: Record<ProviderTrouble, string> = {
  denied: message('{name} was not allowed to sign you in. Try again, or use your PIN.'),
  expired: message('Signing in took too long. Please try again.'),
  'no-phone': message(
    '{name} has no confirmed phone number of yours. Register with your phone number here.',
  ),
  provider: message('{name} did not answer as it should. Try again later, or use your PIN.'),
};

/** State of signing in with the institute's identity provider, if the settings name one. */
export function useProviderSignIn() {
  const name = settings().identity.provider?.name;
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');

  const attempt = useCallback(async (work: (calls: ServiceCalls) => Promise<void>) => {
    setBusy(true);
    setProblem('');
    const calls = await serviceCalls().catch(() => undefined);
    try {
      if (calls) return await work(calls);
      setProblem(NO_CALLS.message);
    } catch (error) {
      setProblem(calls?.problemFor(error).message ?? '');
    }
    setBusy(false);
  }, []);

  // The person returned from the provider.
  useEffect(() => {
    const answer = name ? takeProviderAnswer() : null;
    if (!name || !answer) return;
    const pageKey = takePageKey();
    if ('trouble' in answer) setProblem(SENTENCES[answer.trouble]);
    // Another tab began the sign-in, or this answer was already used.
    else if (!pageKey) setProblem(SENTENCES.expired);
    else void attempt(({ signInWithProvider }) => signInWithProvider(answer.ticket, pageKey));
  }, [name, attempt]);

  // The back button may restore the page in its previous state.
  useEffect(() => {
    const shown = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setBusy(false);
    };
    window.addEventListener('pageshow', shown);
    return () => window.removeEventListener('pageshow', shown);
  }, []);

  const begin = () =>
    attempt(async ({ startProviderSignIn }) => {
      const { origin, pathname } = window.location;
      const { address } = await startProviderSignIn({
        pageKey: newPageKey(),
        returnTo: origin + pathname,
      });
      window.location.assign(address);
    });

  return { name, begin, busy, problem };
}
