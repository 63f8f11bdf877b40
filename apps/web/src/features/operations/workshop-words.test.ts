import { expect, test } from "vitest";
import { bytesText, factsText, mailKind } from "./workshop-words.ts";

test.each([
	[0, "0 bytes"],
	[999, "999 bytes"],
	[1_000, "1.0 KB"],
	[12_345_678, "12.3 MB"],
	[7_000_000_000_000, "7.0 TB"],
])("%i bytes: %s", (bytes, text) => {
	expect(bytesText(bytes)).toBe(text);
});

test("facts stand in one line", () => {
	expect(factsText({ name: "send-mail", tries: 3, who: null })).toBe("name: send-mail · tries: 3 · who: –");
	expect(factsText({})).toBe("");
});

test("a mail of no known kind has a word too", () => {
	expect(mailKind("receipt")).toBe("Receipt");
	expect(mailKind("nonsense")).toBe("Other mail");
});
