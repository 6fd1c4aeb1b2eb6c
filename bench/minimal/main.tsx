import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import Button from '@mui/material/Button';
import CssBaseline from '@mui/material/CssBaseline';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

/** Baseline of the comparison: the smallest page with React and MUI, with a heading and a form. */

const nonce = document.querySelector<HTMLMetaElement>('meta[name="style-nonce"]')?.nonce;
const cache = createCache({ key: 'css', ...(nonce && { nonce }) });
const theme = createTheme();

function MinimalPage() {
  const [greeted, setGreeted] = useState('');
  return (
    <main>
      <Typography variant="h1">A heading</Typography>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          setGreeted('Hello');
        }}
      >
        <TextField label="Name" name="name" />
        <Button type="submit" variant="contained">
          Greet
        </Button>
      </form>
      <output>{greeted}</output>
    </main>
  );
}

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id root.');
createRoot(root).render(
  <CacheProvider value={cache}>
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <MinimalPage />
    </ThemeProvider>
  </CacheProvider>,
);
