/** Types of the used part of ODK Web Forms, because the package of version 0.22 has none. */
declare module '@getodk/web-forms' {
  import type { DefineComponent, Plugin } from 'vue';

  /** The finished record. `ready`: the form is valid. */
  export interface ChunkedPayload {
    status: 'pending' | 'max-size-exceeded' | 'ready';
    /** Each with the part `xml_submission_file` and some of the files. */
    data: readonly FormData[];
  }

  /** Values for the form's preloaded properties. */
  export interface PreloadProperties {
    deviceID?: string;
    username?: string;
  }

  /** A record to edit. */
  export interface EditInstanceOptions {
    /** Returns the XML of the record. */
    resolveInstance: () => Promise<string>;
    attachmentFileNames: readonly string[];
    /** Fetches a file of the record. */
    resolveAttachment: (name: string) => Promise<Response>;
  }

  interface OdkWebFormProps {
    formXml: string;
    /** Fetches a file of the form by its `jr:` address. */
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
  /** Installs PrimeVue and general styles. */
  export const webFormsPlugin: Plugin;
}
