import conceptDesign from '@aranya/content/drawings/roles/concept-design.svg';
import dataInformation from '@aranya/content/drawings/roles/data-information.svg';
import designFramework from '@aranya/content/drawings/roles/design-framework.svg';
import devopsFramework from '@aranya/content/drawings/roles/devops-framework.svg';
import ideaPhilosophy from '@aranya/content/drawings/roles/idea-philosophy.svg';
import leaderField from '@aranya/content/drawings/roles/leader-field.svg';
import spatialInformation from '@aranya/content/drawings/roles/spatial-information.svg';
import { messages } from '@aranya/shared/contracts';
import { Typography } from '@aranya/shared/ui/basics';
import { palette, plainList, styled } from '@aranya/shared/ui/theme';
import { Drawing } from '../page/drawing';
import { useText } from '../texts';

/** Words of the specification. */
export const ROLES = messages([
  {
    role: 'Concept.Design',
    text: 'Decides what a thing is for before anyone draws it.',
    leaf: conceptDesign,
  },
  {
    role: 'Spatial.Information',
    text: 'Makes maps that a village recognises as its own.',
    leaf: spatialInformation,
  },
  {
    role: 'Idea.Philosophy',
    text: 'Asks whose knowledge this is, and keeps asking.',
    leaf: ideaPhilosophy,
  },
  {
    role: 'Data.Information',
    text: 'Turns records into answers, and says how sure they are.',
    leaf: dataInformation,
  },
  {
    role: 'Design.Framework',
    text: 'Keeps every screen in one hand and every word plain.',
    leaf: designFramework,
  },
  {
    role: 'DevOps.Framework',
    text: 'Sees to it that nothing acknowledged is ever lost.',
    leaf: devopsFramework,
  },
  {
    role: 'Leader.Field',
    text: 'Walks first, listens longest, brings everyone home.',
    leaf: leaderField,
  },
]);

const Grid = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 340px), 1fr))',
  gap: theme.spacing(3),
  ...plainList,
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '120px 1fr',
    columnGap: theme.spacing(2),
    alignItems: 'center',
  },
}));

const Plate = styled('div')({
  gridRow: '1 / span 2',
  padding: 8,
  borderRadius: 8,
  border: `1px solid ${palette.sandBorder}`,
  backgroundColor: '#fff',
  '& img': { display: 'block', width: '100%', height: 'auto' },
});

export function Team() {
  const text = useText();
  return (
    <Grid>
      {ROLES.map(({ role, text: work, leaf }) => (
        <li key={role}>
          <Plate>
            <Drawing src={leaf} />
          </Plate>
          <Typography
            variant="h5"
            component="h3"
            sx={{ alignSelf: 'end', overflowWrap: 'anywhere' }}
          >
            {text(role)}
          </Typography>
          <Typography variant="body2" color="textSecondary" sx={{ alignSelf: 'start' }}>
            {text(work)}
          </Typography>
        </li>
      ))}
    </Grid>
  );
}
