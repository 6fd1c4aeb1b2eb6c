import { type PayloadAction } from '@reduxjs/toolkit';
export type Views = Record<string, unknown>;
export declare const viewsSlice: import("@reduxjs/toolkit").Slice<Views, {
    viewChosen: (views: {
        [x: string]: unknown;
    }, { payload }: PayloadAction<{
        name: string;
        view: unknown;
    }>) => void;
}, "views", "views", import("@reduxjs/toolkit").SliceSelectors<Views>>;
export declare const viewChosen: import("@reduxjs/toolkit").ActionCreatorWithPayload<{
    name: string;
    view: unknown;
}, "views/viewChosen">;
