import { expect, it } from "vitest";
import { walletAmount } from "./wallet-amount.ts";

it.each([
	[0, "0.00"],
	[25, "25.00"],
	[1234.5, "1,234.50"],
	[99_999.99, "99,999.99"],
	[100_000, "100,000"],
	[1_234_567.99, "1,234,567"],
])("%d in the wallet stands as %s", (balance, text) => {
	expect(walletAmount(balance)).toBe(text);
});
