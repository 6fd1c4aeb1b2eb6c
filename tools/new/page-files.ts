import { componentOf, titleOf } from './names';

const page = (
  name: string,
) => `import { PageColumn, PaperPanel, Typography } from '@aranya/shared/ui/basics';

/** Page ${titleOf(name)}. */
export default function ${componentOf(name)}() {
  return (
    <PageColumn sx={{ py: 6 }}>
      <PaperPanel>
        <Typography variant="h1">${titleOf(name)}</Typography>
        <Typography color="textSecondary" sx={{ mt: 2 }}>
          This page is new.
        </Typography>
      </PaperPanel>
    </PageColumn>
  );
}
`;

const test = (name: string) => `import { renderPage } from '@aranya/shared/testing';
import { screen } from '@testing-library/react';
import ${componentOf(name)} from './${name}';

test('shows its heading', () => {
  renderPage(<${componentOf(name)} />);
  expect(screen.getByRole('heading', { level: 1, name: '${titleOf(name)}' })).toBeVisible();
});
`;

export const pageFiles = (name: string): Record<string, string> => ({
  [`src/${name}/${name}.tsx`]: page(name),
  [`src/${name}/${name}.test.tsx`]: test(name),
});

export const pageEntry = (name: string) => ({
  expose: `./${name}`,
  file: `${name}/${name}.tsx`,
  routes: [
    {
      path: `/${name}`,
      viewport: 'any',
      audience: 'anyone',
      title: titleOf(name),
      description: `${titleOf(name)}: a new page.`,
      links: [{ place: 'foot', order: 50 }],
    },
  ],
});
