export declare function deviceMarks(): string[];
export declare function saveDeviceMark(mark: string | null | undefined): void;
export declare function withDeviceMarks(): {
    deviceMarks?: string[];
};
