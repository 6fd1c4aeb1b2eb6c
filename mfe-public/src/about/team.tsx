import { messages } from '@aranya/shared/contracts';
import { Typography } from '@aranya/shared/ui/basics';
import { palette, plainList, styled } from '@aranya/shared/ui/theme';
import { roleLeaf } from '../drawings/role-leaves';
import { useText } from '../texts';

/** Words of the specification. */
export const ROLES = messages([
  { role: 'Concept.Design', text: 'Decides what a thing is for before anyone draws it.' },
  { role: 'Spatial.Information', text: 'Makes maps that a village recognises as its own.' },
  { role: 'Idea.Philosophy', text: 'Asks whose knowledge this is, and keeps asking.' },
  { role: 'Data.Information', text: 'Turns records into answers, and says how sure they are.' },
  { role: 'Design.Framework', text: 'Keeps every screen in one hand and every word plain.' },
  { role: 'DevOps.Framework', text: 'Sees to it that nothing acknowledged is ever lost.' },
  { role: 'Leader.Field', text: 'Walks first, listens longest, brings everyone home.' },
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
  '& svg': { display: 'block', width: '100%', height: 'auto' },
});

const LEAVES = ROLES.map((_, index) => roleLeaf(index));

export function Team() {
  const text = useText();
  return (
    <Grid>
      {ROLES.map(({ role, text: work }, index) => {
        const Leaf = LEAVES[index];
        return (
          <li key={role}>
            <Plate>{Leaf && <Leaf />}</Plate>
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
        );
      })}
    </Grid>
  );
}
