import * as z from "zod/mini";

/** A family pays USD by card and NPR with eSewa. Separate from orders: every page reads the profile, few an order. */
export const currency = z.enum(["USD", "NPR"]);
