import { type ForestInstitutions, RULE_LEVELS } from '@aranya/shared/contracts';
import { message } from '@aranya/shared/languages';
import { Box, Typography } from '@aranya/shared/ui/basics';
import { useText } from '../../texts';
import { SectionTable } from './section-table';

/** Plain-language name of each level. */
const LEVELS: Record<(typeof RULE_LEVELS)[number], string> = {
  operational: message('Operational: what may be done from day to day'),
  'collective-choice': message('Collective choice: how the rules of use are made'),
  constitutional: message('Constitutional: who may make rules'),
};

export function Rules({ rules }: { rules: ForestInstitutions['rules'] }) {
  const text = useText();
  return RULE_LEVELS.map((level) => (
    <Box key={level} sx={{ mb: 3 }}>
      <Typography variant="h5" component="h3" sx={{ mb: 0.5 }}>
        {text(LEVELS[level])}
      </Typography>
      <SectionTable
        label={text(LEVELS[level])}
        widths={[16, 46, 19, 19]}
        written={[0, 1, 2, 3]}
        heads={[text('About'), text('Rule'), text('Made by'), text('Followed')]}
        rows={rules
          .filter((rule) => rule.level === level)
          .map(({ about, rule, madeBy, followed }) => [about, rule, madeBy, followed])}
      />
    </Box>
  ));
}
