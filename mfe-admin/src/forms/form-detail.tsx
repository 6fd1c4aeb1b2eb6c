import { Link } from '@aranya/shared/navigation';
import { MuiLink, Stack, Typography, Written } from '@aranya/shared/ui/basics';
import { TabPanels } from '@aranya/shared/ui/data';
import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useText } from '../texts';
import { FormPeople } from './form-people';
import { FormPinField } from './form-pin-field';
import { FormStateChoice, NotInCentral } from './form-state-choice';
import type { FormPartProps } from './form-words';

const FormRecords = lazy(() => import('./history/form-records'));
const FormVersions = lazy(() => import('./history/form-versions'));
const FormTileSection = lazy(() => import('./tile/form-tile-section'));
const FormFieldSites = lazy(() => import('./field-sites/form-field-sites'));
const FormMappingSection = lazy(() => import('./mapping/form-mapping-section'));

export function FormDetail({ form, onChanged }: FormPartProps) {
  const text = useText();
  const title = useRef<HTMLHeadingElement>(null);
  // List and form share one path, so the shell neither scrolls to the top nor moves the focus.
  useEffect(() => title.current?.focus(), []);
  const { id, formId } = form;
  const tabs = [
    {
      id: 'records',
      label: text('Records'),
      parts: [<FormRecords key="records" formId={id} xmlFormId={formId} />],
    },
    {
      id: 'mapping',
      label: text('What its questions mean'),
      parts: [
        <FormMappingSection key="mapping" formId={id} />,
        <FormFieldSites key="field-sites" formId={id} />,
      ],
    },
    {
      id: 'access',
      label: text('Access'),
      parts: [
        !form.notInCentral && <FormStateChoice key="state" form={form} onChanged={onChanged} />,
        form.kind === 'targeted' && <FormPinField key="pin" form={form} onChanged={onChanged} />,
        <FormPeople key="people" form={form} onChanged={onChanged} />,
        form.kind !== 'trial' && <FormTileSection key="tile" form={form} onChanged={onChanged} />,
      ],
    },
    {
      id: 'versions',
      label: text('Versions'),
      parts: [<FormVersions key="versions" formId={id} xmlFormId={formId} />],
    },
  ];
  return (
    <>
      <MuiLink
        component={Link}
        to="/admin/forms"
        sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
      >
        {text('All forms')}
      </MuiLink>
      <Typography
        variant="h3"
        component="h2"
        ref={title}
        tabIndex={-1}
        sx={{ overflowWrap: 'anywhere', outline: 'none', scrollMarginTop: 160 }}
      >
        <Written>{form.title}</Written>
      </Typography>
      <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        <span translate="no">{[form.formId, form.version].filter(Boolean).join(' · ')}</span>
        {' · '}
        {text('{count, plural, one {# record} other {# records}}', { count: form.records })}
      </Typography>
      {form.notInCentral && (
        <Section>
          <NotInCentral why={form.notInCentral} />
        </Section>
      )}
      <Section>
        <TabPanels
          label={text('Form')}
          tabs={tabs.map(({ parts, ...tab }) => ({
            ...tab,
            content: parts.map((part) => part && <Section key={part.key}>{part}</Section>),
          }))}
        />
      </Section>
    </>
  );
}

/** Data of a tab is loaded when the tab is opened. */
const Section = ({ children }: { children: ReactNode }) => (
  <Stack component="section" sx={{ mt: 3 }}>
    <Suspense fallback={null}>{children}</Suspense>
  </Stack>
);
