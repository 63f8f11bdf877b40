/** The page of the terms. */
export const TERMS_PATH = "/terms";

/** Where they say how money goes back. */
export const REFUND_TERMS_PATH = `${TERMS_PATH}#refunds`;
