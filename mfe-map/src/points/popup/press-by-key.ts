/** Leaflet only handles Enter, and only on markers with a popup. */
export function pressByKey(event: KeyboardEvent) {
  const { key, target } = event;
  if ((key !== ' ' && key !== 'Enter') || !(target instanceof HTMLElement)) return;
  if (!target.classList.contains('species-icon')) return;
  event.preventDefault();
  target.click();
}
