import { expect, test } from "vitest";
import { maskAddress } from "./mask-address.ts";

test.each([
	["amara.okafor@example.com", "a…r@example.com"],
	["jo@example.com", "j…@example.com"],
	["j@example.com", "j…@example.com"],
	["éva@example.com", "é…a@example.com"],
	["nonsense", "…"],
])("masks %s as %s", (address, shown) => {
	expect(maskAddress(address)).toBe(shown);
});
