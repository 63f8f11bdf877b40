import { feedback } from "@learnin/contract/schemas/practice.schema";
import { expect, test } from "vitest";
import { entryEcho } from "../inputs/boxes/entry-echo.ts";
import { emptyEntryText } from "./bad-entry.ts";
import {
	goalReached,
	noTryLost,
	pointsWords,
	praise,
	unreadableWords,
	wantedFormWords,
	wordsOf,
} from "./feedback-words.ts";
import { hintPrice, triesLeft } from "../question/help/help-words.ts";

const [, , wrongForm, unreadable] = feedback.def.options;

test("every reason and every wanted form has its own sentence", () => {
	expect(Object.keys(unreadableWords).toSorted()).toEqual([...unreadable.shape.reason.options].toSorted());
	expect(Object.keys(wantedFormWords).toSorted()).toEqual(
		[...wrongForm.shape.wanted_form.options].toSorted(),
	);
	const sentences = [...Object.values(unreadableWords), ...Object.values(wantedFormWords)];
	expect(new Set(sentences).size).toBe(sentences.length);
});

test("nothing is called wrong, and free retries say so", () => {
	const incorrect = {
		verdict: "incorrect",
		known_mistake: null,
		not_simplest: false,
		is_repeat: false,
		right_count: null,
		part_count: null,
		right_parts: null,
		comment: null,
	} as const;
	expect(wordsOf(incorrect).title).toBe("Not yet");
	const free: Parameters<typeof wordsOf>[0][] = [
		{ ...incorrect, is_repeat: true },
		{ verdict: "wrong_form", wanted_form: "decimal", parts: [] },
		{ verdict: "unreadable", reason: "empty", parts: [] },
	];
	for (const each of free) {
		expect(wordsOf(each, [], true).text).toContain(noTryLost);
		expect(wordsOf(each).text).not.toContain("try.");
	}
	expect(wordsOf(incorrect, [], true).text).not.toContain(noTryLost);
	const all = [wordsOf(incorrect), ...Object.values(unreadableWords), ...Object.values(wantedFormWords)];
	expect(JSON.stringify(all).toLowerCase()).not.toMatch(/wrong|incorrect|mistake|error/);
});

test("parts are counted, and those concerned are named", () => {
	const incorrect = {
		verdict: "incorrect",
		known_mistake: null,
		not_simplest: false,
		is_repeat: false,
		part_count: 3,
		right_parts: null,
		comment: null,
	} as const;
	expect(wordsOf({ ...incorrect, right_count: 2 }).text).toMatch(/^2 of 3 are right\. /);
	expect(wordsOf({ ...incorrect, right_count: 1 }).text).toMatch(/^1 of 3 is right\. /);
	expect(wordsOf({ ...incorrect, right_count: 0 }).text).toMatch(/^None of the 3 are right yet\. /);
	expect(wordsOf({ ...incorrect, right_count: 2 }, ["box 3"]).text).toBe("2 of 3 are right. Look at box 3. ");
	expect(wordsOf({ ...incorrect, right_count: 0, part_count: 1 }).text).not.toMatch(/not it/i);
	expect(wordsOf({ ...incorrect, right_count: 3 }).text).toBe(
		"What you chose is right, but something is missing. Look at each of the others again.",
	);
	const empty = { verdict: "unreadable", reason: "empty", parts: ["y", "z"] } as const;
	expect(wordsOf({ ...empty, parts: [...empty.parts] }, ["box 2", "box 3"]).text).toMatch(
		/^Look at box 2 and box 3\. /,
	);
});

test("an empty box names the button that leaves it empty", () => {
	const filled = [["3"], [""]];
	expect(emptyEntryText(filled, true)).toContain("or check again");
	expect(emptyEntryText(filled)).toContain("or choose Next again");
	expect(emptyEntryText([[""], [""]])).not.toContain("leave it empty");
});

test("praise depends on how it was solved", () => {
	expect(praise({ attempts: 1, hints: 0 }).text).toBe("First try, all by yourself.");
	expect(praise({ attempts: 3, hints: 1 }).text).toBe("Third try, one hint. It counts toward today’s goal.");
	expect(praise({ attempts: 1, hints: 0, isSolvedBefore: true }).text).toContain("once for each question");
	expect(praise({ attempts: 1, hints: 0, isSolvedBefore: true, isCalm: true }).text).not.toMatch(/point/i);
	const reached = `First try, all by yourself. ${goalReached}`;
	expect(praise({ attempts: 1, hints: 0, goal: "now" }).text).toBe(reached);
	expect(praise({ attempts: 2, hints: 0, goal: "before" }).text).toBe("Second try.");
	expect(praise({ attempts: 2, hints: 0, wasHelped: true }).text).toBe("Second try.");
	expect(praise({ attempts: 1, hints: 2 }).text).toBe("First try, 2 hints. It counts toward today’s goal.");
});

test("points say why they are as many", () => {
	expect(pointsWords({ difficulty: 3, attempts: 1, hints: 0 })).toBe("Harder questions earn more.");
	expect(pointsWords({ difficulty: 2, attempts: 1, hints: 0 })).toBe("");
	expect(pointsWords({ difficulty: 3, attempts: 2, hints: 0 })).toBe("More tries halve the points.");
	expect(pointsWords({ difficulty: 3, attempts: 2, hints: 1 })).toBe("A hint halves the points.");
});

test("help states its price and tries their number", () => {
	expect([hintPrice(false), hintPrice(true)]).toEqual(["halves the points", "no extra cost"]);
	expect([triesLeft(1), triesLeft(9)]).toEqual(["1 try left", "9 tries left"]);
});

test("an entry is echoed as it is read, and only definite faults are reported while typing", () => {
	const mixed = { answer_type: "MIXED_FRACTION", answer_prefix: null, answer_suffix: null } as const;
	expect(entryEcho("1 1/2", mixed)).toBe("1 1/2 = one and a half");
	expect(entryEcho("3/0", mixed)).toBe(unreadableWords["zero-denominator"]);
	expect(entryEcho("3/", mixed)).toBe("");
	expect(entryEcho("", mixed)).toBe("");
});
