import { useEffect } from 'react';

/**
 * Keeps the document's description in step with the page that is shown. The server writes it for
 * the page that is asked for; from there on pages change without the server.
 */
export function usePageDescription(description = '') {
  useEffect(() => {
    document
      .querySelector<HTMLMetaElement>('meta[name="description"]')
      ?.setAttribute('content', description);
  }, [description]);
}
