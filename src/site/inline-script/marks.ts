/** The choice with the words that the next page has to highlight, if a search led to it. */
export const marksKey = 'marks';
