declare module 'wawoff2' {
  /** The font of a WOFF2 file as TrueType. */
  export function decompress(packed: Uint8Array): Promise<Uint8Array>;
}
