/** A start that is impossible, with a message for the user; no stack is shown. */
export class StartRefused extends Error {}
