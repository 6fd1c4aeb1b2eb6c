const CHANGES = ['input', 'change', 'click'] as const;

/** @returns undefined unless a click would leave the page in this tab */
function isLeaving(event: MouseEvent): HTMLAnchorElement | undefined {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey);
  if (!link?.href || !isPlain || link.target === '_blank') return undefined;
  return link;
}

/**
 * The engine cannot restore an unfinished form.
 * @returns function that ends it, after the record was finished
 */
export function askBeforeLeaving(form: HTMLElement): () => void {
  const end = new AbortController();
  const { signal } = end;
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  const noteChange = () => window.addEventListener('beforeunload', ask, { signal });
  for (const name of CHANGES) form.addEventListener(name, noteChange, { signal });
  // The shell handles clicks on its links without `beforeunload`, so clicks are stopped here.
  const leave = (event: MouseEvent) => {
    const link = isLeaving(event);
    if (!link || link.origin !== window.location.origin) return;
    event.preventDefault();
    event.stopPropagation();
    window.location.assign(link.href);
  };
  document.addEventListener('click', leave, { capture: true, signal });
  return () => end.abort();
}
