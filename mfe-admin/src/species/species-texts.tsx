import { AT_MOST_CHARACTERS, addressOfSpecies, nameOfLanguage } from '@aranya/shared/contracts';
import { SPECIES_TEXT_LIMIT, type SpeciesTextsAnswer } from '@aranya/shared/contracts/explore';
import { Link } from '@aranya/shared/navigation';
import { Button, Failure, MuiLink, Stack, Typography } from '@aranya/shared/ui/basics';
import { TextField } from '@aranya/shared/ui/forms';
import { type FormEvent, useState } from 'react';
import { readSpeciesTexts, writeSpeciesTexts } from '../calls/administration-calls';
import { useAction } from '../loading/actions';
import { Loaded } from '../loading/list-states';
import { numberInWords } from '../table/words';
import { useText } from '../texts';

const LANGUAGES = ['en', 'hi', 'or'] as const;

export function SpeciesTexts({ speciesName }: { speciesName: string }) {
  const text = useText();
  return (
    <Loaded ask={readSpeciesTexts} question={{ name: speciesName }} what={text('the texts')}>
      {({ lookFor }) => <TextsForm speciesName={speciesName} lookFor={lookFor} />}
    </Loaded>
  );
}

interface TextsFormProps extends SpeciesTextsAnswer {
  speciesName: string;
}

/** Keeps typed text after a failure. */
function TextsForm({ speciesName, lookFor }: TextsFormProps) {
  const text = useText();
  const [typed, setTyped] = useState(lookFor);
  const [saved, setSaved] = useState(false);
  const { busy, failure, run } = useAction();
  const isTooLong = (written: string) => written.trim().length > SPECIES_TEXT_LIMIT;
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const mayBeSent = !Object.values(typed).some(isTooLong);
    setSaved(mayBeSent && (await run(() => writeSpeciesTexts({ speciesName, lookFor: typed }))));
  };
  return (
    <form noValidate onSubmit={save} aria-label={text('What to look for')}>
      <Stack sx={{ gap: 2, my: 2, maxWidth: 720 }}>
        {LANGUAGES.map((language) => (
          <TextField
            key={language}
            label={nameOfLanguage(language)}
            multiline
            fullWidth
            minRows={3}
            maxRows={12}
            value={typed[language]}
            onChange={({ target }) => {
              setTyped({ ...typed, [language]: target.value });
              setSaved(false);
            }}
            error={isTooLong(typed[language])}
            helperText={
              isTooLong(typed[language]) &&
              text(AT_MOST_CHARACTERS, { count: numberInWords(SPECIES_TEXT_LIMIT) })
            }
            slotProps={{ htmlInput: { lang: language } }}
          />
        ))}
      </Stack>
      <Failure sx={{ mb: 2 }}>{failure}</Failure>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <Button type="submit" variant="contained" disabled={busy}>
          {text('Save the texts')}
        </Button>
        <MuiLink component={Link} to={addressOfSpecies(speciesName)}>
          {text('Public page of the species')}
        </MuiLink>
      </Stack>
      <div role="status">
        {saved && (
          <Typography sx={{ mt: 1 }}>
            {text('The texts are saved. Everyone sees them within two minutes.')}
          </Typography>
        )}
      </div>
    </form>
  );
}
