import { describe, expect, test } from "vitest";
import { everyQuestion } from "../../examples/every-question.ts";
import { checkQuestion } from "../../question/checks/check-question.ts";
import type { FillMultipleQuestion } from "../../question/question.ts";
import { entriesOf, movedPoint, nearestPoint, placedPoints, pointsOf, slopeOf, startPoint } from "./plane.ts";
import { numbersPast, planeFigure, placeOnPicture } from "./plane-picture.ts";
import type { Plane } from "./settings.ts";

const four: Plane = {
	kind: "plane",
	x_from: -5,
	x_to: 5,
	y_from: -5,
	y_to: 5,
	step: 1,
	join: "none",
	segments: [],
};
const tens: Plane = { ...four, x_from: 0, x_to: 100, y_from: 20, y_to: 60, step: 10 };

describe("entries", () => {
	test.each([
		[four, ["3", "-2"], [{ x: 3, y: -2 }]],
		[four, ["3", "−2", "", ""], [{ x: 3, y: -2 }, null]],
		[four, ["6", "0"], [null]],
		[four, ["1.5", "0"], [null]],
		[four, ["4/2", "0"], [{ x: 2, y: 0 }]],
		[tens, ["30", "40"], [{ x: 30, y: 40 }]],
		[tens, ["35", "40"], [null]],
		[tens, ["30", "10"], [null]],
		[four, ["x", "1"], [null]],
	] as const)("on %o %j are %j", (plane, entries, points) => {
		expect(pointsOf(plane, entries)).toEqual(points);
	});
	test("are written as a child types them", () => {
		expect([entriesOf({ x: -3, y: 0 }), entriesOf(null)]).toEqual([
			["-3", "0"],
			["", ""],
		]);
	});
});

test.each([
	[four, 0.5, 0.5, { x: 0, y: 0 }],
	[four, 0.84, 0.71, { x: 3, y: -2 }],
	[four, -1, 2, { x: -5, y: -5 }],
	[tens, 0.33, 0, { x: 30, y: 60 }],
] as const)("on %o the place %d, %d is at %j", (plane, across, down, point) => {
	expect(nearestPoint(plane, across, down)).toEqual(point);
});

test("a point moves by grid lines and stays on the plane", () => {
	expect(movedPoint(four, { x: 3, y: -2 }, 1, -1)).toEqual({ x: 4, y: -3 });
	expect(movedPoint(tens, { x: 90, y: 40 }, 10, 1)).toEqual({ x: 100, y: 50 });
	expect([startPoint(four), startPoint(tens)]).toEqual([
		{ x: 0, y: 0 },
		{ x: 0, y: 20 },
	]);
});

describe("a line by its slope", () => {
	const slope: Plane = { ...four, join: "slope" };
	const ends = [
		{ x: 0, y: 1 },
		{ x: 2, y: -2 },
	];
	test("moves along with its first point, and rotates with its second", () => {
		expect(placedPoints(slope, ends, 0, { x: -1, y: 3 })).toEqual([
			{ x: -1, y: 3 },
			{ x: 1, y: 0 },
		]);
		expect(placedPoints(slope, ends, 0, { x: 5, y: -4 })[1]).toEqual({ x: 5, y: -5 });
		expect(placedPoints(slope, ends, 1, { x: 3, y: 3 })).toEqual([ends[0], { x: 3, y: 3 }]);
		expect(placedPoints({ ...slope, join: "line" }, ends, 0, { x: 4, y: 4 })[1]).toEqual(ends[1]);
		expect(placedPoints(slope, [null, null], 0, { x: 1, y: 1 })).toEqual([{ x: 1, y: 1 }, null]);
	});
	test("has a rise and a run, which are drawn", () => {
		expect(slopeOf(ends)).toEqual({ run: 2, rise: -3 });
		expect(
			slopeOf([
				{ x: 1, y: 1 },
				{ x: 1, y: 4 },
			]),
		).toBeNull();
		expect(slopeOf([null, null])).toBeNull();
		const { svg } = planeFigure(slope, ends);
		expect(svg).toContain(">+2<");
		expect(svg).toContain(">−3<");
		expect(planeFigure({ ...slope, join: "line" }, ends).svg).not.toContain(">+2<");
	});
	test("has numbers that reach further past it where an axis is its edge", () => {
		const { left, below } = numbersPast(slope);
		const corner = numbersPast({ ...slope, x_from: 0, y_from: 0 });
		expect(corner.left).toBeGreaterThan(left);
		expect(corner.below).toBeGreaterThan(below);
	});
	test("is drawn below the numbers of the axes, which have a halo", () => {
		const { svg } = planeFigure({ ...slope, join: "line" }, ends);
		const numbers = svg.slice(svg.indexOf("<text"));
		expect(numbers).not.toContain("<path");
		expect(numbers).toContain('paint-order="stroke"');
	});
});

