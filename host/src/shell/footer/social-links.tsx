import { settings } from '@aranya/shared/config';
import { drawIcon, HiddenText } from '@aranya/shared/ui/basics';
import { palette, plainList, styled } from '@aranya/shared/ui/theme';
import { useText } from '../../texts';

const InstagramIcon = drawIcon([
  'M8 3.5h8A4.5 4.5 0 0 1 20.5 8v8a4.5 4.5 0 0 1-4.5 4.5H8A4.5 4.5 0 0 1 3.5 16V8A4.5 4.5 0 0 1 8 3.5Z',
  'M12 15.8a3.8 3.8 0 1 0 0-7.6 3.8 3.8 0 0 0 0 7.6Z',
  'M16.9 7v.2',
]);
const YouTubeIcon = drawIcon([
  'M6 5.5h12a3.5 3.5 0 0 1 3.5 3.5v6a3.5 3.5 0 0 1-3.5 3.5H6A3.5 3.5 0 0 1 2.5 15V9A3.5 3.5 0 0 1 6 5.5Z',
  'M10.2 9.2v5.6l4.8-2.8-4.8-2.8Z',
]);
const GitHubIcon = drawIcon([
  'M9.5 20.5v-3c-.6-1-.4-1.6.2-2.2C6.8 14.9 5 13.4 5 10.4c0-1.3.4-2.3 1.2-3.2-.2-.9-.1-2 .3-3 1.2.1 2.2.6 3 1.2a9 9 0 0 1 5 0c.8-.6 1.8-1.1 3-1.2.4 1 .5 2.1.3 3 .8.9 1.2 1.9 1.2 3.2 0 3-1.8 4.5-4.7 4.9.6.6.8 1.2.2 2.2v3',
  'M9.5 18.2c-2.3.7-3.6-.2-4.5-2',
]);
const XIcon = drawIcon([
  'M4.5 4.5h3.2l11.8 15h-3.2l-11.8-15Z',
  'M18.8 4.5 12.9 11',
  'M10.9 13.2 5.2 19.5',
]);
const LinkedInIcon = drawIcon([
  'M6 3.5h12A2.5 2.5 0 0 1 20.5 6v12a2.5 2.5 0 0 1-2.5 2.5H6A2.5 2.5 0 0 1 3.5 18V6A2.5 2.5 0 0 1 6 3.5Z',
  'M7.8 10.5v6',
  'M7.8 7.4v.1',
  'M11.5 16.5v-6',
  'M11.5 13.2c0-1.7 1-2.7 2.4-2.7s2.4 1 2.4 2.7v3.3',
]);

const List = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  ...plainList,
  '& a': {
    display: 'grid',
    placeItems: 'center',
    width: 44,
    height: 44,
    color: 'inherit',
    borderRadius: '50%',
    border: `1px solid ${palette.moss200}55`,
    transition: 'background-color 150ms ease-out',
  },
  '& a:hover': { backgroundColor: palette.forest700 },
});

const PLACES = [
  { name: 'Instagram', key: 'instagram', Icon: InstagramIcon },
  { name: 'YouTube', key: 'youtube', Icon: YouTubeIcon },
  { name: 'GitHub', key: 'github', Icon: GitHubIcon },
  { name: 'X', key: 'x', Icon: XIcon },
  { name: 'LinkedIn', key: 'linkedin', Icon: LinkedInIcon },
] as const;

/** Without an address, a demonstration explains the setting; production hides the icon. */
export function SocialLinks({ className }: { className?: string }) {
  const text = useText();
  const { links, missingLinkPage } = settings();
  const places = PLACES.flatMap((place) => {
    const href = links[place.key] || missingLinkPage;
    return href ? [{ ...place, href }] : [];
  });
  if (places.length === 0) return null;
  return (
    <List className={className} aria-label={text('Social media')}>
      {places.map(({ name, key, href, Icon }) => (
        <li key={key}>
          <a href={href} target="_blank" rel="noreferrer">
            <Icon size={22} />
            <HiddenText>{text('{name} (opens in a new tab)', { name })}</HiddenText>
          </a>
        </li>
      ))}
    </List>
  );
}
