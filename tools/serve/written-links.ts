import { type FrontEndSettings, SiteLinksAnswer } from '@aranya/shared/contracts';
import { answerFrom, askedEachMinute } from './prerendering/asked-each-minute';

/**
 * Settings with an administrator's links; undefined if the service does not return them.
 * @param service its address, if it differs from the pages' setting
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

/**
 * Settings with an administrator's links, at most a minute old. During an outage the last links
 * apply, so that a removed link does not reappear.
 */
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
