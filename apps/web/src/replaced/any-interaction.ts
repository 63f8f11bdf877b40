import * as z from "zod/mini";

/** Replaces the contract's schema in the responses of practice. */
export const interaction = z.unknown();
