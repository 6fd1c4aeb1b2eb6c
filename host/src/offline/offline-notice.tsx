import { dateIn, useReading } from '@aranya/shared/languages';
import { Typography } from '@aranya/shared/ui/basics';
import { useEffect, useState } from 'react';
import { useText } from '../texts';
import { NoticeBar } from '../updates/notice-bar';
import { keptPage } from './offline-sets';

export default function OfflineNotice() {
  const text = useText();
  const reading = useReading();
  const [moment, setMoment] = useState<Date>();
  useEffect(() => {
    keptPage()
      .then((page) => page?.headers.get('date'))
      .then((date) => date && setMoment(new Date(date)))
      .catch(() => undefined);
  }, []);
  const when = moment && dateIn(reading, moment, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <NoticeBar role="status" square>
      <Typography variant="body2">
        {when
          ? text('No network. You see the site as of {when}; the rest comes with the network.', {
              when,
            })
          : text('No network. What is missing here comes with the network.')}
      </Typography>
    </NoticeBar>
  );
}
