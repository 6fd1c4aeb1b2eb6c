import { styleNonce } from '@aranya/shared/config';
import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { type ReactNode, useState } from 'react';
import { theme } from './theme';

interface AranyaThemeProps {
  /** Collects the styles if there is no document. */
  cache?: EmotionCache;
  children: ReactNode;
}

/** Once per page, by the owner of the page. */
export function AranyaTheme({ cache: given, children }: AranyaThemeProps) {
  const [cache] = useState(() => {
    if (given) return given;
    const nonce = styleNonce();
    return createCache({ key: 'aranya', ...(nonce && { nonce }) });
  });
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>{children}</ThemeProvider>
    </CacheProvider>
  );
}
