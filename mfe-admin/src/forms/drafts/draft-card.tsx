import { ApiError, noteFailure, sentenceFor } from '@aranya/shared/api';
import type { FormDraft } from '@aranya/shared/contracts/administration';
import { Alert, Box, Button, Stack, Typography, Written } from '@aranya/shared/ui/basics';
import { lazy, Suspense, useEffect, useId, useRef } from 'react';
import { publishDraft, removeDraft } from '../../calls/draft-calls';
import { type Question, useConfirm } from '../../loading/actions';
import { momentInWords } from '../../table/words';
import { useText } from '../../texts';
import { DraftRecords } from './draft-records';

// Loaded lazily: the QR encoder is large.
const DraftCode = lazy(() => import('./draft-code'));

interface DraftCardProps {
  draft: FormDraft;
  /** Empty if the draft replaced no other. */
  replaced: string;
  onPublished: () => void;
  /**
   * Called if the draft is gone, here or by another administrator.
   * @param sentence confirmation
   */
  onEnded: (sentence: string) => void;
  /**
   * Called if another draft replaced this one.
   * @param sentence notice about it
   */
  onReplaced: (sentence: string) => void;
}

export function DraftCard({ draft, replaced, ...on }: DraftCardProps) {
  const { onPublished, onEnded, onReplaced } = on;
  const { formId, title, version, kind, createdAt } = draft;
  const text = useText();
  const headingId = useId();
  const form = { form: title };
  const goOn = useRef(() => {});
  const [confirm, dialog] = useConfirm(() => goOn.current());
  const ask = (asked: Question, then: () => void) => {
    const work = async () => {
      try {
        await asked.work();
        goOn.current = then;
      } catch (error) {
        const { code } = error instanceof ApiError ? error.problem : { code: '' };
        if (code !== 'draft_replaced' && code !== 'not_found') throw error;
        noteFailure(error);
        const gone = text(
          'The draft of {form} is gone: somebody published it or threw it away.',
          form,
        );
        goOn.current = () =>
          code === 'not_found' ? onEnded(gone) : onReplaced(text(sentenceFor(error)));
      }
    };
    confirm({ ...asked, work });
  };
  const publish = () =>
    ask(
      {
        title: text('Publish {form}?', form),
        text: text('Phones get it as you tested it. Its test records and its code end.'),
        confirm: text('Publish the draft'),
        work: () => publishDraft(draft),
      },
      () => {
        onEnded(text('{form} is published.', form));
        onPublished();
      },
    );
  const remove = () =>
    ask(
      {
        title: text('Throw the draft of {form} away?', form),
        text: text('The form, its test records and its code are removed. What is published stays.'),
        confirm: text('Throw it away'),
        destructive: true,
        work: () => removeDraft(draft),
      },
      () => onEnded(text('The draft of {form} is gone.', form)),
    );
  return (
    <Box component="section" aria-labelledby={headingId} sx={{ mb: 5 }}>
      <Typography id={headingId} variant="h5" component="h3" sx={{ overflowWrap: 'anywhere' }}>
        <Written>{title}</Written>
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
        {[
          formId,
          version && text('version {version}', { version }),
          kind === 'targeted' ? text('for people who know its PIN') : text('for everybody'),
          text('kept {moment}', { moment: momentInWords(createdAt) }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </Typography>
      {replaced && <ReplacedNotice>{replaced}</ReplacedNotice>}
      <Suspense fallback={null}>
        <DraftCode draft={draft} />
      </Suspense>
      <DraftRecords draft={draft} />
      <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap', mt: 3 }}>
        <Button variant="contained" onClick={publish}>
          {text('Publish the draft')}
        </Button>
        <Button variant="outlined" color="error" onClick={remove}>
          {text('Throw it away')}
        </Button>
      </Stack>
      {dialog}
    </Box>
  );
}

/** Takes the focus, because the pressed button was removed. */
function ReplacedNotice({ children }: { children: string }) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <Alert ref={notice} tabIndex={-1} severity="warning" sx={{ mb: 2 }}>
      {children}
    </Alert>
  );
}
