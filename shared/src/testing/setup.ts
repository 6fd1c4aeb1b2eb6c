// Half a second of a processor for each file. One that renders nothing does without, or imports `@aranya/shared/testing`.
if (expect.getState().testPath?.endsWith('.tsx')) require('./page-setup');
