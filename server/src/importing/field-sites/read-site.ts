import { FIELD_LIMITS, FieldSiteViewers, ForestData, visibleName } from '@aranya/shared/contracts';
import * as z from 'zod';
import { LIMITS } from '../../platform/configuration/limits';
import { RecordRefused } from '../refusals/refusal';

export const ANSWER_KEYS = Object.keys(ForestData.shape) as (keyof ForestData)[];

/** For CSV, with one row per site. */
export const SITE_COLUMNS = ['name', 'species', ...ANSWER_KEYS] as const;
export type SiteColumn = (typeof SITE_COLUMNS)[number];

interface SiteSpecies {
  speciesName: string;
  speciesNameType: string;
  imageUri: string | null;
  imageCaption: string | null;
}

export interface ReadSite {
  name: string;
  species: SiteSpecies[];
  questionnaires: ForestData[];
  viewers: Omit<FieldSiteViewers, 'fieldSite' | 'demonstration'> | null;
}

const Viewers = z.object(
  Object.fromEntries(
    Object.entries(FieldSiteViewers.shape).filter(
      ([key]) => key !== 'fieldSite' && key !== 'demonstration',
    ),
  ),
);

function text(
  value: unknown,
  field: string,
  limit: number = LIMITS.dataImport.textCharacters,
): string {
  if (value === undefined || value === null) return '';
  if (typeof value !== 'string') throw new RecordRefused('needed', field, JSON.stringify(value));
  const trimmed = value.trim();
  if (trimmed.length > limit) throw new RecordRefused('too_long', field, trimmed);
  if (/[\0\p{Cs}]/u.test(trimmed)) throw new RecordRefused('unstorable', field, '');
  return trimmed;
}

function required(value: unknown, field: string, limit?: number): string {
  const given = text(value, field, limit);
  if (!given) throw new RecordRefused('needed', field, '');
  return given;
}

const siteName = (value: unknown): string =>
  required(visibleName(text(value, 'name', FIELD_LIMITS.siteName)), 'name');

/** Reads a cell such as `Sal, Shorea robusta | Tree; Mahula, Madhuca longifolia | Tree`. */
function speciesInCell(cell: string): SiteSpecies[] {
  return cell
    .split(';')
    .map((one) => one.trim())
    .filter(Boolean)
    .map((one) => {
      const [name = '', type = ''] = one.split('|').map((part) => part.trim());
      return {
        speciesName: required(name, 'species'),
        speciesNameType: required(type, 'species'),
        imageUri: null,
        imageCaption: null,
      };
    });
}

/** @throws RecordRefused */
export function siteOfRow(field: (name: SiteColumn) => string): ReadSite {
  const answers = Object.fromEntries(
    ANSWER_KEYS.map((key) => [key, text(field(key), key, FIELD_LIMITS.detail)]),
  ) as ForestData;
  const isAnswered = Object.values(answers).some(Boolean);
  return {
    name: siteName(field('name')),
    species: speciesInCell(field('species')),
    questionnaires: isAnswered ? [answers] : [],
    viewers: null,
  };
}

function speciesOf(value: unknown): SiteSpecies {
  const one = (value ?? {}) as Record<string, unknown>;
  return {
    speciesName: required(one.speciesName, 'species.speciesName'),
    speciesNameType: required(one.speciesNameType, 'species.speciesNameType'),
    imageUri: text(one.imageUri, 'species.imageUri') || null,
    imageCaption: text(one.imageCaption, 'species.imageCaption') || null,
  };
}

function answersOf(value: unknown): ForestData {
  const given = (value ?? {}) as Record<string, unknown>;
  for (const key of ANSWER_KEYS) {
    const answer = given[key];
    const fits = answer === null || ['undefined', 'string', 'number'].includes(typeof answer);
    if (!fits) throw new RecordRefused('answer', `questionnaires.${key}`, JSON.stringify(answer));
    if (typeof answer === 'string') text(answer, `questionnaires.${key}`, FIELD_LIMITS.detail);
  }
  return Object.fromEntries(ANSWER_KEYS.map((key) => [key, given[key] ?? ''])) as ForestData;
}

const listOf = (value: unknown, field: string): unknown[] => {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) throw new RecordRefused('needed', field, JSON.stringify(value));
  return value;
};

/** @throws RecordRefused */
export function siteOfEntry(entry: unknown): ReadSite {
  const site = (entry ?? {}) as Record<string, unknown>;
  const viewers = site.viewers === undefined ? null : Viewers.safeParse(site.viewers);
  if (viewers && !viewers.success) {
    const [issue] = viewers.error.issues;
    throw new RecordRefused('viewers', `viewers.${issue?.path.join('.')}`, issue?.message ?? '');
  }
  return {
    name: siteName(site.name),
    species: listOf(site.species, 'species').map(speciesOf),
    questionnaires: listOf(site.questionnaires, 'questionnaires').map(answersOf),
    viewers: (viewers?.data as ReadSite['viewers']) ?? null,
  };
}
