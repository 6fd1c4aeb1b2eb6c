import type { ImportAnswer } from '@aranya/shared/contracts/administration';
import { RemoteRegion } from '@aranya/shared/federation';
import { message, type TextOf } from '@aranya/shared/languages';
import { Typography, Written } from '@aranya/shared/ui/basics';
import { Heading } from '../frame/section';
import { type Column, RecordTable } from '../table/record-table';
import { numberInWords } from '../table/words';
import { useText } from '../texts';

type Preview = NonNullable<ImportAnswer['preview']>;
type PreviewRecord = Preview['records'][number];

const precision = ({ cellDegrees }: PreviewRecord, text: TextOf) => {
  if (cellDegrees === null) return text('As recorded');
  return cellDegrees < 0.05 ? text('Within about 1 km') : text('Within about 11 km');
};

const inDegrees = (degrees: number) => String(Number(degrees.toFixed(5)));

export function ImportPreview({ preview }: { preview: Preview }) {
  const text = useText();
  const { records, publicRecords, otherRecords } = preview;
  const columns: Column<PreviewRecord>[] = [
    { name: message('Record'), kind: 'head', cell: ({ record }) => numberInWords(record) },
    { name: message('Species'), cell: ({ species }) => <Written>{species}</Written> },
    {
      name: message('Latitude, longitude'),
      cell: ({ latitude, longitude }) => `${inDegrees(latitude)}, ${inDegrees(longitude)}`,
    },
    { name: message('Precision'), cell: (one) => precision(one, text) },
    { name: message('Date'), cell: ({ eventDate }) => eventDate ?? '–' },
  ];
  return (
    <section>
      <Heading sx={{ mt: 4, mb: 1 }}>{text('What the public will see')}</Heading>
      <Typography color="textSecondary" sx={{ mb: 2, maxWidth: '68ch' }}>
        {text(
          '{shown} of {count} public records. {others} others stay off the map, because no species list has their names.',
          {
            shown: numberInWords(records.length),
            count: numberInWords(publicRecords),
            others: numberInWords(otherRecords),
          },
        )}
      </Typography>
      {records.length > 0 && (
        <>
          <RemoteRegion
            remote="mfe-map"
            expose="./places-map"
            props={{ places: records, label: text('Map of the first public records') }}
            label={text('the map')}
          />
          <RecordTable
            label={text('What the public will see')}
            columns={columns}
            rows={records}
            keyOf={({ record }) => record}
          />
        </>
      )}
    </section>
  );
}
