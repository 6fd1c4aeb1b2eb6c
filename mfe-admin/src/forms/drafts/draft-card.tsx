import { ApiError, noteFailure, sentenceFor } from '@aranya/shared/api';
import type { FormDraft } from '@aranya/shared/contracts/administration';
import { Box, Button, Stack, Typography, Written } from '@aranya/shared/ui/basics';
import { lazy, Suspense, useId, useRef } from 'react';
import { publishDraft, removeDraft } from '../../calls/draft-calls';
import { type Question, useConfirm } from '../../confirm/use-confirm';
import { momentInWords } from '../../table/words';
import { useText } from '../../texts';
import { DraftRecords } from './draft-records';
import { ReplacedNotice } from './replaced-notice';

// Loaded lazily: the QR encoder is large.
const DraftCode = lazy(() => import('./draft-code'));

interface DraftCardProps {
  draft: FormDraft;
  /** Reason for replacing another draft; empty if none was replaced. */
  replaced: string;
  onPublished: () => void;
  onRemoved: () => void;
  /** Called if another draft replaced this one. @param sentence notice about it */
  onReplaced: (sentence: string) => void;
  /** Called if another administrator published or discarded the draft. */
  onGone: () => void;
}

/** One draft: code for trying it, test records, and buttons to publish or discard it. */
export function DraftCard({ draft, replaced, ...on }: DraftCardProps) {
  const { onPublished, onRemoved, onReplaced, onGone } = on;
  const { formId, title, version, kind, createdAt } = draft;
  const text = useText();
  const headingId = useId();
  const ended = useRef(onRemoved);
  const [confirm, dialog] = useConfirm(() => ended.current());
  const ask = (asked: Question, then: () => void) => {
    const work = async () => {
      try {
        await asked.work();
        ended.current = then;
      } catch (error) {
        const { code } = error instanceof ApiError ? error.problem : { code: '' };
        if (code !== 'draft_replaced' && code !== 'not_found') throw error;
        noteFailure(error);
        ended.current = code === 'not_found' ? onGone : () => onReplaced(text(sentenceFor(error)));
      }
    };
    confirm({ ...asked, work });
  };
  const publish = () =>
    ask(
      {
        title: text('Publish {form}?', { form: title }),
        text: text('Phones get it as you tested it. Its test records and its code end.'),
        confirm: text('Publish the draft'),
        work: () => publishDraft(draft),
      },
      onPublished,
    );
  const remove = () =>
    ask(
      {
        title: text('Throw the draft of {form} away?', { form: title }),
        text: text('The form, its test records and its code are removed. What is published stays.'),
        confirm: text('Throw it away'),
        destructive: true,
        work: () => removeDraft(draft),
      },
      onRemoved,
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
