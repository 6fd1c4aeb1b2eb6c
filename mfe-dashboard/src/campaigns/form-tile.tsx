import {
  type FormCatalogueEntry,
  type OwnFormRequest,
  writtenLanguage,
} from '@aranya/shared/contracts';
import { Box, CheckIcon, LockIcon, Typography, Written } from '@aranya/shared/ui/basics';
import { palette, styled } from '@aranya/shared/ui/theme';
import type { ReactNode } from 'react';
import { useText } from '../texts';
import { formDrawing } from './form-drawing';

const Tile = styled('button')(({ theme }) => ({
  display: 'flex',
  gap: 16,
  width: '100%',
  height: '100%',
  padding: 16,
  textAlign: 'start',
  font: 'inherit',
  color: 'inherit',
  cursor: 'pointer',
  backgroundColor: '#fff',
  border: `1px solid ${palette.sandBorder}`,
  borderRadius: 8,
  transition: 'border-color 180ms ease-out, transform 180ms ease-out',
  '&:hover': { borderColor: palette.forest600, transform: 'translateY(-2px)' },
  '&:disabled': { cursor: 'progress' },
  [theme.breakpoints.up('md')]: { flexDirection: 'column', gap: 8 },
}));

const Note = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  marginTop: 'auto',
  paddingTop: 8,
  fontSize: '0.875rem',
  fontWeight: 600,
  color: palette.ink2,
});

interface FormTileProps {
  form: FormCatalogueEntry;
  hasAccess: boolean;
  needsPin: boolean;
  request?: OwnFormRequest | undefined;
  disabled: boolean;
  onChoose: () => void;
}

export function FormTile({
  form,
  hasAccess,
  needsPin,
  request,
  disabled,
  onChoose,
}: FormTileProps) {
  const text = useText();
  // Packaged names have translations; an institute's names are shown as written.
  const [name, region] = [text(form.name), text(form.name2)];
  let note: ReactNode = text('Ask for access');
  if (hasAccess) {
    note = (
      <>
        <CheckIcon size={18} /> {text('You have access')}
      </>
    );
  } else if (request?.state === 'waiting') {
    note = text('You asked for it: an administrator decides');
  } else if (request?.state === 'refused') {
    note = request.answer ? (
      <span>
        {text('Not given:')} <Written>{request.answer}</Written>
      </span>
    ) : (
      text('Not given. You can ask again.')
    );
  } else if (needsPin) {
    note = (
      <>
        <LockIcon size={18} /> {text('Needs a PIN')}
      </>
    );
  }
  return (
    <Tile type="button" onClick={onChoose} disabled={disabled}>
      <Box component="span" sx={{ width: 64, flexShrink: 0, lineHeight: 0 }}>
        <img src={formDrawing(form.icon)} alt="" width="100%" />
      </Box>
      <Box component="span" sx={{ display: 'flex', flexDirection: 'column', flexGrow: 1 }}>
        <Typography variant="h5" component="span" translate="no" lang={writtenLanguage(name)}>
          {name}
        </Typography>{' '}
        <Typography
          component="span"
          color="textSecondary"
          translate="no"
          lang={writtenLanguage(region)}
        >
          {region}
        </Typography>{' '}
        {form.languages && (
          <Typography component="span" variant="body2" color="textSecondary" translate="no">
            {form.languages.join(', ')}
          </Typography>
        )}{' '}
        <Note sx={hasAccess ? { color: 'primary.main' } : {}}>{note}</Note>
      </Box>
    </Tile>
  );
}
