import { remote } from '@aranya/shared/build';

export default remote(import.meta.dirname, {
  './home': './src/exposes/home.tsx',
  './landing': './src/exposes/landing.tsx',
  './about': './src/exposes/about.tsx',
  './need-discovery': './src/exposes/need-discovery.tsx',
  './science': './src/exposes/science.tsx',
  './play': './src/exposes/play.tsx',
  './campaigns': './src/exposes/campaigns.tsx',
  './gap-table': './src/exposes/gap-table.tsx',
  './stay-tuned': './src/exposes/stay-tuned.tsx',
  './films': './src/exposes/films.tsx',
  './activities': './src/exposes/activities.tsx',
  './n-act': './src/exposes/n-act.tsx',
  './n-fold': './src/exposes/n-fold.tsx',
  './technology-engines': './src/exposes/technology-engines.tsx',
  './contact-us': './src/exposes/contact-us.tsx',
  './privacy-policy': './src/exposes/privacy-policy.tsx',
  './nested-page': './src/exposes/nested-page.tsx',
});
