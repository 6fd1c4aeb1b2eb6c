import { type ComponentType } from 'react';
export interface MountOptions {
    parameters: Readonly<Record<string, string | undefined>>;
}
export interface MountedPage {
    unmount(): void;
}
export interface MountablePage {
    mount(element: HTMLElement, options: MountOptions): MountedPage;
}
export type PageModule<Props = object> = {
    default: ComponentType<Props>;
} | MountablePage;
export declare function pageOf<Props = object>(module: PageModule<Props>): ComponentType<Props>;
