import { describe, expect, test } from "vitest";
import { everyQuestion } from "../../examples/every-question.ts";
import { gradeAnswer } from "../../grading/grade-answer.ts";
import { checkQuestion } from "../../question/checks/check-question.ts";
import type { FillMultipleQuestion } from "../../question/question.ts";
import { entriesOf, heightAt, heightsOf, lineOf, snapped } from "./best-fit.ts";
import { bestFitFigure, placeOfHandle, plotPlace } from "./best-fit-picture.ts";
import { fitTolerance, isFairTolerance, trendOf } from "./fit-rule.ts";
import type { BestFit } from "./settings.ts";

/** Around the line from (0, 2) to (12, 14), mirrored in the middle. */
const OFF = [3, -1, -3, 1, 0.2, -0.4, 0.2, 1, -3, -1, 3];
const fit: BestFit = {
	kind: "best_fit",
	x_from: 0,
	x_to: 12,
	y_from: 0,
	y_to: 20,
	x_step: 1,
	y_step: 2,
	step: 1,
	x_name: "Hours",
	y_name: "Points",
	points: OFF.map((off, at) => ({ x: at + 1, y: 3 + at + off })),
};
const key = { left: 2, right: 14 };

describe("entries", () => {
	test.each([
		[
			["2", "14"],
			[2, 14],
		],
		[
			["", "14"],
			[null, 14],
		],
		[
			["2.5", "21"],
			[2.5, null],
		],
		[
			["x", "3/2"],
			[null, 1.5],
		],
	])("%j are the heights %j", (entries, heights) => {
		expect(heightsOf(fit, entries)).toEqual(heights);
	});
	test("are written as decimals", () => {
		expect(entriesOf([2, null, 7.5])).toEqual(["2", "", "7.5"]);
	});
	test("have a third one for a reading", () => {
		expect(heightsOf({ ...fit, reads_at: 6 }, ["2", "14", "8"])).toEqual([2, 14, 8]);
	});
});

test("handles snap and stay in the plot, where they are drawn", () => {
	expect([-3, 2.4, 2.6, 99].map((height) => snapped(fit, height))).toEqual([0, 2, 3, 20]);
	const { left, top } = placeOfHandle(fit, 1, 7);
	const { x, y } = plotPlace(fit, left / 100, top / 100);
	expect([x, y].map((each) => Math.round(each * 100) / 100)).toEqual([12, 7]);
	expect(heightAt(fit, key, 6)).toBe(8);
	expect(lineOf([2, null])).toBeNull();
});

describe("the rule", () => {
	test("finds the trend", () => {
		const { line, direction } = trendOf(fit);
		expect([line.left, line.right].map((each) => Math.round(each * 1000) / 1000)).toEqual([2, 14]);
		expect(direction).toBe(1);
	});
	test("accepts what is reasonable, and nothing silly", () => {
		expect(fitTolerance(fit, key)).toBe(2);
		expect(isFairTolerance(fit, key, 2)).toBe(true);
		// Less would call a reasonable line wrong, more a line above nearly all points right.
		expect(isFairTolerance(fit, key, 1)).toBe(false);
		expect(isFairTolerance(fit, key, 4)).toBe(false);
	});
	test("has no tolerance for a line that is not the trend, or points without enough room", () => {
		expect(fitTolerance(fit, { left: 6, right: 18 })).toBeNull();
		expect(fitTolerance({ ...fit, points: fit.points.map(({ x }) => ({ x, y: x + 2 })) }, key)).toBeNull();
	});
});

test("the drawing describes the data, the lines and the reading", () => {
	const { alt, svg } = bestFitFigure({ ...fit, reads_at: 6, other_left: 6, other_right: 18 }, [
		"2",
		"14",
		"8",
	]);
	expect(alt).toMatch(/^A scatter plot\. Across: Hours\. Upward: Points\. Points: \(1, 6\), /);
	expect(alt).toMatch(
		/A dashed line goes from \(0, 6\) to \(12, 18\)\. A line from \(0, 2\) to \(12, 14\) is drawn\. At 6, 8 is read\.$/,
	);
	expect(svg).toContain("stroke-dasharray");
	expect(bestFitFigure({ ...fit, x_name: "<b>" }, []).svg).toContain("&lt;b&gt;");
});

describe("a question", () => {
	const example = everyQuestion.flatMap(({ question }) =>
		question.interaction?.kind === "best_fit" && question.question_type === "FILL_MULTIPLE" ? question : [],
	)[0] as FillMultipleQuestion;
	const asked = example.interaction as BestFit;
	const why = (changes: Partial<BestFit>) =>
		checkQuestion({ ...example, interaction: { ...asked, ...changes } }).map(({ detail }) => detail);
	test("with a fair tolerance is valid", () => {
		expect(why({})).toEqual([]);
	});
	test.each([
		[{ step: 0 }, "0–12"],
		[{ y_to: 200 }, "0–200"],
		[{ points: asked.points.slice(0, 4) }, "4"],
		[{ points: [...asked.points, { x: 13, y: 1 }] }, "(13, 1)"],
		[{ reads_at: 12 }, "12"],
		[{ other_left: 3 }, "3"],
	])("with %j has a fault", (changes, detail) => {
		expect(why(changes)).toEqual([detail]);
	});
	test("whose tolerance is not fair is told one that is", () => {
		const blanks = example.blanks.map((blank) => ({ ...blank, key: { ...blank.key, tolerance: "0.5" } }));
		expect(checkQuestion({ ...example, blanks, known_mistakes: [] }).map(({ detail }) => detail)).toEqual([
			"± 2",
		]);
	});
});

describe("a reading is judged by the child's own line", () => {
	const example = everyQuestion.flatMap(({ question }) =>
		question.interaction?.kind === "best_fit" && question.question_type === "FILL_MULTIPLE" ? question : [],
	)[0] as FillMultipleQuestion;
	const grade = (...answer_list: string[]) =>
		gradeAnswer(
			{
				...example,
				blanks: example.blanks.with(2, { ...example.blanks[2]!, key: { answers: ["8"], tolerance: "1" } }),
			},
			{ question_type: "FILL_MULTIPLE", answer_list },
		).verdict;
	test.each([
		[["2", "14", "8"], "correct"],
		[["4", "16", "10"], "correct"],
		[["4", "16", "8"], "incorrect"],
		[["3", "14", "8"], "correct"],
		[["3", "14", "9"], "correct"],
	])("%j is %s", (entries, verdict) => {
		expect(grade(...entries)).toBe(verdict);
	});
});
