import { type ReactNode } from 'react';
interface TabPanelsProps {
    label: string;
    tabs: {
        id: string;
        label: ReactNode;
        content: ReactNode;
    }[];
    initialId?: string;
    selectedId?: string;
    onSelect?: (id: string) => void;
}
export declare function TabPanels({ label, tabs, initialId, selectedId, onSelect }: TabPanelsProps): import("react").JSX.Element;
export {};
