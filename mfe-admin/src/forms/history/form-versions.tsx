import type { FormVersion } from '@aranya/shared/contracts/administration';
import { message } from '@aranya/shared/languages';
import { Button, Failure, withHiddenName } from '@aranya/shared/ui/basics';
import { listFormVersions, readFormVersion } from '../../calls/administration-calls';
import { downloadFile } from '../../download/download-table';
import { useAction } from '../../loading/actions';
import { Loaded } from '../../loading/list-states';
import { type Column, RecordTable } from '../../table/record-table';
import { momentInWords, numberInWords } from '../../table/words';
import { useText } from '../../texts';

interface FormVersionsProps {
  formId: number;
  /** The form's own id, for file names. */
  xmlFormId: string;
}

export default function FormVersions({ formId, xmlFormId }: FormVersionsProps) {
  const text = useText();
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
      name: message('Version'),
      kind: 'head',
      cell: ({ version, isCurrent }) =>
        isCurrent
          ? text('{version}, on phones now', { version: version || text('none') })
          : version || text('none'),
    },
    { name: message('Published'), cell: ({ publishedAt }) => momentInWords(publishedAt) },
    { name: message('Records'), kind: 'number', cell: ({ records }) => numberInWords(records) },
    {
      name: message('XForm'),
      cell: (version) => (
        <Button disabled={busy} onClick={() => run(() => download(version))}>
          {withHiddenName(
            text('Download<0> version {version}</0>', {
              version: version.version || text('without a name'),
            }),
          )}
        </Button>
      ),
    },
  ];
  return (
    <>
      <Failure sx={{ mb: 2 }}>{failure}</Failure>
      <Loaded ask={listFormVersions} question={{ id: formId }} what={text('the versions')}>
        {({ versions }) => (
          <RecordTable
            label={text('Versions of the form')}
            columns={columns}
            rows={versions}
            keyOf={({ id }) => id}
          />
        )}
      </Loaded>
    </>
  );
}
