import { useQuery } from '@aranya/shared/api';
import type {
  FormMapping,
  FormMappingAnswer,
  MappingTerm,
} from '@aranya/shared/contracts/administration';
import { Alert, Button, Failure, Stack, Typography } from '@aranya/shared/ui/basics';
import { useEffect, useState } from 'react';
import { readFormMapping, setFormMapping } from '../../calls/administration-calls';
import { FieldColumns } from '../../fields/field-columns';
import { Heading } from '../../frame/section';
import { useAction, useNotice } from '../../loading/actions';
import { ListStates } from '../../loading/list-states';
import { useText } from '../../texts';
import { MappingExample } from './mapping-example';
import { isOnMap, isSame, TERMS_OF_FOREST, TERMS_OF_RECORDS } from './mapping-words';
import { ForestTerms, TermFields } from './term-fields';

const LOOK_MS = 3_000;

export default function FormMappingSection({ formId }: { formId: number }) {
  const text = useText();
  const list = useQuery(readFormMapping, { id: formId });
  const toRead = list.data?.toRead ?? 0;
  const { refetch } = list;
  // An effect does not run for an equal number, so it depends on the answer, which is a new object
  // each time.
  const answer = list.data;
  useEffect(() => {
    if (!answer || toRead === 0) return;
    const timer = window.setTimeout(refetch, LOOK_MS);
    return () => window.clearTimeout(timer);
  }, [answer, toRead, refetch]);
  return (
    <>
      <Heading component="h3">{text('What its questions mean')}</Heading>
      <ListStates list={list} what={text('what its questions mean')}>
        {(known) => <Mapping formId={formId} known={known} onSaved={refetch} />}
      </ListStates>
    </>
  );
}

interface MappingProps {
  formId: number;
  known: FormMappingAnswer;
  onSaved: () => void;
}

function Mapping({ formId, known, onSaved }: MappingProps) {
  const text = useText();
  const [changed, setChanged] = useState<FormMapping | null>(null);
  const [tell, notice] = useNotice();
  const { busy, failure, run } = useAction();
  const { mapping, by, guess, questions, toRead } = known;
  const shown = changed ?? mapping;
  const fieldsOf = (term: MappingTerm) => (
    <TermFields
      key={term}
      term={term}
      chosen={shown[term] ?? []}
      questions={questions}
      onChoose={(chosen) => setChanged({ ...shown, [term]: chosen })}
    />
  );
  const save = async () => {
    if (!(await run(() => setFormMapping(formId, shown)))) return;
    setChanged(null);
    tell(text('Saved. The records that are here are read again by it.'));
    onSaved();
  };
  return (
    <>
      <Typography color="textSecondary" sx={{ mb: 2, maxWidth: '68ch' }}>
        {text('By these its records reach the map, the counters and the archive.')}{' '}
        {by === 'guess'
          ? text('They were guessed from names, types and texts of the form: look them over.')
          : text('The institute chose them.')}
      </Typography>
      {!isOnMap(shown) && (
        <Alert severity="info" sx={{ mb: 2, maxWidth: '68ch' }}>
          {text(
            'No question asks for a species. Records of this form count as contributions and are in the list of the person who sent them, but on no map.',
          )}
        </Alert>
      )}
      {isOnMap(shown) && (shown.place ?? []).length === 0 && (
        <Alert severity="info" sx={{ mb: 2, maxWidth: '68ch' }}>
          {text('No question asks for a place. Records of this form count, but are on no map.')}
        </Alert>
      )}
      {toRead > 0 && (
        <Alert severity="info" role="status" sx={{ mb: 2, maxWidth: '68ch' }}>
          {text(
            '{count, plural, one {# record is} other {# records are}} still to be read by it.',
            { count: toRead },
          )}
        </Alert>
      )}
      {!changed && <MappingExample known={known} />}
      <FieldColumns>{TERMS_OF_RECORDS.map(fieldsOf)}</FieldColumns>
      <ForestTerms mapping={shown}>
        <FieldColumns>{TERMS_OF_FOREST.map(fieldsOf)}</FieldColumns>
      </ForestTerms>
      <Stack direction="row" sx={{ gap: 2, mt: 2.5, flexWrap: 'wrap' }}>
        <Button
          variant="contained"
          disabled={busy || (by === 'institute' && isSame(shown, mapping))}
          onClick={save}
        >
          {text('Save what they mean')}
        </Button>
        {!isSame(shown, guess) && (
          <Button variant="outlined" disabled={busy} onClick={() => setChanged(guess)}>
            {text('Take the guess')}
          </Button>
        )}
        {changed && (
          <Button disabled={busy} onClick={() => setChanged(null)}>
            {text('Undo the changes')}
          </Button>
        )}
      </Stack>
      <Failure sx={{ mt: 2 }}>{failure}</Failure>
      {notice}
    </>
  );
}
