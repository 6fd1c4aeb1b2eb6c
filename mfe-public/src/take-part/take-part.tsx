import { messages } from '@aranya/shared/contracts';
import { useApplication } from '@aranya/shared/navigation';
import { Later } from '@aranya/shared/prerendering';
import { HiddenText, Skeleton, Typography } from '@aranya/shared/ui/basics';
import { styled } from '@aranya/shared/ui/theme';
import { lazy } from 'react';
import { BeginButton } from '../home/begin-button';
import { PublicPage } from '../page/public-page';
import { useText } from '../texts';
import { ShortSteps } from './short-steps';

/** A phone does not need the QR encoder. */
const PhoneCode = lazy(() => import('./phone-code'));

const ASKED = messages([
  'A phone with Android and the free app ODK Collect, or any browser.',
  'A few minutes, once, for the trial form.',
  'What you saw yourself, at its place, with a photo where you can.',
]);
const GIVEN = messages([
  'A map of your own records, with every species and its count.',
  'Your records as a file, whenever you ask for it.',
  'A say: you can name what nobody has measured yet.',
]);

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(5),
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 1fr) 260px' },
}));

const Exchange = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3, 4),
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr' },
  '& ul': { margin: theme.spacing(1, 0, 0), paddingInlineStart: 20 },
  '& li': { marginTop: 4 },
}));

const Begin = styled('div')(({ theme }) => ({
  margin: theme.spacing(2, 0),
  [theme.breakpoints.up('md')]: { margin: theme.spacing(3, 0) },
}));

export default function TakePart() {
  const text = useText();
  const application = useApplication();
  return (
    <PublicPage
      title={text('Take part')}
      lead={text(
        'Record the plants and animals around you with a phone. You get a map of your own, and a say in what is measured next.',
      )}
      short
    >
      <Columns>
        <div>
          <HiddenText as="h2">{text('Three steps')}</HiddenText>
          <ShortSteps />
          <Begin>
            <BeginButton />
          </Begin>
          <Exchange>
            <Side title={text('What we ask of you')} points={ASKED} />
            <Side title={text('What you get')} points={GIVEN} />
          </Exchange>
        </div>
        {application === 'desktop' && (
          <Later fallback={<Skeleton variant="rounded" height={340} />}>
            <PhoneCode />
          </Later>
        )}
      </Columns>
    </PublicPage>
  );
}

function Side({ title, points }: { title: string; points: readonly string[] }) {
  const text = useText();
  return (
    <section>
      <Typography variant="h4" component="h2">
        {title}
      </Typography>
      <ul>
        {points.map((point) => (
          <li key={point}>{text(point)}</li>
        ))}
      </ul>
    </section>
  );
}
