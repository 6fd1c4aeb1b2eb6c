import type { Language } from '../languages/languages';
import type { RemoteRoute } from '../remotes/registry';
import type { FrontEndSettings } from './settings';
export interface HeadElement {
    tag: 'meta' | 'link';
    key: 'name' | 'property' | 'rel' | 'hreflang';
    name: string;
    value: string | undefined;
}
export interface PageHead {
    title: string;
    language: string;
    elements: HeadElement[];
}
export interface PageSite {
    brand: string;
    address?: string | undefined;
    languages?: readonly Language[] | undefined;
}
export declare function siteOf({ brand, host, languages, }: Pick<FrontEndSettings, 'brand' | 'host' | 'languages'>): PageSite;
export declare function canonicalPath(route: RemoteRoute, routes: readonly RemoteRoute[]): string | undefined;
export interface ListedPage {
    path: string;
    languages: Language[];
}
export declare function listedPages(routes: readonly RemoteRoute[], offered?: readonly Language[]): ListedPage[];
export declare function pageHead(route: RemoteRoute | undefined, routes: readonly RemoteRoute[], site: PageSite, read?: Language): PageHead;
