import { type FieldSiteData, FOREST_QUESTIONS, ForestData } from '@aranya/shared/contracts';
import { message } from '@aranya/shared/languages';
import { Alert, Box, Written, withDistinctKeys } from '@aranya/shared/ui/basics';
import { useText } from '../texts';
import { PrintableTable } from './printable-table';
import { useDay } from './use-day';

interface QuestionnaireTablesProps {
  siteName: string;
  /** Each entry is a JSON string; without entries every question is unanswered. */
  entries: FieldSiteData['questionairData'];
}

export function QuestionnaireTables({ siteName, entries }: QuestionnaireTablesProps) {
  const text = useText();
  const shown: typeof entries = entries.length > 0 ? entries : [{ forestData: '{}' }];
  return withDistinctKeys(shown, (entry) => entry.forestData).map(({ key, entry }, index) => (
    <Box key={key} sx={{ mb: 5 }}>
      <Questionnaire
        siteName={siteName}
        entry={entry}
        title={
          shown.length > 1
            ? text('Forest questionnaire {number}', { number: index + 1 })
            : text('Forest questionnaire')
        }
      />
    </Box>
  ));
}

interface QuestionnaireProps {
  siteName: string;
  /** `receivedOn` is absent for an imported questionnaire. */
  entry: FieldSiteData['questionairData'][number];
  title: string;
}

function Questionnaire({ siteName, entry, title }: QuestionnaireProps) {
  const text = useText();
  const dayOf = useDay();
  const { forestData, receivedOn } = entry;
  const data = readForestData(forestData);
  const rows = rowsOf(data ?? {});
  const answered = rows.filter(({ response }) => response !== NO_DATA).length;
  return (
    <>
      {!data && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {text(
            'The answers of this questionnaire are damaged. Tell the person who enters the field data.',
          )}
        </Alert>
      )}
      <PrintableTable
        title={title}
        note={[
          text('{answered} of {count} answered', { answered, count: rows.length }),
          receivedOn && text('from a phone, {day}', { day: dayOf(receivedOn) }),
        ]
          .filter(Boolean)
          .join(' · ')}
        label={text('{table} of {site}', { table: title, site: siteName })}
        rows={rows}
        keyOf={({ mark }) => mark}
        columns={[
          {
            name: text('No.'),
            sx: { width: '7rem', 'tbody &': { fontVariantNumeric: 'tabular-nums' } },
            cell: ({ mark }) => text(mark),
          },
          {
            name: text('Question'),
            kind: 'head',
            sx: { width: '34%' },
            cell: ({ question }) => text(question),
          },
          { name: text('Response'), cell: ({ response }) => <Response>{response}</Response> },
        ]}
      />
    </>
  );
}

export const NO_DATA = message('No Data');

function Response({ children }: { children: string }) {
  const text = useText();
  if (children !== NO_DATA) return <Written>{children}</Written>;
  return <Box sx={{ color: 'text.secondary', fontStyle: 'italic' }}>{text(NO_DATA)}</Box>;
}

const said = (answer: string | number | null | undefined) => {
  const text = String(answer ?? '').trim();
  return text === '' ? NO_DATA : text;
};

/** @returns null if the entry is damaged */
export function readForestData(text: string): ForestData | null {
  try {
    const parsed = ForestData.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** The mark is 'Legal owner', or the number of the question. */
export function rowsOf(data: ForestData) {
  const owner = {
    mark: message('Legal owner'),
    question: message('Who owns the forest by law?'),
    response: said(data.legalOwner),
  };
  const questions = FOREST_QUESTIONS.map((question, index) => ({
    mark: String(index + 1),
    question,
    response: said(data[`question${index + 1}` as keyof ForestData]),
  }));
  return [owner, ...questions];
}
