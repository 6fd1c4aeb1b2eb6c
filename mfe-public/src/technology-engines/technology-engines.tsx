import { withParts } from '@aranya/shared/languages';
import { Link } from '@aranya/shared/navigation';
import { ArrowRightIcon, Button, HiddenText, Typography } from '@aranya/shared/ui/basics';
import { ExternalButton } from '../page/external-button';
import { CardGrid, PictureCard } from '../page/picture-card';
import { PublicPage } from '../page/public-page';
import { useText } from '../texts';
import { type Engine, engines } from './engines';

function WayOn({ name, target }: Engine) {
  const text = useText();
  const open = withParts(text('Open<0> {engine}</0>', { engine: text(name) }), [
    <HiddenText key="engine" />,
  ]);
  if (target.kind === 'site') {
    return <ExternalButton href={target.href}>{open}</ExternalButton>;
  }
  if (target.kind === 'none') {
    return (
      <Typography variant="body2" sx={{ fontWeight: 600, py: 1.5 }}>
        {text('In preparation')}
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
      {open}
    </Button>
  );
}

/** Page with the six technologies of the platform. */
export default function TechnologyEngines() {
  const text = useText();
  return (
    <PublicPage
      title={text('Technology engines')}
      lead={text('Six ways of looking at the same forest. None replaces the person who is in it.')}
    >
      <HiddenText as="h2">{text('The six engines')}</HiddenText>
      <CardGrid>
        {engines().map((engine) => (
          <li key={engine.name}>
            <PictureCard
              Drawing={engine.Drawing}
              title={text(engine.name)}
              action={<WayOn {...engine} />}
            >
              {text(engine.text)}
            </PictureCard>
          </li>
        ))}
      </CardGrid>
    </PublicPage>
  );
}
