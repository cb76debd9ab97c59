declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2';
    variationAxes?: Record<string, { min: number; max: number; default: number }>;
    /** Leave out glyphs that only OpenType features would reach. */
    noLayoutClosure?: boolean;
  }
  export default function subset(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
