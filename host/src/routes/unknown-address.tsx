import { hasParameter } from '@aranya/shared/contracts';
import { withParts } from '@aranya/shared/languages';
import { Link, useApplication, useLocation } from '@aranya/shared/navigation';
import { useSession } from '@aranya/shared/session';
import { Typography } from '@aranya/shared/ui/basics';
import { palette, styled } from '@aranya/shared/ui/theme';
import { useId, useState } from 'react';
import { useText } from '../texts';
import { likelyPage, pagesWith } from './likely-page';
import { chooseRoute, type RoutesByPath } from './routes-by-path';

const PageLink = styled(Link)({ color: palette.forest600, fontWeight: 600 });

const Search = styled('input')({
  display: 'block',
  width: '100%',
  minHeight: 48,
  marginTop: 4,
  padding: '8px 14px',
  font: 'inherit',
  color: 'inherit',
  backgroundColor: '#fff',
  border: `1.5px solid ${palette.forest600}`,
  borderRadius: 8,
});

const Found = styled('ul')({
  listStyle: 'none',
  margin: '12px 0 0',
  padding: 0,
  '& a': { display: 'inline-block', paddingBlock: 10 },
  '& li': { borderTop: `1px solid ${palette.sandBorder}`, paddingBottom: 8 },
});

function usePages(routes: RoutesByPath) {
  const application = useApplication();
  const session = useSession();
  return [...routes.keys()].flatMap((path) => {
    if (hasParameter(path)) return [];
    const choice = chooseRoute(path, routes, application, session);
    return choice.kind === 'page' ? [{ ...choice.route, path }] : [];
  });
}

export default function UnknownAddress({ routes }: { routes: RoutesByPath }) {
  const { pathname } = useLocation();
  const text = useText();
  const [words, setWords] = useState('');
  const searchId = useId();
  const pages = usePages(routes);
  const likely = likelyPage(pathname, pages);
  const found = pagesWith(words, pages);
  return (
    <>
      {likely && (
        <Typography sx={{ mb: 2 }}>
          {withParts(text('Did you mean <0>{page}</0>?', { page: likely.title }), [
            <PageLink key="page" to={likely.path} />,
          ])}
        </Typography>
      )}
      <label htmlFor={searchId}>{text('Search the pages')}</label>
      <Search
        id={searchId}
        type="search"
        maxLength={100}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <Found aria-label={text('Pages')}>
        {found.map(({ path, title, description }) => (
          <li key={path}>
            <PageLink to={path}>{title}</PageLink>
            <Typography variant="body2" color="textSecondary">
              {description}
            </Typography>
          </li>
        ))}
      </Found>
      <Typography role="status" sx={{ mt: 2 }}>
        {found.length === 0 && text('No page has these words. Try fewer, or go to the home page.')}
      </Typography>
    </>
  );
}
