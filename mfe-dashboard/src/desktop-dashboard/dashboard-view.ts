/** Items of the menu at the left. */
export type SectionId = 'getting-started' | 'my-aranya' | 'integrations';
export type CampaignsId = 'targeted' | 'open';
/** Tabs of what happened to the person's records. */
export type RecordsId = 'collection' | 'map' | 'alerts';

/** What the dashboard shows. */
export interface DashboardView {
  /** Nothing is chosen at first. */
  section: SectionId | null;
  campaigns: CampaignsId;
  records: RecordsId;
  /**
   * True while the steps stay although the trial may be completed: the person asked for them, or
   * is doing the last one right now.
   */
  stepsHeld: boolean;
}

export type DashboardAction =
  | { type: 'section-chosen'; section: SectionId }
  | { type: 'campaigns-chosen'; campaigns: CampaignsId }
  | { type: 'records-chosen'; records: RecordsId }
  | { type: 'info-asked' }
  | { type: 'trial-asked' }
  | { type: 'continued' };

export const FIRST_VIEW: DashboardView = {
  section: null,
  campaigns: 'targeted',
  records: 'collection',
  stepsHeld: false,
};

export function dashboardView(view: DashboardView, action: DashboardAction): DashboardView {
  switch (action.type) {
    case 'section-chosen':
      return { ...view, section: action.section, stepsHeld: false };
    case 'campaigns-chosen':
      return { ...view, campaigns: action.campaigns };
    case 'records-chosen':
      return { ...view, records: action.records };
    case 'info-asked':
      return { ...view, section: 'getting-started', campaigns: 'targeted', stepsHeld: true };
    case 'trial-asked':
      return { ...view, stepsHeld: true };
    case 'continued':
      return { ...view, stepsHeld: false };
  }
}

/**
 * The steps are shown until the trial is completed, and after that only where they are held; then
 * the form tiles take their place.
 */
export const showsSteps = (view: DashboardView, isTrialFormCompleted: boolean) =>
  !isTrialFormCompleted || view.stepsHeld;
