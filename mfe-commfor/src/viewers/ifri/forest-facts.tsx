import type { ForestInstitutions } from '@aranya/shared/contracts';
import { useNumber } from '@aranya/shared/languages';
import { Box, Typography, Written } from '@aranya/shared/ui/basics';
import { palette } from '@aranya/shared/ui/theme';
import { useText } from '../../texts';
import { Section } from './section';

export function ForestFacts({ forest }: { forest: ForestInstitutions['forest'] }) {
  const number = useNumber();
  const text = useText();
  const [lowest, highest] = forest.elevationM;
  const facts = [
    { name: text('Legal status'), value: <Written>{forest.legalStatus}</Written> },
    { name: text('Area'), value: text('{area} hectares', { area: number(forest.areaHectares) }) },
    {
      name: text('Elevation'),
      value: text('{lowest} to {highest} m above the sea', {
        lowest: number(lowest),
        highest: number(highest),
      }),
    },
    { name: text('Vegetation'), value: <Written>{forest.vegetation}</Written> },
  ];
  return (
    <Section title={text('The forest')}>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', md: '10rem minmax(0, 1fr)' },
          m: 0,
          borderTop: `1px solid ${palette.sandBorder}`,
          '& dt, & dd': { py: 1, borderBottom: { md: `1px solid ${palette.sandBorder}` } },
        }}
      >
        {facts.map(({ name, value }) => (
          <Box key={name} sx={{ display: 'contents' }}>
            <Typography component="dt" color="textSecondary">
              {name}
            </Typography>
            <Typography component="dd" sx={{ m: 0, maxWidth: '70ch' }}>
              {value}
            </Typography>
          </Box>
        ))}
      </Box>
    </Section>
  );
}
