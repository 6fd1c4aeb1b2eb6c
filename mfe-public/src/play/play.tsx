import consent from '@aranya/content/drawings/games/consent.svg';
import vanaVerse from '@aranya/content/drawings/games/vana-verse.svg';
import { message } from '@aranya/shared/languages';
import { Button, HiddenText, PlayIcon, Typography } from '@aranya/shared/ui/basics';
import { MessageDialog } from '@aranya/shared/ui/overlays';
import { useState } from 'react';
import { CardGrid, PictureCard } from '../page/picture-card';
import { PublicPage } from '../page/public-page';
import { useText } from '../texts';

const GAMES = [
  {
    name: 'Consent',
    text: message(
      'Nine seats around one tree. Each player holds a part of what a village needs to know, and nothing is decided until everyone has understood and agreed.',
    ),
    drawing: consent,
  },
  {
    name: 'VanaVerse',
    text: message(
      'A small world with a forest on top. Find its species in your own surroundings, bring them home as records, and watch the forest of the world grow.',
    ),
    drawing: vanaVerse,
  },
] as const;

export default function Play() {
  const text = useText();
  const [asked, setAsked] = useState('');
  return (
    <PublicPage
      title={text('Play for good')}
      lead={text('Games that teach what a form cannot: to look, to wait, and to agree.')}
    >
      <HiddenText as="h2">{text('Two games')}</HiddenText>
      <CardGrid>
        {GAMES.map(({ name, text: game, drawing }) => (
          <PictureCard
            key={name}
            drawing={drawing}
            title={name}
            action={
              <Button
                variant="contained"
                startIcon={<PlayIcon size={20} />}
                aria-label={text('Play {game}', { game: name })}
                onClick={() => setAsked(name)}
              >
                {text('Play')}
              </Button>
            }
          >
            {text(game)}
          </PictureCard>
        ))}
      </CardGrid>
      <MessageDialog
        message={asked && text('{game} is not open yet.', { game: asked })}
        onClose={() => setAsked('')}
      >
        <Typography>
          {text('The game is still being made. It opens here when it is ready.')}
        </Typography>
      </MessageDialog>
    </PublicPage>
  );
}
