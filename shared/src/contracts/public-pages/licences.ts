import * as z from 'zod/mini';

/** Licences that an institute may choose, by their SPDX ids, the most permissive first. */
export const LICENCES = ['CC0-1.0', 'CC-BY-4.0', 'CC-BY-NC-4.0'] as const;
export const Licence = z.enum(LICENCES);
export type Licence = z.infer<typeof Licence>;

/** Short name and address of each licence. The addresses are those that GBIF recognises. */
export const LICENCE_FACTS: Readonly<Record<Licence, { name: string; address: string }>> = {
  'CC0-1.0': {
    name: 'CC0 1.0',
    address: 'http://creativecommons.org/publicdomain/zero/1.0/legalcode',
  },
  'CC-BY-4.0': {
    name: 'CC BY 4.0',
    address: 'http://creativecommons.org/licenses/by/4.0/legalcode',
  },
  'CC-BY-NC-4.0': {
    name: 'CC BY-NC 4.0',
    address: 'http://creativecommons.org/licenses/by-nc/4.0/legalcode',
  },
};

/** GET licences: licences of public records; null where the institute has chosen none. */
export const LicencesAnswer = z.object({
  /** Licence of records that people send now, with phones or in the browser. */
  records: z.nullable(Licence),
  /** Licence of records that were received before the first one was chosen. */
  earlierRecords: z.nullable(Licence),
  /** Imported datasets, by name. */
  datasets: z.array(z.object({ id: z.int(), name: z.string(), licence: z.nullable(Licence) })),
});
export type LicencesAnswer = z.infer<typeof LicencesAnswer>;

/**
 * POST administration/licences/records: licence of records that are received from now on. Records
 * keep the licence under which they were received.
 */
export const RecordLicenceRequest = z.object({
  licence: Licence,
  /** Also for records that were received before any licence was chosen. */
  alsoBefore: z.boolean(),
});
export type RecordLicenceRequest = z.infer<typeof RecordLicenceRequest>;

/** POST administration/licences/datasets/:id */
export const DatasetLicenceRequest = z.object({ licence: Licence });
export type DatasetLicenceRequest = z.infer<typeof DatasetLicenceRequest>;
