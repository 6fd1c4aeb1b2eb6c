/** Markers are buttons, so the space bar presses them; Leaflet knows Enter only. */
export function pressWithSpace(event: KeyboardEvent) {
  const { target } = event;
  if (event.key !== ' ' || !(target instanceof HTMLElement)) return;
  if (!target.classList.contains('species-icon')) return;
  event.preventDefault();
  target.click();
}
