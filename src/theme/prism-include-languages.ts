/** Loads no languages into the client: code is highlighted at build time. */
export default function prismIncludeLanguages(): void {}
