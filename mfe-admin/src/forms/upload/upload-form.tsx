import { FORM_UPLOAD_BYTES, type FormUploadAnswer } from '@aranya/shared/contracts/administration';
import { Alert, Box, Button, Failure, Stack, Typography } from '@aranya/shared/ui/basics';
import { ChoiceField } from '@aranya/shared/ui/forms';
import { lazy, Suspense, useState } from 'react';
import { uploadForm } from '../../calls/administration-calls';
import { keepDraft } from '../../calls/draft-calls';
import { FileField, FilesField } from '../../files/files-field';
import { useAction, useConfirm } from '../../loading/actions';
import { useText } from '../../texts';
import { AcceptedFormats } from './accepted-formats';
import { UploadReport } from './upload-report';
import { FORM_KINDS, UPLOAD_KINDS, type UploadKind } from './upload-words';

const DraftsSection = lazy(() => import('../drafts/drafts-section'));

/** Publishes only after a confirmation. */
export default function UploadForm({ onPublished }: { onPublished: () => void }) {
  const text = useText();
  const [form, setForm] = useState<File | null>(null);
  const [media, setMedia] = useState<File[]>([]);
  const [kind, setKind] = useState<UploadKind>('targeted');
  const [answer, setAnswer] = useState<FormUploadAnswer | null>(null);
  const [confirm, dialog] = useConfirm();
  const [draftId, setDraftId] = useState<number | null>(null);
  const [draftsKept, setDraftsKept] = useState(0);
  const { busy, failure, run } = useAction();
  const bytes = media.reduce((sum, { size }) => sum + size, form?.size ?? 0);
  const tooLarge = bytes > FORM_UPLOAD_BYTES;
  const disabled = !form || tooLarge || busy;

  const keep = async () => {
    if (!form) return;
    const { id, report } = await keepDraft({ form, media }, { kind });
    setAnswer(report);
    setDraftId(id);
    setDraftsKept(draftsKept + 1);
  };
  const send = async (check: 'yes' | 'no', accepted?: { acceptWarnings: 'yes' }) => {
    if (!form) return;
    setDraftId(null);
    const given = await uploadForm({ form, media }, { check, kind, ...accepted });
    setAnswer(given);
    if (given.status === 'published') onPublished();
  };
  const choose = <Value,>(set: (value: Value) => void) => {
    return (value: Value) => {
      set(value);
      setAnswer(null);
    };
  };
  const ask = () =>
    confirm({
      title: text('Publish {form}?', { form: form?.name ?? '' }),
      text: text(
        'Phones that have the form get this version. Records of earlier versions are still taken.',
      ),
      confirm: text('Publish'),
      work: () => send('no'),
    });
  return (
    <>
      <Stack sx={{ gap: 2.5, maxWidth: 640, alignItems: 'flex-start' }}>
        <AcceptedFormats />
        <FileField file={form} accept=".xml,.xlsx" onChoose={choose(setForm)} />
        <FilesField
          label={text('Files that go with it')}
          choose={
            media.length > 0
              ? text('Choose other files for it')
              : text('Choose files that go with it')
          }
          none={text('No pictures, sounds or lists are chosen; many forms need none.')}
          files={media}
          multiple
          onChoose={choose(setMedia)}
        />
        <ChoiceField
          label={text('Who may have it, where it is new')}
          value={kind}
          options={UPLOAD_KINDS.map((one) => [one, text(FORM_KINDS[one])])}
          onChoose={choose(setKind)}
        />
        {tooLarge && (
          <Alert severity="error">
            {text('The files are larger than {size} MB together.', {
              size: FORM_UPLOAD_BYTES / 1_000_000,
            })}
          </Alert>
        )}
        <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap' }}>
          <Button variant="outlined" disabled={disabled} onClick={() => run(() => send('yes'))}>
            {text('Check only')}
          </Button>
          <Button variant="outlined" disabled={disabled} onClick={() => run(keep)}>
            {text('Keep as a draft')}
          </Button>
          <Button variant="contained" disabled={disabled} onClick={ask}>
            {text('Publish')}
          </Button>
        </Stack>
        {busy && <Typography role="status">{text('The form is on its way…')}</Typography>}
        <Failure>{failure}</Failure>
      </Stack>
      {answer && <UploadReport answer={answer} isDraft={draftId !== null} />}
      {answer?.centralWarns && (
        <AcceptWarnings busy={busy} publish={() => send('no', { acceptWarnings: 'yes' })} />
      )}
      <Suspense fallback={null}>
        <DraftsSection key={draftsKept} onPublished={onPublished} />
      </Suspense>
      {dialog}
    </>
  );
}

interface AcceptWarningsProps {
  busy: boolean;
  publish: () => Promise<void>;
}

function AcceptWarnings({ busy, publish }: AcceptWarningsProps) {
  const text = useText();
  const action = useAction();
  return (
    <Box sx={{ maxWidth: 640 }}>
      <Typography sx={{ mb: 2 }}>
        {text(
          'ODK Central publishes the form all the same where you accept what it warns of. Records of the earlier version stay in Central; what they answered to a question that is gone is no longer in its tables.',
        )}
      </Typography>
      <Button
        variant="outlined"
        color="error"
        disabled={busy || action.busy}
        onClick={() => action.run(publish)}
      >
        {text('Accept the warnings and publish')}
      </Button>
      <Failure sx={{ mt: 2 }}>{action.failure}</Failure>
    </Box>
  );
}
