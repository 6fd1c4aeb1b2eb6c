import { type FrontEndSettings, SiteLinksAnswer } from '@aranya/shared/contracts';
import { answerFrom, askedEachMinute } from './prerendering/asked-each-minute';

/**
 * The settings with the links that an administrator wrote; undefined where the service does not tell them.
 * @param service its address, where it is not asked at the one that pages have
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
 * The settings with the links that an administrator wrote, a minute ago at most. Where the service does not answer,
 * the last ones that it told hold: a link that was taken away does not come back by itself.
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
