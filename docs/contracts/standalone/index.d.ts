import '@aranya/shared/ui/theme/fonts.css';
import '@aranya/shared/ui/theme/page.css';
import '@aranya/shared/provided-modules';
import { type Audience } from '@aranya/shared/contracts';
import { type ComponentType } from 'react';
export { pageOf } from '../federation/mounted-page';
export interface StandalonePage {
    path: string;
    also?: string[];
    name: string;
    Page: ComponentType;
    layout?: 'panel' | 'full';
    audience?: Audience;
}
export declare function runStandalone(remote: string, pages: StandalonePage[]): void;
