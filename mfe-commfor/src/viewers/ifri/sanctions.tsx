import type { ForestInstitutions } from '@aranya/shared/contracts';
import { useNumber } from '@aranya/shared/languages';
import { Box, Typography, Written, withWritten } from '@aranya/shared/ui/basics';
import { palette } from '@aranya/shared/ui/theme';
import { useText } from '../../texts';

export function Sanctions({ sanctions }: Pick<ForestInstitutions, 'sanctions'>) {
  const number = useNumber();
  const text = useText();
  if (sanctions.length === 0) {
    return <Typography color="textSecondary">{text('None recorded.')}</Typography>;
  }
  const steps = [...sanctions].sort((a, b) => a.step - b.step);
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {steps.map(({ step, when, consequence, imposedBy }, index) => (
        <Box
          key={step}
          component="li"
          sx={{
            display: 'flex',
            gap: 2,
            py: 1.5,
            pl: { xs: 0, md: index * 4 },
            borderTop: `1px solid ${palette.sandBorder}`,
          }}
        >
          <Typography
            component="span"
            variant="h4"
            sx={{ minWidth: 32, color: 'primary.dark', fontVariantNumeric: 'lining-nums' }}
          >
            {number(step)}
          </Typography>
          <Box>
            <Typography sx={{ fontWeight: 600 }}>
              <Written>{when}</Written>
            </Typography>
            <Typography>
              <Written>{consequence}</Written>
            </Typography>
            <Typography variant="body2" color="textSecondary">
              {withWritten(text('Imposed by: <0>{who}</0>', { who: imposedBy }), imposedBy)}
            </Typography>
          </Box>
        </Box>
      ))}
    </Box>
  );
}
