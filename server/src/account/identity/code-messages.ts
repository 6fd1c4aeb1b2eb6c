import { type Language, message } from '@aranya/shared/contracts';
import { eq } from 'drizzle-orm';
import type { CodeSenders } from '../../people/accounts/authentication';
import { CODE_SECONDS } from '../../people/accounts/limits';
import { person, personProfile } from '../../people/accounts/tables';
import { messageLanguage } from '../../people/text-gateway/message-language';
import type { TextMessages } from '../../people/text-gateway/text-messages';
import type { CodeKind } from '../../platform/configuration/gateway-settings';
import type { Database } from '../../platform/database/database';
import { inWords } from '../../platform/languages/sentence';
import type { Translations } from '../../platform/languages/translations';

const MINUTES = String(Math.round(CODE_SECONDS / 60));

/** Texts as registered with operators (docs/text-messages.md); the catalogues translate them. */
const TEXTS: Readonly<Record<CodeKind, string>> = {
  registration: message(
    '{code} is your {brand} code to register. It is valid for {minutes} minutes. Nobody will ask you for it.',
  ),
  'already-registered': message(
    'This phone number is already registered with {brand}. Sign in with your PIN, or choose "Forgot Password?" for a new one. Your code: {code}',
  ),
  recovery: message(
    '{code} is your {brand} code for a new PIN. It is valid for {minutes} minutes. Nobody will ask you for it.',
  ),
  'no-account': message(
    'Somebody, perhaps you, asked for a new {brand} PIN. There is no account with this phone number: choose "New User? Register Now." to make one.',
  ),
};

interface MessageTexts {
  brand: string;
  translations: Translations;
  /** Languages in which messages may be sent; null for all. */
  registered: readonly Language[] | null;
}

/** One query for every number, so that its duration reveals nothing. */
async function ownerOf(db: Database, phoneNumber: string) {
  const [owner] = await db
    .select({ language: personProfile.language })
    .from(person)
    .leftJoin(personProfile, eq(personProfile.personId, person.id))
    .where(eq(person.phoneNumber, phoneNumber));
  return owner;
}

/** Answers are the same for every number; only the message tells if there is an account. */
export function codeMessages(
  db: Database,
  textMessages: TextMessages,
  { brand, translations, registered }: MessageTexts,
): CodeSenders {
  async function send(
    kind: CodeKind | { known: CodeKind; unknown: CodeKind },
    phoneNumber: string,
    asked: Language,
    code = '',
  ) {
    const owner = await ownerOf(db, phoneNumber);
    const of = typeof kind === 'string' ? kind : kind[owner ? 'known' : 'unknown'];
    const language = messageLanguage(owner?.language || asked, translations, registered);
    const values = { code, brand, minutes: MINUTES };
    const text = inWords({ english: TEXTS[of], values }, translations.in(language));
    await textMessages.send({ kind: of, language, phoneNumber, text });
  }

  return {
    registration: (phoneNumber, code, asked) =>
      send({ known: 'already-registered', unknown: 'registration' }, phoneNumber, asked, code),
    recovery: (phoneNumber, code, asked) => send('recovery', phoneNumber, asked, code),
    nothingToRecover: (phoneNumber, asked) => send('no-account', phoneNumber, asked),
  };
}
