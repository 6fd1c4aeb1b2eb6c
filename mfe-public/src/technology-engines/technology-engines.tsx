import { Link } from '@aranya/shared/navigation';
import { ArrowRightIcon, Button, HiddenText, Typography } from '@aranya/shared/ui/basics';
import { ExternalButton } from '../page/external-button';
import { CardGrid, PictureCard } from '../page/picture-card';
import { PublicPage } from '../page/public-page';
import { type Engine, engines } from './engines';

function WayOn({ name, target }: Engine) {
  const toEngine = <HiddenText>&nbsp;{name}</HiddenText>;
  if (target.kind === 'site') {
    return <ExternalButton href={target.href}>Open{toEngine}</ExternalButton>;
  }
  if (target.kind === 'none') {
    return (
      <Typography variant="body2" sx={{ fontWeight: 600, py: 1.5 }}>
        In preparation
      </Typography>
    );
  }
  return (
    <Button
      variant="outlined"
      component={Link}
      to={target.to}
      state={target.state}
      endIcon={<ArrowRightIcon size={20} />}
    >
      Open{toEngine}
    </Button>
  );
}

/** The six technologies on which the platform stands. */
export default function TechnologyEngines() {
  return (
    <PublicPage
      title="Technology engines"
      lead="Six ways of looking at the same forest. None replaces the person who is in it."
    >
      <HiddenText as="h2">The six engines</HiddenText>
      <CardGrid>
        {engines().map((engine) => (
          <li key={engine.name}>
            <PictureCard
              Drawing={engine.Drawing}
              title={engine.name}
              action={<WayOn {...engine} />}
            >
              {engine.text}
            </PictureCard>
          </li>
        ))}
      </CardGrid>
    </PublicPage>
  );
}
