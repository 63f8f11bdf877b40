import { expect, test } from "vitest";
import { greeting, plainName } from "./greeting.ts";

test.each(["Amara Okafor", "Mary J. Blige", "O'Brien", "Ng", "अमिता", "Jean-Luc", "Dr. Who"])(
	"greets %s by name",
	(name) => {
		expect(greeting(name)).toBe(`Hello ${name},`);
	},
);

test.each(["Win at evil.example", "http://evil", "www evil", "me@evil", "evil\\com", "call tel:1", ""])(
	"does not repeat %s",
	(name) => {
		expect(greeting(name)).toBe("Hello,");
		expect(plainName(name)).toBe("");
	},
);
