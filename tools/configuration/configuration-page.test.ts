import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Environment } from '../../server/src/platform/configuration/environment';
import { FrontEndEnvironment } from '../../server/src/platform/configuration/front-end-environment';
import { serveEnvironment } from '../serve/environment';
import { frontEndSettings } from '../serve/front-end-settings';
import { configurationPage } from './configuration-page';

test('keeps docs/configuration.md equal to the schemas; otherwise run npm run configuration', () => {
  const page = path.join(import.meta.dirname, '../../docs/configuration.md');
  expect(readFileSync(page, 'utf8')).toBe(configurationPage());
});

test('describes every variable', () => {
  for (const schema of [Environment, FrontEndEnvironment]) {
    for (const [name, field] of Object.entries(schema.shape)) {
      expect([name, field.description]).toEqual([name, expect.stringMatching(/\.$/)]);
    }
  }
});

test("includes no secret in the page's settings", () => {
  const secrets = {
    ARANYA_SECRET: 'hidden, and long enough to be a secret',
    ARANYA_SMS_AUTHORIZATION: 'Bearer hidden',
    ARANYA_OIDC_CLIENT_SECRET: 'hidden',
    DATABASE_URL: 'postgresql://aranya:hidden@localhost/aranya',
    AWS_SECRET_ACCESS_KEY: 'hidden',
  };
  const settings = frontEndSettings(
    serveEnvironment({ ...secrets, ARANYA_OIDC_ISSUER: 'https://id.example.org' }),
  );
  expect(JSON.stringify(settings)).not.toContain('hidden');
});
