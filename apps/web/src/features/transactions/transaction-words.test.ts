import { describe, expect, it, onTestFinished, vi } from "vitest";
import { childrenText, receiptDay, signedMoney, titleOf } from "./transaction-words.ts";

const child = (name: string) => ({ id: name === "" ? null : name, name });

it("gives a receipt the same days as its PDF, in any time zone", () => {
	vi.stubEnv("TZ", "Asia/Kathmandu");
	onTestFinished(() => {
		vi.unstubAllEnvs();
	});
	expect(new Date("2026-11-23T23:30:00Z").getDate()).toBe(24);
	expect(receiptDay("2026-11-23T23:30:00Z")).toBe("November 23, 2026");
});

describe("the children of a movement", () => {
	it.each([
		[[], ""],
		[["Maya Okafor"], "Maya Okafor"],
		[["Maya Okafor", "Leo Okafor", "Zoe Okafor"], "Maya, Leo, and Zoe"],
		[[""], "A child you removed"],
		[["", ""], "Children you removed"],
		[["Maya Okafor", ""], "Maya and one more"],
	])("%j: %s", (names, text) => {
		expect(childrenText(names.map(child))).toBe(text);
	});
});

it.each([
	[25, "USD", "+$25.00"],
	[-10, "USD", "-$10.00"],
	[-1300.5, "NPR", "-NPR\u00a01,300.50"],
] as const)("%d %s is told as %s", (amount, currency, text) => {
	expect(signedMoney(amount, currency)).toBe(text);
});

it("distinguishes money leaving the wallet from a refunded fee", () => {
	expect(titleOf({ kind: "refund", amount: -5, order: null })).toBe("Refund from your wallet");
	expect(titleOf({ kind: "refund", amount: 5, order: null })).toBe("Refund");
});
