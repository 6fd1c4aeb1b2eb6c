/** The parts of the administration, in the order of their links. */
export const SECTIONS = [
  { path: '/admin/people', name: 'People' },
  { path: '/admin/forms', name: 'Forms' },
  { path: '/admin/gaps', name: 'Gap suggestions' },
  { path: '/admin/cards', name: 'Campaigns and events' },
  { path: '/admin/imports', name: 'Imports' },
  { path: '/admin/site', name: 'Links and terms' },
] as const;

/** Name of a section. */
export type SectionName = (typeof SECTIONS)[number]['name'];
