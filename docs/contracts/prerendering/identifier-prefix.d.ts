export declare const identifierPrefix: (application: 'desktop' | 'mobile') => "" | "m";
