import { useCommonText } from '@aranya/shared/languages';
import { Box, Button, RetryIcon, Skeleton, Stack, Typography } from '@aranya/shared/ui/basics';
import type { ReactNode } from 'react';
import { ContourLines } from './contour-lines';

interface StateProps {
  title: string;
  /** A heading if the state fills the page. */
  titleAs?: 'h1' | 'p';
  children?: ReactNode;
  /** Contour lines by default. */
  drawing?: ReactNode;
  action?: ReactNode;
}

function State({ title, titleAs = 'p', children, drawing, action }: StateProps) {
  return (
    <Stack sx={{ alignItems: 'center', textAlign: 'center', gap: 2, py: 6, px: 2 }}>
      <Box sx={{ width: 180, color: 'primary.main' }}>{drawing ?? <ContourLines />}</Box>
      <Typography variant="h4" component={titleAs}>
        {title}
      </Typography>
      {children && (
        <Typography component="div" color="textSecondary" sx={{ maxWidth: '60ch' }}>
          {children}
        </Typography>
      )}
      {action}
    </Stack>
  );
}

export const EmptyState = (props: StateProps) => <State {...props} />;

export function ErrorState({ onRetry, ...props }: StateProps & { onRetry?: () => void }) {
  const text = useCommonText();
  return (
    <div role="alert">
      <State
        {...props}
        action={
          onRetry && (
            <Button variant="contained" startIcon={<RetryIcon size={20} />} onClick={onRetry}>
              {text('Try again')}
            </Button>
          )
        }
      />
    </div>
  );
}

export function PageSkeleton({ lines = 4 }: { lines?: number }) {
  const text = useCommonText();
  return (
    <Box role="status" aria-label={text('Loading')} sx={{ py: 3 }}>
      <Skeleton variant="text" width="45%" height={56} />
      {Array.from({ length: lines }, (_, i) => `${92 - ((i * 13) % 40)}%`).map((width) => (
        <Skeleton key={width} variant="text" width={width} />
      ))}
      <Skeleton variant="rounded" height={160} sx={{ mt: 2 }} />
    </Box>
  );
}
