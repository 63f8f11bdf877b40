/** Navigation state: the editor starts with what another page stored for it. */
export const HANDED_OVER = /* not a text */ "handed over";
