import type {
  FormFinding,
  FormFindings,
  FormUploadAnswer,
  UnderstoodForm,
} from '@aranya/shared/contracts/administration';
import { message, type TextOf } from '@aranya/shared/languages';
import { Link } from '@aranya/shared/navigation';
import { Alert, Box, MuiLink, Typography, Written } from '@aranya/shared/ui/basics';
import { Fragment, useEffect, useRef } from 'react';
import { Said } from '../../files/server-message';
import { Heading } from '../../frame/section';
import { type Column, RecordTable } from '../../table/record-table';
import { numberInWords } from '../../table/words';
import { useText } from '../../texts';
import { factsOf, outcomeInWords } from './upload-words';

interface UploadReportProps {
  answer: FormUploadAnswer;
  isDraft?: boolean;
}

export function UploadReport({ answer, isDraft = false }: UploadReportProps) {
  const text = useText();
  const { id, status, understood, faults, warnings } = answer;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (answer) place.current?.scrollIntoView?.({ block: 'nearest' });
  }, [answer]);
  return (
    <div ref={place}>
      <Alert severity={status === 'refused' ? 'error' : 'success'} role="alert" sx={{ my: 3 }}>
        {outcomeInWords(answer, isDraft, text)}
      </Alert>
      {id !== null && (
        <MuiLink
          component={Link}
          to={`/admin/forms?form=${id}`}
          sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44, mb: 2 }}
        >
          {text('Its state, its PIN and who has access')}
        </MuiLink>
      )}
      <FindingList title={text('What is wrong')} findings={faults} />
      <FindingList title={text('What to know before it is published')} findings={warnings} />
      {understood && <Understood form={understood} />}
    </div>
  );
}

const findingColumns = (text: TextOf): Column<FormFinding>[] => [
  { name: message('Place'), kind: 'head', cell: (finding) => placeInWords(text, finding) },
  { name: message('What'), cell: (finding) => <Said said={finding} /> },
];

function placeInWords(text: TextOf, { line, cell }: FormFinding): string {
  if (line !== null) return text('Line {number}', { number: numberInWords(line) });
  const { sheet = null, row = null } = cell ?? {};
  const number = row === null ? '' : numberInWords(row);
  if (sheet !== null && row !== null) return text('Sheet {sheet}, row {number}', { sheet, number });
  if (row !== null) return text('Row {number}', { number });
  return sheet === null ? text('Form') : text('Sheet {sheet}', { sheet });
}

function FindingList({ title, findings }: { title: string; findings: FormFindings }) {
  const text = useText();
  const { count, kept } = findings;
  if (count === 0) return null;
  return (
    <Box component="section" sx={{ mb: 3 }}>
      <Heading>{title}</Heading>
      {kept.length < count && (
        <Typography color="textSecondary" sx={{ mb: 1 }}>
          {text('The first {shown} of {count}.', {
            shown: kept.length,
            count: numberInWords(count),
          })}
        </Typography>
      )}
      <RecordTable
        label={title}
        columns={findingColumns(text)}
        rows={kept}
        keyOf={(_, index) => index}
      />
    </Box>
  );
}

const Term = ({ children }: { children: string }) => <span translate="no">{children}</span>;

const QUESTION_COLUMNS: Column<UnderstoodForm['questions'][number]>[] = [
  {
    name: message('Question'),
    kind: 'head',
    cell: ({ label, path }) => <Written>{label || path}</Written>,
  },
  { name: message('Name'), cell: ({ path }) => <Term>{path}</Term> },
  { name: message('Type'), cell: ({ type }) => <Term>{type}</Term> },
];

function Understood({ form }: { form: UnderstoodForm }) {
  const text = useText();
  const { questions, questionCount } = form;
  return (
    <section>
      <Heading>{text('What was understood')}</Heading>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', sm: '12rem minmax(0, 1fr)' },
          columnGap: 2,
          rowGap: { sm: 0.5 },
          mt: 0,
          mb: 3,
          '& dt': { color: 'text.secondary' },
          '& dd': { m: 0, mb: { xs: 1, sm: 0 }, overflowWrap: 'anywhere' },
        }}
      >
        {factsOf(form, text).map(([name, value]) => (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
      </Box>
      {questions.length < questionCount && (
        <Typography color="textSecondary" sx={{ mb: 1 }}>
          {text('The first {shown} of {count} questions.', {
            shown: questions.length,
            count: numberInWords(questionCount),
          })}
        </Typography>
      )}
      <RecordTable
        label={text('Questions of the form')}
        columns={QUESTION_COLUMNS}
        rows={questions}
        keyOf={(_, index) => index}
      />
    </section>
  );
}
