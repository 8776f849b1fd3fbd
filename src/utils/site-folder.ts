/** From the folder of the server's bundle to that of the site, where pages' files are written. */
export const siteFolder = '../';
