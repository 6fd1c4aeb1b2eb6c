import type { FormDraft } from '@aranya/shared/contracts/administration';
import { Box, Button, Stack, Typography } from '@aranya/shared/ui/basics';
import { lazy, Suspense, useId, useState } from 'react';
import { publishDraft, removeDraft } from '../../calls/draft-calls';
import { ConfirmDialog, type Question } from '../../confirm/confirm-dialog';
import { momentInWords } from '../../table/words';
import { DraftRecords } from './draft-records';

// The encoder of codes is large.
const DraftCode = lazy(() => import('./draft-code'));

interface DraftCardProps {
  draft: FormDraft;
  onPublished: () => void;
  onRemoved: () => void;
}

/** One draft: how to try it out, what came of it, and how it ends. */
export function DraftCard({ draft, onPublished, onRemoved }: DraftCardProps) {
  const { id, formId, title, version, kind, createdAt } = draft;
  const headingId = useId();
  const [question, setQuestion] = useState<Question | null>(null);
  const [ended, setEnded] = useState<() => void>(() => onRemoved);
  const ask = (asked: Question, then: () => void) => {
    setEnded(() => then);
    setQuestion(asked);
  };
  const publish = () =>
    ask(
      {
        title: `Publish ${title}?`,
        text: 'Phones get it as you tested it. Its test records and its code end.',
        confirm: 'Publish the draft',
        work: () => publishDraft(id),
      },
      onPublished,
    );
  const remove = () =>
    ask(
      {
        title: `Throw the draft of ${title} away?`,
        text: 'The form, its test records and its code are removed. What is published stays.',
        confirm: 'Throw it away',
        destructive: true,
        work: () => removeDraft(id),
      },
      onRemoved,
    );
  return (
    <Box component="section" aria-labelledby={headingId} sx={{ mb: 5 }}>
      <Typography id={headingId} variant="h5" component="h3" sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
        {[
          formId,
          version && `version ${version}`,
          kind === 'targeted' ? 'for people who know its PIN' : 'for everybody',
          `kept ${momentInWords(createdAt)}`,
        ]
          .filter(Boolean)
          .join(' · ')}
      </Typography>
      <Suspense fallback={null}>
        <DraftCode draft={draft} />
      </Suspense>
      <DraftRecords draft={draft} />
      <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap', mt: 3 }}>
        <Button variant="contained" onClick={publish}>
          Publish the draft
        </Button>
        <Button variant="outlined" color="error" onClick={remove}>
          Throw it away
        </Button>
      </Stack>
      <ConfirmDialog
        question={question}
        onClose={(done) => {
          setQuestion(null);
          if (done) ended();
        }}
      />
    </Box>
  );
}
