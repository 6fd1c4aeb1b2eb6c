import { isOwnPath, type PublicCard } from '@aranya/shared/contracts';
import { Link } from '@aranya/shared/navigation';
import { ArrowRightIcon, Button, HiddenText, Written } from '@aranya/shared/ui/basics';
import type { ReactNode } from 'react';
import { CardGrid, PictureCard } from '../page/picture-card';
import { drawingOf } from './card-drawings';
import { cardNote } from './card-note';

interface PublishedCardsProps {
  cards: readonly PublicCard[];
  link: string;
  action: string;
}

/** Shows published cards, in the institute's order. */
export default function PublishedCards({ cards, link, action }: PublishedCardsProps) {
  return (
    <CardGrid>
      {cards.map((card) => (
        <li key={card.id}>
          <PictureCard
            wide={cards.length === 1}
            Drawing={drawingOf(card.picture)}
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
        </li>
      ))}
    </CardGrid>
  );
}

/** Shows a link to a page of this site, or to another site in a new tab. */
function WayOn({ to, children }: { to: string; children: ReactNode }) {
  const look = { variant: 'contained', endIcon: <ArrowRightIcon size={20} /> } as const;
  if (isOwnPath(to)) {
    return (
      <Button {...look} component={Link} to={to}>
        {children}
      </Button>
    );
  }
  return (
    <Button {...look} href={to} target="_blank" rel="noreferrer">
      {children}
    </Button>
  );
}
