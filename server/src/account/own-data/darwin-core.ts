import { dayInIndia } from '../../collecting/submissions/reading/observation-day';
import { DC, DWC, tableLine as line, localName, metaXml } from '../../platform/text/archive-table';
import { type ArchiveFile, textStream } from '../../platform/text/zip-stream';
import { escapeXml } from '../../platform/xml/escape-xml';
import type { LocalNames } from '../../publishing/collected-data/local-names';
import { filesIn } from './file-names';
import type { OwnRecord } from './record-pages';

/** Terms of the core file in column order; the first is the id. */
const OCCURRENCE_TERMS = [
  `${DWC}occurrenceID`,
  `${DWC}basisOfRecord`,
  `${DWC}eventDate`,
  `${DWC}scientificName`,
  `${DWC}vernacularName`,
  `${DWC}decimalLatitude`,
  `${DWC}decimalLongitude`,
  `${DWC}geodeticDatum`,
  `${DWC}coordinateUncertaintyInMeters`,
  `${DWC}individualCount`,
  `${DWC}locality`,
  `${DWC}recordedBy`,
  `${DWC}datasetName`,
  `${DWC}occurrenceStatus`,
  `${DC}modified`,
];

/** Terms of the photo extension, after the id of the occurrence. */
const MULTIMEDIA_TERMS = [
  `${DC}identifier`,
  `${DC}type`,
  `${DC}format`,
  `${DC}title`,
  `${DC}creator`,
];

export interface ArchiveSource {
  /** Reads the records again on each call. */
  pages: () => AsyncIterable<OwnRecord[]>;
  /** Name of the person, as recorder and creator. */
  recordedBy: string;
  brand: string;
  localNames: LocalNames;
  madeAt: Date;
}

/**
 * Builds the files of a Darwin Core Archive (TDWG text guidelines): occurrences as the core, photos
 * as the Simple Multimedia extension. Photos are referenced by their path in the surrounding
 * archive.
 */
export async function* darwinCoreFiles(source: ArchiveSource): AsyncGenerator<ArchiveFile> {
  yield { name: 'meta.xml', open: async () => textStream([META]) };
  yield { name: 'eml.xml', open: async () => textStream([eml(source)]) };
  yield { name: 'occurrence.txt', open: async () => textStream(occurrenceRows(source)) };
  yield { name: 'multimedia.txt', open: async () => textStream(multimediaRows(source)) };
}

const idOf = (record: OwnRecord, position: number) => `${record.instanceId}#${position}`;

/** Returns the date of a record: the phone's time, unless the form asked for another day. */
const eventDateOf = ({ observedAt, submittedAt }: OwnRecord, observedOn: string | null) =>
  observedOn !== null && dayInIndia(observedAt ?? '') !== observedOn
    ? observedOn
    : (observedAt ?? submittedAt.toISOString());

async function* occurrenceRows({
  pages,
  recordedBy,
  brand,
  localNames,
}: ArchiveSource): AsyncGenerator<string> {
  yield line(OCCURRENCE_TERMS.map(localName));
  for await (const page of pages()) {
    const rows = page.flatMap((record) =>
      record.occurrences.map((one) =>
        line([
          idOf(record, one.position),
          'HumanObservation',
          eventDateOf(record, one.observedOn),
          one.speciesName,
          localNames(one.speciesName),
          one.latitude,
          one.longitude,
          one.latitude === null ? null : 'WGS84',
          // `coordinateUncertaintyInMeters` does not allow zero.
          one.accuracy || null,
          one.individualCount,
          one.fieldSite,
          recordedBy,
          `${brand}: ${record.formTitle}`,
          'present',
          record.submittedAt.toISOString(),
        ]),
      ),
    );
    if (rows.length > 0) yield rows.join('');
  }
}

async function* multimediaRows({ pages, recordedBy }: ArchiveSource): AsyncGenerator<string> {
  yield line(['occurrenceID', ...MULTIMEDIA_TERMS.map(localName)]);
  for await (const page of pages()) {
    const rows = page.flatMap((record) => {
      const pictures = filesIn(record).filter(({ contentType }) =>
        contentType?.startsWith('image/'),
      );
      return record.occurrences.flatMap((one) =>
        pictures.map(({ path, name, contentType }) =>
          line([idOf(record, one.position), path, 'StillImage', contentType, name, recordedBy]),
        ),
      );
    });
    if (rows.length > 0) yield rows.join('');
  }
}

const META = metaXml([
  {
    role: 'core',
    rowType: `${DWC}Occurrence`,
    file: 'occurrence.txt',
    terms: OCCURRENCE_TERMS,
  },
  {
    role: 'extension',
    rowType: 'http://rs.gbif.org/terms/1.0/Multimedia',
    file: 'multimedia.txt',
    terms: MULTIMEDIA_TERMS,
  },
]);

/**
 * Describes the dataset: names, title and abstract (Ecological Metadata Language, GBIF profile).
 */
function eml({ recordedBy, brand, madeAt }: ArchiveSource): string {
  const who = `<individualName><surName>${escapeXml(recordedBy)}</surName></individualName>`;
  const title = escapeXml(`Records of ${recordedBy} with ${brand}`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<eml:eml xmlns:eml="eml://ecoinformatics.org/eml-2.1.1" packageId="own-records-${madeAt.getTime()}" system="http://gbif.org" scope="system" xml:lang="en">
  <dataset>
    <title xml:lang="en">${title}</title>
    <creator>${who}</creator>
    <metadataProvider>${who}</metadataProvider>
    <pubDate>${madeAt.toISOString().slice(0, 10)}</pubDate>
    <language>en</language>
    <abstract><para>Every species that this person recorded, with exact places. It was made for the person alone: places of threatened species must be made coarse before it is published.</para></abstract>
    <intellectualRights><para>Not published. The person who downloaded it decides.</para></intellectualRights>
    <contact>${who}</contact>
  </dataset>
</eml:eml>
`;
}
