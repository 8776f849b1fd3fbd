export default function stopServing(): void {
  globalThis.siteServer?.kill();
}
