import { type Link, useLocation } from '@aranya/shared/navigation';
import type { ComponentProps, ComponentType } from 'react';
import { activeLink, type SiteLink } from './site-links';

interface PageLinksProps {
  links: readonly SiteLink[];
  as: ComponentType<ComponentProps<typeof Link>>;
}

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
