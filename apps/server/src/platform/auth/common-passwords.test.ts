import { dictionary } from "@zxcvbn-ts/language-common";
import { expect, test } from "vitest";
import { isCommonPassword } from "./common-passwords.ts";

const own = { email: "amara.okafor@example.com", name: "Amara Okafor" };
const isRefused = (password: string) => isCommonPassword(password, own);

test("refuses the 3,000 most common passwords of at least eight characters, in any case", () => {
	const most = dictionary["passwords-common"].filter((password) => password.length >= 8).slice(0, 3_000);
	expect(most).toHaveLength(3_000);
	expect(most.filter((password) => !isRefused(password))).toEqual([]);
	expect(most.filter((password) => !isRefused(password.toUpperCase()))).toEqual([]);
});

test.each([
	"Password2026!",
	"!!letmein99",
	"P@ssw0rd123",
	"ＰＡＳＳＷＯＲＤ",
	"Learnin2026",
	"mathematics1",
	"Barcelona#1",
	"trustno1trustno1",
	"aaaaaaaa",
	"24681357",
	"abcdefghij",
	"Amara.Okafor",
	"amara okafor",
])("refuses %s", (password) => {
	expect(isRefused(password)).toBe(true);
});

test.each([
	"correct horse battery",
	"seven purple tigers",
	"x7!kQ2-vbn93",
	"password of my grandmother",
	"ðe quick brøwn fox",
	"amara.okafor rides a bike",
])("accepts %s", (password) => {
	expect(isRefused(password)).toBe(false);
});
