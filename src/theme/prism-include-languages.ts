/** Does nothing: the build highlights code, so the client needs no languages. */
export default function prismIncludeLanguages(): void {}
