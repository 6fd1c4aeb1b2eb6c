import { LIMITS } from '../../../platform/configuration/limits';
import { readXml } from '../../../platform/xml/read-xml';
import { childOf, textOf, type XmlElement } from '../../../platform/xml/xml-element';

export interface SubmissionDocument {
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

/** The message is a sentence for the sender. */
export class IncompleteSubmission extends Error {
  override readonly name = 'IncompleteSubmission';
}

/** @throws UnreadableXml, and IncompleteSubmission as {@link submissionDocumentOf} */
export function readSubmissionDocument(bytes: Uint8Array): SubmissionDocument {
  return submissionDocumentOf(readXml(bytes, LIMITS.openRosa.xml));
}

/** @throws IncompleteSubmission without a form id or a needed instance id, or for too long an id */
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
