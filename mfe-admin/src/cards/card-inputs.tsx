import { CARD_PICTURES } from '@aranya/shared/contracts';
import type { CardFields } from '@aranya/shared/contracts/administration';
import { Stack } from '@aranya/shared/ui/basics';
import { Checkbox, ChoiceField, FormControlLabel, TextField } from '@aranya/shared/ui/forms';
import { useText } from '../texts';
import { PICTURES } from './card-words';

/** Error messages by field name. */
export type CardProblems = Partial<Record<keyof CardFields, string>>;

interface CardInputsProps {
  card: CardFields;
  problems: CardProblems;
  onChange: (card: CardFields) => void;
}

/** Fields of a card, each with its error message below. */
export function CardInputs({ card, problems, onChange }: CardInputsProps) {
  const text = useText();
  const change = (part: Partial<CardFields>) => onChange({ ...card, ...part });
  const field = (name: keyof CardFields, hint = '') => ({
    error: problems[name] !== undefined,
    helperText: problems[name] ? text(problems[name]) : hint,
  });
  return (
    <Stack sx={{ gap: 2.5, pt: 1 }}>
      <TextField
        label={text('Title')}
        required
        value={card.title}
        onChange={({ target }) => change({ title: target.value })}
        {...field('title')}
      />
      <TextField
        label={text('Text')}
        required
        multiline
        minRows={3}
        value={card.text}
        onChange={({ target }) => change({ text: target.value })}
        {...field('text', text('At most 600 characters'))}
      />
      <TextField
        label={text('Where, or for whom')}
        value={card.place}
        onChange={({ target }) => change({ place: target.value })}
        {...field('place')}
      />
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2 }}>
        <TextField
          label={text('First day')}
          type="date"
          value={card.startsOn ?? ''}
          onChange={({ target }) => change({ startsOn: target.value || null })}
          slotProps={{ inputLabel: { shrink: true } }}
          {...field('startsOn')}
        />
        <TextField
          label={text('Last day')}
          type="date"
          value={card.endsOn ?? ''}
          onChange={({ target }) => change({ endsOn: target.value || null })}
          slotProps={{ inputLabel: { shrink: true } }}
          {...field('endsOn', text('Afterwards the card counts as past.'))}
        />
      </Stack>
      <ChoiceField
        label={text('Picture')}
        value={card.picture}
        options={CARD_PICTURES.map((picture) => [picture, text(PICTURES[picture])])}
        onChoose={(picture) => change({ picture })}
        {...field('picture')}
      />
      <TextField
        label={text('Link')}
        value={card.link}
        onChange={({ target }) => change({ link: target.value })}
        {...field(
          'link',
          card.kind === 'campaign'
            ? text('A path such as /dashboard, or https://… Empty: the dashboard.')
            : text('A path such as /films, or https://… Empty: the page that says Stay Tuned.'),
        )}
      />
      <FormControlLabel
        control={
          <Checkbox
            checked={card.published}
            onChange={({ target }) => change({ published: target.checked })}
          />
        }
        label={text('Published: everyone sees it within a minute')}
      />
    </Stack>
  );
}
