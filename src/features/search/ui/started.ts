/** Whether the reader has used the search since the application took over; frames of pages come and go. */
let started = false;

export function isAnySearchStarted(): boolean {
  return started;
}

export function noteSearchStarted(): void {
  started = true;
}
