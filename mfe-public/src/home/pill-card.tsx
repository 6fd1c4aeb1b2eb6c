import { withParts } from '@aranya/shared/languages';
import { CloseIcon, HiddenText, IconButton, Typography } from '@aranya/shared/ui/basics';
import { keyframes, styled } from '@aranya/shared/ui/theme';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { Drawing } from '../page/drawing';
import { PageButton } from '../page/page-button';
import { useText } from '../texts';
import type { Pill } from './pills';

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(10px)' } });

const Card = styled('article')(({ theme }) => ({
  position: 'relative',
  outline: 'none',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  width: '100%',
  padding: theme.spacing(3),
  borderRadius: 12,
  color: theme.palette.text.primary,
  backgroundColor: theme.palette.background.paper,
  boxShadow: '0 12px 40px rgba(4, 18, 12, 0.28)',
  animation: `${appear} 220ms ease-out`,
  [theme.breakpoints.up('md')]: { padding: theme.spacing(4) },
  '& > img': { alignSelf: 'center', width: 200, height: 'auto' },
  [theme.breakpoints.up('lg')]: { '& > img': { width: 240 } },
}));

/** Takes the focus when it appears, so that the link is the next tab stop; Escape closes it. */
export function PillCard({ pill, onClose }: { pill: Pill; onClose: () => void }) {
  const text = useText();
  const card = useRef<HTMLElement>(null);
  const nameId = useId();
  useEffect(() => card.current?.focus({ preventScroll: true }), []);
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
  };
  return (
    <Card ref={card} tabIndex={-1} aria-labelledby={nameId} onKeyDown={closeOnEscape}>
      <IconButton
        aria-label={text('Back to the counter')}
        onClick={onClose}
        sx={{ position: 'absolute', top: 8, right: 8 }}
      >
        <CloseIcon />
      </IconButton>
      <Drawing src={pill.drawing} />
      <Typography variant="h3" component="h2" id={nameId} sx={{ mt: 1 }}>
        {text(pill.name)}
      </Typography>
      <Typography sx={{ mt: 1, mb: 3, maxWidth: '46ch' }}>{text(pill.description)}</Typography>
      <PageButton to={pill.route}>
        {withParts(text('Explore<0> {page}</0>', { page: text(pill.name) }), [
          <HiddenText key="page" />,
        ])}
      </PageButton>
    </Card>
  );
}
