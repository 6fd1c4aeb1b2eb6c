import { settings } from '@aranya/shared/config';
import {
  IDENTITY_POPUP,
  type IdentityMessage,
  type Language,
  type LanguageMessage,
  SOURCE_LANGUAGE,
} from '@aranya/shared/contracts';
import {
  chooseLanguage,
  fittingLanguage,
  language,
  offeredLanguages,
  onLanguage,
} from '@aranya/shared/languages';
import { useEffect } from 'react';

export type IdentityPage = 'register' | 'recover';

const addressOf = (page: IdentityPage) =>
  page === 'register' ? settings().identity.registerUrl : settings().identity.recoverUrl;

/** English alone is not added. Another provider's page ignores unknown parameters. */
function addressIn(read: Language, page: IdentityPage): string {
  const offered = offeredLanguages();
  if (read === SOURCE_LANGUAGE && offered.length < 2) return addressOf(page);
  const address = new URL(addressOf(page), window.location.href);
  address.searchParams.set('language', read);
  if (offered.length > 1) address.searchParams.set('languages', offered.join(','));
  return address.href;
}

/**
 * The specification says the size.
 * @param phoneNumber number typed so far; sent in the fragment, which servers do not receive
 */
export function openIdentityPopup(
  page: IdentityPage,
  application: 'desktop' | 'mobile',
  phoneNumber = '',
) {
  const { width, height } = IDENTITY_POPUP[application];
  const left = Math.max(0, window.screenX + (window.outerWidth - width) / 2);
  const top = Math.max(0, window.screenY + (window.outerHeight - height) / 2);
  const popup = window.open(
    addressIn(language(), page) + (phoneNumber && `#${new URLSearchParams({ phoneNumber })}`),
    'aranya-identity',
    `popup,width=${width},height=${height},left=${left},top=${top}`,
  );
  endSharing();
  if (popup)
    endSharing = shareLanguage(popup, new URL(addressOf(page), window.location.href).origin);
}

/** All pop-ups use one window. */
let endSharing = () => {};

function shareLanguage(popup: Window, origin: string): () => void {
  const tell = () =>
    popup.postMessage(
      { type: 'aranya/language', language: language() } satisfies LanguageMessage,
      origin,
    );
  // Checks the sender's origin only: `source` is null if the pop-up has already opened its page in
  // the next language.
  const follow = ({ origin: from, data }: MessageEvent<Partial<LanguageMessage> | null>) => {
    if (from !== origin || data?.type !== 'aranya/language') return;
    const next = fittingLanguage([String(data.language)], offeredLanguages());
    if (next && next !== language()) chooseLanguage(next);
  };
  const endTelling = onLanguage(tell);
  window.addEventListener('message', follow);
  return () => {
    endTelling();
    window.removeEventListener('message', follow);
  };
}

/** Ignores messages of other origins. */
export function useIdentityOutcome(done: (message: IdentityMessage) => void) {
  useEffect(() => {
    const origins = [settings().identity.registerUrl, settings().identity.recoverUrl].map(
      (address) => new URL(address, window.location.href).origin,
    );
    let isOver = false;
    const listen = async (event: MessageEvent<unknown>) => {
      if (!origins.includes(event.origin)) return;
      const contracts = await import('@aranya/shared/contracts');
      const message = contracts.IdentityMessage.safeParse(event.data);
      if (message.success && !isOver) done(message.data);
    };
    window.addEventListener('message', listen);
    return () => {
      isOver = true;
      window.removeEventListener('message', listen);
    };
  }, [done]);
}
