/**
 * Runs before the application starts, whose router stops at an address that is no text (`/%ff`): the page
 * for lost addresses would stay without its suggestions.
 */

/** Writes an address that cannot be decoded in such a way that it can: each `%` stands for itself. */
export function mendAddress(location: Location, history: History): void {
  const { pathname, search, hash } = location;
  try {
    decodeURI(pathname);
  } catch {
    const mended = `${pathname.replaceAll('%', '%25')}${search}${hash}`;
    history.replaceState(history.state, '', mended);
  }
}

if (typeof window !== 'undefined') mendAddress(window.location, window.history);
