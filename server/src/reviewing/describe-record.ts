import type { ReviewEvent, ReviewRecord, ReviewSpecies } from '@aranya/shared/contracts/review';
import { inArray } from 'drizzle-orm';
import { describeExchange } from '../collecting/central/reviews/exchange-for-reviewers';
import { effectiveNameOf } from '../collecting/reviews/effective-name';
import { coarseningEvent, hidingEvent, reviewState } from '../collecting/reviews/review-state';
import { photosOf } from '../collecting/shown-photos/received-photos';
import { person } from '../people/accounts/tables';
import type { Database } from '../platform/database/database';
import { readLocalNames } from '../publishing/collected-data/local-names';
import type { PublishingContext } from '../publishing/publishing-context';
import { expectedHere } from './expected-here';
import { readVersions } from './read-versions';
import { type ReviewableRecord, revisionOf } from './reviewable-record';

type Needs = Pick<
  PublishingContext,
  'borders' | 'collection' | 'database' | 'heavyWork' | 'publicPlaces'
>;

/** Shows exact places also of threatened species. */
export async function describeRecord(
  context: Needs,
  record: ReviewableRecord,
): Promise<ReviewRecord> {
  const { db } = context.database;
  const { current, events, species, versions } = record;
  const central =
    context.collection.kind === 'central'
      ? await describeExchange(db, record.id, events)
      : undefined;
  return {
    id: String(record.id),
    instanceId: current.instanceId,
    formId: record.xmlFormId,
    formTitle: current.formTitle ?? record.xmlFormId,
    formVersion: current.formVersion,
    collector: record.collector,
    receivedAt: (versions[0] ?? current).submittedAt.toISOString(),
    observedOn: species[0]?.observedOn ?? null,
    versions: versions.length,
    encrypted: current.encrypted,
    isInCentral: !current.isHere,
    ...(central && { central }),
    hidden: hidingEvent(events)?.text ?? null,
    coarse: coarseOf(record),
    ...(await readVersions(context, record)),
    species: await describeSpecies(context, record),
    photos: (await photosOf(db, [current.id])).get(current.id)?.names ?? [],
    history: await historyOf(db, record),
    revision: revisionOf(current.id, species, events),
  };
}

function coarseOf({ events }: ReviewableRecord): ReviewRecord['coarse'] {
  const event = coarseningEvent(events);
  return event?.coarseSide ? { side: event.coarseSide, reason: event.text } : null;
}

async function describeSpecies(
  { borders, database: { db }, publicPlaces }: Needs,
  { current, events, species }: ReviewableRecord,
): Promise<ReviewSpecies[]> {
  const localNames = await readLocalNames(db);
  const { coarseCells } = await publicPlaces.rules();
  const areas = await borders();
  const found: ReviewSpecies[] = [];
  for (const one of species) {
    const { position, speciesName, latitude, longitude, accuracy } = one;
    const known = areas.find(latitude, longitude);
    const { review } = reviewState(events, { ...one, versionId: current.id });
    found.push({
      position,
      recordedName: speciesName,
      localName: localNames(effectiveNameOf(one)),
      place: latitude === null || longitude === null ? null : [latitude, longitude],
      accuracy,
      area: known
        ? { block: known.block.name, district: known.district.name, state: known.state.name }
        : null,
      isThreatened: coarseCells.has(effectiveNameOf(one).toLowerCase()),
      review,
      expectedHere: await expectedHere(db, areas, effectiveNameOf(one), one),
    });
  }
  return found;
}

async function historyOf(
  db: Database,
  { events, versions }: ReviewableRecord,
): Promise<ReviewEvent[]> {
  const ids = new Set(events.flatMap(({ personId }) => personId ?? []));
  const people = await db
    .select({ id: person.id, name: person.name })
    .from(person)
    .where(inArray(person.id, [...ids]));
  const names = new Map(people.map(({ id, name }) => [id, name]));
  const ofVersions = versions.map(({ editOf, submittedAt, collector }) => ({
    at: submittedAt.toISOString(),
    kind: editOf === null ? ('received' as const) : ('edited' as const),
    by: collector ?? '',
    position: null,
    status: null,
    species: null,
    text: '',
  }));
  const ofReview = events.map((event) => ({
    at: event.at.toISOString(),
    kind: event.kind,
    ...(event.inCentral && { inCentral: event.inCentral }),
    by: (event.personId !== null && names.get(event.personId)) || '',
    position: event.position,
    status: event.status,
    species: event.species,
    text: event.text,
  }));
  return [...ofVersions, ...ofReview].sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
}
