/** Keeps the list of messages up to date while the page is looked at. */
const REFRESH_MS = 2000;

const list = document.getElementById('messages');

async function refresh() {
  if (document.hidden) return;
  try {
    const answer = await fetch(location.href);
    if (!answer.ok) return;
    const fresh = new DOMParser()
      .parseFromString(await answer.text(), 'text/html')
      .getElementById('messages');
    if (fresh && fresh.innerHTML !== list.innerHTML) list.replaceChildren(...fresh.childNodes);
  } catch {
    // The server is away for a moment; the next round tries again.
  }
}

if (list) setInterval(refresh, REFRESH_MS);
