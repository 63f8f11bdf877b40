import { expect, test } from "vitest";
import { canSwitch, isChannelOn } from "./notification-kinds.ts";

test.each([
	["payment_received", "bell", undefined, true],
	["payment_received", "bell", false, true],
	["payment_received", "mail", true, false],
	["renewal_due", "bell", false, true],
	["renewal_due", "mail", undefined, true],
	["renewal_due", "mail", false, false],
	["invitation_accepted", "mail", undefined, true],
	["invitation_accepted", "mail", false, false],
	["invitation_accepted", "bell", false, false],
	["report_resolved", "bell", undefined, true],
	["report_resolved", "mail", true, false],
] as const)("%s on %s, switched %s: %s", (kind, channel, chosen, expected) => {
	expect(isChannelOn(kind, channel, chosen)).toBe(expected);
});

test("only rules other than always and never can be switched", () => {
	expect(canSwitch("payment_received", "bell")).toBe(false);
	expect(canSwitch("payment_received", "mail")).toBe(false);
	expect(canSwitch("invitation_accepted", "mail")).toBe(true);
});
