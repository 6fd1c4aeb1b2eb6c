import { settings } from '@aranya/shared/config';
import { brandIn, type Language } from '@aranya/shared/contracts';
import { type CollectSettings, collectSettings } from './collect-settings';

/** Returns the settings of a person's Collect for this installation, in the person's language. */
export function ownSettings(odkToken: string, language: Language): CollectSettings {
  const { brand, collect } = settings();
  const { url: serverUrl, projectId } = collect.central ?? { url: collect.serverUrl };
  const account = { serverUrl, projectId, odkToken, language };
  const projectName = brandIn(language, brand.name);
  return collectSettings({ ...account, projectName, projectColor: brand.color });
}
