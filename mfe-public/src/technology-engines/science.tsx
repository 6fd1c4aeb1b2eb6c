import edna from '@aranya/content/drawings/engines/edna.svg';
import visual from '@aranya/content/drawings/engines/visual.svg';
import herbarium from '@aranya/content/drawings/pages/herbarium.svg';
import forestryKit from '@aranya/content/drawings/tools/forestry-kit.svg';
import { messages } from '@aranya/shared/contracts';
import { Box, Typography } from '@aranya/shared/ui/basics';
import { styled } from '@aranya/shared/ui/theme';
import { Drawing } from '../page/drawing';
import { PageButton } from '../page/page-button';
import { PublicPage } from '../page/public-page';
import { useText } from '../texts';

const PARTS = messages([
  {
    title: 'A record that can be checked',
    text: 'A species, a place with its accuracy, a time and a photo: enough for someone else to say yes or no. The forms ask for each of them, in the same order, every time.',
    drawing: herbarium,
  },
  {
    title: 'Measured the same way everywhere',
    text: 'Girth is taken at 1.37 m, plots are square and of known size, questions about institutions are asked in the same order. The forms carry the protocol, so that the phone reminds the person who holds it.',
    drawing: forestryKit,
  },
  {
    title: 'Machines propose, people decide',
    text: 'Computer vision can propose a name from a picture. It cannot feel the bark, smell the leaf or ask the neighbour. A record says what the person in front of the plant has chosen.',
    drawing: visual,
  },
  {
    title: 'More than one way of looking',
    text: 'Drones see crowns, water carries traces of DNA, sensors feel the day of a tree, and people know what all this means. Each of them misses something that another one sees.',
    drawing: edna,
  },
]);

const Parts = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(8),
  '& > section': {
    display: 'grid',
    gap: theme.spacing(3),
    alignItems: 'center',
    [theme.breakpoints.up('md')]: { gridTemplateColumns: '5fr 7fr', gap: theme.spacing(8) },
  },
  '& > section:nth-of-type(even) > img': { [theme.breakpoints.up('md')]: { order: 1 } },
  '& img': { width: '100%', maxWidth: 340, height: 'auto', justifySelf: 'center' },
}));

export default function Science() {
  const text = useText();
  return (
    <PublicPage
      title={text('Science')}
      lead={text(
        'Many people, one method: what makes records from the forest good enough for research.',
      )}
    >
      <Parts>
        {PARTS.map(({ title, text: part, drawing }) => (
          <section key={title}>
            <Drawing src={drawing} />
            <div>
              <Typography variant="h3" component="h2">
                {text(title)}
              </Typography>
              <Typography sx={{ mt: 1.5, maxWidth: '62ch' }}>{text(part)}</Typography>
            </div>
          </section>
        ))}
      </Parts>
      <Box sx={{ mt: 8 }}>
        <PageButton to="/technology-engines">{text('See the technology engines')}</PageButton>
      </Box>
    </PublicPage>
  );
}
