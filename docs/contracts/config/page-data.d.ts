import type { FrontEndSettings, HomeStatistics, Registry } from '@aranya/shared/contracts';
export declare const PAGE_DATA_ID = "aranya-page";
export interface PageData {
    settings: FrontEndSettings;
    registry?: Registry | undefined;
    statistics?: HomeStatistics | undefined;
}
export declare function pageData(): PageData;
export declare function readPageData(text: string, hostname: string): PageData;
export declare function providePageData(data: PageData): void;
export declare const settings: () => FrontEndSettings;
