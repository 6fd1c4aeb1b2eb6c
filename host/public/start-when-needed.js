// Part of the page for visitors who save data (tools/serve/page/save-data-page.ts). The page and its
// links work without the host's script, which is loaded on the first press, key or focus, or at
// once if the page alone would be wrong.
(() => {
  const PRESSED = 'button:not([type="submit"]), [role="button"], [role="tab"]';
  const BEGINNINGS = ['pointerdown', 'keydown', 'focusin', 'input'];

  const kept = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  /** Reads the session that shared/src/session/persistence.ts stores. */
  const isSignedIn = () => {
    try {
      return Boolean(JSON.parse(JSON.parse(kept('persist:root') ?? '{}').session ?? '{}').userId);
    } catch {
      return false;
    }
  };
  /** Chosen as in shared/src/languages/chosen-language.ts. */
  const wishedLanguage = () => {
    const { settings } = JSON.parse(document.getElementById('aranya-page').textContent);
    const offered = settings.languages ?? ['en'];
    return [kept('aranya-language') ?? '', ...navigator.languages]
      .map((wish) => offered.find((language) => language === wish.split('-')[0]))
      .find(Boolean);
  };
  const isEnough = () => {
    const { lang } = document.documentElement;
    // The page contains both applications; CSS shows the one for this window.
    const drawn = [...document.querySelectorAll('[data-drawn]')];
    const isDrawn = drawn.length > 0 && drawn.every(({ dataset }) => dataset.remote);
    const isAsked = Boolean(history.state?.usr) || kept('aranya-queue') !== null;
    return isDrawn && !isAsked && !isSignedIn() && (wishedLanguage() ?? 'en') === lang;
  };

  const begin = () => {
    for (const name of BEGINNINGS) removeEventListener(name, begin, true);
    for (const script of document.querySelectorAll('script[type="text/later"]')) {
      const now = script.cloneNode();
      now.removeAttribute('type');
      now.async = false;
      script.replaceWith(now);
    }
  };
  /** The script repeats a press on a control that needs it; links and forms work without. */
  const press = ({ target }) => {
    const pressed = target.closest(PRESSED);
    // Once loaded, the host's script handles presses itself.
    if (pressed && !('__FEDERATION__' in globalThis)) pressed.dataset.pressed = '';
    begin();
  };

  let isFine = false;
  try {
    isFine = isEnough();
  } catch {
    // The host's script reports unreadable settings.
  }
  if (!isFine) begin();
  else {
    for (const name of BEGINNINGS) addEventListener(name, begin, true);
    // Starts the script at the beginning of a press, before its click event.
    addEventListener('click', press, true);
  }
})();
