import type { ImportAnswer } from '@aranya/shared/contracts/administration';
import { message, type TextOf } from '@aranya/shared/languages';
import { Typography, Written } from '@aranya/shared/ui/basics';
import { palette, styled } from '@aranya/shared/ui/theme';
import { type Column, RecordTable } from '../table/record-table';
import { numberInWords } from '../table/words';
import { useText } from '../texts';

type Preview = NonNullable<ImportAnswer['preview']>;
type PreviewRecord = Preview['records'][number];

/** Degrees around the records, so that a single record has a map too. */
const MARGIN = 0.5;

/** Size of a dot as a share of the map. */
const DOT = 0.012;

const Plot = styled('svg')({
  width: '100%',
  maxWidth: 480,
  maxHeight: 420,
  border: `1px solid ${palette.sandBorder}`,
  borderRadius: 8,
  backgroundColor: palette.paper,
});

/** Draws places as dots in a grid of degrees; a square is the cell in which a place is shown. */
function PlacePlot({ records, label }: { records: readonly PreviewRecord[]; label: string }) {
  const west = Math.floor(Math.min(...records.map((one) => one.longitude)) - MARGIN);
  const east = Math.ceil(Math.max(...records.map((one) => one.longitude)) + MARGIN);
  const south = Math.floor(Math.min(...records.map((one) => one.latitude)) - MARGIN);
  const north = Math.ceil(Math.max(...records.map((one) => one.latitude)) + MARGIN);
  const size = Math.max(east - west, north - south);
  const step = Math.max(1, Math.round(size / 6));
  const lines = (from: number, to: number) =>
    Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step);
  const font = size * 0.04;
  return (
    <Plot
      viewBox={`${west} ${-north} ${east - west} ${north - south}`}
      role="img"
      aria-label={label}
    >
      {lines(west, east).map((x) => (
        <g key={x}>
          <line
            x1={x}
            x2={x}
            y1={-north}
            y2={-south}
            stroke={palette.sand}
            strokeWidth={size / 300}
          />
          <text x={x} y={-south - font * 0.3} fontSize={font} fill={palette.ink2}>
            {x}°
          </text>
        </g>
      ))}
      {lines(south, north).map((y) => (
        <g key={y}>
          <line
            x1={west}
            x2={east}
            y1={-y}
            y2={-y}
            stroke={palette.sand}
            strokeWidth={size / 300}
          />
          <text x={west + font * 0.2} y={-y - font * 0.2} fontSize={font} fill={palette.ink2}>
            {y}°
          </text>
        </g>
      ))}
      {records.map(({ record, latitude, longitude, cellDegrees }) => {
        const side = Math.max(cellDegrees ?? 0, size * DOT);
        return (
          <rect
            key={record}
            x={longitude - side / 2}
            y={-latitude - side / 2}
            width={side}
            height={side}
            rx={cellDegrees === null ? side / 2 : 0}
            fill={palette.forest600}
            fillOpacity={0.7}
          />
        );
      })}
    </Plot>
  );
}

const precision = ({ cellDegrees }: PreviewRecord, text: TextOf) => {
  if (cellDegrees === null) return text('As recorded');
  return cellDegrees < 0.05 ? text('Within about 1 km') : text('Within about 11 km');
};

const inDegrees = (degrees: number) => String(Number(degrees.toFixed(5)));

/** Shows a checked file as the public will see it: its first records on a map and in a table. */
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
      <Typography variant="h4" component="h2" sx={{ mt: 4, mb: 1 }}>
        {text('What the public will see')}
      </Typography>
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
          <PlacePlot records={records} label={text('Map of the first public records')} />
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
