import { message } from '@aranya/shared/languages';

/** Sections of the administration, in the order of their links. Reviewers see only the review. */
export const SECTIONS = [
  { path: '/admin/people', name: message('People') },
  { path: '/admin/records', name: message('Records'), forReviewers: true },
  { path: '/admin/forms', name: message('Forms') },
  { path: '/admin/gaps', name: message('Gap suggestions') },
  { path: '/admin/cards', name: message('Campaigns and events') },
  { path: '/admin/mail-updates', name: message('Mail updates') },
  { path: '/admin/imports', name: message('Imports') },
  { path: '/admin/species', name: message('What to look for') },
  { path: '/admin/site', name: message('Links and terms') },
] as const;

export type SectionName = (typeof SECTIONS)[number]['name'];
