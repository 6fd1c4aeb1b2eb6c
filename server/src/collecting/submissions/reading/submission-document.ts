import { LIMITS } from '../../../platform/configuration/limits';
import { readXml } from '../../../platform/xml/read-xml';
import { childOf, textOf, type XmlElement } from '../../../platform/xml/xml-element';

/** Identity of a submission (OpenRosa metadata), and its content. */
export interface SubmissionDocument {
  /** Attribute `id` of the root. */
  readonly formId: string;
  /** Attribute `version` of the root; empty if missing. */
  readonly version: string;
  readonly instanceId: string | null;
  readonly instanceName: string | null;
  /** Instance id of the record that this one replaces after an edit. */
  readonly deprecatedId: string | null;
  /** True for the envelope of an encrypted record: the values are in the files. */
  readonly encrypted: boolean;
  readonly root: XmlElement;
}

/** The document is XML but lacks required data. The message is a sentence for the sender. */
export class IncompleteSubmission extends Error {
  override readonly name = 'IncompleteSubmission';
}

/**
 * Reads the part `xml_submission_file`.
 *
 * @throws UnreadableXml for bytes that are not acceptable XML.
 * @throws IncompleteSubmission as {@link submissionDocumentOf}.
 */
export function readSubmissionDocument(bytes: Uint8Array): SubmissionDocument {
  return submissionDocumentOf(readXml(bytes, LIMITS.openRosa.xml));
}

/**
 * Reads a submission from its root element.
 *
 * @throws IncompleteSubmission when the form id is missing, an instance id is too long, or an encrypted
 *   envelope has none.
 */
export function submissionDocumentOf(root: XmlElement): SubmissionDocument {
  const formId = root.attributes.id;
  if (!formId) {
    throw new IncompleteSubmission('Required parameter form ID xml attribute missing.');
  }
  const meta = childOf(root, 'meta');
  const metadata = (name: string) => textOf(childOf(meta, name)) ?? textOf(childOf(root, name));
  const document: SubmissionDocument = {
    formId,
    version: root.attributes.version ?? '',
    instanceId: metadata('instanceID'),
    instanceName: metadata('instanceName'),
    deprecatedId: metadata('deprecatedID'),
    encrypted: root.attributes.encrypted === 'yes',
    root,
  };
  checkIdentity(document);
  return document;
}

function checkIdentity({ encrypted, instanceId, deprecatedId }: SubmissionDocument): void {
  if (encrypted && !instanceId) {
    throw new IncompleteSubmission(
      'Required parameter instanceId (required for encrypted submissions) missing.',
    );
  }
  const longest = LIMITS.openRosa.instanceIdCharacters;
  if ((instanceId?.length ?? 0) > longest || (deprecatedId?.length ?? 0) > longest) {
    throw new IncompleteSubmission(`An instance ID has at most ${longest} characters.`);
  }
}
