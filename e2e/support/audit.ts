import { test } from "vitest";

/** `npm run audit` takes its time: every page on every device, and the walks below. */
export const isAudit = process.env["AUDIT"] === "full";

/** A walk of `npm run audit` alone: what it walks through is proved in `npm test` from the server's or the page's side. */
export const auditTest = test.runIf(isAudit);
