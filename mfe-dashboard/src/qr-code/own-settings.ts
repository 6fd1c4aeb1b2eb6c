import { settings } from '@aranya/shared/config';
import { type CollectSettings, collectSettings } from './collect-settings';

/** The settings of a person's Collect, for this installation. */
export function ownSettings(odkToken: string): CollectSettings {
  const { brand, collect } = settings();
  const { url: serverUrl, projectId } = collect.central ?? { url: collect.serverUrl };
  const account = { serverUrl, projectId, odkToken };
  return collectSettings({ ...account, projectName: brand.name, projectColor: brand.color });
}
