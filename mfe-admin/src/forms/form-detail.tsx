import type { AdministeredForm } from '@aranya/shared/contracts/administration';
import { Link } from '@aranya/shared/navigation';
import { Box, MuiLink, Typography, Written } from '@aranya/shared/ui/basics';
import { lazy, Suspense } from 'react';
import { useText } from '../texts';
import { NotInCentral } from './central/not-in-central';
import { FormPeople } from './form-people';
import { FormPinField } from './form-pin-field';
import { FormStateChoice } from './form-state-choice';

const FormRecords = lazy(() => import('./history/form-records'));
const FormVersions = lazy(() => import('./history/form-versions'));
const FormTileSection = lazy(() => import('./tile/form-tile-section'));
const FormFieldSites = lazy(() => import('./field-sites/form-field-sites'));
const FormMappingSection = lazy(() => import('./mapping/form-mapping-section'));

interface FormDetailProps {
  form: AdministeredForm;
  onChanged: () => void;
}

/** One form: its state, its PIN and who may fill it in. */
export function FormDetail({ form, onChanged }: FormDetailProps) {
  const text = useText();
  return (
    <>
      <MuiLink
        component={Link}
        to="/admin/forms"
        sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
      >
        {text('All forms')}
      </MuiLink>
      <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
        <Written>{form.title}</Written>
      </Typography>
      <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        <span translate="no">{[form.formId, form.version].filter(Boolean).join(' · ')}</span>
        {' · '}
        {text('{count, plural, one {# record} other {# records}}', { count: form.records })}
      </Typography>
      <Box component="section" sx={{ mt: 4 }}>
        {form.notInCentral ? (
          <NotInCentral why={form.notInCentral} />
        ) : (
          <FormStateChoice form={form} onChanged={onChanged} />
        )}
      </Box>
      {form.kind !== 'trial' && (
        <Box component="section" sx={{ mt: 4 }}>
          <Suspense fallback={null}>
            <FormTileSection form={form} onChanged={onChanged} />
          </Suspense>
        </Box>
      )}
      <Box component="section" sx={{ mt: 4 }}>
        <Suspense fallback={null}>
          <FormMappingSection formId={form.id} />
        </Suspense>
      </Box>
      <Box component="section" sx={{ mt: 4 }}>
        <Suspense fallback={null}>
          <FormFieldSites formId={form.id} />
        </Suspense>
      </Box>
      {form.kind === 'targeted' && (
        <Box component="section" sx={{ mt: 4 }}>
          <FormPinField form={form} onChanged={onChanged} />
        </Box>
      )}
      <Box component="section" sx={{ mt: 4 }}>
        <FormPeople form={form} onChanged={onChanged} />
      </Box>
      <Suspense fallback={null}>
        <Box component="section" sx={{ mt: 4 }}>
          <FormRecords formId={form.id} />
        </Box>
        <Box component="section" sx={{ mt: 4 }}>
          <FormVersions formId={form.id} xmlFormId={form.formId} />
        </Box>
      </Suspense>
    </>
  );
}
