/**
 * Loads a page anew once it is mended. Its updates are applied one after the other: the one that
 * broke it first, whose error would stay on the screen over the page that the next one has mended.
 */
interface Hot {
  addStatusHandler(listener: (status: string) => void): void;
}

let isUpdated = false;
// The bundler looks for these very words.
if ((module as unknown as { hot?: Hot }).hot) {
  (module as unknown as { hot: Hot }).hot.addStatusHandler((status) => {
    isUpdated ||= status === 'apply';
  });
}

window.addEventListener('unhandledrejection', ({ reason }) => {
  // A page that is broken from the start would be loaded again and again.
  if (isUpdated && /Module build failed/.test(String(reason))) window.location.reload();
});

export {};
