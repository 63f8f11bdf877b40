import { expect, test } from "vitest";
import { misbehaves } from "./misbehaves.ts";

const good = { finished: 100, first_try: 60, discrimination: 0.3, open_reports: 0 };

test.each([
	[good, null],
	[{ ...good, open_reports: 2 }, null],
	[{ ...good, open_reports: 3 }, "reported"],
	[{ ...good, finished: 19, first_try: 0 }, null],
	[{ ...good, finished: 20, first_try: 1 }, "hardly_solved"],
	[{ ...good, finished: 20, first_try: 2 }, null],
	[{ ...good, discrimination: -0.19 }, null],
	[{ ...good, discrimination: -0.21 }, "wrong_way_round"],
	[{ ...good, finished: 49, first_try: 30, discrimination: -0.9 }, null],
	[{ ...good, discrimination: null }, null],
	[{ finished: 0, first_try: 0, discrimination: null, open_reports: 0 }, null],
])("%o: %s", (figures, expected) => {
	expect(misbehaves(figures)).toBe(expected);
});
