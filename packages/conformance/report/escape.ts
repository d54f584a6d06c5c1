const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

/** Text for HTML and XML. Control characters, which XML forbids, are left out. */
export const escapeText = (text: string): string =>
  text
    .replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign)
    .replaceAll(/\p{Cc}/gu, (sign) => (/[\n\t]/.test(sign) ? sign : ''))
