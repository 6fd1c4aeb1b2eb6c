import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { withoutNames } from './router-names';

it('drops the names and says that what React makes does nothing by itself', () => {
  const built = withoutNames(
    'var Form = React10.forwardRef(\n  () => null\n);\nForm.displayName = "Form";\nvar kept = 1;',
  );
  expect(built).toBe(
    'var Form = /* @__PURE__ */ React10.forwardRef(\n  () => null\n);\n\nvar kept = 1;',
  );
});

it('knows how the installed version names its parts', () => {
  const folder = path.join(
    createRequire(require.resolve('react-router-dom')).resolve('react-router/package.json'),
    '../dist/production',
  );
  const parts = readdirSync(folder).filter((name) => name.endsWith('.mjs'));
  const built = parts.map((name) => withoutNames(readFileSync(path.join(folder, name), 'utf8')));
  expect(built.join('')).not.toMatch(/^\w+\.displayName/m);
  expect(built.join('')).toContain('/* @__PURE__ */ React');
});

it('refuses a name that it does not understand', () => {
  expect(() => withoutNames('Form.displayName = nameOf(Form);')).toThrow('router-names.ts');
});
