import { describe, expect, test } from "vitest";
import { exampleFillOne } from "../../examples/questions.ts";
import { checkQuestion } from "../../question/checks/check-question.ts";
import {
	areaOf,
	type Board,
	boardOf,
	cutAt,
	cutEnds,
	entryOf,
	firstBoard,
	framed,
	isInPlace,
	isRectangle,
	moved,
	partsOf,
	turned,
} from "./cut.ts";
import { cutFigure, isBesideCut, placeOfCut, placeOfPiece, squareAt } from "./cut-picture.ts";
import type { Cut } from "./settings.ts";

const at = (...places: [number, number][]) => places.map(([x, y]) => ({ x, y }));

const slanted: Cut = {
	kind: "cut",
	columns: 12,
	rows: 6,
	shape: at([0, 1], [6, 1], [8, 5], [2, 5]),
	along: "down",
};
const slide: Cut = { ...slanted, shape: at([0, 0], [8, 0], [0, 4]) };
const ramp: Cut = { ...slanted, shape: at([0, 0], [8, 0], [0, 4]), along: "across" };
const stool: Cut = { ...slanted, shape: at([0, 0], [6, 0], [6, 2], [3, 2], [3, 4], [0, 4]), along: "across" };

test("a question without its answer has no second fault for the way to make it", () => {
	const question = exampleFillOne({ interaction: slanted, key: { answers: [] }, known_mistakes: [] });
	const fields = checkQuestion(question).map(({ field }) => field);
	expect(fields).not.toContain("interaction");
	expect(fields).not.toEqual([]);
});

describe("cutting and moving", () => {
	test.each<[string, Cut, Board, boolean]>([
		["a parallelogram, left to right", slanted, moved(slanted, cutAt(slanted, firstBoard, 2), 6, 0), true],
		["a parallelogram, one too few", slanted, moved(slanted, cutAt(slanted, firstBoard, 2), 5, 0), false],
		["a parallelogram, anywhere between", slanted, moved(slanted, cutAt(slanted, firstBoard, 4), 6, 0), true],
		["a slide without a turn", slide, moved(slide, cutAt(slide, firstBoard, 4), 4, 0), false],
		["a slide", slide, moved(slide, turned(cutAt(slide, firstBoard, 4)), 4, 0), true],
		["a ramp", ramp, moved(ramp, turned(cutAt(ramp, firstBoard, 2)), 4, -2), true],
		["a stool", stool, moved(stool, cutAt(stool, firstBoard, 2), 6, -2), true],
		["a stool over itself", stool, moved(stool, cutAt(stool, firstBoard, 2), 0, -2), false],
		["an uncut figure", slanted, firstBoard, false],
	])("%s makes a rectangle or not", (_, cut, board, isMade) => {
		expect(isRectangle(cut, board)).toBe(isMade);
	});
	test("never changes the area", () => {
		for (const cut of [slanted, slide, ramp, stool])
			for (let line = cutEnds(cut).least; line <= cutEnds(cut).most; line += 1) {
				const { rest, piece } = partsOf(cut, turned(moved(cut, cutAt(cut, firstBoard, line), 2, 1)));
				expect(areaOf(rest) + areaOf(piece)).toBeCloseTo(areaOf(cut.shape));
			}
	});
	test("leaves a piece in its place until it is moved or rotated", () => {
		const cut = cutAt(slanted, firstBoard, 2);
		const boards = [firstBoard, cut, moved(slanted, cut, 0, 1), turned(cut), turned(turned(cut))];
		expect(boards.map(isInPlace)).toEqual([true, true, false, false, true]);
	});
	test.each<[Cut, number, number, boolean]>([
		[slanted, 3, 6.3, true],
		[slanted, 3, 5.9, false],
		[slanted, -0.3, 3, false],
		[ramp, -0.3, 3, true],
		[ramp, 3, 6.3, false],
	])("the margin of the cut of %j has %d, %d or not", (cut, x, y, isBeside) => {
		expect(isBesideCut(cut, { x, y })).toBe(isBeside);
	});
	test("stays on the grid and inside the figure", () => {
		expect(cutAt(slanted, firstBoard, -5).at).toBe(1);
		expect(cutAt(slanted, firstBoard, 99).at).toBe(7);
		const { piece } = partsOf(slanted, moved(slanted, cutAt(slanted, firstBoard, 2), 99, 99));
		expect(Math.max(...piece.map(({ x }) => x))).toBe(12);
		expect(Math.max(...piece.map(({ y }) => y))).toBe(6);
		expect(moved(slanted, firstBoard, 3, 0)).toEqual(firstBoard);
	});
	test("a new cut resets the piece and keeps the frame", () => {
		const first = framed(slanted, moved(slanted, cutAt(slanted, firstBoard, 2), 4, 0), 6, 4);
		expect(cutAt(slanted, first, 3)).toEqual({ ...firstBoard, at: 3, length: 6, height: 4 });
		expect(cutAt(slanted, first, 2)).toBe(first);
	});
});

