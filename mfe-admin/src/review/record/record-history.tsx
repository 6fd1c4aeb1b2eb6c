import type { ReviewEvent } from '@aranya/shared/contracts/review';
import { message, type TextOf } from '@aranya/shared/languages';
import { Typography, Written, withDistinctKeys } from '@aranya/shared/ui/basics';
import { palette, plainList, styled } from '@aranya/shared/ui/theme';
import { Section } from '../../frame/section';
import { momentInWords } from '../../table/words';
import { useText } from '../../texts';
import { CENTRAL_WORDS, Comment, SpeciesName, STATUS_WORDS } from '../words/review-words';

const Events = styled('ol')({
  ...plainList,
  '& li': {
    padding: '8px 0',
    borderTop: `1px solid ${palette.sandBorder}`,
    overflowWrap: 'anywhere',
  },
});

const KIND_WORDS: Readonly<Record<Exclude<ReviewEvent['kind'], 'identified'>, string>> = {
  received: message('Received'),
  edited: message('Edited by the collector'),
  hidden: message('Hidden'),
  restored: message('Restored'),
  coarsened: message('The place was made rough'),
  exact: message('The place is exact again'),
  asked: message('The collector was asked'),
  answered: message('The collector answered'),
  noted: message('The state of ODK Central was kept'),
};

function kindInWords({ kind, status, inCentral }: ReviewEvent, text: TextOf): string {
  if (kind === 'noted' && inCentral) {
    return text(inCentral === 'comment' ? message('Comment') : CENTRAL_WORDS[inCentral]);
  }
  return text(kind === 'identified' ? STATUS_WORDS[status ?? 'waiting'] : KIND_WORDS[kind]);
}

export function RecordHistory({ events }: { events: readonly ReviewEvent[] }) {
  const text = useText();
  return (
    <Section title={text('History')}>
      <Events>
        {withDistinctKeys(events, ({ at, kind }) => `${at} ${kind}`).map(({ key, entry }) => (
          <li key={key}>
            <strong>
              {entry.inCentral
                ? text('In ODK Central: {event}', { event: kindInWords(entry, text) })
                : kindInWords(entry, text)}
            </strong>
            {entry.species && (
              <>
                {': '}
                <SpeciesName>{entry.species}</SpeciesName>
              </>
            )}
            {' · '}
            {momentInWords(entry.at)}
            {!entry.inCentral && (
              <>
                {' · '}
                <Written otherwise={text('Deleted account')}>{entry.by}</Written>
              </>
            )}
            {entry.text && (
              <Typography sx={{ whiteSpace: 'pre-line' }}>
                <Comment>{entry.text}</Comment>
              </Typography>
            )}
          </li>
        ))}
      </Events>
    </Section>
  );
}
