export declare function speciesLetter(speciesName: string): string;
