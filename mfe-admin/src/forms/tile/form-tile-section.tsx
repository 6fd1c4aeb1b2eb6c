import {
  type AdministeredForm,
  type FormTile,
  FormTileRequest,
} from '@aranya/shared/contracts/administration';
import type { TextOf } from '@aranya/shared/languages';
import { Alert, Button, Failure, Stack, Typography } from '@aranya/shared/ui/basics';
import { Checkbox, FormControlLabel } from '@aranya/shared/ui/forms';
import { type FormEvent, useState } from 'react';
import { setFormTile } from '../../calls/administration-calls';
import { Notice, type NoticeText } from '../../confirm/notice';
import { useAction } from '../../loading/use-action';
import { useText } from '../../texts';
import { TileInputs, type TypedTile } from './tile-inputs';

type Kind = FormTileRequest['kind'];

interface FormTileSectionProps {
  form: AdministeredForm;
  onChanged: () => void;
}

/** Edits a form's tile and its audience. */
export default function FormTileSection({ form, onChanged }: FormTileSectionProps) {
  const text = useText();
  const [typed, setTyped] = useState(() => typedTile(form));
  const [isShown, setIsShown] = useState(form.tile !== null);
  const [kind, setKind] = useState<Kind>(form.kind === 'open' ? 'open' : 'targeted');
  const [problems, setProblems] = useState<Partial<Record<keyof FormTile, string>>>({});
  const [notice, setNotice] = useState<NoticeText | null>(null);
  const { busy, failure, run } = useAction();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const entry = { kind, tile: isShown ? tileOf(typed) : null };
    const read = FormTileRequest.safeParse(entry);
    setProblems(read.success ? {} : problemsOf(read.error.issues, text));
    if (!read.success || !(await run(() => setFormTile(form.id, read.data)))) return;
    setNotice({
      message: isShown
        ? text('Saved. Collectors see the tile.')
        : text('Saved. Collectors see no tile.'),
    });
    onChanged();
  };
  return (
    <form noValidate onSubmit={submit}>
      <Typography variant="h4" component="h3" sx={{ mb: 1 }}>
        {text('Tile for collectors')}
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 1, maxWidth: '68ch' }}>
        {text(
          'With a tile people find the form under Getting Started and ask for it there. Without one you give it to them by their phone number.',
        )}
      </Typography>
      <FormControlLabel
        control={
          <Checkbox checked={isShown} onChange={({ target }) => setIsShown(target.checked)} />
        }
        label={text('Collectors see a tile of this form')}
        sx={{ mb: 1 }}
      />
      <TileInputs
        typed={typed}
        isShown={isShown}
        kind={kind}
        problems={problems}
        onType={(part) => setTyped({ ...typed, ...part })}
        onKind={setKind}
      />
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
      <Notice notice={notice} onClose={() => setNotice(null)} />
    </form>
  );
}

/** Initial values: those of the tile, else suggestions. */
function typedTile({ tile, title }: AdministeredForm): TypedTile {
  if (!tile) return { name: title, region: '', icon: 'tree', place: '100', languages: '' };
  return { ...tile, place: String(tile.place), languages: tile.languages.join(', ') };
}

const tileOf = ({ place, languages, ...tile }: TypedTile) => ({
  ...tile,
  place: Number(place),
  languages: languages.split(',').flatMap((language) => language.trim() || []),
});

interface Issue {
  path: PropertyKey[];
  message: string;
}

/** Returns the error messages by field of the tile. */
function problemsOf(
  issues: readonly Issue[],
  text: TextOf,
): Partial<Record<keyof FormTile, string>> {
  return Object.fromEntries(
    issues.map(({ path, message }) => {
      const field = String(path[1]);
      return [field, field === 'place' ? text('Write a whole number from 1 to 999.') : message];
    }),
  );
}
