import { createHash } from 'node:crypto';
import type { XmlElement } from '../../../platform/xml/xml-element';
import type { ForestAnswers } from '../../mapping/forest-answers';
import type { FormMapping } from '../../mapping/form-mapping';
import type { Occurrence } from '../../submissions/read-occurrences';
import { statementsOf } from '../../submissions/record-statements';
import type { Row } from '../central-answers';

/** A record as it was read from Central. */
export interface CentralRecord {
  readonly instanceId: string;
  readonly instanceName: string | null;
  /** ISO 8601, by Central's clock. */
  readonly submittedAt: string;
  /** The later of submission and last change, in milliseconds since 1970, by Central's clock. */
  readonly changedAt: number;
  /** Central's id of the sender; 0 where it does not know. */
  readonly senderId: number;
  readonly formVersion: string | null;
  readonly deviceId: string | null;
  readonly encrypted: boolean;
  /** What somebody in Central said of it; null where nobody did. */
  readonly review: string | null;
  readonly occurrences: readonly Occurrence[];
  readonly forestAnswers: ForestAnswers | null;
  /** Day in India, `YYYY-MM-DD`; null where the record does not say. */
  readonly observedOn: string | null;
  /** Lower-case hex of everything above that is stored. */
  readonly digest: string;
}

/** The review of a record that does not count. */
export const REJECTED = 'rejected';

/** Stands for a sender that Central does not know; its own ids begin with 1. */
export const UNKNOWN_SENDER = 0;

/**
 * Reads one row of the OData table `Submissions`.
 *
 * @param mapping With the names that questions have in these tables: {@link nameInTables}.
 */
export function recordOfRow(row: Row, mapping: FormMapping): CentralRecord {
  const system = row.__system;
  const root = elementOf('data', row);
  const encrypted = system.status === 'notDecrypted';
  const sender = Number(system.submitterId ?? UNKNOWN_SENDER);
  const { occurrences, observedOn, forestAnswers } = statementsOf({ root, encrypted }, mapping);
  const changedAt = Date.parse(system.updatedAt ?? system.submissionDate);
  const read = {
    instanceId: row.__id,
    instanceName: instanceNameOf(row),
    submittedAt: system.submissionDate,
    senderId: Number.isSafeInteger(sender) && sender > 0 ? sender : UNKNOWN_SENDER,
    formVersion: system.formVersion ?? null,
    deviceId: system.deviceId ?? null,
    encrypted,
    review: system.reviewState ?? null,
    occurrences,
    observedOn,
  };
  // Records that say nothing of it keep the digest that they had before it was read.
  const stored = forestAnswers ? { ...read, forestAnswers } : read;
  const digest = createHash('sha256').update(JSON.stringify(stored)).digest('hex');
  return {
    ...read,
    forestAnswers,
    changedAt: Math.max(changedAt, Date.parse(system.submissionDate)),
    digest,
  };
}

/** The path of a question as Central's tables name it: each step with letters, digits and `_` only. */
export const nameInTables = (path: string): string =>
  path
    .split('/')
    .map((name) => name.replace(/^([^a-z_])/i, '_$1').replace(/[^a-z0-9_]+/gi, '_'))
    .join('/');

function instanceNameOf({ meta }: Row): string | null {
  const name = (meta as { instanceName?: unknown } | null | undefined)?.instanceName;
  return typeof name === 'string' ? name : null;
}

/**
 * A row as the element that the phone sent, so that its species and places are read by the same
 * rules. Central's own fields, which begin with `__` or hold an `@`, are left out.
 */
function elementOf(name: string, fields: object): XmlElement {
  const children = Object.entries(fields)
    .filter(([field]) => !field.startsWith('__') && !field.includes('@'))
    .flatMap(([field, value]) => elementsOf(field, value));
  return { ...bare(name), children };
}

/** An answer is one element, a group one with children, a repeated group several. */
function elementsOf(name: string, value: unknown): XmlElement[] {
  if (value === null || value === undefined) return [];
  if (Array.isArray(value)) return value.flatMap((one) => elementsOf(name, one));
  if (typeof value !== 'object') return [{ ...bare(name), text: String(value) }];
  const place = placeText(value);
  return [place === null ? elementOf(name, value) : { ...bare(name), text: place }];
}

const bare = (name: string): XmlElement => ({
  localName: name,
  qualifiedName: name,
  attributes: {},
  children: [],
  text: '',
});

/**
 * A GeoJSON point as ODK Collect writes a place: `latitude longitude altitude accuracy`. GeoJSON
 * has the longitude first. Central passes on numbers that are no coordinates; anyone who reads the
 * text checks them.
 *
 * @returns null for what is no point.
 */
function placeText(value: object): string | null {
  const { type, coordinates, properties } = value as {
    type?: unknown;
    coordinates?: unknown;
    properties?: { accuracy?: unknown } | null;
  };
  if (type !== 'Point' || !Array.isArray(coordinates)) return null;
  const [longitude, latitude, altitude] = coordinates as unknown[];
  const accuracy = properties?.accuracy;
  // A missing number would move the others to its place.
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return null;
  const words = [latitude, longitude, typeof altitude === 'number' ? altitude : 0];
  if (typeof accuracy === 'number') words.push(accuracy);
  return words.join(' ');
}
