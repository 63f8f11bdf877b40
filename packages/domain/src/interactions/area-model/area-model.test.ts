import { describe, expect, test } from "vitest";
import { everyQuestion } from "../../examples/every-question.ts";
import { checkQuestion } from "../../question/checks/check-question.ts";
import type { FillMultipleQuestion } from "../../question/question.ts";
import { entriesOf, lineAt, numberAfter, partsOf, type Splits, splitsOf, withLine } from "./area-model.ts";
import { areaModelFigure, placeOfLine, unitsAt } from "./area-model-picture.ts";
import type { AreaModel } from "./settings.ts";

const two: AreaModel = { kind: "area_model", width: 14, height: 6, columns: 2, rows: 1, has_areas: true };
const four: AreaModel = { ...two, width: 45, height: 23, rows: 2 };
const three: AreaModel = { ...two, columns: 3 };

describe("entries", () => {
	test.each<[AreaModel, string[], Splits]>([
		[two, ["10", "4"], { across: [10], down: [] }],
		[two, ["", ""], { across: [null], down: [] }],
		[two, ["14", "0"], { across: [null], down: [] }],
		[two, ["1.5", "12.5"], { across: [null], down: [] }],
		[four, ["40", "5", "20", "3"], { across: [40], down: [20] }],
		[four, ["40", "5", "", ""], { across: [40], down: [null] }],
		[three, ["5", "", ""], { across: [5, null], down: [] }],
		[three, ["5", "5", "4"], { across: [5, 10], down: [] }],
	])("on %o %j are the lines %j", (model, entries, splits) => {
		expect(splitsOf(model, entries)).toEqual(splits);
	});
	test("are the lengths between the lines, the last one once all are placed", () => {
		expect(entriesOf(two, { across: [10], down: [] })).toEqual(["10", "4"]);
		expect(entriesOf(two, { across: [null], down: [] })).toEqual(["", ""]);
		expect(entriesOf(three, { across: [5, null], down: [] })).toEqual(["5", "", ""]);
		expect(entriesOf(four, { across: [40], down: [20] })).toEqual(["40", "5", "20", "3"]);
	});
});

describe("a line", () => {
	const none = splitsOf(three, []);
	test.each<[Splits, number, number, readonly (number | null)[]]>([
		[none, 0, 8, [8, null]],
		[none, 1, 8, [8, null]],
		[none, 0, -5, [1, null]],
		[none, 0, 99, [13, null]],
		[{ across: [8, null], down: [] }, 1, 3, [3, 8]],
		[{ across: [8, null], down: [] }, 1, 8, [7, 8]],
		[{ across: [3, 8], down: [] }, 0, 12, [7, 8]],
		[{ across: [3, 8], down: [] }, 1, 2, [3, 4]],
	])("of %j, number %d at %d, gives %j", (splits, at, to, lines) => {
		expect(withLine(three, splits, { axis: "across", at }, to).across).toEqual(lines);
	});
	test("is found again where it was placed", () => {
		expect(lineAt({ across: [3, 8], down: [] }, "across", 3)).toBe(0);
		expect(lineAt({ across: [3, 8], down: [] }, "across", 9)).toBe(1);
	});
	test.each<[readonly (number | null)[], number, number, number]>([
		[[8, null], 1, 3, 0],
		[[8, null], 1, 12, 1],
		[[null, null], 1, 8, 0],
		[[3, 8], 1, 2, 1],
		[[3, 8], 0, 12, 0],
	])("of %j, number %d moved to %d, has then the number %d", (across, at, to, number) => {
		const before = { across, down: [] };
		const line = { axis: "across", at } as const;
		expect(numberAfter(before, withLine(three, before, line, to), line)).toBe(number);
		expect(numberAfter(before, before, line)).toBe(at);
	});
	test("is where its handle is drawn", () => {
		for (const axis of ["across", "down"] as const) {
			const { left, top } = placeOfLine(four, axis, 7);
			expect(unitsAt(four, left / 100, top / 100)[axis]).toBeCloseTo(7);
		}
	});
});

test("the parts are row by row", () => {
	expect(partsOf(four, { across: [40], down: [20] })).toEqual([
		{ x: 0, y: 0, width: 40, height: 20 },
		{ x: 40, y: 0, width: 5, height: 20 },
		{ x: 0, y: 20, width: 40, height: 3 },
		{ x: 40, y: 20, width: 5, height: 3 },
	]);
});

test("the drawing shows and describes the parts, with their areas if it may", () => {
	expect(areaModelFigure(two, []).alt).toBe("A rectangle 14 wide and 6 high.");
	const { svg, alt } = areaModelFigure(two, ["10", "4"]);
	expect(alt).toBe("A rectangle 14 wide and 6 high. It is split into parts: 10 by 6, 4 by 6.");
	expect(svg).toContain(">60<");
	expect(areaModelFigure({ ...two, has_areas: false }, ["10", "4"]).svg).not.toContain(">60<");
	expect(areaModelFigure(two, []).svg).not.toContain(">84<");
});

describe("a question", () => {
	const example = everyQuestion.flatMap(({ question }) =>
		question.interaction?.kind === "area_model" && question.question_type === "FILL_MULTIPLE" ? question : [],
	)[0] as FillMultipleQuestion;
	const model = example.interaction as AreaModel;
	const why = (changes: Partial<AreaModel>) =>
		checkQuestion({ ...example, interaction: { ...model, ...changes } }).map(({ detail }) => detail);
	test("whose lengths make up the sides is valid", () => {
		expect(why({})).toEqual([]);
	});
	test.each([
		[{ width: 100 }, "100 × 6"],
		[{ columns: 4 }, "4 × 1"],
		[{ rows: 2 }, "2"],
		[{ columns: 1 }, "2"],
		[{ width: 14 }, "8, 5"],
	])("with %j has a fault", (changes, detail) => {
		expect(why(changes)).toEqual([detail]);
	});
});
