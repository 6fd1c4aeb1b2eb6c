import { exactText, FIELD_LIMITS, Language } from '@aranya/shared/contracts';
import * as z from 'zod';
import { API_PREFIX } from '../../platform/http/api-prefix';

/** Below {@link API_PREFIX}. */
export const END_PATH = '/mail-updates/end';

/** A mail program may have truncated the link: unreadable values become no token, and English. */
export const EndQuery = z.object({
  token: z.catch(exactText(FIELD_LIMITS.token, z.regex(/^[\w-]+$/)), ''),
  language: z.catch(z.optional(Language), undefined),
});

export const endAddress = (
  publicUrl: string,
  { endToken, language }: { endToken: string; language: Language },
): string =>
  `${publicUrl}${API_PREFIX}${END_PATH}?${new URLSearchParams({ language, token: endToken })}`;
