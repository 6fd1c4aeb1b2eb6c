import { message } from '@aranya/shared/languages';
import { HiddenText } from '@aranya/shared/ui/basics';
import { DayUnderATree, OpenNotebook } from '../drawings/field-days';
import { Quadrat } from '../drawings/pills';
import { RecordALeaf } from '../drawings/steps';
import { CommunityDrawing, ForestryKitDrawing } from '../drawings/tools';
import { CardGrid, PictureCard } from '../page/picture-card';
import { PublicPage } from '../page/public-page';
import { useText } from '../texts';

const ACTIVITIES = [
  {
    title: message('Walk and name'),
    note: message('Half a day, any season'),
    text: message(
      'A slow walk with someone who knows the trees. Everyone records ten of them and compares names at the end.',
    ),
    Drawing: RecordALeaf,
  },
  {
    title: message('One square metre'),
    note: message('Two hours, after the first rain'),
    text: message(
      'Lay a quadrat, count every seedling inside, and come back to the same place a year later.',
    ),
    Drawing: Quadrat,
  },
  {
    title: message('Tape and sheet'),
    note: message('One day, in pairs'),
    text: message('Measure the girth of every tree in a plot, and learn what a forest weighs.'),
    Drawing: ForestryKitDrawing,
  },
  {
    title: message('Village map'),
    note: message('One day, with the elders'),
    text: message(
      'Draw the forest from memory, walk its edge with a phone, and put one map over the other.',
    ),
    Drawing: CommunityDrawing,
  },
  {
    title: message('Calendar of a forest'),
    note: message('A year, ten minutes a week'),
    text: message('Choose one tree and write down when it drops its leaves, flowers and fruits.'),
    Drawing: DayUnderATree,
  },
  {
    title: message('Class notebook'),
    note: message('A school term'),
    text: message(
      'Each pupil keeps one page about one plant. At the end the class has a flora of its own.',
    ),
    Drawing: OpenNotebook,
  },
] as const;

/** Page Activities: things that a group can do together without an event. */
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
          <li key={title}>
            <PictureCard Drawing={Drawing} title={text(title)} note={text(note)}>
              {text(activity)}
            </PictureCard>
          </li>
        ))}
      </CardGrid>
    </PublicPage>
  );
}
