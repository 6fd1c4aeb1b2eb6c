import { providePageData } from '@aranya/shared/config';
import { testPageData } from '@aranya/shared/testing';
import { saysReady } from './embedded-viewer';

test("recognises a remote's viewer on its own origin as ours", () => {
  const remoteOrigins = { 'mfe-commfor': 'https://commfor.aranya.example' };
  providePageData({ settings: { ...testPageData.settings, remoteOrigins } });
  expect(saysReady('https://commfor.aranya.example')).toBe(true);
  expect(saysReady(window.location.origin)).toBe(true);
  expect(saysReady('https://viewers.example')).toBe(false);
});
