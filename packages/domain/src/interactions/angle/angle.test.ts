import { expect, test } from "vitest";
import { degreesOf, nearestStop } from "./angle.ts";
import { angleFigure, degreesTowards, tipAt } from "./angle-picture.ts";
import type { Angle } from "./settings.ts";
import { faultsOfOne, unfit } from "../testing/unfit.ts";

const fives: Angle = { kind: "angle", step: 5, has_protractor: true };

test("an entry is a stop of the side", () => {
	expect(["0", "65", "180"].map((entry) => degreesOf(fives, entry))).toEqual([0, 65, 180]);
	expect(["", "63", "185", "-5", "1/2", "wide"].map((entry) => degreesOf(fives, entry))).toEqual([
		null,
		null,
		null,
		null,
		null,
		null,
	]);
});

test("the side snaps to the nearest step, and to the ends", () => {
	expect([-20, 2, 3, 92.4, 200].map((degrees) => nearestStop(fives, degrees))).toEqual([0, 0, 5, 90, 180]);
});

test("the end of the side is hit where it is drawn; below the base line it snaps to an end", () => {
	for (const degrees of [0, 35, 90, 145, 180]) {
		const { left, top } = tipAt(degrees);
		expect(degreesTowards(left / 100, top / 100)).toBeCloseTo(degrees);
	}
	expect([degreesTowards(0.1, 1), degreesTowards(0.9, 1)]).toEqual([180, 0]);
});

test("the drawing describes the opening of the angle", () => {
	expect(angleFigure(fives, { entry: "65" }).alt).toBe("An angle of 65°.");
	expect(angleFigure(fives, null).alt).toBe("One side of an angle.");
	expect(angleFigure(fives, null).svg).toContain("<text");
	expect(angleFigure({ ...fives, has_protractor: false }, null).svg).not.toContain("<text");
});

test.each([
	[fives, "65", null],
	[fives, "63", "63"],
	[{ ...fives, step: 7 }, "63", "7"],
	[{ ...fives, step: 0 }, "65", "0"],
] as const)("a question with %o and the answer %s: %s", (interaction, answer, why) => {
	const faults = faultsOfOne(interaction, "INTEGER", { answers: [answer] });
	expect(faults).toEqual(unfit(why));
});
