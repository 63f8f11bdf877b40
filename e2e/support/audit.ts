import { test } from "vitest";

/** `npm run audit` is slow: every page on every device, and the tests below. */
export const isAudit = process.env["AUDIT"] === "full";

/** A test only for `npm run audit`: server or component tests in `npm test` cover the same. */
export const auditTest = test.runIf(isAudit);
