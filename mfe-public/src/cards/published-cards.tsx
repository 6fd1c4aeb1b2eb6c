import { isOwnPath, type PublicCard } from '@aranya/shared/contracts';
import { ArrowRightIcon, Button, HiddenText, Written } from '@aranya/shared/ui/basics';
import type { ReactNode } from 'react';
import { PageButton } from '../page/page-button';
import { CardGrid, PictureCard } from '../page/picture-card';
import { drawingOf } from './card-drawings';
import { cardNote } from './card-note';

interface PublishedCardsProps {
  cards: readonly PublicCard[];
  link: string;
  action: string;
}

/** In the institute's order. */
export default function PublishedCards({ cards, link, action }: PublishedCardsProps) {
  return (
    <CardGrid>
      {cards.map((card) => (
        <PictureCard
          key={card.id}
          wide={cards.length === 1}
          drawing={drawingOf(card.picture)}
          title={<Written>{card.title}</Written>}
          note={cardNote(card)}
          action={
            <WayOn to={card.link || link}>
              {action}
              <HiddenText>
                {' '}
                <Written>{card.title}</Written>
              </HiddenText>
            </WayOn>
          }
        >
          <Written>{card.text}</Written>
        </PictureCard>
      ))}
    </CardGrid>
  );
}

function WayOn({ to, children }: { to: string; children: ReactNode }) {
  if (isOwnPath(to)) return <PageButton to={to}>{children}</PageButton>;
  return (
    <Button
      variant="contained"
      endIcon={<ArrowRightIcon size={20} />}
      href={to}
      target="_blank"
      rel="noreferrer"
    >
      {children}
    </Button>
  );
}
