import { PageColumn, Typography } from '@aranya/shared/ui/basics';
import { ContourBand } from '@aranya/shared/ui/states';
import { palette, styled } from '@aranya/shared/ui/theme';
import { useText } from '../texts';
import { BeginButton } from './begin-button';

const InvitationSection = styled('section')({
  position: 'relative',
  overflow: 'hidden',
  color: '#fff',
  backgroundColor: palette.forest700,
  '& > svg': {
    position: 'absolute',
    insetInline: 0,
    bottom: -12,
    color: palette.moss200,
    opacity: 0.25,
  },
});

const Row = styled(PageColumn)(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(3),
  paddingBlock: theme.spacing(7, 8),
})) as typeof PageColumn;

export const Invitation = () => {
  const text = useText();
  return (
    <InvitationSection>
      <ContourBand seed={5} />
      <Row>
        <div>
          <Typography variant="h2">{text('Start with one tree')}</Typography>
          <Typography sx={{ mt: 1, maxWidth: '56ch', color: palette.moss200 }}>
            {text('It takes a phone, a PIN and a few minutes. The trial form shows you the rest.')}
          </Typography>
        </div>
        <BeginButton />
      </Row>
    </InvitationSection>
  );
};
