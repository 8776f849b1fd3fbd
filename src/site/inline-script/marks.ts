/** The choice that holds the words which the next page is to mark, where a search has led to it. */
export const marksKey = 'marks';
