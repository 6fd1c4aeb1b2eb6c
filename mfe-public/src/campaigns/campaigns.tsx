import fields from '@aranya/content/drawings/games/fields.svg';
import { CAMPAIGNS } from '@aranya/shared/contracts';
import { dateIn, useNumber, useReading } from '@aranya/shared/languages';
import { Typography } from '@aranya/shared/ui/basics';
import { AsOf } from '@aranya/shared/ui/states';
import { palette, styled } from '@aranya/shared/ui/theme';
import { CardsOrSamples } from '../cards/cards-or-samples';
import { usePublicCards } from '../cards/use-public-cards';
import { PageButton } from '../page/page-button';
import { CardGrid, PictureCard } from '../page/picture-card';
import { PublicPage } from '../page/public-page';
import { useText } from '../texts';
import { MailUpdatesButton } from './mail-updates-button';

const SAMPLE_DAY = '2027-07-15';

const Top = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(3),
  marginBottom: theme.spacing(5),
}));

const Counts = styled('dl')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(2, 6),
  margin: 0,
  '& > div': { display: 'flex', alignItems: 'baseline', gap: theme.spacing(1.5) },
  '& dd': {
    order: -1,
    margin: 0,
    fontFamily: theme.typography.h1.fontFamily,
    fontSize: '4rem',
    lineHeight: 1,
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums lining-nums',
    color: palette.forest600,
  },
}));

export default function Campaigns() {
  const number = useNumber();
  const text = useText();
  const { loading, cards, keptAt } = usePublicCards();
  const published = cards.campaigns;
  const counts =
    published.length > 0
      ? { active: published.filter(({ past }) => !past).length, total: published.length }
      : CAMPAIGNS;
  return (
    <PublicPage
      title={text('Campaigns')}
      lead={text(
        'One question, one region, many people: together their records give an answer that none could give alone.',
      )}
    >
      <Top>
        <Counts>
          <div>
            <Typography component="dt">{text('active campaigns')}</Typography>
            <dd>{loading ? '…' : number(counts.active)}</dd>
          </div>
          <div>
            <Typography component="dt">{text('total campaigns')}</Typography>
            <dd>{loading ? '…' : number(counts.total)}</dd>
          </div>
        </Counts>
        <MailUpdatesButton />
      </Top>
      <Typography variant="h2" sx={{ mb: 3 }}>
        {text('Open now')}
      </Typography>
      <AsOf at={keptAt} />
      <CardsOrSamples
        loading={loading}
        cards={published}
        link="/dashboard"
        action={text('Take part')}
        samples={<SampleCampaign />}
      />
    </PublicPage>
  );
}

const SampleDay = () => {
  const text = useText();
  const year = dateIn(useReading(), SAMPLE_DAY, { year: 'numeric', timeZone: 'UTC' });
  return (
    <time dateTime={SAMPLE_DAY}>
      <span>{text('15 July')}</span> {year}
    </time>
  );
};

const SampleCampaign = () => {
  const text = useText();
  return (
    <CardGrid>
      <PictureCard
        wide
        drawing={fields}
        title={text('Agricultural Inventory – Create Region Maps')}
        note={<SampleDay />}
        action={<PageButton to="/dashboard">{text('Take part')}</PageButton>}
      >
        {text(
          'Walk the edge of a field, name its crop, and add one more piece to the map of a region. No experience needed; the trial form shows how.',
        )}
      </PictureCard>
    </CardGrid>
  );
};
