import { settings } from '@aranya/shared/config';
import { Box, Stack, Typography } from '@aranya/shared/ui/basics';
import { CommunityDrawing } from '../drawings/tools';
import { ExternalButton } from '../page/external-button';
import { useText } from '../texts';

/** Tab that describes the community, with links to documentation and forum. */
export function ConnectToCommunity() {
  const text = useText();
  const { documentation, forum } = settings().links;
  return (
    <>
      <Box sx={{ maxWidth: 300, '& svg': { width: '100%', height: 'auto' } }}>
        <CommunityDrawing />
      </Box>
      <Typography variant="h4" component="h2" sx={{ mt: 1 }}>
        {text('Everyone with a stake has a seat')}
      </Typography>
      <Typography sx={{ mt: 1.5, maxWidth: '65ch' }}>
        {text(
          'Forest-dwelling communities know the ground and decide what may be shared. Students and citizen scientists bring hands and eyes. Researchers ask the questions and answer for the methods. Forest departments, civil society and companies act on what is found. The tools are good where these stakeholders talk to each other before the first form is written.',
        )}
      </Typography>
      {(documentation || forum) && (
        <Typography sx={{ mt: 1.5, maxWidth: '65ch' }}>
          {text('Read how others have done it, and ask those who did.')}
        </Typography>
      )}
      <Stack direction="row" sx={{ mt: 3, gap: 2, flexWrap: 'wrap' }}>
        <ExternalButton href={documentation} variant="contained">
          {text('Documentation hub')}
        </ExternalButton>
        <ExternalButton href={forum}>{text('Discussions forum')}</ExternalButton>
      </Stack>
    </>
  );
}
