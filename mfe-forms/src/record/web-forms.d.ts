/** The package of version 0.22 has no types. */
declare module '@getodk/web-forms' {
  import type { DefineComponent, Plugin } from 'vue';

  /** `ready`: the form is valid. */
  export interface ChunkedPayload {
    status: 'pending' | 'max-size-exceeded' | 'ready';
    /** Each with the part `xml_submission_file` and some of the files. */
    data: readonly FormData[];
  }

  export interface PreloadProperties {
    deviceID?: string;
    username?: string;
  }

  export interface EditInstanceOptions {
    resolveInstance: () => Promise<string>;
    attachmentFileNames: readonly string[];
    resolveAttachment: (name: string) => Promise<Response>;
  }

  interface OdkWebFormProps {
    formXml: string;
    /** The address has the scheme `jr:`. */
    fetchFormAttachment: (address: URL) => Promise<Response>;
    /** `BLANK`: a missing file is empty. */
    missingResourceBehavior?: 'BLANK' | 'ERROR';
    /** Bytes of one part of a record. */
    submissionMaxSize?: number;
    preloadProperties?: PreloadProperties;
    editInstance?: EditInstanceOptions;
    onSubmitChunked?: (payload: ChunkedPayload) => void;
  }

  export const OdkWebForm: DefineComponent<OdkWebFormProps>;
  export const webFormsPlugin: Plugin;
}
