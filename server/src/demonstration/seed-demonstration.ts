import { eq } from 'drizzle-orm';
import { setFormPin } from '../collecting/forms/form-pin';
import { setRecordLicence } from '../publishing/licences/licences';
import type { PublishingContext } from '../publishing/publishing-context';
import { createDemonstrationPeople } from './create-people';
import { installDemonstrationSites } from './field-sites/install-demonstration-sites';
import { DEMONSTRATION_FORM_PINS } from './form-pins';
import { importDemonstrationRecords } from './import-demonstration-records';
import { PEOPLE_PART } from './made-up-people';
import { ownRecords } from './owned-records';
import { demonstrationRecords } from './records';
import { setDemonstrationFormPins } from './set-form-pins';
import { demonstrationPart } from './tables';

export const DEMONSTRATION_RECORDS = 3000;

const DEMONSTRATION_LICENCE = 'CC-BY-4.0';

/** Leaves existing data unchanged, so every start may call it. Packaged forms must be installed. */
export async function seedDemonstration(context: PublishingContext): Promise<void> {
  const { db } = context.database;
  await setDemonstrationFormPins(db);
  await once(context, PEOPLE_PART, async () => {
    const [collectorId = '', ...otherIds] = await createDemonstrationPeople(context);
    const records = demonstrationRecords(DEMONSTRATION_RECORDS);
    await importDemonstrationRecords(context, ownRecords(records, collectorId, otherIds));
  });
  await once(context, 'form PINs', async () => {
    const pins = Object.entries(DEMONSTRATION_FORM_PINS);
    await Promise.all(pins.map(([formId, pin]) => setFormPin(db, formId, pin)));
  });
  await once(context, 'licence', () => setRecordLicence(db, DEMONSTRATION_LICENCE, true));
  await once(context, 'field sites', async () => {
    await installDemonstrationSites(db);
  });
}

async function once(
  { database: { db }, log }: Pick<PublishingContext, 'database' | 'log'>,
  name: string,
  fill: () => Promise<void>,
): Promise<void> {
  const filled = await db.select().from(demonstrationPart).where(eq(demonstrationPart.name, name));
  if (filled.length > 0) return;
  const begun = Date.now();
  await fill();
  await db.insert(demonstrationPart).values({ name }).onConflictDoNothing();
  log.info({ name, milliseconds: Date.now() - begun }, 'demonstration data filled in');
}
