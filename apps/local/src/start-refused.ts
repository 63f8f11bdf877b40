/** A start that cannot be, with words for the person who tried; no stack is shown. */
export class StartRefused extends Error {}
