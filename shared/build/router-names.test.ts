import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { withoutFrameworks, withoutNames } from './router-names';

it('drops the names and says that what React makes does nothing by itself', () => {
  const built = withoutNames(
    'var Form = React10.forwardRef(\n  () => null\n);\nForm.displayName = "Form";\nvar kept = 1;',
  );
  expect(built).toBe(
    'var Form = /* @__PURE__ */ React10.forwardRef(\n  () => null\n);\n\nvar kept = 1;',
  );
});

/** Sources of the installed version. */
function installedParts() {
  const folder = path.join(
    createRequire(require.resolve('react-router-dom')).resolve('react-router/package.json'),
    '../dist/production',
  );
  const names = readdirSync(folder).filter((name) => name.endsWith('.mjs'));
  return names.map((name) => readFileSync(path.join(folder, name), 'utf8'));
}

it('knows what of the links of the installed version only frameworks use', () => {
  const links = installedParts().find((part) => part.includes('LinkWithRef')) ?? '';
  const built = withoutFrameworks(links);
  expect(built).not.toMatch(/shouldPrefetch &&|prefetchRef\)|createElement\(RSCErrorHandler/);
  // A second time there is nothing of it left.
  expect(() => withoutFrameworks(built)).toThrow('This version of React Router lacks');
});

it('knows how the installed version names its parts', () => {
  const built = installedParts().map(withoutNames);
  expect(built.join('')).not.toMatch(/^\w+\.displayName/m);
  expect(built.join('')).toContain('/* @__PURE__ */ React');
});

it('refuses a name that it does not understand', () => {
  expect(() => withoutNames('Form.displayName = nameOf(Form);')).toThrow('router-names.ts');
});