describe("a number of an axis", () => {
	const wide: Plane = { ...four, x_from: -10, x_to: 10, y_from: -10, y_to: 10 };
	/** Of the numbers of both axes with this text, first of the x-axis. */
	const placesOf = (points: readonly { x: number; y: number }[], text: string) =>
		[...planeFigure(wide, points).svg.matchAll(/<text x="([\d.]+)" y="([\d.]+)"[^>]*>([^<]+)</g)].flatMap(
			([, x, y, said]) => (said === text ? [{ x: Number(x), y: Number(y) }] : []),
		);
	test("is on the other side where a point would cover it", () => {
		const usual = placesOf([], "4");
		expect(placesOf([{ x: -1, y: 4 }], "4")[1]?.x).toBeGreaterThan(usual[1]?.x ?? 0);
		expect(placesOf([{ x: 4, y: -1 }], "4")[0]?.y).toBeLessThan(usual[0]?.y ?? 0);
		expect(placesOf([{ x: 5, y: 4 }], "4")).toEqual(usual);
	});
	test("is left out where points are on both sides", () => {
		const both = [
			{ x: -1, y: 4 },
			{ x: 1, y: 4 },
		];
		expect(placesOf(both, "4")).toHaveLength(1);
	});
});

describe("the drawing", () => {
	test("describes the plotted points, with letters if there are several", () => {
		expect(planeFigure(four, [{ x: 3, y: -2 }]).alt).toBe(
			"A coordinate plane, x from -5 to 5 and y from -5 to 5. Plotted: (3, −2).",
		);
		expect(planeFigure(four, [{ x: 1, y: 1 }, null, { x: 0, y: 4 }]).alt).toMatch(
			/Plotted: A \(1, 1\), C \(0, 4\)\.$/,
		);
		expect(planeFigure(four, []).alt).not.toContain("Plotted");
	});
	test("shows a figure, and names the points of its image by the same letters", () => {
		const shape = [
			{ x: 1, y: 1 },
			{ x: 3, y: 1 },
			{ x: 3, y: 4 },
		];
		const image = [{ x: -1, y: 1 }, null, { x: -3, y: 4 }];
		const { svg, alt } = planeFigure({ ...four, join: "polygon", shape }, image);
		expect(alt).toContain(
			"A figure is drawn: A (1, 1), B (3, 1), C (3, 4). Plotted: A′ (−1, 1), C′ (−3, 4).",
		);
		expect(svg).toContain('points="270,190 350,190 350,70"');
		expect(planeFigure({ ...four, shape }, [{ x: 0, y: 0 }]).alt).toMatch(/Plotted: \(0, 0\)\.$/);
	});

	test("a name is above its point, or below it where the numbers of the x-axis are", () => {
		const heightOf = (y: number) => {
			const named = /<circle cx="[^"]*" cy="([^"]*)"[^>]*><text x="[^"]*" y="([^"]*)"/;
			const { svg } = planeFigure({ ...four, join: "none" }, [{ x: -2, y }, null]);
			const [, point, name] = named.exec(svg) ?? [];
			return Number(name) - Number(point);
		};
		expect([1, 0, -1, -2].map((y) => heightOf(y) > 0)).toEqual([false, false, true, false]);
	});
	test("joins two points by a segment", () => {
		const ends = [
			{ x: 0, y: 1 },
			{ x: 1, y: 3 },
		];
		expect(planeFigure({ ...four, join: "segment" }, ends).svg).toContain("M230 190L270 110");
	});
	test("has the origin of four quadrants at its center", () => {
		expect(placeOnPicture(four, { x: 0, y: 0 })).toEqual({ left: 50, top: 50 });
	});
	test("extends the line through two points to the edges, and closes a polygon", () => {
		const line = planeFigure({ ...four, join: "line" }, [
			{ x: 0, y: 1 },
			{ x: 1, y: 3 },
		]).svg;
		// From (-3, -5) at the bottom to (2, 5) at the top.
		expect(line).toContain("M110 430L310 30");
		const same = planeFigure({ ...four, join: "line" }, [
			{ x: 0, y: 1 },
			{ x: 0, y: 1 },
		]).svg;
		expect(same).not.toContain('stroke-width="4"');
		const corners = [
			{ x: 0, y: 0 },
			{ x: 2, y: 0 },
			{ x: 0, y: 2 },
		];
		expect(planeFigure({ ...four, join: "polygon" }, corners).svg).toContain(
			'points="230,230 310,230 230,150"',
		);
	});
});

describe("a question", () => {
	const example = everyQuestion
		.map(({ question }) => question)
		.find((question): question is FillMultipleQuestion => question.interaction?.kind === "plane");
	if (example === undefined) throw new Error("no example of points to plot");
	const asked = (interaction: Plane, blanks = example.blanks) =>
		checkQuestion({ ...example, interaction, blanks, known_mistakes: [] }).map(({ detail }) => detail);
	test("whose points are grid points is valid", () => {
		expect(asked(four)).toEqual([]);
	});
	test.each([
		[{ ...four, y_from: -1 }, "(3, -2)"],
		[{ ...four, x_to: -5 }, "-5–-5"],
		[{ ...four, x_to: 16 }, "-5–16"],
		[{ ...four, step: 3 }, "-5–5"],
		[{ ...four, step: 0 }, "0"],
		[{ ...four, join: "polygon" as const }, "4"],
		[{ ...four, shape: [{ x: 0, y: 6 }] }, "shape"],
	])("with the plane %o is not", (plane, why) => {
		expect(asked(plane)).toEqual([why]);
	});
	test("with a coordinate without its partner is not", () => {
		expect(asked(four, example.blanks.slice(0, 3))).toEqual(["3"]);
	});
});
