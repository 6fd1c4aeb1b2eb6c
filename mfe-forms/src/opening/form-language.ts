/** `or` of `ଓଡ଼ିଆ (or)`; the whole name if it has no code. */
const codeOf = (name: string) => /\(([A-Za-z]{2,3})\)$/.exec(name)?.[1] ?? name;

/**
 * ODK Web Forms begins in the translation with the attribute `default` (ODK XForms specification),
 * and has no other setting.
 * @param language such as `or`; no effect if the form lacks it
 */
export function beginIn(language: string, xform: string): string {
  const form = new DOMParser().parseFromString(xform, 'text/xml');
  const translations = [...form.getElementsByTagNameNS('*', 'translation')];
  const wanted = translations.find(
    (translation) => codeOf(translation.getAttribute('lang') ?? '') === language,
  );
  if (!wanted) return xform;
  for (const translation of translations) translation.removeAttribute('default');
  wanted.setAttribute('default', 'true()');
  return new XMLSerializer().serializeToString(form);
}
