import '@testing-library/jest-dom';
import { providePageData } from '@aranya/shared/config';
import { testPageData } from './page-data';

beforeEach(() => providePageData(testPageData));
