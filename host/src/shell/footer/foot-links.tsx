import { Link } from '@aranya/shared/navigation';
import { useText } from '../../texts';
import type { SiteLink } from '../site-links';

interface FootLinksProps {
  links: readonly SiteLink[];
  /** Position of the terms among the links; they have no page yet. */
  termsOrder: number;
}

export function FootLinks({ links, termsOrder }: FootLinksProps) {
  const text = useText();
  const item = (link: SiteLink) => (
    <li key={link.name}>
      <Link to={link.to} state={link.state}>
        {link.name}
      </Link>
    </li>
  );
  return (
    <>
      {links.filter(({ order }) => order < termsOrder).map(item)}
      <li>
        <span>{text('Terms and Conditions')}</span>
      </li>
      {links.filter(({ order }) => order >= termsOrder).map(item)}
    </>
  );
}
