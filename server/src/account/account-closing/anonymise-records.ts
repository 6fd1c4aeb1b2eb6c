import { createHash } from 'node:crypto';
import { PROJECT_ID } from '@aranya/shared/contracts';
import { and, asc, eq, gt } from 'drizzle-orm';
import type { ForestAnswers } from '../../collecting/mapping/forest-answers';
import { lookAgain } from '../../collecting/public-places/change-places';
import { appUser, occurrence, submission } from '../../collecting/tables';
import type { Database } from '../../platform/database/database';
import { escapeXml } from '../../platform/xml/escape-xml';
import { copyProtectedCells } from '../../publishing/public-occurrences/protection/change-protection';

/** Records per batch: each may have the maximum size. */
const PAGE = 10;

/** Afterwards one person's records cannot be told from another's; places and photos remain. */
export async function anonymiseRecords(
  tx: Database,
  appUserId: number,
  identity: readonly string[],
): Promise<void> {
  const nameless = await namelessAppUser(tx);
  let last = 0;
  for (;;) {
    const rows = await tx
      .select({
        id: submission.id,
        xml: submission.xml,
        encrypted: submission.encrypted,
        forestAnswers: submission.forestAnswers,
      })
      .from(submission)
      .where(and(eq(submission.appUserId, appUserId), gt(submission.id, last)))
      .orderBy(asc(submission.id))
      .limit(PAGE);
    for (const { id, xml, encrypted, forestAnswers } of rows) {
      const blanked = xml && !encrypted ? withoutIdentity(xml, identity) : xml;
      await tx
        .update(submission)
        .set({
          appUserId: nameless,
          xml: blanked,
          sha256: blanked && createHash('sha256').update(blanked).digest('hex'),
          forestAnswers: forestAnswers && answersWithoutIdentity(forestAnswers, identity),
          instanceName: null,
          deviceId: null,
          userAgent: null,
        })
        .where(eq(submission.id, id));
      last = id;
    }
    if (rows.length < PAGE) break;
  }
  const given = await tx
    .update(occurrence)
    .set({ appUserId: nameless })
    .where(eq(occurrence.appUserId, appUserId))
    .returning({ id: occurrence.id });
  const ids = given.map(({ id }) => id);
  await lookAgain(tx, ids);
  // Records that are published coarsely remain coarse.
  await copyProtectedCells(tx, appUserId, nameless);
  await tx.delete(appUser).where(eq(appUser.id, appUserId));
}

/** Unknown senders in Central also have app users without a person, who may be linked later. */
async function namelessAppUser(tx: Database): Promise<number> {
  await tx
    .insert(appUser)
    .values({ projectId: PROJECT_ID, displayName: '', anonymous: true })
    .onConflictDoNothing();
  const [found] = await tx
    .select({ id: appUser.id })
    .from(appUser)
    .where(and(eq(appUser.projectId, PROJECT_ID), eq(appUser.anonymous, true)));
  if (!found) throw new Error('The nameless app user could not be made.');
  return found.id;
}

/** Properties of the phone's owner that forms may preload (ODK XForms), and the title. */
const ABOUT_THE_PERSON = new Set([
  'deviceid',
  'subscriberid',
  'simserial',
  'phonenumber',
  'username',
  'email',
  'instancename',
]);

/** An element that contains only text. */
const LEAF = /<([^\s<>/!?]+)((?:\s[^<>]*)?)>([^<>]+)<\/\1\s*>/g;

/** Text that only contains a name stays: it may be a tree's name. */
function withoutIdentity(xml: Uint8Array, identity: readonly string[]): Buffer {
  const texts = new Set(identity.filter((text) => text.trim()).map(comparable));
  const blanked = Buffer.from(xml)
    .toString('utf8')
    .replace(LEAF, (whole, name: string, attributes: string, text: string) => {
      const local = name.slice(name.indexOf(':') + 1).toLowerCase();
      const identifies = ABOUT_THE_PERSON.has(local) || texts.has(comparableEscaped(text));
      return identifies ? `<${name}${attributes}></${name}>` : whole;
    });
  return Buffer.from(blanked, 'utf8');
}

export function answersWithoutIdentity(
  { fieldSite, data }: ForestAnswers,
  identity: readonly string[],
): ForestAnswers {
  const texts = new Set(identity.map(comparableEscaped));
  const left = Object.entries(data).filter(
    ([, answer]) => !texts.has(comparableEscaped(String(answer))),
  );
  return { fieldSite, data: Object.fromEntries(left) };
}

const comparableEscaped = (text: string) => text.trim().replace(/\s+/g, ' ').toLowerCase();

const comparable = (text: string) => comparableEscaped(escapeXml(text));
