import { getFieldSiteData, useQuery } from '@aranya/shared/api';
import { useStoredView } from '@aranya/shared/session';
import { Typography } from '@aranya/shared/ui/basics';
import { TabPanels } from '@aranya/shared/ui/data';
import { EmptyState, ErrorState, PageSkeleton } from '@aranya/shared/ui/states';
import { FieldSiteDrawing } from '../field-site/field-site-drawing';
import { type FieldSiteChoice, SitePicker } from '../field-site/site-picker';
import { useText } from '../texts';
import { QuestionnaireTables } from './questionnaire-tables';
import { SpeciesTable } from './species-table';

export function UserData({ choice }: { choice: FieldSiteChoice }) {
  const text = useText();
  const { siteName, sites } = choice;
  return (
    <>
      <SitePicker choice={choice} />
      {siteName && sites.currentData?.length ? <SiteData siteName={siteName} /> : null}
      {!siteName && sites.currentData?.length ? (
        <EmptyState title={text('Choose a field site')} drawing={<FieldSiteDrawing />}>
          {text('Its species and the answers to the forest questionnaire appear here.')}
        </EmptyState>
      ) : null}
    </>
  );
}

function SiteData({ siteName }: { siteName: string }) {
  const text = useText();
  const { currentData, failure, refetch } = useQuery(getFieldSiteData, siteName);
  const [tab, change] = useStoredView('mfe-commfor/user-data', 'species');
  if (failure) {
    return (
      <ErrorState title={text('We could not load {name}.', { name: siteName })} onRetry={refetch}>
        {failure}
      </ErrorState>
    );
  }
  if (!currentData) return <PageSkeleton />;
  const { speciesData, questionairData } = currentData;
  return (
    <>
      <Typography variant="h3" component="h2" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
        {siteName}
      </Typography>
      <TabPanels
        label={siteName}
        selectedId={tab}
        onSelect={(id) => change(() => id)}
        tabs={[
          {
            id: 'species',
            label: text('Species'),
            content: <SpeciesTable siteName={siteName} species={speciesData} />,
          },
          {
            id: 'data',
            label: text('Data'),
            content: <QuestionnaireTables siteName={siteName} entries={questionairData} />,
          },
        ]}
      />
    </>
  );
}
