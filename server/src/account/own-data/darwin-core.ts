import { dayInIndia } from '../../collecting/submissions/reading/observation-day';
import { DC, DWC, tableLine as line, localName, metaXml } from '../../platform/text/archive-table';
import { type ArchiveFile, textStream } from '../../platform/text/zip-stream';
import { escapeXml } from '../../platform/xml/escape-xml';
import type { LocalNames } from '../../publishing/collected-data/local-names';
import { filesIn } from './file-names';
import type { OwnRecord } from './record-pages';
import { writtenLines } from './record-tables';

export interface ArchiveSource {
  /** Reads the records again on each call. */
  pages: () => AsyncIterable<OwnRecord[]>;
  recordedBy: string;
  brand: string;
  localNames: LocalNames;
  madeAt: Date;
}

/** TDWG text guidelines; photos are referenced by their path in the surrounding archive. */
export async function* darwinCoreFiles(source: ArchiveSource): AsyncGenerator<ArchiveFile> {
  yield { name: 'meta.xml', open: async () => textStream([META]) };
  yield { name: 'eml.xml', open: async () => textStream([eml(source)]) };
  yield { name: 'occurrence.txt', open: async () => textStream(occurrenceRows(source)) };
  yield { name: 'multimedia.txt', open: async () => textStream(multimediaRows(source)) };
}

type Seen = OwnRecord['occurrences'][number];
type Value = string | number | null;

const idOf = (record: OwnRecord, { position }: Seen) => `${record.instanceId}#${position}`;

/** The phone's time, unless the form asked for another day. */
const eventDateOf = ({ observedAt, submittedAt }: OwnRecord, { observedOn }: Seen) =>
  observedOn !== null && dayInIndia(observedAt ?? '') !== observedOn
    ? observedOn
    : (observedAt ?? submittedAt.toISOString());

/** The first term is the id. */
const OCCURRENCE: readonly [
  term: string,
  value: (record: OwnRecord, seen: Seen, source: ArchiveSource) => Value,
][] = [
  [`${DWC}occurrenceID`, idOf],
  [`${DWC}basisOfRecord`, () => 'HumanObservation'],
  [`${DWC}eventDate`, eventDateOf],
  [`${DWC}scientificName`, (_, { speciesName }) => speciesName],
  [`${DWC}vernacularName`, (_, { speciesName }, { localNames }) => localNames(speciesName)],
  [`${DWC}decimalLatitude`, (_, { latitude }) => latitude],
  [`${DWC}decimalLongitude`, (_, { longitude }) => longitude],
  [`${DWC}geodeticDatum`, (_, { latitude }) => (latitude === null ? null : 'WGS84')],
  // Zero is not allowed.
  [`${DWC}coordinateUncertaintyInMeters`, (_, { accuracy }) => accuracy || null],
  [`${DWC}individualCount`, (_, { individualCount }) => individualCount],
  [`${DWC}locality`, (_, { fieldSite }) => fieldSite],
  [`${DWC}recordedBy`, (_, __, { recordedBy }) => recordedBy],
  [`${DWC}datasetName`, ({ formTitle }, _, { brand }) => `${brand}: ${formTitle}`],
  [`${DWC}occurrenceStatus`, () => 'present'],
  [`${DC}modified`, ({ submittedAt }) => submittedAt.toISOString()],
];

/** Columns after the id of the occurrence. */
const MULTIMEDIA: readonly [
  term: string,
  value: (file: ReturnType<typeof filesIn>[number], source: ArchiveSource) => Value,
][] = [
  [`${DC}identifier`, ({ path }) => path],
  [`${DC}type`, () => 'StillImage'],
  [`${DC}format`, ({ contentType }) => contentType],
  [`${DC}title`, ({ name }) => name],
  [`${DC}creator`, (_, { recordedBy }) => recordedBy],
];

const OCCURRENCE_TERMS = OCCURRENCE.map(([term]) => term);
const MULTIMEDIA_TERMS = MULTIMEDIA.map(([term]) => term);

const occurrenceRows = (source: ArchiveSource) =>
  writtenLines(source.pages(), line(OCCURRENCE_TERMS.map(localName)), (record) =>
    record.occurrences.map((one) =>
      line(OCCURRENCE.map(([, value]) => value(record, one, source))),
    ),
  );

const multimediaRows = (source: ArchiveSource) =>
  writtenLines(
    source.pages(),
    line(['occurrenceID', ...MULTIMEDIA_TERMS.map(localName)]),
    (record) => {
      const files = filesIn(record);
      const pictures = files.filter(({ contentType }) => contentType?.startsWith('image/'));
      return record.occurrences.flatMap((one) =>
        pictures.map((file) =>
          line([idOf(record, one), ...MULTIMEDIA.map(([, value]) => value(file, source))]),
        ),
      );
    },
  );

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

/** Ecological Metadata Language, GBIF profile. */
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
