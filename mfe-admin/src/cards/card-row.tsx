import type { AdministeredCard } from '@aranya/shared/contracts/administration';
import { Button, Stack, Typography, Written, withHiddenName } from '@aranya/shared/ui/basics';
import { Chip } from '@aranya/shared/ui/data';
import { useId } from 'react';
import { Sheet } from '../frame/section';
import { useText } from '../texts';
import { daysInWords } from './card-words';

interface CardRowProps {
  card: AdministeredCard;
  busy: boolean;
  /** Absent on the first card. */
  onUp?: () => void;
  /** Absent on the last card. */
  onDown?: () => void;
  onEdit: () => void;
  onDelete: () => void;
}

export function CardRow({ card, busy, onUp, onDown, onEdit, onDelete }: CardRowProps) {
  const text = useText();
  const titleId = useId();
  const { title } = card;
  /** The button's text is the same for all cards, so screen readers get the card's title, too. */
  const named = (words: string) => withHiddenName(words, title);
  const days = daysInWords(card);
  return (
    <li>
      <Sheet aria-labelledby={titleId}>
        <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
          <Typography variant="h5" component="h2" id={titleId}>
            <Written>{card.title}</Written>
          </Typography>
          <Chip
            size="small"
            color={card.published ? 'primary' : 'default'}
            label={card.published ? text('Published') : text('Draft')}
          />
        </Stack>
        {(days || card.place) && (
          <Typography variant="body2" sx={{ color: 'secondary.main', fontWeight: 600 }}>
            {days}
            {days && card.place && ' · '}
            {card.place && <Written>{card.place}</Written>}
          </Typography>
        )}
        <Typography color="textSecondary" sx={{ mt: 0.5, maxWidth: '75ch' }}>
          <Written>{card.text}</Written>
        </Typography>
        <Stack direction="row" sx={{ mt: 1.5, gap: 1, flexWrap: 'wrap' }}>
          <Button variant="outlined" onClick={onEdit}>
            {named(text('Edit<0> {title}</0>', { title }))}
          </Button>
          <Button variant="outlined" disabled={busy || !onUp} onClick={onUp}>
            {named(text('Up<0> {title}</0>', { title }))}
          </Button>
          <Button variant="outlined" disabled={busy || !onDown} onClick={onDown}>
            {named(text('Down<0> {title}</0>', { title }))}
          </Button>
          <Button color="error" onClick={onDelete}>
            {named(text('Delete<0> {title}</0>', { title }))}
          </Button>
        </Stack>
      </Sheet>
    </li>
  );
}
