export interface FormCatalogueEntry {
    id: number;
    name: string;
    name2: string;
    formId: string;
    roleId: number;
    projectId: number;
    icon: string;
    location: 'other';
    languages?: readonly string[] | undefined;
}
export declare const TARGETED_FORMS: readonly FormCatalogueEntry[];
export declare const OPEN_FORMS: readonly FormCatalogueEntry[];
export declare const TRIAL_FORM: FormCatalogueEntry;
