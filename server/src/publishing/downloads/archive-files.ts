import { LICENCE_FACTS, type Licence } from '@aranya/shared/contracts';
import { DWC, metaXml } from '../../platform/text/archive-table';
import { type ArchiveFile, textStream } from '../../platform/text/zip-stream';
import { escapeXml } from '../../platform/xml/escape-xml';
import { RECORD_TERMS } from './occurrence-terms';
import { type RecordFile, recordsTable } from './write-records';

/** Published places, and the first and last known day, month or year. */
export interface Coverage {
  /** WGS84 degrees; null without records. */
  box: { west: number; south: number; east: number; north: number } | null;
  /** ISO 8601; null if no record has a date. */
  days: { first: string; last: string } | null;
}

interface ArchiveFacts {
  id: string;
  brand: string;
  site: string;
  madeAt: Date;
  /** The strictest licence of the records. */
  licence: Licence;
  citation: string;
  coverage: Coverage;
}

export async function* archiveFiles(
  facts: ArchiveFacts,
  records: RecordFile,
): AsyncGenerator<ArchiveFile> {
  yield { name: 'meta.xml', open: async () => textStream([META]) };
  yield { name: 'eml.xml', open: async () => textStream([emlXml(facts)]) };
  yield { name: 'occurrence.txt', open: async () => textStream(recordsTable(records)) };
}

const META = metaXml([
  { role: 'core', rowType: `${DWC}Occurrence`, file: 'occurrence.txt', terms: RECORD_TERMS },
]);

const ABSTRACT =
  'Public records of plants and animals that people made with ODK Collect, and of imported datasets. Each record states its licence.';
const METHODS =
  'People recorded a species at a place with ODK Collect or a form in the browser; imported datasets keep the methods of their sources. Reviewers check identifications: identificationVerificationStatus states it. Places of threatened species, and of records beside them, are the middle of a grid cell: dataGeneralizations and coordinateUncertaintyInMeters state it, and the day, the recorder and the review of such records are withheld.';

/** GBIF profile 1.3 of the Ecological Metadata Language; the schema fixes the order. */
function emlXml(facts: ArchiveFacts): string {
  const { id, brand, site, madeAt, licence, citation, coverage } = facts;
  const { name, address } = LICENCE_FACTS[licence];
  const agent = `<organizationName>${escapeXml(brand)}</organizationName><onlineUrl>${escapeXml(site)}</onlineUrl>`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<eml:eml xmlns:eml="https://eml.ecoinformatics.org/eml-2.2.0" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="https://eml.ecoinformatics.org/eml-2.2.0 https://rs.gbif.org/schema/eml-gbif-profile/1.3/eml.xsd" packageId="${id}" system="http://gbif.org" scope="system" xml:lang="en">
  <dataset>
    <alternateIdentifier>${escapeXml(`${site}/explore/downloads/${id}`)}</alternateIdentifier>
    <title xml:lang="en">${escapeXml(`Public records of ${brand}`)}</title>
    <creator>${agent}</creator>
    <metadataProvider>${agent}</metadataProvider>
    <pubDate>${day(madeAt)}</pubDate>
    <language>en</language>
    <abstract><para>${ABSTRACT}</para></abstract>
    <intellectualRights><para>This work is licensed under a <ulink url="${address}"><citetitle>${LICENCE_TITLES[licence]}</citetitle></ulink>.</para></intellectualRights>
    <licensed><licenseName>${name}</licenseName><url>${address}</url><identifier>${licence}</identifier></licensed>
${coverageXml(coverage)}    <contact>${agent}</contact>
    <methods><methodStep><description><para>${METHODS}</para></description></methodStep></methods>
  </dataset>
  <additionalMetadata><metadata><gbif>
    <dateStamp>${madeAt.toISOString()}</dateStamp>
    <hierarchyLevel>dataset</hierarchyLevel>
    <citation>${escapeXml(citation)}</citation>
  </gbif></metadata></additionalMetadata>
</eml:eml>
`;
}

const LICENCE_TITLES: Readonly<Record<Licence, string>> = {
  'CC0-1.0': 'Creative Commons CCZero 1.0 License',
  'CC-BY-4.0': 'Creative Commons Attribution (CC-BY) 4.0 License',
  'CC-BY-NC-4.0': 'Creative Commons Attribution Non Commercial (CC-BY-NC) 4.0 License',
};

const day = (moment: Date) => moment.toISOString().slice(0, 10);

function coverageXml({ box, days }: Coverage): string {
  if (!box && !days) return '';
  const where = box
    ? `<geographicCoverage><geographicDescription>Published places of the records</geographicDescription><boundingCoordinates><westBoundingCoordinate>${box.west}</westBoundingCoordinate><eastBoundingCoordinate>${box.east}</eastBoundingCoordinate><northBoundingCoordinate>${box.north}</northBoundingCoordinate><southBoundingCoordinate>${box.south}</southBoundingCoordinate></boundingCoordinates></geographicCoverage>`
    : '';
  const when = days
    ? `<temporalCoverage><rangeOfDates><beginDate><calendarDate>${firstDay(days.first)}</calendarDate></beginDate><endDate><calendarDate>${lastDay(days.last)}</calendarDate></endDate></rangeOfDates></temporalCoverage>`
    : '';
  return `    <coverage>${where}${when}</coverage>\n`;
}

/** The schema accepts days and years only: a month begins with its first day and ends with its last. */
const firstDay = (date: string) => (date.length === 7 ? `${date}-01` : date);

function lastDay(date: string): string {
  if (date.length !== 7) return date;
  const [year = 0, month = 0] = date.split('-').map(Number);
  return day(new Date(Date.UTC(year, month, 0)));
}
