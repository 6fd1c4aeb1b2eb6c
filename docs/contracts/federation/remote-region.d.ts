import { type ComponentType, type ReactNode } from 'react';
interface RemoteRegionProps<Props extends object> {
    remote: string;
    expose: string;
    props?: Props;
    label: string;
    skeleton?: ReactNode;
    page?: ComponentType<{
        children: ReactNode;
    }>;
    kept?: ReactNode;
    failure?: unknown;
}
export declare function RemoteRegion<Props extends object>({ remote, expose, props, label, skeleton, page, kept, failure, }: RemoteRegionProps<Props>): string | number | bigint | true | import("react").JSX.Element | Iterable<ReactNode> | Promise<string | number | bigint | boolean | Iterable<ReactNode> | import("react").ReactElement<unknown, string | import("react").JSXElementConstructor<any>> | import("react").ReactPortal | null | undefined>;
export {};
