import type { QueryState } from '@aranya/shared/api';
import { collatorOf, useReading } from '@aranya/shared/languages';
import { Box, Skeleton } from '@aranya/shared/ui/basics';
import { ChoiceField } from '@aranya/shared/ui/forms';
import { EmptyState, ErrorState } from '@aranya/shared/ui/states';
import { useText } from '../texts';
import { FieldSiteDrawing } from './field-site-drawing';

/** Shared by all tabs. */
export interface FieldSiteChoice {
  sites: QueryState<string[]>;
  /** Empty until one is chosen. */
  siteName: string;
  choose: (siteName: string) => void;
}

/** Distinct names, in the server's order. */
export const namesOf = (list: readonly { fieldSite: string }[]): string[] => [
  ...new Set(list.map(({ fieldSite }) => fieldSite)),
];

export function SitePicker({ choice }: { choice: FieldSiteChoice }) {
  const text = useText();
  const reading = useReading();
  const { siteName, choose } = choice;
  const { currentData: names, failure, refetch } = choice.sites;
  if (failure) {
    return (
      <ErrorState title={text('We could not load the field sites.')} onRetry={refetch}>
        {failure}
      </ErrorState>
    );
  }
  if (!names) {
    return (
      <Box role="status" aria-label={text('Loading the field sites')} sx={{ maxWidth: 520, mb: 3 }}>
        <Skeleton variant="rounded" height={56} />
      </Box>
    );
  }
  if (names.length === 0) {
    return (
      <EmptyState title={text('No field sites yet')} drawing={<FieldSiteDrawing />}>
        {text('As soon as a field site is entered for your organisation, it can be chosen here.')}
      </EmptyState>
    );
  }
  return (
    <ChoiceField
      label={text('Field site')}
      value={siteName}
      options={[
        ['', text('Choose a field site')],
        ...[...names].sort(collatorOf(reading).compare).map((name) => [name, name, true] as const),
      ]}
      onChoose={(name) => name && choose(name)}
      sx={{ maxWidth: 520, mb: 3, '@media print': { display: 'none' } }}
    />
  );
}
