import {
  addressOfSpecies,
  listedSpecies,
  localNameIn,
  type OwnRecord,
  readableName,
  writtenLanguage,
} from '@aranya/shared/contracts';
import { languageOf, useReading } from '@aranya/shared/languages';
import { CheckIcon, EventIcon, InfoIcon, LockIcon } from '@aranya/shared/ui/basics';
import { palette, serif, styled } from '@aranya/shared/ui/theme';
import { isScientific } from '../points/records/scientific-name';
import { useText } from '../texts';
import { describeStatus } from './describe-status';
import { Press, PressLink } from './record-parts';
import { RecordPicture } from './record-picture';
import { RecordReview } from './record-review';
import { dayText, editAddress, formText, placeText } from './record-words';

const Item = styled('li')({
  display: 'grid',
  gridTemplateColumns: '88px minmax(0, 1fr)',
  columnGap: 16,
  padding: '16px 0',
  borderTop: `1px solid ${palette.sandBorder}`,
  // Keeps the row below the page's sticky bars when a link of the map scrolls to it.
  scrollMarginBlock: 88,
  '&:focus': { outline: `3px solid ${palette.marigold}`, outlineOffset: 4, borderRadius: 4 },
});

const Name = styled('h4')({
  margin: 0,
  fontFamily: serif,
  fontSize: '1.0625rem',
  fontWeight: 600,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
});

const Line = styled('p')({
  margin: '2px 0 0',
  color: palette.ink2,
  fontSize: '0.875rem',
  lineHeight: 1.45,
  overflowWrap: 'anywhere',
});

const Status = styled('p')({
  display: 'flex',
  gap: 6,
  margin: '6px 0 0',
  fontSize: '0.875rem',
  lineHeight: 1.45,
  '& svg': { flexShrink: 0, marginTop: 1 },
});

/** A word, because colour alone is not accessible. */
const New = styled('span')({
  display: 'inline-block',
  marginInlineEnd: 8,
  padding: '0 8px',
  borderRadius: 999,
  backgroundColor: palette.marigold,
  color: palette.ink,
  fontSize: '0.8125rem',
  fontWeight: 600,
});

const NameLink = styled('a')({ color: palette.teal600 });

/** Each status has its own icon, because colour alone is not accessible. */
const SIGNS = {
  received: EventIcon,
  counted: CheckIcon,
  coarse: LockIcon,
  'not-public': InfoIcon,
  'not-counted': InfoIcon,
} as const;

interface RecordItemProps {
  record: OwnRecord;
  onShow: (record: OwnRecord) => void;
  onDelete: (record: OwnRecord) => void;
  /** A reviewer decided after the person's last visit on this device. */
  isNew: boolean;
  onAnswered: () => void;
}

export function RecordItem({ record, onShow, onDelete, isNew, onAnswered }: RecordItemProps) {
  const reading = useReading();
  const text = useText();
  const [first] = record.species;
  const name = first ? readableName(first.speciesName) : '';
  const listed = listedSpecies(name);
  const localName = listed ? localNameIn(languageOf(reading), listed) : (first?.localName ?? null);
  const others = record.speciesCount - 1;
  const { label, sentence } = describeStatus(record, text);
  const toEdit = editAddress(record);
  const Sign = SIGNS[record.status];
  return (
    <Item tabIndex={-1}>
      <RecordPicture record={record} name={name || record.formTitle} />
      <div>
        <Name>
          {isNew && <New>{text('New')}</New>}
          {localName && (
            <>
              <span lang={writtenLanguage(localName)}>{localName}</span>{' '}
            </>
          )}
          {isScientific(name) ? (
            <NameLink href={addressOfSpecies(name)}>
              <em lang="la">{name}</em>
            </NameLink>
          ) : (
            <span lang={writtenLanguage(name || record.formTitle)} translate="no">
              {name || record.formTitle}
            </span>
          )}
        </Name>
        {others > 0 && <Line>{text('and {count} more species', { count: others })}</Line>}
        <Line>
          {dayText(record, reading)}
          {first?.place && ` · ${placeText(first.place)}`}
          {first && !first.place && ` · ${text('no place')}`}
        </Line>
        <Line>
          {formText(record, text)}
          {record.isEdited && ` · ${text('edited')}`}
        </Line>
        {record.isInCentral && record.photos.length === 0 && (
          <Line>{text('Its photos are in ODK Central.')}</Line>
        )}
        {record.unshownPhotos > 0 && (
          <Line>
            {text('{count, plural, one {# photo} other {# photos}} cannot be shown.', {
              count: record.unshownPhotos,
            })}
          </Line>
        )}
        <Status>
          <Sign size={18} />
          <span>
            <strong>{label}.</strong> {sentence}
          </span>
        </Status>
        <RecordReview record={record} onAnswered={onAnswered} />
        {record.hasIssues && <Line>{text('The institute has a question about this record.')}</Line>}
        {first?.place && (
          <Press type="button" onClick={() => onShow(record)}>
            {text('Show on the map')}
          </Press>
        )}
        {toEdit && <PressLink href={toEdit}>{text('Edit')}</PressLink>}
        {record.isDeletable && (
          <Press type="button" onClick={() => onDelete(record)}>
            {text('Delete')}
          </Press>
        )}
      </div>
    </Item>
  );
}
