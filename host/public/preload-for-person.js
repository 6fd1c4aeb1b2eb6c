// Runs before the host's script has arrived. A page that depends on who is signed in names in its head
// what each kind of person will need (tools/serve/preload-links.ts); this fetches what this person's
// page needs. Kept small and by itself: it must not wait for anything.
(() => {
  /** The kind of person whose session this browser keeps (shared/src/session/persistence.ts). */
  const audience = () => {
    try {
      const { session } = JSON.parse(localStorage.getItem('persist:root') ?? '{}');
      const { userId, isCommForUser } = JSON.parse(session ?? '{}');
      if (!userId) return 'visitor';
      return isCommForUser === '1' ? 'community-for' : 'collector';
    } catch {
      return 'visitor';
    }
  };
  const person = audience();
  for (const link of document.querySelectorAll('link[data-audience]')) {
    const wanted = link.dataset.audience;
    if (wanted === person || (wanted === 'signed-in' && person !== 'visitor')) link.rel = 'preload';
  }
})();
