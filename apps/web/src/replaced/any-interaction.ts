import * as z from "zod/mini";

/** Takes the place of the contract's own in the answers that practice reads. */
export const interaction = z.unknown();
