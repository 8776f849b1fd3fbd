/** Path from the folder of the server's bundle to the site's folder, where pages are written. */
export const siteFolder = '../';
