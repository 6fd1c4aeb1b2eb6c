import { Box, Typography } from '@aranya/shared/ui/basics';
import { palette, plainList, styled } from '@aranya/shared/ui/theme';
import type { ReactNode } from 'react';
import { Drawing } from './drawing';

export const CardGrid = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 340px), 1fr))',
  gap: theme.spacing(3),
  ...plainList,
}));

const Card = styled('article')(({ theme }) => ({
  height: '100%',
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  borderRadius: 8,
  border: `1px solid ${palette.sandBorder}`,
  backgroundColor: '#fff',
  '&[data-wide="true"]': { [theme.breakpoints.up('md')]: { flexDirection: 'row' } },
  '&[data-wide="true"] > :first-of-type': { flex: '0 1 40%' },
}));

const Text = styled('div')(({ theme }) => ({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  padding: theme.spacing(3),
}));

const Plate = styled('div')({
  display: 'grid',
  placeItems: 'center',
  padding: 16,
  backgroundColor: palette.sand,
  '& img': { width: '100%', maxWidth: 220, height: 'auto' },
});

interface PictureCardProps {
  drawing: string;
  title: ReactNode;
  note?: ReactNode;
  children: ReactNode;
  action?: ReactNode;
  wide?: boolean;
}

export function PictureCard({
  drawing,
  title,
  note,
  children,
  action,
  wide = false,
}: PictureCardProps) {
  return (
    <li>
      <Card data-wide={wide}>
        <Plate>
          <Drawing src={drawing} />
        </Plate>
        <Text>
          <Typography variant="h4" component="h3">
            {title}
          </Typography>
          {note && (
            <Typography variant="body2" sx={{ mt: 0.5, color: 'secondary.main', fontWeight: 600 }}>
              {note}
            </Typography>
          )}
          <Typography component="div" color="textSecondary" sx={{ mt: 1, mb: action ? 3 : 0 }}>
            {children}
          </Typography>
          {action && <Box sx={{ mt: 'auto' }}>{action}</Box>}
        </Text>
      </Card>
    </li>
  );
}
