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

/** The contract with the server by which this client was built; empty while it is being developed. */
declare const __CONTRACT__: string;
/** The version of the program that this client was built with. */
declare const __VERSION__: string;
