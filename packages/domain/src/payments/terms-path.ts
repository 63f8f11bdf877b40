/** The page with the terms. */
export const TERMS_PATH = "/terms";

/** Their section on refunds. */
export const REFUND_TERMS_PATH = `${TERMS_PATH}#refunds`;
