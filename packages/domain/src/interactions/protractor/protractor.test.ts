import { expect, test } from "vitest";
import { firstTurn, pastSide, turned } from "./protractor.ts";
import {
	directionTo,
	markTowards,
	measuringPicture,
	placeOfHandle,
	placeOfMark,
	protractorFigure,
} from "./protractor-picture.ts";
import type { Protractor } from "./settings.ts";
import { faultsOfOne, unfit } from "../testing/unfit.ts";

const tilted: Protractor = { kind: "protractor", step: 5, tilt: 30, degrees: 65 };

test("the protractor rotates by its stops, up to a quarter turn to either side", () => {
	expect([turned(tilted, 28), turned(tilted, 200), turned(tilted, -200)]).toEqual([30, 90, -90]);
});

test("the mark is on the other side if it reads the angle and zero is on the first side", () => {
	expect(pastSide(tilted, 30, 65)).toBe(0);
	expect(pastSide(tilted, 0, 95)).toBe(0);
	expect(pastSide(tilted, 30, 60)).toBe(-5);
});

test.each([
	["none", null, 0],
	["the angle", 65, 30],
	["the angle without turning the protractor", 95, 0],
	["less than it can be rotated to", 0, 90],
] as const)("a restored reading of %s is on the other side of the angle", (_, mark, turn) => {
	expect(firstTurn(tilted, mark)).toBe(turn);
});

test("on paper nothing is below the turned protractor, in practice there is room to turn it", () => {
	const heightOf = (svg: string) => Number(/viewBox="0 0 \d+ (\d+)"/.exec(svg)?.[1]);
	const board = heightOf(measuringPicture(tilted, { turn: 30, mark: null }));
	expect(heightOf(protractorFigure(tilted, null).svg)).toBeLessThan(board - 100);
	expect(placeOfHandle(90).top).toBeLessThan(100);
});

test.each([0, 30, -90])(
	"where a mark is drawn, there it is met, with the protractor turned to %i",
	(turn) => {
		for (const mark of [5, 90, 175]) {
			const { left, top } = placeOfMark({ turn, mark });
			expect(markTowards(turn, directionTo(left / 100, top / 100))).toBeCloseTo(mark);
		}
		const { left, top } = placeOfHandle(turn);
		const far = directionTo(left / 100, top / 100) - turn - 180;
		expect(Math.cos((far * Math.PI) / 180)).toBeCloseTo(1);
	},
);

test("beyond its straight edge it snaps to the nearer end", () => {
	expect(markTowards(0, -30)).toBe(0);
	expect(markTowards(0, -150)).toBe(180);
});

test("the drawing describes the mark's reading, and reveals nothing about the angle before", () => {
	expect(protractorFigure(tilted, null).alt).toBe("A protractor on an angle.");
	expect(protractorFigure(tilted, { entry: "115" }).alt).toBe(
		"A protractor on an angle. The mark is at 115°.",
	);
});

test.each([
	[tilted, "65", null],
	[tilted, "66", "66"],
	[{ ...tilted, step: 7 }, "65", "7"],
	[{ ...tilted, tilt: 32 }, "65", "32"],
	[{ ...tilted, degrees: 155 }, "65", "155"],
] as const)("a question with %o and the answer %s: %s", (interaction, answer, why) => {
	const faults = faultsOfOne(interaction, "INTEGER", { answers: [answer] });
	expect(faults).toEqual(unfit(why));
});
