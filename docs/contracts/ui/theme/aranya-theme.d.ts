import { type EmotionCache } from '@emotion/cache';
import { type ReactNode } from 'react';
interface AranyaThemeProps {
    cache?: EmotionCache;
    children: ReactNode;
}
export declare function AranyaTheme({ cache: given, children }: AranyaThemeProps): import("react").JSX.Element;
export {};
