import { expect, test } from "vitest";
import { blocksRefund, isDecided, standingOf } from "./dispute-standing.ts";

test.each([
	["warning_needs_response", "inquiry", false, false, true],
	["warning_under_review", "inquiry", false, false, true],
	["warning_closed", "closed", true, false, false],
	["prevented", "closed", true, false, false],
	["needs_response", "open", false, true, true],
	["under_review", "open", false, true, true],
	["appeal_needs_response", "appealed", false, true, true],
	["appeal_under_review", "appealed", false, true, true],
	["won", "won", true, false, false],
	["lost", "lost", true, true, true],
	["a_status_of_tomorrow", "open", false, true, true],
	["toString", "open", false, true, true],
] as const)("%s is %s", (status, standing, decided, card, wallet) => {
	expect(standingOf(status)).toBe(standing);
	expect(isDecided(standing)).toBe(decided);
	expect([blocksRefund(standing, "provider"), blocksRefund(standing, "wallet")]).toEqual([card, wallet]);
});
