import { useQuery } from '@aranya/shared/api';
import type { Licence } from '@aranya/shared/contracts';
import { Box, Failure, Stack, Typography } from '@aranya/shared/ui/basics';
import { useState } from 'react';
import { readLicences, setDatasetLicence } from '../calls/administration-calls';
import { ListStates } from '../loading/list-states';
import { useAction } from '../loading/use-action';
import { useText } from '../texts';
import { LicenceField } from './licence-field';
import { RecordLicence } from './record-licence';

/** Licences under which everyone may use public records. */
export function Licences() {
  const text = useText();
  const list = useQuery(readLicences, {});
  const [saved, setSaved] = useState(false);
  const { failure, run } = useAction();
  const chooseOfDataset = async (id: number, licence: Licence) => {
    setSaved(false);
    if (await run(() => setDatasetLicence(id, licence))) noteSaved();
  };
  const noteSaved = () => {
    setSaved(true);
    list.refetch();
  };
  return (
    <Box component="section" sx={{ mt: 6, maxWidth: 640 }}>
      <Typography variant="h4" component="h2">
        {text('Licences')}
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 3 }}>
        {text(
          'Under which licence everyone may use public records. Records without a licence are on the map, but in no download.',
        )}
      </Typography>
      <ListStates list={list} what={text('the licences')}>
        {(known) => (
          <Stack sx={{ gap: 3 }}>
            <RecordLicence known={known} onSaved={noteSaved} />
            {known.datasets.map(({ id, name, licence }) => (
              <LicenceField
                key={id}
                label={text('Dataset {name}', { name })}
                licence={licence}
                onChange={(chosen) => chooseOfDataset(id, chosen)}
              />
            ))}
          </Stack>
        )}
      </ListStates>
      <Failure sx={{ mt: 2 }}>{failure}</Failure>
      <div role="status">
        {saved && <Typography sx={{ mt: 1 }}>{text('The licence is saved.')}</Typography>}
      </div>
    </Box>
  );
}
