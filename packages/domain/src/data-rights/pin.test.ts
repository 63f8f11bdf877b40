import { expect, test } from "vitest";
import { pinComplaint } from "./pin.ts";

test.each(["2580", "7391", "40917", "825310"])("%s is a PIN", (pin) => {
	expect(pinComplaint(pin)).toBeNull();
});

test.each(["0000", "1234", "4321", "123456", "7890", "3333", "1212", "147147", "565656"])(
	"%s is easy to guess",
	(pin) => {
		expect(pinComplaint(pin)).toMatch(/easy to guess/);
	},
);

test.each(["", "123", "1234567", "12a4", " 258", "２５８０"])("%j is no PIN", (pin) => {
	expect(pinComplaint(pin)).toBe("A PIN has 4 to 6 digits.");
});
