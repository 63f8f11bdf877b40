import { expect, test } from "vitest";
import { greeting, plainName } from "./greeting.ts";

test.each([
	["Amara Okafor", "Amara"],
	[" Mary J. Blige", "Mary"],
	["O'Brien", "O'Brien"],
	["Ng", "Ng"],
	["अमिता", "अमिता"],
	["Jean-Luc Picard", "Jean-Luc"],
	["Dr. Who", "Dr. Who"],
	["J Lo", "J Lo"],
])("greets %s by the first name", (name, called) => {
	expect(greeting(name)).toBe(`Hello ${called},`);
});

test.each(["Win at evil.example", "http://evil", "www evil", "me@evil", "evil\\com", "call tel:1", ""])(
	"does not repeat %s",
	(name) => {
		expect(greeting(name)).toBe("Hello,");
		expect(plainName(name)).toBe("");
	},
);
