import { problemsOf } from '@aranya/shared/contracts';
import {
  type AdministeredForm,
  FORM_ICONS,
  type FormTile,
  FormTileRequest,
} from '@aranya/shared/contracts/administration';
import { message } from '@aranya/shared/languages';
import { Alert, Box, Button, Failure, Stack, Typography } from '@aranya/shared/ui/basics';
import { ChoiceField, TextField } from '@aranya/shared/ui/forms';
import { type FormEvent, useState } from 'react';
import { setFormTile } from '../../calls/administration-calls';
import { CheckField } from '../../fields/check-field';
import { FieldColumns } from '../../fields/field-columns';
import { Heading } from '../../frame/section';
import { useAction, useNotice } from '../../loading/actions';
import { useText } from '../../texts';
import type { FormPartProps } from '../form-words';
import { FORM_KINDS, UPLOAD_KINDS } from '../upload/upload-words';

/** Languages are separated by commas. */
type TypedTile = Omit<FormTile, 'place' | 'languages'> & Record<'place' | 'languages', string>;

const ICONS: Record<FormTile['icon'], string> = {
  tree: message('Tree'),
  biomass: message('Stem with a tape'),
  boundary: message('Land with a border'),
  market: message('Market stall'),
  institution: message('House of an institution'),
  production: message('Basket with leaves'),
  water: message('Pond'),
  inventory: message('Checking sheet'),
  product: message('Bowl with fruits'),
  field: message('Field'),
};

export default function FormTileSection({ form, onChanged }: FormPartProps) {
  const text = useText();
  const [typed, setTyped] = useState(() => typedTile(form));
  const [isShown, setIsShown] = useState(form.tile !== null);
  const [kind, setKind] = useState<FormTileRequest['kind']>(
    form.kind === 'open' ? 'open' : 'targeted',
  );
  const [problems, setProblems] = useState(problemsOf());
  const [tell, notice] = useNotice();
  const { busy, failure, run } = useAction();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const entry = { kind, tile: isShown ? tileOf(typed) : null };
    const read = FormTileRequest.safeParse(entry);
    const found = problemsOf(read.error, 1);
    setProblems({
      ...found,
      ...(found.place && { place: text('Write a whole number from 1 to 999.') }),
    });
    if (!read.success || !(await run(() => setFormTile(form.id, read.data)))) return;
    tell(
      isShown ? text('Saved. Collectors see the tile.') : text('Saved. Collectors see no tile.'),
    );
    onChanged();
  };
  const written = (name: 'name' | 'region' | 'place' | 'languages', hint: string) => ({
    value: typed[name],
    error: problems[name] !== undefined,
    helperText: problems[name] ? text(problems[name]) : hint,
    onChange: ({ target }: { target: { value: string } }) =>
      setTyped({ ...typed, [name]: target.value }),
  });
  return (
    <form noValidate onSubmit={submit}>
      <Heading component="h3">{text('Tile for collectors')}</Heading>
      <Typography color="textSecondary" sx={{ mb: 1, maxWidth: '68ch' }}>
        {text(
          'With a tile people find the form under Getting Started and ask for it there. Without one you give it to them by their phone number.',
        )}
      </Typography>
      <Box sx={{ mb: 1 }}>
        <CheckField
          label={text('Collectors see a tile of this form')}
          checked={isShown}
          onCheck={setIsShown}
        />
      </Box>
      <FieldColumns>
        <ChoiceField
          label={text('Who may have it')}
          value={kind}
          options={UPLOAD_KINDS.map((one) => [one, text(FORM_KINDS[one])])}
          onChoose={setKind}
        />
        {isShown && (
          <>
            <TextField
              label={text('Title of the tile')}
              required
              {...written('name', text('What is recorded'))}
            />
            <TextField
              label={text('Region')}
              required
              {...written('region', text('Or for whom it is'))}
            />
            <ChoiceField
              label={text('Drawing')}
              value={typed.icon}
              options={FORM_ICONS.map((icon) => [icon, text(ICONS[icon])])}
              onChoose={(icon) => setTyped({ ...typed, icon })}
            />
            <TextField
              label={text('Languages')}
              {...written('languages', text('With commas between; empty: the tile does not say'))}
            />
            <TextField
              label={text('Place among the tiles')}
              {...written('place', text('From 1 to 999; the packaged forms have 1 to 14'))}
              slotProps={{ htmlInput: { inputMode: 'numeric' } }}
            />
          </>
        )}
      </FieldColumns>
      {kind === 'targeted' && !form.hasPin && isShown && (
        <Alert severity="info" sx={{ mt: 2, maxWidth: '68ch' }}>
          {text('The form has no PIN yet. Set one below, so that people can ask for it.')}
        </Alert>
      )}
      <Stack direction="row" sx={{ mt: 2 }}>
        <Button type="submit" variant="contained" disabled={busy}>
          {text('Save the tile')}
        </Button>
      </Stack>
      <Failure sx={{ mt: 2 }}>{failure}</Failure>
      {notice}
    </form>
  );
}

function typedTile({ tile, title }: AdministeredForm): TypedTile {
  if (!tile) return { name: title, region: '', icon: 'tree', place: '100', languages: '' };
  return { ...tile, place: String(tile.place), languages: tile.languages.join(', ') };
}

const tileOf = ({ place, languages, ...tile }: TypedTile) => ({
  ...tile,
  place: Number(place),
  languages: languages.split(',').flatMap((language) => language.trim() || []),
});
