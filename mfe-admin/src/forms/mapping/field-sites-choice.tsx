import { Alert, Typography } from '@aranya/shared/ui/basics';
import { Checkbox, FormControlLabel } from '@aranya/shared/ui/forms';
import { useId } from 'react';
import { useText } from '../../texts';

interface FieldSitesChoiceProps {
  /** Whether staff of field sites see the form's records. */
  feeding: boolean;
  /** Whether a question asks for the field site. */
  isNamed: boolean;
  onChoose: (feeding: boolean) => void;
}

/** The institute's yes that a form's records come into the tables of the field sites they name. */
export function FieldSitesChoice({ feeding, isNamed, onChoose }: FieldSitesChoiceProps) {
  const text = useText();
  const hint = useId();
  return (
    <>
      <FormControlLabel
        sx={{ mt: 2 }}
        control={
          <Checkbox
            checked={feeding}
            onChange={({ target }) => onChoose(target.checked)}
            slotProps={{ input: { 'aria-describedby': hint } }}
          />
        }
        label={text('Its records fill the tables of field sites')}
      />
      <Typography id={hint} variant="body2" color="textSecondary" sx={{ maxWidth: '68ch' }}>
        {text(
          'Community-for staff then see species, day and form of each record that names their site, and neither who sent it nor where exactly.',
        )}
      </Typography>
      {feeding && !isNamed && (
        <Alert severity="info" sx={{ mt: 1, maxWidth: '68ch' }}>
          {text(
            'Choose above which question asks for the field site: without it no table is filled.',
          )}
        </Alert>
      )}
    </>
  );
}
