const REFRESH_MS = 2000;

const list = document.getElementById('messages');

/** Parses a document of its own, so that message texts cannot become markup in this one. */
const currentPage = () =>
  new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('GET', location.href);
    request.responseType = 'document';
    // If the server does not answer, the next round tries again.
    request.onloadend = () => resolve(request.status === 200 ? request.response : null);
    request.send();
  });

async function refresh() {
  if (document.hidden) return;
  const fresh = (await currentPage())?.getElementById('messages');
  if (fresh && fresh.innerHTML !== list.innerHTML) list.replaceChildren(...fresh.childNodes);
}

if (list) setInterval(refresh, REFRESH_MS);
