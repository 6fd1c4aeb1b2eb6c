import { useQuery } from '@aranya/shared/api';
import type { FormVersion } from '@aranya/shared/contracts/administration';
import { Alert, Button, HiddenText, Typography } from '@aranya/shared/ui/basics';
import { listFormVersions, readFormVersion } from '../../calls/administration-calls';
import { downloadFile } from '../../download/download-table';
import { ListStates } from '../../loading/list-states';
import { useAction } from '../../loading/use-action';
import { type Column, RecordTable } from '../../table/record-table';
import { momentInWords, numberInWords } from '../../table/words';

interface FormVersionsProps {
  formId: number;
  /** The form's own id, for the name of a file. */
  xmlFormId: string;
}

/** The versions of a form: earlier ones stay, and can be read. */
export default function FormVersions({ formId, xmlFormId }: FormVersionsProps) {
  const list = useQuery(listFormVersions, { id: formId });
  const { busy, failure, run } = useAction();
  const download = async ({ id, version }: FormVersion) => {
    const xml = await readFormVersion(formId, id);
    const name = [xmlFormId, version]
      .filter(Boolean)
      .join('-')
      .replaceAll(/[^\w.-]+/g, '_');
    downloadFile(`${name}.xml`, xml, 'application/xml');
  };
  const columns: Column<FormVersion>[] = [
    {
      name: 'Version',
      kind: 'head',
      cell: ({ version, isCurrent }) => `${version || 'none'}${isCurrent ? ', on phones now' : ''}`,
    },
    { name: 'Published', cell: ({ publishedAt }) => momentInWords(publishedAt) },
    { name: 'Records', kind: 'number', cell: ({ records }) => numberInWords(records) },
    {
      name: 'XForm',
      cell: (version) => (
        <Button disabled={busy} onClick={() => run(() => download(version))}>
          Download<HiddenText> version {version.version || 'without a name'}</HiddenText>
        </Button>
      ),
    },
  ];
  return (
    <>
      <Typography variant="h4" component="h3" sx={{ mb: 2 }}>
        Versions
      </Typography>
      {failure && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {failure}
        </Alert>
      )}
      <ListStates list={list} what="the versions">
        {({ versions }) => (
          <RecordTable
            label="Versions of the form"
            columns={columns}
            rows={versions}
            keyOf={({ id }) => id}
          />
        )}
      </ListStates>
    </>
  );
}
