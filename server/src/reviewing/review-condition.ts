import type { ReviewRecordsQuery } from '@aranya/shared/contracts/review';
import { and, between, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import { anywhere } from '../administration/paging';
import { reviewScopeOf } from '../administration/people/review-scope-routes';
import { effectiveName } from '../collecting/reviews/effective-name';
import { appUser, form, occurrence } from '../collecting/tables';
import type { Person } from '../people/accounts/person';
import { person } from '../people/accounts/tables';
import { Problem } from '../platform/problems/problem';
import { groupOf } from '../publishing/explore/species-groups';
import type { Borders } from '../publishing/places/borders';
import type { PublishingContext } from '../publishing/publishing-context';

type Needs = Pick<PublishingContext, 'borders' | 'database' | 'publicPlaces'>;

interface ExactPlace {
  latitude: number | null;
  longitude: number | null;
}

/** Borders are in memory, so districts are checked after the query. */
export interface ReviewCondition {
  which: SQL | undefined;
  /** Null if all districts are wanted. */
  isWithin: ((place: ExactPlace) => boolean) | null;
}

/** Administrators may review all. */
export async function allowedRecords(context: Needs, reviewer: Person): Promise<ReviewCondition> {
  if (reviewer.isAdministrator) return { which: undefined, isWithin: null };
  const scope = await reviewScopeOf(context.database.db, reviewer.id);
  const districts = scope.districts.length > 0 ? scope.districts : null;
  const ofDistricts = inDistricts(await context.borders(), districts);
  return {
    which: and(
      scope.forms.length > 0 ? ofForms(scope.forms) : undefined,
      scope.groups.length > 0 ? await ofGroups(context, scope.groups) : undefined,
      ofDistricts.which,
    ),
    isWithin: ofDistricts.isWithin,
  };
}

/** @throws Problem `invalid_input` for a day that does not exist */
export async function filteredRecords(
  context: Needs,
  allowed: ReviewCondition,
  { formId, species, district, from, to, person: name, photo }: ReviewRecordsQuery,
): Promise<ReviewCondition> {
  const ofDistrict = inDistricts(await context.borders(), district ? [district] : null);
  const wanted = species?.toLowerCase();
  return {
    which: and(
      allowed.which,
      formId ? ofForms([formId]) : undefined,
      wanted
        ? or(
            sql`lower(${effectiveName}) = ${wanted}`,
            sql`lower(${occurrence.speciesName}) = ${wanted}`,
          )
        : undefined,
      from ? sql`${occurrence.submittedAt} >= ${beginOf(from)}` : undefined,
      to
        ? sql`${occurrence.submittedAt} < ${beginOf(to)}::timestamptz + interval '1 day'`
        : undefined,
      name ? ofPeople(name) : undefined,
      photo ? isNotNull(occurrence.photo) : undefined,
      ofDistrict.which,
    ),
    isWithin: both(allowed.isWithin, ofDistrict.isWithin),
  };
}

/** Midnight in India. */
function beginOf(day: string): string {
  const moment = new Date(`${day}T00:00:00+05:30`);
  if (Number.isNaN(moment.getTime())) throw new Problem('invalid_input');
  return moment.toISOString();
}

const ofForms = (ids: readonly string[]) =>
  sql`${occurrence.formId} in (select ${form.id} from ${form} where ${inArray(form.xmlFormId, [...ids])})`;

const ofPeople = (name: string) =>
  sql`${occurrence.appUserId} in (select ${appUser.id} from ${appUser}
    join ${person} on ${person.id} = ${appUser.personId}
    where ${person.name} ilike ${anywhere(name)})`;

const isIn = (names: readonly string[]) =>
  sql`lower(${effectiveName}) = any(array(select jsonb_array_elements_text(${JSON.stringify(names)}::jsonb)))`;

/** Species without an entry in the lists belong to the group `other`. */
async function ofGroups(
  { publicPlaces }: Pick<Needs, 'publicPlaces'>,
  groups: readonly string[],
): Promise<SQL> {
  const { published } = await publicPlaces.rules();
  const names = [...published].filter(([, { type }]) => groups.includes(groupOf(type)));
  const listed = isIn(names.map(([name]) => name));
  return groups.includes('other') ? sql`(${listed} or not ${isIn([...published.keys()])})` : listed;
}

/** Bounding boxes let the database skip most places; exact borders are checked after the query. */
function inDistricts(borders: Borders, districts: readonly string[] | null): ReviewCondition {
  if (!districts) return { which: undefined, isWithin: null };
  const near = districts.flatMap((id) => {
    const boxes = [...borders.blocks.values()]
      .filter(({ district }) => district.id === id)
      .map(({ area }) => area.box);
    if (boxes.length === 0) return [];
    const least = (side: 0 | 1) => Math.min(...boxes.map((box) => box[side]));
    const most = (side: 2 | 3) => Math.max(...boxes.map((box) => box[side]));
    return and(
      between(occurrence.latitude, least(1), most(3)),
      between(occurrence.longitude, least(0), most(2)),
    );
  });
  return {
    which: near.length > 0 ? or(...near) : sql`false`,
    isWithin: ({ latitude, longitude }) =>
      districts.includes(borders.find(latitude, longitude)?.district.id ?? ''),
  };
}

function both(
  one: ReviewCondition['isWithin'],
  other: ReviewCondition['isWithin'],
): ReviewCondition['isWithin'] {
  if (!one || !other) return one ?? other;
  return (place) => one(place) && other(place);
}
