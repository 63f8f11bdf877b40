import { expect, test } from "vitest";
import { shortfalls } from "./floors.ts";
import { Tally } from "./tally.ts";

const seen = { done: 0, refused: 0, away: 0, unanswered: 0 };

test("a chaos test in which servers only said that they could not serve fails, whatever its books say", () => {
	const tally = new Tally();
	for (let count = 0; count < 100; count += 1) tally.did("purchase", { ...seen, unanswered: 1 }, true);
	expect(shortfalls(tally).join()).toMatch(/purchase: only 0 were done, \d\d must be/);
});

test("so does one whose families never had anything to do", () => {
	const tally = new Tally();
	for (let count = 0; count < 100; count += 1) tally.did("payout", seen, true);
	expect(shortfalls(tally).join()).toMatch(/payout: only 0 were done/);
});

test("a refusal with a reason does not count as done", () => {
	const tally = new Tally();
	for (let count = 0; count < 100; count += 1) tally.did("refund", { ...seen, refused: 1 }, true);
	expect(shortfalls(tally).join()).toMatch(/refund: only 0 were done/);
});

test("enough successes are no fault", () => {
	const tally = new Tally();
	for (let count = 0; count < 100; count += 1) tally.did("purchase", { ...seen, done: 1 }, true);
	expect(shortfalls(tally)).toEqual([]);
});
