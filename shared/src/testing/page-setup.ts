import '@testing-library/jest-dom';
import { providePageData } from '@aranya/shared/config';
import { configure } from '@testing-library/react';
import { testPageData } from './page-data';
import './few-styles';

// A dialog closes slowly on a busy machine; a test that waits in vain still ends.
configure({ asyncUtilTimeout: 10_000 });

beforeEach(() => providePageData(testPageData));
