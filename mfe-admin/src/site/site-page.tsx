import { AT_MOST_CHARACTERS, TERMS_LIMIT } from '@aranya/shared/contracts';
import { Button, Failure, Typography } from '@aranya/shared/ui/basics';
import { TextField } from '@aranya/shared/ui/forms';
import { type FormEvent, useId, useState } from 'react';
import { readSite, writeSiteTerms } from '../calls/administration-calls';
import { AdministrationPage } from '../frame/administration-page';
import { useAction } from '../loading/actions';
import { Loaded } from '../loading/list-states';
import { numberInWords } from '../table/words';
import { useText } from '../texts';
import { LinksForm } from './links-form';

export default function SitePage() {
  const text = useText();
  return (
    <AdministrationPage
      section="Links and terms"
      lead={text(
        'Where the links of the public pages lead, and the text of Terms and Conditions. Everyone sees a change within two minutes.',
      )}
    >
      <Loaded ask={readSite} question={{}} what={text('the links')}>
        {({ links, terms }) => (
          <>
            <LinksForm links={links} />
            <TermsForm terms={terms} />
          </>
        )}
      </Loaded>
    </AdministrationPage>
  );
}

/**
 * Keeps typed text after a failure.
 * @param terms empty if there are none
 */
function TermsForm({ terms }: { terms: string }) {
  const text = useText();
  const titleId = useId();
  const [typed, setTyped] = useState(terms);
  const [saved, setSaved] = useState(false);
  const { busy, failure, run } = useAction();
  const isTooLong = typed.trim().length > TERMS_LIMIT;
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setSaved(!isTooLong && (await run(() => writeSiteTerms(typed))));
  };
  return (
    <form noValidate onSubmit={save} aria-labelledby={titleId}>
      <Typography variant="h4" component="h2" id={titleId} sx={{ mt: 5, mb: 2 }}>
        {text('Terms and Conditions')}
      </Typography>
      <TextField
        label={text('Text of the terms')}
        multiline
        fullWidth
        minRows={6}
        maxRows={20}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setSaved(false);
        }}
        error={isTooLong}
        helperText={
          isTooLong
            ? text(AT_MOST_CHARACTERS, { count: numberInWords(TERMS_LIMIT) })
            : text('An empty line begins a paragraph. Without a text the page shows TnC.')
        }
      />
      <Failure sx={{ mt: 2 }}>{failure}</Failure>
      <Button type="submit" variant="contained" disabled={busy} sx={{ mt: 2 }}>
        {text('Save the terms')}
      </Button>
      <div role="status">
        {saved && <Typography sx={{ mt: 1 }}>{text('The terms are saved.')}</Typography>}
      </div>
    </form>
  );
}
