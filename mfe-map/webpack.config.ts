import { remote } from '@aranya/shared/build';

export default remote(import.meta.dirname, {
  embed: { script: './src/embed/script.ts', types: './src/embed/types/embed.d.ts' },
});
