import { Box, PageColumn, Typography } from '@aranya/shared/ui/basics';
import { useText } from '../texts';
import { ThreeSteps } from './three-steps';

export const HowItWorks = () => {
  const text = useText();
  return (
    <PageColumn sx={{ py: { xs: 6, md: 10 } }}>
      <Typography variant="h2" sx={{ maxWidth: '26ch' }}>
        {text('From a phone in the forest to a point on the map')}
      </Typography>
      <Box sx={{ mt: 5 }}>
        <ThreeSteps />
      </Box>
    </PageColumn>
  );
};
