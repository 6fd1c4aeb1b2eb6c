import { settings } from '@aranya/shared/config';
import { Link, useLocation, usePageTitle } from '@aranya/shared/navigation';
import { ArrowRightIcon, Button, PageColumn, Typography } from '@aranya/shared/ui/basics';
import { ContourBand } from '@aranya/shared/ui/states';
import { palette, styled } from '@aranya/shared/ui/theme';
import { PaperBackground } from '../page/paper-background';
import { useText } from '../texts';
import { AnnouncedEvents } from './announced-events';
import { nestedContent } from './nested-content';

const Top = styled('header')({
  position: 'relative',
  overflow: 'hidden',
  textAlign: 'center',
  color: '#fff',
  '& > svg': {
    position: 'absolute',
    insetInline: 0,
    bottom: 0,
    color: palette.moss200,
    opacity: 0.4,
  },
});

const Plate = styled('div')({
  width: 'min(100%, 320px)',
  marginInline: 'auto',
  '& svg': { display: 'block', width: '100%', height: 'auto' },
});

const Points = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  margin: theme.spacing(4, 0),
  padding: 0,
  listStyle: 'none',
  '& > li': { borderTop: `1.5px solid ${palette.forest600}`, paddingTop: theme.spacing(1.5) },
}));

/** Page of the three tabs beside Home; the path selects one. */
export default function NestedPage() {
  const { pathname } = useLocation();
  const { title, lead, Drawing, hasEvents, points, onward } = nestedContent(pathname);
  const text = useText();
  usePageTitle(text(title));
  const product = settings().brand.name;
  return (
    <>
      <Top>
        <ContourBand seed={title.length} />
        <PageColumn sx={{ pt: 4, pb: 8, position: 'relative' }}>
          <Typography variant="h1" sx={{ fontSize: '2.25rem' }}>
            {text(title)}
          </Typography>
          <Typography sx={{ mt: 1, color: palette.moss200 }}>{text(lead)}</Typography>
        </PageColumn>
      </Top>
      <PaperBackground>
        <PageColumn sx={{ py: 5 }}>
          <Plate>
            <Drawing />
          </Plate>
          <Points>
            {hasEvents && (
              <li>
                <AnnouncedEvents />
              </li>
            )}
            {points.map(({ name, text: point }) => (
              <li key={name}>
                <Typography variant="h5" component="h2">
                  {text(name)}
                </Typography>
                <Typography color="textSecondary" sx={{ mt: 0.5 }}>
                  {text(point, { product })}
                </Typography>
              </li>
            ))}
          </Points>
          <Button
            variant="contained"
            component={Link}
            to={onward.to}
            endIcon={<ArrowRightIcon size={20} />}
          >
            {text(onward.name)}
          </Button>
        </PageColumn>
      </PaperBackground>
    </>
  );
}
