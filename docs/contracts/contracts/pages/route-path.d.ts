export declare const RECORD_PATH = "/record/:formId";
export declare const hasParameter: (path: string) => boolean;
export declare const addressOfParameter: (path: string, value: string) => string;
export declare const EDIT_PARAMETER = "edit";
export declare const addressToEdit: (formId: string, recordId: string) => string;
export declare function ownsAddress(pathname: string): (route: {
    path: string;
}) => boolean;
export declare const addressOfSpecies: (scientificName: string) => string;
