import { withParts } from '@aranya/shared/languages';
import { HiddenText, Typography } from '@aranya/shared/ui/basics';
import { ExternalButton } from '../page/external-button';
import { PageButton } from '../page/page-button';
import { CardGrid, PictureCard } from '../page/picture-card';
import { PublicPage } from '../page/public-page';
import { useText } from '../texts';
import { type Engine, engines } from './engines';

function WayOn({ name, to, state, href }: Engine) {
  const text = useText();
  const open = withParts(text('Open<0> {engine}</0>', { engine: text(name) }), [
    <HiddenText key="engine" />,
  ]);
  if (href) return <ExternalButton href={href}>{open}</ExternalButton>;
  if (to) {
    return (
      <PageButton to={to} state={state} variant="outlined">
        {open}
      </PageButton>
    );
  }
  return (
    <Typography variant="body2" sx={{ fontWeight: 600, py: 1.5 }}>
      {text('In preparation')}
    </Typography>
  );
}

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
          <PictureCard
            key={engine.name}
            drawing={engine.drawing}
            title={text(engine.name)}
            action={<WayOn {...engine} />}
          >
            {text(engine.text)}
          </PictureCard>
        ))}
      </CardGrid>
    </PublicPage>
  );
}
