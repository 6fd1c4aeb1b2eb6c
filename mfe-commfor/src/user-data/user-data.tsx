import { getFieldSiteData } from '@aranya/shared/api';
import { useStoredView } from '@aranya/shared/session';
import { Typography } from '@aranya/shared/ui/basics';
import { TabPanels } from '@aranya/shared/ui/data';
import { EmptyState, ErrorState, PageSkeleton } from '@aranya/shared/ui/states';
import type { FieldSiteChoice } from '../field-site/field-site-choice';
import { FieldSiteDrawing } from '../field-site/field-site-drawing';
import { SitePicker } from '../field-site/site-picker';
import { useLoaded } from '../loading/use-loaded';
import { QuestionnaireTables } from './questionnaire-tables';
import { SpeciesTable } from './species-table';

/** 'User Data': a field site's species, and what its people say about the forest. */
export function UserData({ choice }: { choice: FieldSiteChoice }) {
  return (
    <>
      <SitePicker choice={choice} />
      {choice.sites.state === 'ready' && choice.sites.data.length > 0 && (
        <Chosen siteName={choice.siteName} />
      )}
    </>
  );
}

function Chosen({ siteName }: { siteName: string }) {
  if (siteName) return <SiteData siteName={siteName} />;
  return (
    <EmptyState title="Choose a field site" drawing={<FieldSiteDrawing />}>
      Its species and the answers to the forest questionnaire appear here.
    </EmptyState>
  );
}

function SiteData({ siteName }: { siteName: string }) {
  const { loaded, again } = useLoaded(siteName, getFieldSiteData);
  const [tab, change] = useStoredView('mfe-commfor/user-data', 'species');
  if (loaded.state === 'loading') return <PageSkeleton />;
  if (loaded.state === 'failed') {
    return (
      <ErrorState title={`We could not load ${siteName}.`} onRetry={again}>
        {loaded.message}
      </ErrorState>
    );
  }
  const { speciesData, questionairData } = loaded.data;
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
            label: 'Species',
            content: <SpeciesTable siteName={siteName} species={speciesData} />,
          },
          {
            id: 'data',
            label: 'Data',
            content: <QuestionnaireTables siteName={siteName} entries={questionairData} />,
          },
        ]}
      />
    </>
  );
}
