import { createHash } from 'node:crypto';
import type { XmlElement } from '../../../platform/xml/xml-element';
import { type AnswerRules, NO_RULES } from '../../answers/answer-rules';
import type { FormMapping } from '../../mapping/form-mapping';
import { type RecordStatements, statementsOf } from '../../submissions/reading/record-statements';
import type { Row } from '../calls/central-answers';

export interface CentralRecord extends RecordStatements {
  readonly instanceId: string;
  readonly instanceName: string | null;
  /** ISO 8601, by Central's clock. */
  readonly submittedAt: string;
  /** The later of submission and last change, in milliseconds since 1970, by Central's clock. */
  readonly changedAt: number;
  /** Central's id of the sender; 0 if unknown. */
  readonly senderId: number;
  readonly formVersion: string | null;
  readonly deviceId: string | null;
  readonly encrypted: boolean;
  readonly review: string | null;
  /** Lower-case hex digest of all stored fields. */
  readonly digest: string;
}

/** Represents a sender unknown to Central; Central's own ids begin with 1. */
export const UNKNOWN_SENDER = 0;

/** Mapping and rules have question names as in Central's tables: {@link nameInTables}. */
export function recordOfRow(
  row: Row,
  mapping: FormMapping,
  rules: AnswerRules = NO_RULES,
): CentralRecord {
  const system = row.__system;
  const root = elementOf('data', row);
  const encrypted = system.status === 'notDecrypted';
  const sender = Number(system.submitterId ?? UNKNOWN_SENDER);
  const { occurrences, observedOn, forestAnswers } = statementsOf(
    { root, encrypted },
    mapping,
    rules,
  );
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
  // Omitted when empty, so that digests of earlier releases stay valid.
  const stored = forestAnswers ? { ...read, forestAnswers } : read;
  const digest = createHash('sha256').update(JSON.stringify(stored)).digest('hex');
  return {
    ...read,
    forestAnswers,
    changedAt: Math.max(changedAt, Date.parse(system.submissionDate)),
    digest,
  };
}

/** Each step has letters, digits and `_` only. */
export const nameInTables = (path: string): string =>
  path
    .split('/')
    .map((name) => name.replace(/^([^a-z_])/i, '_$1').replace(/[^a-z0-9_]+/gi, '_'))
    .join('/');

export const rulesInTables = ({ repeats, selects }: AnswerRules): AnswerRules => ({
  repeats: repeats?.map(nameInTables) ?? null,
  selects: new Map([...selects].map(([path, select]) => [nameInTables(path), select])),
});

function instanceNameOf({ meta }: Row): string | null {
  const name = (meta as { instanceName?: unknown } | null | undefined)?.instanceName;
  return typeof name === 'string' ? name : null;
}

/** The phone's rules then read species and places. Central's own fields have `__` or `@`. */
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
 * Converts GeoJSON (longitude first) to ODK Collect's text: `latitude longitude altitude accuracy`,
 * with semicolons between points. The reader of the text validates the coordinates.
 * @returns null if it is no place.
 */
function placeText(value: object): string | null {
  const { type, coordinates, properties } = value as {
    type?: unknown;
    coordinates?: unknown;
    properties?: { accuracy?: unknown } | null;
  };
  if (!Array.isArray(coordinates)) return null;
  if (type === 'Point') return pointText(coordinates, properties?.accuracy);
  const line: unknown = type === 'Polygon' ? coordinates[0] : coordinates;
  if ((type !== 'Polygon' && type !== 'LineString') || !Array.isArray(line)) return null;
  const points = line.map((point: unknown) =>
    Array.isArray(point) ? pointText(point, undefined) : null,
  );
  return points.includes(null) ? null : points.map((point) => `${point};`).join('');
}

function pointText(coordinates: readonly unknown[], accuracy: unknown): string | null {
  const [longitude, latitude, altitude] = coordinates;
  // A missing number would shift the following ones.
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return null;
  const words = [latitude, longitude, typeof altitude === 'number' ? altitude : 0];
  if (typeof accuracy === 'number') words.push(accuracy);
  return words.join(' ');
}
