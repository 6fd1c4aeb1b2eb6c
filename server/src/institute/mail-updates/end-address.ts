import { exactText, FIELD_LIMITS, Language } from '@aranya/shared/contracts';
import * as z from 'zod';
import { API_PREFIX } from '../../platform/http/api-prefix';

/** Where mails are ended, below {@link API_PREFIX}. */
export const END_PATH = '/mail-updates/end';

/** What follows it. A link may have been cut in a mail: what cannot be read is no token, and English. */
export const EndQuery = z.object({
  token: z.catch(exactText(FIELD_LIMITS.token, z.regex(/^[\w-]+$/)), ''),
  language: z.catch(z.optional(Language), undefined),
});

/**
 * The address that goes into a mail: its page ends the mails.
 * @param publicUrl of the server
 */
export const endAddress = (
  publicUrl: string,
  { endToken, language }: { endToken: string; language: Language },
): string =>
  `${publicUrl}${API_PREFIX}${END_PATH}?${new URLSearchParams({ language, token: endToken })}`;
