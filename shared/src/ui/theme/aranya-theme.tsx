import { styleNonce } from '@aranya/shared/config';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/system';
import { type ReactNode, useState } from 'react';
import { theme } from './theme';

/** Theme and style cache for everything inside; once per page, by the owner of the page. */
export function AranyaTheme({ children }: { children: ReactNode }) {
  const [cache] = useState(() => {
    const nonce = styleNonce();
    return createCache({ key: 'aranya', ...(nonce && { nonce }) });
  });
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>{children}</ThemeProvider>
    </CacheProvider>
  );
}
