import type { ForestInstitutions } from '@aranya/shared/contracts';
import { useLocale } from '@aranya/shared/languages';
import { Box, TwoColumns, Typography, Written, withWritten } from '@aranya/shared/ui/basics';
import { palette } from '@aranya/shared/ui/theme';
import { useText } from '../../texts';

/** One mark per seat, filled for women. The text below gives the same numbers. */
function Seats({ women, seats }: { women: number; seats: number }) {
  return (
    <svg width={seats * 16 + 2} height={18} fill="none" stroke={palette.ink} aria-hidden>
      {Array.from({ length: seats }, (_, seat) => (
        <circle
          key={`seat-${String(seat)}`}
          cx={seat * 16 + 9}
          cy={9}
          r={5.5}
          strokeWidth={1.5}
          fill={seat < women ? palette.forest600 : palette.paper}
        />
      ))}
    </svg>
  );
}

export function Associations({ associations }: Pick<ForestInstitutions, 'associations'>) {
  const locale = useLocale();
  const text = useText();
  if (associations.length === 0) {
    return <Typography color="textSecondary">{text('None recorded.')}</Typography>;
  }
  return (
    <TwoColumns from="md">
      {associations.map((one) => (
        <Box
          key={one.name}
          component="article"
          sx={{ p: 2.5, border: `1px solid ${palette.sandBorder}`, borderRadius: 1 }}
        >
          <Typography variant="h5" component="h3">
            <Written>{one.name}</Written>
          </Typography>
          <Typography color="textSecondary" sx={{ mb: 1.5 }}>
            {text('Formed in {year}, {count, plural, one {# member} other {# members}}', {
              year: one.formed.toLocaleString(locale, { useGrouping: false }),
              count: one.members,
            })}
          </Typography>
          <Seats {...one.committee} />
          <Typography>
            {text('{women} women on {seats} seats of the committee', one.committee)}
          </Typography>
          <Typography sx={{ mt: 1 }}>
            {withWritten(text('Meets: <0>{when}</0>', { when: one.meets }), one.meets)}
          </Typography>
          <Typography sx={{ mt: 1 }}>{text('Duties:')}</Typography>
          <Box component="ul" sx={{ m: 0, pl: 3 }}>
            {one.duties.map((duty) => (
              <li key={duty}>
                <Written>{duty}</Written>
              </li>
            ))}
          </Box>
        </Box>
      ))}
    </TwoColumns>
  );
}
