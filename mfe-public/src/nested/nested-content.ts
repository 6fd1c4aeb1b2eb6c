import dayUnderATree from '@aranya/content/drawings/field-days/day-under-a-tree.svg';
import forestInRings from '@aranya/content/drawings/field-days/forest-in-rings.svg';
import openNotebook from '@aranya/content/drawings/field-days/open-notebook.svg';
import { messages } from '@aranya/shared/contracts';
import { message } from '@aranya/shared/languages';

/** `{product}` is replaced with the product's name. */
export interface NestedContent {
  title: string;
  lead: string;
  drawing: string;
  points: readonly { name: string; text: string }[];
  hasEvents?: boolean;
  onward: { name: string; to: string };
}

const EVENTS: NestedContent = {
  title: message('Events'),
  lead: message('Walks, counts and workshops where people record together.'),
  drawing: dayUnderATree,
  hasEvents: true,
  points: messages([
    {
      name: 'What an event is like',
      text: 'A morning in one stretch of forest: a short walk to learn the species, an hour of recording in pairs, then a look at the map together.',
    },
    {
      name: 'Hold one yourself',
      text: 'A village, a school or a college can hold its own. Write to us with the place and the season, and we bring the forms.',
    },
  ]),
  onward: { name: message('See the Gap Table'), to: '/gap-table' },
};

const STORIES: NestedContent = {
  title: message('Stories'),
  lead: message('What people noticed, in their own words.'),
  drawing: openNotebook,
  points: messages([
    {
      name: 'The first pages are being written',
      text: 'Stories are gathered by the people who record, and shown here only with their consent and under the name they choose.',
    },
    {
      name: 'What makes a story',
      text: 'A tree that flowers weeks earlier than the old people remember. A stream that now ends before the fields. A bird that came back.',
    },
    {
      name: 'Tell yours',
      text: 'Tell it in any language, as text or as a recording. We write it down, read it back to you, and ask before it goes anywhere.',
    },
  ]),
  onward: { name: message('Tell us your story'), to: '/contact-us' },
};

const SUSTAINABILITY: NestedContent = {
  title: message('Sustainability'),
  lead: message('A forest is cared for by those who can see what happens to it.'),
  drawing: forestInRings,
  points: messages([
    {
      name: 'Records that stay with their place',
      text: 'What a community records with {product} helps it to plan its own forest: what to plant, what to harvest, what to leave alone.',
    },
    {
      name: 'Gaps made visible',
      text: 'Nobody can protect what nobody has measured. Anyone can name a gap, and campaigns are planned around those that matter most.',
    },
    {
      name: 'Goals in common',
      text: 'Suggestions are sorted by the 17 Sustainable Development Goals, so that a small observation finds the larger work it belongs to.',
    },
  ]),
  onward: { name: message('Name a gap'), to: '/need-discovery' },
};

/** An unknown path shows the events. */
export const nestedContent = (pathname: string): NestedContent => {
  if (/stories/i.test(pathname)) return STORIES;
  if (/sustainability/i.test(pathname)) return SUSTAINABILITY;
  return EVENTS;
};
