import { escapeXml } from '../../platform/xml/escape-xml';

export type WmsVersion = '1.1.1' | '1.3.0';

/** Codes of OGC 01-068r3 and OGC 06-042. */
type ExceptionCode =
  | 'InvalidFormat'
  | 'InvalidCRS'
  | 'LayerNotDefined'
  | 'StyleNotDefined'
  | 'InvalidPoint'
  | 'OperationNotSupported'
  | 'MissingParameterValue'
  | 'InvalidParameterValue';

export class ServiceException extends Error {
  override name = 'ServiceException';

  /** @param message A sentence for the author of the request */
  constructor(
    readonly code: ExceptionCode,
    message: string,
  ) {
    super(message);
  }
}

export const exceptionType = (version: WmsVersion) =>
  version === '1.3.0' ? 'text/xml; charset=utf-8' : 'application/vnd.ogc.se_xml; charset=utf-8';

export function exceptionDocument(
  version: WmsVersion,
  { code, message }: Pick<ServiceException, 'message'> & { code?: ExceptionCode },
): string {
  const named = code === 'InvalidCRS' && version === '1.1.1' ? 'InvalidSRS' : code;
  const attribute = named ? ` code="${named}"` : '';
  const exception = `<ServiceException${attribute}>${escapeXml(message)}</ServiceException>`;
  return version === '1.3.0'
    ? `<?xml version="1.0" encoding="UTF-8"?>
<ServiceExceptionReport version="1.3.0" xmlns="http://www.opengis.net/ogc">${exception}</ServiceExceptionReport>
`
    : `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE ServiceExceptionReport SYSTEM "http://schemas.opengis.net/wms/1.1.1/exception_1_1_1.dtd">
<ServiceExceptionReport version="1.1.1">${exception}</ServiceExceptionReport>
`;
}
