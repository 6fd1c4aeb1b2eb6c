import type { AdministeredCard } from '@aranya/shared/contracts/administration';
import { Button, HiddenText, Stack, Typography } from '@aranya/shared/ui/basics';
import { Chip } from '@aranya/shared/ui/data';
import { palette, styled } from '@aranya/shared/ui/theme';
import { useId } from 'react';
import { daysInWords } from './card-words';

const Sheet = styled('article')(({ theme }) => ({
  padding: theme.spacing(2, 3),
  border: `1px solid ${palette.sandBorder}`,
  borderRadius: 8,
  backgroundColor: '#fff',
  overflowWrap: 'anywhere',
}));

interface CardRowProps {
  card: AdministeredCard;
  busy: boolean;
  /** Absent for the first. */
  onUp?: () => void;
  /** Absent for the last. */
  onDown?: () => void;
  onEdit: () => void;
  onDelete: () => void;
}

/** One card with its place among the others. */
export function CardRow({ card, busy, onUp, onDown, onEdit, onDelete }: CardRowProps) {
  const titleId = useId();
  const of = <HiddenText> {card.title}</HiddenText>;
  const note = [daysInWords(card), card.place].filter(Boolean).join(' · ');
  return (
    <li>
      <Sheet aria-labelledby={titleId}>
        <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
          <Typography variant="h5" component="h2" id={titleId}>
            {card.title}
          </Typography>
          <Chip
            size="small"
            color={card.published ? 'primary' : 'default'}
            label={card.published ? 'Published' : 'Draft'}
          />
        </Stack>
        {note && (
          <Typography variant="body2" sx={{ color: 'secondary.main', fontWeight: 600 }}>
            {note}
          </Typography>
        )}
        <Typography color="textSecondary" sx={{ mt: 0.5, maxWidth: '75ch' }}>
          {card.text}
        </Typography>
        <Stack direction="row" sx={{ mt: 1.5, gap: 1, flexWrap: 'wrap' }}>
          <Button variant="outlined" onClick={onEdit}>
            Edit{of}
          </Button>
          <Button variant="outlined" disabled={busy || !onUp} onClick={onUp}>
            Up{of}
          </Button>
          <Button variant="outlined" disabled={busy || !onDown} onClick={onDown}>
            Down{of}
          </Button>
          <Button color="error" onClick={onDelete}>
            Delete{of}
          </Button>
        </Stack>
      </Sheet>
    </li>
  );
}
