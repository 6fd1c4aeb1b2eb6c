import { type FrontEndSettings, SiteLinksAnswer } from '@aranya/shared/contracts';
import { answerFrom, askedEachMinute } from './prerendering/asked-each-minute';

/**
 * @param service its address, if it differs from the pages' setting
 * @returns undefined if the service does not return the links
 */
export async function askWrittenLinks(
  settings: FrontEndSettings,
  service = settings.services.administration ?? settings.services.accounts,
): Promise<FrontEndSettings | undefined> {
  const answer = await answerFrom(`${service}/site-links`).catch(() => null);
  const read = SiteLinksAnswer.safeParse(answer);
  return read.success
    ? { ...settings, links: { ...settings.links, ...read.data.links } }
    : undefined;
}

/** During an outage the last links apply, so that a removed link does not reappear. */
export function withWrittenLinks(
  settings: FrontEndSettings,
  repeat?: (task: () => void) => void,
): () => FrontEndSettings {
  let last: FrontEndSettings | undefined;
  const known = askedEachMinute(async () => {
    last = (await askWrittenLinks(settings)) ?? last;
    return last;
  }, repeat);
  return () => known() ?? settings;
}
