import type { FormFieldSitesAnswer } from '@aranya/shared/contracts/administration';
import { Alert, Box, Button, Typography } from '@aranya/shared/ui/basics';
import { readFormFieldSites, setFormFieldSites } from '../../calls/administration-calls';
import { Heading } from '../../frame/section';
import { useConfirm } from '../../loading/actions';
import { Loaded } from '../../loading/list-states';
import { useText } from '../../texts';

export default function FormFieldSites({ formId }: { formId: number }) {
  const text = useText();
  return (
    <>
      <Heading component="h3">{text('Tables of field sites')}</Heading>
      <Loaded
        ask={readFormFieldSites}
        question={{ id: formId }}
        what={text('which field sites its records name')}
      >
        {(known, refetch) => <FieldSites formId={formId} known={known} onChanged={refetch} />}
      </Loaded>
    </>
  );
}

interface FieldSitesProps {
  formId: number;
  known: FormFieldSitesAnswer;
  onChanged: () => void;
}

function FieldSites({ formId, known, onChanged }: FieldSitesProps) {
  const text = useText();
  const [confirm, dialog] = useConfirm(onChanged);
  const { fills, isAsked, named, unknown } = known;
  const ask = () =>
    confirm({
      title: fills
        ? text('Take the records out of the tables of field sites?')
        : text('Show the records in the tables of field sites?'),
      text: fills
        ? text('The staff of field sites see none of its species, photos and answers any more.')
        : text(
            'The staff of field sites see the species of all records that name a field site, and photos and answers to the forest questionnaire of those that arrive from now on. They see neither places nor who sent them. Tell the people who collect with this form.',
          ),
      confirm: fills ? text('Take them out') : text('Show them'),
      destructive: fills,
      work: () => setFormFieldSites(formId, !fills),
    });
  return (
    <>
      <Typography color="textSecondary" sx={{ mb: 2, maxWidth: '68ch' }}>
        {fills
          ? text(
              'Species, photos and answers to the forest questionnaire are in the tables of the field site that each record names.',
            )
          : text(
              'Its records are in no table of a field site. Say yes here where the institute wants its staff to see them there.',
            )}
      </Typography>
      {!isAsked && (
        <Alert severity="info" sx={{ mb: 2, maxWidth: '68ch' }}>
          {text(
            'No question of this form says which field site it is. Choose one above, under what its questions mean.',
          )}
        </Alert>
      )}
      <Names title={text('Field sites that its records name')} names={named} />
      <Names
        title={text('Names that no field site has: compare the spelling, or import the field site')}
        names={unknown}
      />
      {(isAsked || fills) && (
        <Button variant={fills ? 'outlined' : 'contained'} onClick={ask}>
          {fills
            ? text('Take out of the tables of field sites')
            : text('Show in the tables of field sites')}
        </Button>
      )}
      {dialog}
    </>
  );
}

function Names({ title, names }: { title: string; names: FormFieldSitesAnswer['named'] }) {
  const text = useText();
  if (names.length === 0) return null;
  return (
    <Box sx={{ mb: 2, maxWidth: '68ch' }}>
      <Typography variant="body2" color="textSecondary">
        {title}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
        {names.map(({ fieldSite, records }) => (
          <li key={fieldSite}>
            {text('{site}: {count, plural, one {# record} other {# records}}', {
              site: fieldSite,
              count: records,
            })}
          </li>
        ))}
      </Box>
    </Box>
  );
}
