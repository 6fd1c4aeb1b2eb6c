import { sentenceFor } from '@aranya/shared/api';
import {
  DOWNLOAD_FORMATS,
  type DownloadFormat,
  type ExploreDownload,
} from '@aranya/shared/contracts/explore';
import { message } from '@aranya/shared/languages';
import { Button, Failure, Typography } from '@aranya/shared/ui/basics';
import { palette, styled } from '@aranya/shared/ui/theme';
import { useId, useState } from 'react';
import { makeDownload } from '../explore-calls';
import type { Filter } from '../filters/filter-address';
import { useText } from '../texts';
import { DownloadFacts } from './download-facts';

const FORMATS: Readonly<Record<DownloadFormat, { name: string; purpose: string }>> = {
  csv: { name: 'CSV', purpose: message('A table for spreadsheets and statistics.') },
  geojson: { name: 'GeoJSON', purpose: message('Points for QGIS and other maps.') },
  dwca: {
    name: 'Darwin Core Archive',
    purpose: message('For GBIF and other biodiversity portals, with a description of the data.'),
  },
};

const Choices = styled('fieldset')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))',
  margin: theme.spacing(0, 0, 2),
  padding: 0,
  border: 0,
  minWidth: 0,
}));

const Choice = styled('label')({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  gap: 12,
  padding: 16,
  border: `1px solid ${palette.sandBorder}`,
  borderRadius: 8,
  backgroundColor: '#fff',
  cursor: 'pointer',
  '&:has(:checked)': {
    borderColor: palette.forest600,
    boxShadow: `inset 0 0 0 1px ${palette.forest600}`,
  },
  '& input': { width: 20, height: 20, margin: 0, marginTop: 3, accentColor: palette.forest600 },
});

export function MakeDownload({ filter }: { filter: Filter }) {
  const text = useText();
  const name = useId();
  const [format, setFormat] = useState<DownloadFormat>('csv');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const [made, setMade] = useState<ExploreDownload>();
  async function make() {
    setBusy(true);
    setFailure('');
    try {
      setMade(await makeDownload(filter, format));
    } catch (error) {
      console.warn(error);
      setFailure(sentenceFor(error));
    }
    setBusy(false);
  }
  return (
    <>
      <Typography sx={{ mb: 2, maxWidth: '65ch' }}>
        {text(
          'The filtered records as a file, with the licence of each record and a citation with a permanent address. Places are as coarse as on the map.',
        )}
      </Typography>
      <Choices>
        <Typography component="legend" sx={{ fontWeight: 600, mb: 1 }}>
          {text('Format')}
        </Typography>
        {DOWNLOAD_FORMATS.map((id) => (
          <Choice key={id}>
            <input
              type="radio"
              name={name}
              checked={format === id}
              onChange={() => {
                setFormat(id);
                setMade(undefined);
              }}
            />
            <span>
              <strong>{FORMATS[id].name}</strong>
              <Typography
                variant="body2"
                color="textSecondary"
                component="span"
                sx={{ display: 'block' }}
              >
                {text(FORMATS[id].purpose)}
              </Typography>
            </span>
          </Choice>
        ))}
      </Choices>
      {!made && (
        <Button variant="contained" onClick={() => void make()} disabled={isBusy}>
          {text('Prepare the download')}
        </Button>
      )}
      <Failure sx={{ mt: 2 }}>{failure}</Failure>
      <div role="status">{made && <DownloadFacts download={made} />}</div>
    </>
  );
}
