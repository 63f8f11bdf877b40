import { describe, expect, test } from "vitest";
import { ACTS, actText } from "./acts.ts";
import { JOBS, jobText } from "./jobs.ts";
import { MAILS, mailKindOf, mailText } from "./mails.ts";

describe.each([
	["acts", ACTS],
	["jobs", JOBS],
	["mails", MAILS],
])("the words of %s", (_, words: Readonly<Record<string, string>>) => {
	test("are distinct in a list, and are not codes", () => {
		const all = Object.values(words);
		expect(new Set(all).size).toBe(all.length);
		for (const text of all) expect(text).toMatch(/^[A-Z][^._]*[^._\s]$/);
	});
});

test("entries from another version are shown by name", () => {
	expect([actText("skill.added"), actText("skill.sold")]).toEqual(["Added a skill", "skill.sold"]);
	expect([jobText("send-mail"), jobText("send-fax")]).toEqual(["Send an email", "send-fax"]);
	expect([actText("toString"), jobText("constructor")]).toEqual(["toString", "constructor"]);
	expect([mailText("receipt"), mailText("toString")]).toEqual(["Receipt", "Other email"]);
});

test.each([
	["guardian-invitation-1", "guardian-invitation"],
	["invitation-1-2", "invitation"],
	["week-1-2026-11-16", "week"],
	["weekly-1", "other"],
	["other-1", "other"],
])("the mail of key %s is of kind %s", (key, kind) => {
	expect(mailKindOf(key)).toBe(kind);
});
