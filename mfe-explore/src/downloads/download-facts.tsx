import { serviceAddress } from '@aranya/shared/config';
import { LICENCE_FACTS } from '@aranya/shared/contracts';
import type { ExploreDownload } from '@aranya/shared/contracts/explore';
import { dateIn, useNumber, useReading } from '@aranya/shared/languages';
import { Button, DownloadIcon, MuiLink, Typography } from '@aranya/shared/ui/basics';
import { Facts } from '../page/explore-page';
import { useText } from '../texts';

export function DownloadFacts({ download }: { download: ExploreDownload }) {
  const text = useText();
  const number = useNumber();
  const reading = useReading();
  const { count, leftOut, licences, citation, address, madeAt, file } = download;
  const fileAddress = serviceAddress('collectedData', file);
  return (
    <>
      {count > 0 && fileAddress ? (
        <Button
          variant="contained"
          component="a"
          href={fileAddress}
          startIcon={<DownloadIcon size={20} />}
          sx={{ mb: 2 }}
        >
          {text('{count, plural, one {Download # record} other {Download # records}}', { count })}
        </Button>
      ) : (
        <Typography sx={{ mb: 2 }}>{text('None of these records has a licence yet.')}</Typography>
      )}
      <Facts sx={{ maxWidth: 760 }}>
        <dt>{text('Licence')}</dt>
        <dd>
          {licences.map(({ licence, count: of }) => (
            <div key={licence}>
              <MuiLink href={LICENCE_FACTS[licence].address} target="_blank" rel="noreferrer">
                {LICENCE_FACTS[licence].name}
              </MuiLink>
              {': '}
              {text('{count, plural, one {# record} other {# records}}', { count: of })}
            </div>
          ))}
          {leftOut > 0 && (
            <Typography variant="body2" color="textSecondary">
              {text('{count} records are left out, because they have no licence.', {
                count: number(leftOut),
              })}
            </Typography>
          )}
        </dd>
        <dt>{text('Citation')}</dt>
        <dd lang="en">{citation}</dd>
        <dt>{text('Permanent address')}</dt>
        <dd>
          <MuiLink href={address}>{address}</MuiLink>
        </dd>
        <dt>{text('Date')}</dt>
        <dd>{dateIn(reading, madeAt, { dateStyle: 'long' })}</dd>
      </Facts>
    </>
  );
}
