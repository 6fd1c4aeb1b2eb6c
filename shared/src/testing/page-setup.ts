import '@testing-library/jest-dom';
import { providePageData } from '@aranya/shared/config';
import { configure } from '@testing-library/react';
import { testPageData } from './page-data';
import './few-styles';

// A busy machine takes its time to close a dialog; a test that waits without success still ends.
configure({ asyncUtilTimeout: 10_000 });

beforeEach(() => providePageData(testPageData));
