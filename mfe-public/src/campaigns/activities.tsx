import { messages } from '@aranya/shared/contracts';
import { HiddenText } from '@aranya/shared/ui/basics';
import { DayUnderATree, OpenNotebook } from '../drawings/field-days';
import { Quadrat } from '../drawings/pills';
import { RecordALeaf } from '../drawings/steps';
import { CommunityDrawing, ForestryKitDrawing } from '../drawings/tools';
import { CardGrid, PictureCard } from '../page/picture-card';
import { PublicPage } from '../page/public-page';
import { useText } from '../texts';

const ACTIVITIES = messages([
  {
    title: 'Walk and name',
    note: 'Half a day, any season',
    text: 'A slow walk with someone who knows the trees. Everyone records ten of them and compares names at the end.',
    Drawing: RecordALeaf,
  },
  {
    title: 'One square metre',
    note: 'Two hours, after the first rain',
    text: 'Lay a quadrat, count every seedling inside, and come back to the same place a year later.',
    Drawing: Quadrat,
  },
  {
    title: 'Tape and sheet',
    note: 'One day, in pairs',
    text: 'Measure the girth of every tree in a plot, and learn what a forest weighs.',
    Drawing: ForestryKitDrawing,
  },
  {
    title: 'Village map',
    note: 'One day, with the elders',
    text: 'Draw the forest from memory, walk its edge with a phone, and put one map over the other.',
    Drawing: CommunityDrawing,
  },
  {
    title: 'Calendar of a forest',
    note: 'A year, ten minutes a week',
    text: 'Choose one tree and write down when it drops its leaves, flowers and fruits.',
    Drawing: DayUnderATree,
  },
  {
    title: 'Class notebook',
    note: 'A school term',
    text: 'Each pupil keeps one page about one plant. At the end the class has a flora of its own.',
    Drawing: OpenNotebook,
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
        {ACTIVITIES.map(({ title, note, text: activity, Drawing }) => (
          <PictureCard key={title} Drawing={Drawing} title={text(title)} note={text(note)}>
            {text(activity)}
          </PictureCard>
        ))}
      </CardGrid>
    </PublicPage>
  );
}
