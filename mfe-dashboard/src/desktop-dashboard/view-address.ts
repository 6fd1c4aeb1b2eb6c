import type { CampaignsId, DashboardView, RecordsId, SectionId } from './dashboard-view';
import { FIRST_VIEW } from './dashboard-view';

const SECTIONS: readonly SectionId[] = ['getting-started', 'my-aranya', 'integrations'];
const CAMPAIGNS: readonly CampaignsId[] = ['targeted', 'open'];
const RECORDS: readonly RecordsId[] = ['collection', 'map', 'alerts'];

/** Writes section and tab as address parameters: `show` and, unless it is the first, `tab`. */
export function inAddress({ section, campaigns, records }: DashboardView): Record<string, string> {
  if (section === null) return {};
  const show = { show: section };
  if (section === 'getting-started' && campaigns !== FIRST_VIEW.campaigns) {
    return { ...show, tab: campaigns };
  }
  if (section === 'my-aranya' && records !== FIRST_VIEW.records) return { ...show, tab: records };
  return show;
}

/**
 * Reads the view from an address; unknown values are ignored.
 * @param kept values for everything that the address does not contain
 */
export function viewOf(query: URLSearchParams, kept: DashboardView): DashboardView {
  const section = SECTIONS.find((id) => id === query.get('show')) ?? null;
  const tab = query.get('tab');
  const view = { ...kept, section };
  if (section === 'getting-started') {
    view.campaigns = CAMPAIGNS.find((id) => id === tab) ?? FIRST_VIEW.campaigns;
  }
  if (section === 'my-aranya') {
    view.records = RECORDS.find((id) => id === tab) ?? FIRST_VIEW.records;
  }
  return view;
}
