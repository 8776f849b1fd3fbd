/**
 * Reloads a page whose build error is fixed. The client applies updates in order, and the first is
 * the broken one: its error would stay on the screen over the fixed page.
 */
interface Hot {
  addStatusHandler(listener: (status: string) => void): void;
}

let isUpdated = false;
// The bundler looks for this exact expression.
if ((module as unknown as { hot?: Hot }).hot) {
  (module as unknown as { hot: Hot }).hot.addStatusHandler((status) => {
    isUpdated ||= status === 'apply';
  });
}

window.addEventListener('unhandledrejection', ({ reason }) => {
  // Without `isUpdated`, a page that is broken from the start would reload forever.
  if (isUpdated && /Module build failed/.test(String(reason))) window.location.reload();
});

export {};
