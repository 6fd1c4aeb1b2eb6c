// Preparing the page takes half a second of processor time per test file, so only `.tsx` tests get
// it. Others can import `@aranya/shared/testing`.
if (expect.getState().testPath?.endsWith('.tsx')) require('./page-setup');
