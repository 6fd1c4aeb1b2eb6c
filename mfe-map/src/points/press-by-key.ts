/** Markers are buttons, so Enter and the space bar press them; Leaflet knows Enter only, and only where it has a popup. */
export function pressByKey(event: KeyboardEvent) {
  const { key, target } = event;
  if ((key !== ' ' && key !== 'Enter') || !(target instanceof HTMLElement)) return;
  if (!target.classList.contains('species-icon')) return;
  event.preventDefault();
  target.click();
}
