import type { FieldSiteData } from '@aranya/shared/contracts';
import { Alert, Box, Written, withDistinctKeys } from '@aranya/shared/ui/basics';
import { TableBody, TableCell, TableHead, TableRow } from '@aranya/shared/ui/data';
import { useText } from '../texts';
import { PrintableTable } from './printable-table';
import { NO_DATA, readForestData, rowsOf } from './questionnaire';
import { useDay } from './use-day';

interface QuestionnaireTablesProps {
  siteName: string;
  /** Each entry is a JSON string; without entries every question is unanswered. */
  entries: FieldSiteData['questionairData'];
}

/** Tab 'Data': answers of a field site's people about their forest. */
export function QuestionnaireTables({ siteName, entries }: QuestionnaireTablesProps) {
  const text = useText();
  const shown: typeof entries = entries.length > 0 ? entries : [{ forestData: '{}' }];
  return withDistinctKeys(shown, (entry) => entry.forestData).map(({ key, entry }, index) => (
    <Box key={key} sx={{ mb: 5 }}>
      <Questionnaire
        siteName={siteName}
        forestData={entry.forestData}
        receivedOn={entry.receivedOn}
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
  forestData: string;
  /** Day of answers from a phone, `YYYY-MM-DD`; absent for an imported questionnaire. */
  receivedOn: string | undefined;
  title: string;
}

function Questionnaire({ siteName, forestData, receivedOn, title }: QuestionnaireProps) {
  const text = useText();
  const dayOf = useDay();
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
      >
        <TableHead role="rowgroup">
          <TableRow role="row">
            <TableCell role="columnheader" sx={{ width: '7rem' }}>
              {text('No.')}
            </TableCell>
            <TableCell role="columnheader" sx={{ width: '34%' }}>
              {text('Question')}
            </TableCell>
            <TableCell role="columnheader">{text('Response')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody role="rowgroup">
          {rows.map(({ mark, question, response }) => (
            <TableRow role="row" key={mark}>
              <TableCell role="cell" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                {text(mark)}
              </TableCell>
              <TableCell component="th" scope="row" role="rowheader">
                {text(question)}
              </TableCell>
              <TableCell
                role="cell"
                sx={response === NO_DATA ? { color: 'text.secondary', fontStyle: 'italic' } : {}}
              >
                {response === NO_DATA ? text(NO_DATA) : <Written>{response}</Written>}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </PrintableTable>
    </>
  );
}
