import { LICENCE_FACTS } from '@aranya/shared/contracts';
import type { ExploreRecord } from '@aranya/shared/contracts/explore';
import { Link, usePageTitle } from '@aranya/shared/navigation';
import { MuiLink, Written } from '@aranya/shared/ui/basics';
import { palette, styled } from '@aranya/shared/ui/theme';
import { getRecord, photoAddress } from '../explore-calls';
import { ExplorePage, Facts, Sides, ToExplore } from '../page/explore-page';
import { PublicMap } from '../page/public-map';
import { QuestionPage } from '../page/question-page';
import { useText } from '../texts';
import { useDates } from '../words/month-words';
import { NamedSpecies, SpeciesLink } from '../words/named-species';
import { placeName, useCoarseWords } from '../words/place-words';

const Photo = styled('img')({
  display: 'block',
  width: '100%',
  maxHeight: 420,
  objectFit: 'contain',
  marginBottom: 16,
  backgroundColor: palette.sand,
  border: `1px solid ${palette.sandBorder}`,
  borderRadius: 8,
});

/** In degrees, half of the side of the box around an exact place. */
const AROUND = 0.02;

/** Decimals: an exact place to about ten metres, the middle of a cell to 100 metres. */
const DIGITS = { exact: 4, coarse: 3 } as const;

function boxAround({ latitude, longitude, coarseSide }: ExploreRecord) {
  const half = coarseSide > 0 ? coarseSide / 2 : AROUND;
  return {
    west: longitude - half,
    south: latitude - half,
    east: longitude + half,
    north: latitude + half,
  };
}

function RecordFacts({ record }: { record: ExploreRecord }) {
  const text = useText();
  const dates = useDates();
  const coarse = useCoarseWords()(record);
  const { latitude, longitude, coarseSide, block, source, licence, isConfirmed } = record;
  const digits = coarseSide > 0 ? DIGITS.coarse : DIGITS.exact;
  return (
    <Facts>
      <dt>{text('Species')}</dt>
      <dd>
        <SpeciesLink names={record} />
        {isConfirmed != null && (
          <div>{isConfirmed ? text('Confirmed by a reviewer') : text('Not yet checked')}</div>
        )}
      </dd>
      <dt>{text('Date')}</dt>
      <dd>{record.date ? dates.written(record.date) : text('No date')}</dd>
      <dt>{text('Place')}</dt>
      <dd>
        <Written otherwise={text('Outside of the known districts')}>{placeName(record)}</Written>
        {block && (
          <>
            {' · '}
            <MuiLink component={Link} to={`/places/${block.id}`}>
              {text('All species of this block')}
            </MuiLink>
          </>
        )}
      </dd>
      <dt>{coarse ? text('Middle of the cell') : text('Position')}</dt>
      <dd>
        {latitude.toFixed(digits)}, {longitude.toFixed(digits)}
        {coarse && <div>{coarse}</div>}
      </dd>
      <dt>{text('Source')}</dt>
      <dd>
        <Written>{source.name}</Written>
      </dd>
      <dt>{text('Licence')}</dt>
      <dd>
        {licence ? (
          <MuiLink href={LICENCE_FACTS[licence].address} target="_blank" rel="noreferrer">
            {LICENCE_FACTS[licence].name}
          </MuiLink>
        ) : (
          text('No licence yet, so it is in no download')
        )}
      </dd>
    </Facts>
  );
}

function Shown({ record }: { record: ExploreRecord }) {
  const text = useText();
  usePageTitle(record.speciesName);
  return (
    <ExplorePage before={<ToExplore />} title={<NamedSpecies names={record} />}>
      <Sides>
        <div>
          {record.hasPhoto && (
            <Photo
              src={photoAddress(record.id)}
              alt={text('Photo of {species}', { species: record.speciesName })}
            />
          )}
          <RecordFacts record={record} />
        </div>
        <PublicMap
          filter={{ species: record.speciesName.replaceAll(' ', '_') }}
          label={text('Map around the record')}
          box={boxAround(record)}
          shows="box"
        />
      </Sides>
    </ExplorePage>
  );
}

export default function RecordPage() {
  const text = useText();
  return (
    <QuestionPage parameter="id" ask={getRecord} unknown={text('This record is not public')}>
      {(record) => <Shown record={record} />}
    </QuestionPage>
  );
}
