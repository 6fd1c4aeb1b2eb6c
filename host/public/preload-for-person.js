// Runs before the host's script arrives. A page that depends on the person lists in its head the
// files for each audience (tools/serve/page/preload-links.ts); this script fetches the files of
// this person's page. It is small and self-contained, because it must not wait for anything.
(() => {
  // If the host's script runs already, the files would be fetched twice.
  if ('__FEDERATION__' in globalThis) return;
  /** Reads the session that shared/src/session/persistence.ts stores. */
  const audiences = () => {
    try {
      const { session } = JSON.parse(localStorage.getItem('persist:root') ?? '{}');
      const { userId, isCommForUser, isAdministrator, isReviewer } = JSON.parse(session ?? '{}');
      if (!userId) return [];
      const kind = isCommForUser === '1' ? 'community-for' : 'collector';
      return [
        'signed-in',
        kind,
        ...(isAdministrator ? ['administrator'] : []),
        ...(isAdministrator || isReviewer ? ['reviewer'] : []),
      ];
    } catch {
      return [];
    }
  };
  /** Chosen as in `shared/src/languages/chosen-language.ts`. */
  const language = (offered) => {
    try {
      return [
        sessionStorage.getItem('aranya-language-of-visit') ?? '',
        localStorage.getItem('aranya-language') ?? '',
        ...navigator.languages,
      ]
        .map((wish) => wish.split('-')[0])
        .find((wish) => offered.includes(wish));
    } catch {
      return undefined;
    }
  };
  const person = audiences();
  const links = [...document.querySelectorAll('link[data-audience]')];
  const read = language(['en', ...links.map((link) => link.dataset.language)]);
  for (const link of links) {
    const isRead = !link.dataset.language || link.dataset.language === read;
    if (isRead && person.includes(link.dataset.audience)) link.rel = 'preload';
  }
})();
