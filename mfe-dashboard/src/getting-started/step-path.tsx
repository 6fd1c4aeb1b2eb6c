import { message, useNumber } from '@aranya/shared/languages';
import { CheckIcon, HiddenText, LockIcon, Typography } from '@aranya/shared/ui/basics';
import { palette, serif, styled } from '@aranya/shared/ui/theme';
import type { ReactNode } from 'react';
import { useText } from '../texts';
import type { StepState } from './collection-access';

export const StepPath = styled('ol')({ listStyle: 'none', margin: 0, padding: 0 });

const Row = styled('li')({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '44px 1fr',
  columnGap: 16,
  paddingBottom: 28,
  '&:not(:last-of-type)::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 21,
    top: 48,
    bottom: 4,
    borderInlineStart: `2px dotted ${palette.ink2}`,
    opacity: 0.6,
  },
  '&:last-of-type': { paddingBottom: 0 },
});

/** Has the path's full width: a picture covers the line. */
const Below = styled('div')(({ theme }) => ({
  position: 'relative',
  gridColumn: '1 / -1',
  backgroundColor: theme.palette.background.paper,
}));

const GROUND: Record<StepState, { background: string; border: string }> = {
  next: { background: palette.marigold, border: palette.marigold },
  open: { background: '#fff', border: palette.ink2 },
  done: { background: palette.moss200, border: palette.moss200 },
  locked: { background: palette.sand, border: palette.sandBorder },
};

const Mark = styled('span', { shouldForwardProp: (prop) => prop !== 'state' })<{
  state: StepState;
}>(({ state }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  borderRadius: '50%',
  border: `1.5px solid ${GROUND[state].border}`,
  backgroundColor: GROUND[state].background,
  color: palette.ink,
  fontFamily: serif,
  fontWeight: 600,
  fontSize: '1.25rem',
}));

const SPOKEN: Record<StepState, string> = {
  next: message('Next step:'),
  open: '',
  done: message('Done:'),
  locked: message('Locked:'),
};

interface StepProps {
  number: number;
  state: StepState;
  title: string;
  children: ReactNode;
  action?: ReactNode;
  below?: ReactNode;
}

export function Step({ number, state, title, children, action, below }: StepProps) {
  const inWords = useNumber();
  const text = useText();
  return (
    <Row>
      <Mark state={state} aria-hidden>
        {state === 'done' ? (
          <CheckIcon />
        ) : state === 'locked' ? (
          <LockIcon size={20} />
        ) : (
          inWords(number)
        )}
      </Mark>
      <div>
        <Typography variant="h5" component="h3" sx={{ pt: 1 }}>
          {SPOKEN[state] && <HiddenText>{text(SPOKEN[state])} </HiddenText>}
          {title}
        </Typography>
        <Typography color="textSecondary" sx={{ mt: 0.5, mb: action ? 1.5 : 0, maxWidth: '58ch' }}>
          {children}
        </Typography>
        {action}
      </div>
      {below && <Below>{below}</Below>}
    </Row>
  );
}
