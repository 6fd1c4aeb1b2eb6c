import { remote } from '@aranya/shared/build';

export default remote(import.meta.dirname, {
  './people': './src/exposes/people.tsx',
  './forms': './src/exposes/forms.tsx',
  './gaps': './src/exposes/gaps.tsx',
  './cards': './src/exposes/cards.tsx',
  './imports': './src/exposes/imports.tsx',
});
