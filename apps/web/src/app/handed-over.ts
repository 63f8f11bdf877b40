/** The state of a place in the editor that begins with what another page kept for it. */
export const HANDED_OVER = /* not a text */ "handed over";
