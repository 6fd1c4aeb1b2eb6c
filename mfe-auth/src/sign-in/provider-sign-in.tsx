import { settings } from '@aranya/shared/config';
import { PROVIDER_TROUBLES, type ProviderTrouble } from '@aranya/shared/contracts';
import { message } from '@aranya/shared/languages';
import { Box, Button } from '@aranya/shared/ui/basics';
import { useCallback, useEffect, useState } from 'react';
import { useText } from '../texts';
import { NO_CALLS, serviceCalls } from './service-calls';
import { Fault } from './sign-in-messages';

/** Session storage key for the secret of a pending sign-in with the provider. */
const PAGE_KEY = 'aranya/provider-page-key';

/** Comes in the fragment of the page's address. */
type ProviderAnswer = { ticket: string } | { trouble: ProviderTrouble };

/** The secret belongs to this tab until the person returns. */
function newPageKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const key = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  sessionStorage.setItem(PAGE_KEY, key);
  return key;
}

/** Removes the secret from the browser. */
function takePageKey(): string | null {
  const key = sessionStorage.getItem(PAGE_KEY);
  sessionStorage.removeItem(PAGE_KEY);
  return key;
}

/** Removes the answer from the address, so that neither history nor bookmarks contain it. */
function takeProviderAnswer(): ProviderAnswer | null {
  const { hash, pathname, search } = window.location;
  if (!hash.startsWith('#provider-')) return null;
  window.history.replaceState(window.history.state, '', pathname + search);
  const told = new URLSearchParams(hash.slice('#provider-'.length));
  const ticket = told.get('ticket');
  if (ticket) return { ticket };
  const trouble = PROVIDER_TROUBLES.find((each) => each === told.get('trouble'));
  return { trouble: trouble ?? 'provider' };
}

export function ProviderSignIn() {
  const text = useText();
  const { name, begin, busy, problem } = useProviderSignIn();
  if (!name) return null;
  return (
    <Box sx={{ mb: 2 }}>
      <Button
        variant="outlined"
        fullWidth
        // Not disabled: a disabled button loses the focus.
        aria-disabled={busy}
        onClick={() => busy || begin()}
        sx={{ minHeight: 48 }}
      >
        {busy ? text('Signing in...') : text('Sign in with {name}', { name })}
      </Button>
      <Box role="alert">
        {problem && (
          <Box sx={{ mt: 1.5 }}>
            <Fault>{text(problem, { name })}</Fault>
          </Box>
        )}
      </Box>
    </Box>
  );
}

type ServiceCalls = Awaited<ReturnType<typeof serviceCalls>>;

/** `{name}` is the provider's. */
const SENTENCES: Record<ProviderTrouble, string> = {
  denied: message('{name} was not allowed to sign you in. Try again, or use your PIN.'),
  expired: message('Signing in took too long. Please try again.'),
  'no-phone': message(
    '{name} has no confirmed phone number of yours. Register with your phone number here.',
  ),
  provider: message('{name} did not answer as it should. Try again later, or use your PIN.'),
};

function useProviderSignIn() {
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
