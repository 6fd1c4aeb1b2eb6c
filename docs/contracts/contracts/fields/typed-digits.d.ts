export declare const asciiDigits: (typed: string) => string;
export declare const compactPhoneNumber: (typed: string) => string;
