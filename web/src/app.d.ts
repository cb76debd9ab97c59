declare module 'icon:*' {
  /** The outline of a game-icons pictogram, drawn on a 512 × 512 field. */
  const outline: string;
  export default outline;
}

declare module '*.svg' {
  /** The address of a picture. */
  const address: string;
  export default address;
}
