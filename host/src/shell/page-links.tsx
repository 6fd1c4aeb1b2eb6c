import { type Link, useLocation } from '@aranya/shared/navigation';
import type { ComponentProps, ComponentType } from 'react';
import { activeLink, type SiteLink } from './site-links';

interface PageLinksProps {
  links: readonly SiteLink[];
  /** How each link is drawn. */
  as: ComponentType<ComponentProps<typeof Link>>;
}

/** Links of the shell as a list; that of the page which is shown is marked. */
export function PageLinks({ links, as: PageLink }: PageLinksProps) {
  const { pathname } = useLocation();
  const active = activeLink(links, pathname);
  return (
    <ul>
      {links.map((link) => (
        <li key={link.to}>
          <PageLink
            to={link.to}
            state={link.state}
            aria-current={link === active ? 'page' : undefined}
          >
            {link.name}
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
