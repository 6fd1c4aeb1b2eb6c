// Runs before the host's script has arrived. A page that depends on who is signed in names in its head
// what each kind of person will need (tools/serve/preload-links.ts); this fetches what this person's
// page needs. Kept small and by itself: it must not wait for anything.
(() => {
  // The host's script came first and fetches what it needs by itself: everything would be fetched twice.
  if ('__FEDERATION__' in globalThis) return;
  /** What the person is whose session this browser keeps (shared/src/session/persistence.ts). */
  const audiences = () => {
    try {
      const { session } = JSON.parse(localStorage.getItem('persist:root') ?? '{}');
      const { userId, isCommForUser, isAdministrator } = JSON.parse(session ?? '{}');
      if (!userId) return [];
      const kind = isCommForUser === '1' ? 'community-for' : 'collector';
      return ['signed-in', kind, ...(isAdministrator ? ['administrator'] : [])];
    } catch {
      return [];
    }
  };
  const person = audiences();
  for (const link of document.querySelectorAll('link[data-audience]')) {
    if (person.includes(link.dataset.audience)) link.rel = 'preload';
  }
})();
