const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Escapes text for use as HTML content. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>]/g, (character) => escapes[character] ?? character);
