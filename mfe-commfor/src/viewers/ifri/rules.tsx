import { type ForestInstitutions, RULE_LEVELS } from '@aranya/shared/contracts';
import { Box, Typography } from '@aranya/shared/ui/basics';
import { SectionTable } from './section-table';

/** Each level in plain words. */
const LEVELS: Record<(typeof RULE_LEVELS)[number], string> = {
  operational: 'Operational: what may be done from day to day',
  'collective-choice': 'Collective choice: how the rules of use are made',
  constitutional: 'Constitutional: who may make rules',
};

/** The rules of a forest, level by level. */
export function Rules({ rules }: { rules: ForestInstitutions['rules'] }) {
  return RULE_LEVELS.map((level) => (
    <Box key={level} sx={{ mb: 3 }}>
      <Typography variant="h5" component="h3" sx={{ mb: 0.5 }}>
        {LEVELS[level]}
      </Typography>
      <SectionTable
        label={LEVELS[level]}
        widths={[16, 46, 19, 19]}
        heads={['About', 'Rule', 'Made by', 'Followed']}
        rows={rules
          .filter((rule) => rule.level === level)
          .map(({ about, rule, madeBy, followed }) => [about, rule, madeBy, followed])}
      />
    </Box>
  ));
}
