import { useQuery } from '@aranya/shared/api';
import {
  LICENCE_FACTS,
  LICENCES,
  type Licence,
  type LicencesAnswer,
} from '@aranya/shared/contracts';
import { Box, Button, Failure, Stack, Typography } from '@aranya/shared/ui/basics';
import { ChoiceField } from '@aranya/shared/ui/forms';
import { useState } from 'react';
import { readLicences, setDatasetLicence, setRecordLicence } from '../calls/administration-calls';
import { CheckField } from '../fields/check-field';
import { Heading } from '../frame/section';
import { useAction } from '../loading/actions';
import { ListStates } from '../loading/list-states';
import { useText } from '../texts';

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
      <Heading sx={{}}>{text('Licences')}</Heading>
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

function RecordLicence({ known, onSaved }: { known: LicencesAnswer; onSaved: () => void }) {
  const text = useText();
  const [licence, setLicence] = useState<Licence | null>(known.records);
  const [alsoBefore, setAlsoBefore] = useState(false);
  const { busy, failure, run } = useAction();
  const save = async () => {
    if (licence && (await run(() => setRecordLicence({ licence, alsoBefore })))) onSaved();
  };
  return (
    <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
      <LicenceField
        label={text('Records that people send')}
        licence={licence}
        hint={text('For records received from now on. Earlier ones keep their licence.')}
        onChange={setLicence}
      />
      {known.earlierRecords === null && (
        <CheckField
          label={text('Also for records received before a licence was chosen')}
          checked={alsoBefore}
          onCheck={setAlsoBefore}
        />
      )}
      <Failure>{failure}</Failure>
      <Button variant="contained" disabled={busy || !licence} onClick={save}>
        {text('Save the licence')}
      </Button>
      <Typography color="textSecondary">
        {known.earlierRecords
          ? text('Records received before a licence was chosen have one too.')
          : text('Records received before a licence was chosen are left out of downloads.')}
      </Typography>
    </Stack>
  );
}

interface LicenceFieldProps {
  label: string;
  /** Null while no licence is chosen. */
  licence: Licence | null;
  hint?: string;
  onChange: (licence: Licence) => void;
}

function LicenceField({ label, licence, hint, onChange }: LicenceFieldProps) {
  const text = useText();
  return (
    <ChoiceField
      fullWidth
      label={label}
      value={licence ?? ''}
      helperText={hint}
      options={[
        ...(licence === null ? [['', text('None: left out of downloads')] as const] : []),
        ...LICENCES.map((one) => [one, LICENCE_FACTS[one].name] as const),
      ]}
      onChoose={(chosen) => chosen && onChange(chosen)}
    />
  );
}
