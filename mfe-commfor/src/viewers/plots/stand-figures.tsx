import { useNumber } from '@aranya/shared/languages';
import { Box, Typography } from '@aranya/shared/ui/basics';
import { palette } from '@aranya/shared/ui/theme';
import { useText } from '../../texts';
import type { summarise } from './plot-statistics';

export function StandFigures({ summary }: { summary: ReturnType<typeof summarise> }) {
  const number = useNumber();
  const text = useText();
  const figures = [
    { name: text('Plots'), value: summary.plots },
    { name: text('Trees measured'), value: summary.stems },
    { name: text('Species'), value: summary.species },
    { name: text('Trees per hectare'), value: summary.stemsPerHectare },
    { name: text('Basal area, m²/ha'), value: summary.basalArea },
    { name: text('Mean girth, cm'), value: summary.meanGirth },
    { name: text('Mean height, m'), value: summary.meanHeight },
  ];
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(128px, 1fr))',
        m: 0,
        mb: 3,
        borderBlock: `1px solid ${palette.sandBorder}`,
      }}
    >
      {figures.map(({ name, value }) => (
        <Box key={name} sx={{ display: 'flex', flexDirection: 'column-reverse', py: 2, pr: 2 }}>
          <Typography component="dt" variant="body2" color="textSecondary">
            {name}
          </Typography>
          <Typography
            component="dd"
            variant="h3"
            sx={{ m: 0, color: 'primary.dark', fontVariantNumeric: 'tabular-nums lining-nums' }}
          >
            {number(value)}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
