import dayUnderATree from '@aranya/content/drawings/field-days/day-under-a-tree.svg';
import openNotebook from '@aranya/content/drawings/field-days/open-notebook.svg';
import quadrat from '@aranya/content/drawings/pills/quadrat.svg';
import recordALeaf from '@aranya/content/drawings/steps/record-a-leaf.svg';
import community from '@aranya/content/drawings/tools/community.svg';
import forestryKit from '@aranya/content/drawings/tools/forestry-kit.svg';
import { messages } from '@aranya/shared/contracts';
import { HiddenText } from '@aranya/shared/ui/basics';
import { CardGrid, PictureCard } from '../page/picture-card';
import { PublicPage } from '../page/public-page';
import { useText } from '../texts';

const ACTIVITIES = messages([
  {
    title: 'Walk and name',
    note: 'Half a day, any season',
    text: 'A slow walk with someone who knows the trees. Everyone records ten of them and compares names at the end.',
    drawing: recordALeaf,
  },
  {
    title: 'One square metre',
    note: 'Two hours, after the first rain',
    text: 'Lay a quadrat, count every seedling inside, and come back to the same place a year later.',
    drawing: quadrat,
  },
  {
    title: 'Tape and sheet',
    note: 'One day, in pairs',
    text: 'Measure the girth of every tree in a plot, and learn what a forest weighs.',
    drawing: forestryKit,
  },
  {
    title: 'Village map',
    note: 'One day, with the elders',
    text: 'Draw the forest from memory, walk its edge with a phone, and put one map over the other.',
    drawing: community,
  },
  {
    title: 'Calendar of a forest',
    note: 'A year, ten minutes a week',
    text: 'Choose one tree and write down when it drops its leaves, flowers and fruits.',
    drawing: dayUnderATree,
  },
  {
    title: 'Class notebook',
    note: 'A school term',
    text: 'Each pupil keeps one page about one plant. At the end the class has a flora of its own.',
    drawing: openNotebook,
  },
]);

export default function Activities() {
  const text = useText();
  return (
    <PublicPage
      title={text('Activities')}
      lead={text(
        'Things to do together, without waiting for an event: a tape, a notebook and a phone are enough.',
      )}
    >
      <HiddenText as="h2">{text('Six activities')}</HiddenText>
      <CardGrid>
        {ACTIVITIES.map(({ title, note, text: activity, drawing }) => (
          <PictureCard key={title} drawing={drawing} title={text(title)} note={text(note)}>
            {text(activity)}
          </PictureCard>
        ))}
      </CardGrid>
    </PublicPage>
  );
}
