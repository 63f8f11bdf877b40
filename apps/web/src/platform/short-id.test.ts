import { expect, test } from "vitest";
import { isLongId, shortId } from "./short-id.ts";

test.each([
	["8e7f1a2b-1111-4222-8333-444455556666", "8e7f1a2b", true],
	["pi_3RkAbCdEfGhIjKlMnOpQrSt0", "pi_3RkA…rSt0", true],
	["add-sub-fractions-unlike", "add-sub…like", false],
	["LRN-7", "LRN-7", false],
])("of id %s %s is shown", (id, short, isLong) => {
	expect([shortId(id), isLongId(id)]).toEqual([short, isLong]);
});
