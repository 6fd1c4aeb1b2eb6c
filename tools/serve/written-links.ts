import { type FrontEndSettings, SiteLinksAnswer } from '@aranya/shared/contracts';
import { answerFrom, askedEachMinute } from './prerendering/asked-each-minute';

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
    const { administration, accounts } = settings.services;
    const answer = await answerFrom(`${administration ?? accounts}/site-links`).catch(() => null);
    const read = SiteLinksAnswer.safeParse(answer);
    if (read.success) last = { ...settings, links: { ...settings.links, ...read.data.links } };
    return last;
  }, repeat);
  return () => known() ?? settings;
}
