import type { RemoteRoute } from '../remotes/registry';
import type { Language } from './languages';
export interface AddressParts {
    language: Language | undefined;
    path: string;
}
export declare function addressParts(pathname: string, offered?: readonly Language[]): AddressParts;
export declare function addressIn(language: Language, path: string): string;
export declare function comparable(pathname: string): string;
export declare function pathsInLanguages(routes: readonly RemoteRoute[]): (path: string) => boolean | undefined;
