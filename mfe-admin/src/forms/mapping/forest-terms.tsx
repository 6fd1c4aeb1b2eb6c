import type { FormMapping } from '@aranya/shared/contracts/administration';
import { Typography } from '@aranya/shared/ui/basics';
import { palette, styled } from '@aranya/shared/ui/theme';
import { type ReactNode, useState } from 'react';
import { useText } from '../../texts';
import { TERMS_OF_FOREST } from './mapping-words';

const Details = styled('details')(({ theme }) => ({
  maxWidth: 960,
  marginTop: theme.spacing(3),
  borderTop: `1px solid ${palette.sandBorder}`,
  '& > summary': { padding: theme.spacing(1.5, 0), cursor: 'pointer' },
}));

interface ForestTermsProps {
  mapping: FormMapping;
  /** Fields of the questionnaire's terms. */
  children: ReactNode;
}

/** Terms of the forest questionnaire: collapsed until a form uses one, because most do not. */
export function ForestTerms({ mapping, children }: ForestTermsProps) {
  const text = useText();
  const asked = TERMS_OF_FOREST.filter((term) => (mapping[term]?.length ?? 0) > 0).length;
  const [isOpen] = useState(asked > 0);
  return (
    <Details open={isOpen}>
      <summary>
        <Typography component="span" variant="h6">
          {text('Forest questionnaire of field sites')}
        </Typography>{' '}
        <Typography component="span" variant="body2" color="textSecondary">
          {text('{asked} of {count} asked', { asked, count: TERMS_OF_FOREST.length })}
        </Typography>
      </summary>
      <Typography color="textSecondary" sx={{ mb: 2, maxWidth: '68ch' }}>
        {text(
          'Its answers fill the questionnaire of the field site that a record names, after the institute’s yes below.',
        )}
      </Typography>
      {children}
    </Details>
  );
}