describe("the frame", () => {
	test("extends from the lower left corner of the parts", () => {
		const board = moved(slanted, cutAt(slanted, firstBoard, 2), 6, 0);
		expect(framed(slanted, board, 99, 99)).toMatchObject({ length: 10, height: 5 });
	});
	test.each([
		["24", { length: 6, height: 4 }],
		["10", { length: 2, height: 5 }],
		["7", { length: 7, height: 1 }],
		["0", { length: 0, height: 0 }],
		["97", { length: 0, height: 0 }],
		["1.5", { length: 0, height: 0 }],
		["x", { length: 0, height: 0 }],
	])("of %s squares is %o", (entry, frame) => {
		const board = boardOf(slanted, entry);
		expect(board).toMatchObject(frame);
		expect(entryOf(board)).toBe(frame.length === 0 ? "" : entry);
	});
});

describe("the drawing", () => {
	test("describes the figure, and the frame if there is one", () => {
		const alt =
			"A figure with 3 corners on a grid, counted from the left and from below: (0, 0), (8, 0), (0, 4).";
		expect(cutFigure(slide, null).alt).toBe(alt);
		expect(cutFigure(slide, { entry: "16" }).alt).toBe(
			`${alt} A frame around 16 squares, 4 long and 4 high.`,
		);
	});
	test("is hit where it is drawn", () => {
		const cut = placeOfCut(slanted, 3);
		expect(squareAt(slanted, cut.left / 100, cut.top / 100).x).toBeCloseTo(3);
		const piece = placeOfPiece(slanted, at([2, 1], [6, 5]));
		const square = squareAt(slanted, piece.left / 100, piece.top / 100);
		expect([square.x, square.y].map(Math.round)).toEqual([4, 3]);
	});
});

test.each([
	[slanted, "24", []],
	[slanted, "48", ["24"]],
	[{ ...slanted, columns: 17 }, "24", ["17 × 6"]],
	[{ ...slanted, rows: 4 }, "24", ["(8, 5)"]],
	[{ ...slanted, shape: at([0, 1], [6, 1]) }, "24", ["shape"]],
	[{ ...slanted, shape: at([0, 0], [1, 0], [1, 3], [0, 3]) }, "3", ["shape"]],
	[{ ...slanted, shape: at([0, 0], [3, 0], [0, 3]) }, "4.5", ["4.5"]],
] as const)("a question with %o and the answer %s has the faults %j", (interaction, answer, faults) => {
	const question = exampleFillOne({
		answer_type: "MIXED",
		interaction: { ...interaction, shape: [...interaction.shape] },
		key: { answers: [answer] },
		known_mistakes: [],
	});
	expect(checkQuestion(question).map(({ detail }) => detail)).toEqual(faults);
});
