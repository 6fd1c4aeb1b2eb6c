import { type WebForm } from '@aranya/shared/contracts';
export interface KeptForm {
    person: string;
    formId: string;
    form: WebForm;
    files: readonly {
        name: string;
        content: Blob;
    }[];
    bytes: number;
}
export declare const FORMS_DATABASE = "aranya-forms";
export declare function keepForm({ person, form, files }: Omit<KeptForm, 'formId' | 'bytes'>): Promise<void>;
export declare const keptForm: (person: string, formId: string) => Promise<KeptForm | undefined>;
export declare const keptForms: (person: string) => Promise<KeptForm[]>;
export declare function removeForm(person: string, formId: string): Promise<void>;
export declare function removeFormsOfOthers(person: string): Promise<void>;
export declare function isEngineKept(): Promise<boolean>;
