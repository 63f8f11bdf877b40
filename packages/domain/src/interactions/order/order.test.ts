import { describe, expect, test } from "vitest";
import { exampleMatch } from "../../examples/questions.ts";
import { checkQuestion } from "../../question/checks/check-question.ts";
import { madePicture } from "../interaction-kinds.ts";
import { moved, placeOf, put, type Row, takeOut } from "./order.ts";

const places = ["1", "2", "3", "4"];
const full: Row = { "1": "a", "2": "b", "3": "c", "4": "d" };

describe("a card put into a place", () => {
	test.each<[Row, card: string, place: string, Row]>([
		[{}, "a", "2", { "2": "a" }],
		[{ "1": "a" }, "a", "3", { "3": "a" }],
		[{ "1": "a" }, "b", "1", { "1": "b" }],
		[full, "a", "3", { "1": "c", "2": "b", "3": "a", "4": "d" }],
		[full, "b", "2", full],
	])("%j: %s into %s", (row, card, place, expected) => {
		expect(put(row, card, place)).toEqual(expected);
	});
});

describe("a card moved along the row", () => {
	test.each<[Row, card: string, by: number, Row]>([
		[{}, "a", 1, { "1": "a" }],
		[{ "1": "b", "4": "c" }, "a", 1, { "1": "b", "2": "a", "4": "c" }],
		[{ "1": "b" }, "a", -1, { "1": "b", "4": "a" }],
		[full, "a", 2, { "1": "b", "2": "c", "3": "a", "4": "d" }],
		[full, "d", -10, { "1": "d", "2": "a", "3": "b", "4": "c" }],
		[full, "d", 1, full],
		[full, "e", 1, full],
		[{ "2": "a" }, "a", 1, { "3": "a" }],
	])("%j: %s by %i", (row, card, by, expected) => {
		expect(moved(places, row, card, by)).toEqual(expected);
	});
});

test("a card taken out leaves its place empty", () => {
	expect(takeOut(full, "b")).toEqual({ "1": "a", "3": "c", "4": "d" });
	expect([placeOf(full, "b"), placeOf(full, "x")]).toEqual(["2", null]);
});

test("the row is drawn with the names of its places", () => {
	const question = { ...exampleMatch(), interaction: { kind: "order" } as const };
	const answer_dict = { half: "c", fourth: "a", "three-fourths": "b" };
	const made = madePicture(question, { question_type: "MATCH_THE_FOLLOWING", answer_dict });
	expect(made?.alt).toBe("1/2: 0.5; 1/4: 0.25; 3/4: 0.75");
	expect(made?.svg).toContain(">0.25</text>");
});

describe("a question", () => {
	const faults = (left_count: number) => {
		const question = exampleMatch();
		const left_options = question.left_options.slice(0, left_count);
		const key = {
			answer_dict: { half: "c", fourth: "a", ...(left_count > 2 ? { "three-fourths": "b" } : {}) },
		};
		return checkQuestion({
			...question,
			left_options,
			key,
			known_mistakes: [],
			interaction: { kind: "order" },
		});
	};
	test("with three places is valid, with two there is nothing to order", () => {
		expect(faults(3)).toEqual([]);
		expect(faults(2)).toEqual([{ field: "interaction", fault: "interaction-unfit", detail: "2, 4" }]);
	});
	test("of another type does not fit", () => {
		const question = { ...exampleMatch(), interaction: { kind: "sort" } as const };
		expect(checkQuestion(question).map(({ detail }) => detail)).toEqual(["MATCH_THE_FOLLOWING"]);
	});
});
