import { cubeStack } from "../../../figures/shapes/cubes.ts";
import { angleFan } from "../../../figures/shapes/angle-fan.ts";
import { circle } from "../../../figures/shapes/circle.ts";
import { coordinatePlane, type PlanePoint } from "../../../figures/plane/coordinate-plane.ts";
import { prism, shownDepth } from "../../../figures/shapes/prism.ts";
import { roundSolid } from "../../../figures/shapes/round-solid.ts";
import type { FigureColor } from "../../../figures/svg.ts";
import type { Idea } from "../idea.ts";

/** The way around a shape, side by side. */
export const walkAround: Idea = (random) => {
	const [wide, high] = [random.integer(4, 6), random.integer(2, 3)];
	const corners: PlanePoint[] = [
		[0, 0],
		[wide, 0],
		[wide, high],
		[0, high],
		[0, 0],
	];
	const colors: readonly FigureColor[] = ["gold", "coral", "gold", "coral"];
	const walked = (count: number) =>
		colors.slice(0, count).map((color, at) => ({
			from: corners[at] ?? [0, 0],
			to: corners[at + 1] ?? [0, 0],
			color,
		}));
	return [
		{ text: `Walk around the shape. The first side is ${wide} long.`, sides: 1 },
		{ text: `The next one is ${high}: $${wide} + ${high} = ${wide + high}$ so far.`, sides: 2 },
		{
			text: `All the way around: $${wide} + ${high} + ${wide} + ${high} = ${2 * (wide + high)}$. That’s the perimeter.`,
			sides: 4,
		},
	].map(({ text, sides }) => ({
		text,
		figure: {
			svg: coordinatePlane({ x: [0, 7], y: [0, 4], segments: walked(sides) }),
			alt: `A rectangle ${wide} wide and ${high} high; ${sides} of its 4 sides are marked.`,
		},
	}));
};

/** Points on one line: how many steps from one to the other. */
export const stepsBetweenPoints: Idea = (random) => {
	const [left, right, up] = [random.integer(2, 4), random.integer(2, 5), random.integer(1, 3)];
	const plane = { x: [-6, 6], y: [-4, 4] } as const;
	const [from, to]: [PlanePoint, PlanePoint] = [
		[-left, up],
		[right, up],
	];
	const zero: PlanePoint = [0, up];
	const points = [{ at: from }, { at: to }];
	return [
		{ text: `Both points have the second coordinate ${up}. They are on one horizontal line.`, segments: [] },
		{
			text: `From the first point to the axis: ${left} steps.`,
			segments: [{ from, to: zero, color: "gold" as const }],
		},
		{
			text: `From there to the second point: ${right} more. The distance is $${left} + ${right} = ${left + right}$.`,
			segments: [
				{ from, to: zero, color: "gold" as const },
				{ from: zero, to, color: "coral" as const },
			],
		},
	].map(({ text, segments }) => ({
		text,
		figure: {
			svg: coordinatePlane({ ...plane, points, segments }),
			alt: `A coordinate plane with points at (${from.join(", ")}) and (${to.join(", ")}). ${text}`,
		},
	}));
};

/** The three angles of a triangle, torn off and put side by side. */
export const cornersInARow: Idea = (random) => {
	const [a, b] = [random.integer(4, 6) * 10, random.integer(5, 7) * 10];
	const parts = [
		{ from: 0, to: a, text: `${a}°`, color: "sky" as const },
		{ from: a, to: a + b, text: `${b}°`, color: "gold" as const },
		{ from: a + b, to: 180, text: `${180 - a - b}°`, color: "coral" as const },
	];
	return [
		`Tear off one corner of a paper triangle: ${a}°.`,
		`Put the second corner beside it: ${b}° more, ${a + b}° so far.`,
		`The third one fills the straight line: $180 - ${a + b} = ${180 - a - b}$ degrees. The angles of every triangle add up to 180°.`,
	].map((text, at) => ({
		text,
		figure: {
			svg: angleFan({ parts: parts.slice(0, at + 1) }),
			alt: `Angles side by side: ${parts
				.slice(0, at + 1)
				.map((part) => part.text)
				.join(", ")}.`,
		},
	}));
};

/** Squares on the radius. */
export const squaresOfTheRadius: Idea = (random) => {
	const radius = random.integer(2, 5);
	return [
		{
			text: `The radius is ${radius}. A square on it has the area $${radius} \\times ${radius} = ${radius ** 2}$.`,
			squares: 1,
		},
		{
			text: `4 such squares would be a box around the circle: $4 \\times ${radius ** 2} = ${4 * radius ** 2}$. The circle is smaller.`,
			squares: 4,
		},
		{
			text: `The circle is a bit more than 3 of them: $\\pi \\times ${radius ** 2}$, about ${Math.round(radius ** 2 * 10 * Math.PI) / 10}.`,
			squares: 3,
		},
	].map(({ text, squares }) => ({
		text,
		figure: {
			svg: circle({ shows: "radius", text: `${radius}`, squares, color: "sky" }),
			alt: `A circle with its radius, ${radius}, and ${squares === 1 ? "one square" : `${squares} squares`} on the radius.`,
		},
	}));
};

/** The bottom, then higher and higher. */
export const circleTimesHeight: Idea = (random) => {
	const radius = random.integer(2, 3);
	const solid = (height: number) =>
		roundSolid({
			parts: [{ kind: "cylinder", height, height_label: `${height}` }],
			radius,
			radius_label: `${radius}`,
			color: "sky",
		});
	return [1, 2, 4].map((height) => ({
		text:
			height === 1
				? `The base is a circle: $\\pi \\times ${radius}^2 = ${radius ** 2}\\pi$. One layer is 1 high.`
				: height === 2
					? `Two layers: $2 \\times ${radius ** 2}\\pi = ${2 * radius ** 2}\\pi$.`
					: `4 high: $4 \\times ${radius ** 2}\\pi = ${4 * radius ** 2}\\pi$. The volume is the area of the base times the height.`,
		figure: { svg: solid(height), alt: `A cylinder with radius ${radius} and height ${height}.` },
	}));
};

/** A cone holds a third of its cylinder. */
export const thirdOfACylinder: Idea = (random) => {
	const radius = random.pick([3, 6]);
	const height = 2 * radius;
	const whole = radius ** 2 * height;
	const solid = (parts: Parameters<typeof roundSolid>[0]["parts"], color: FigureColor) =>
		roundSolid({ parts, radius, radius_label: `${radius}`, color });
	const tall = { height, height_label: `${height}` };
	return [
		{
			text: `A cylinder with radius ${radius} and height ${height} holds $\\pi \\times ${radius}^2 \\times ${height} = ${whole}\\pi$.`,
			figure: {
				svg: solid([{ kind: "cylinder", ...tall }], "sky"),
				alt: `A cylinder with radius ${radius} and height ${height}.`,
			},
		},
		{
			text: `A cone just as wide and high holds a third of it. You pour it in 3 times: $${whole}\\pi \\div 3 = ${whole / 3}\\pi$.`,
			figure: {
				svg: solid([{ kind: "cone", ...tall }], "gold"),
				alt: `A cone with radius ${radius} and height ${height}.`,
			},
		},
		{
			text: `A sphere that just fits into the cylinder holds two thirds of it: $2 \\times ${whole / 3}\\pi = ${(2 * whole) / 3}\\pi$.`,
			figure: {
				svg: solid(
					[
						{ kind: "dome", height: radius },
						{ kind: "bowl", height: radius },
					],
					"mint",
				),
				alt: `A sphere with radius ${radius}.`,
			},
		},
	];
};

/** Two boxes that do not overlap, added. */
export const boxBesideBox: Idea = (random) => {
	const [high, long] = [random.integer(2, 3), random.integer(2, 3)];
	const [one, other] = [2 * 2 * high, 2 * long];
	const stack = (low: number) =>
		Array.from({ length: 2 }, () => [high, high, ...Array.from({ length: long }, () => low)]);
	return [
		{
			text: `The tall box: $2 \\times 2 \\times ${high} = ${one}$ cubes.`,
			figure: {
				svg: cubeStack(stack(0), "sky"),
				alt: `A box of cubes, 2 long, 2 wide and ${high} high.`,
			},
		},
		{
			text: `The low box beside it: $${long} \\times 2 \\times 1 = ${other}$ cubes. Together: $${one} + ${other} = ${one + other}$.`,
			figure: {
				svg: cubeStack(stack(1), "sky"),
				alt: `The same box, and beside it one of cubes ${long} long, 2 wide, and 1 high.`,
			},
		},
	];
};

/** The area of the base, once for each unit of height; the prism lies on its side. */
export const baseTimesHeight: Idea = (random) => {
	const [base, high] = [random.pick([4, 6]), 3];
	const area = (base * high) / 2;
	const length = random.integer(4, 6);
	const draw = (units: number, depth: number) =>
		prism({
			face: [
				[0, 0],
				[base, high],
				[0, high],
			],
			depth,
			edge_labels: { 1: `${base} cm`, 2: `${high} cm` },
			depth_label: { corner: 1, text: `${units} cm` },
			color: "sky",
		});
	const alt = (units: number) =>
		`A prism with a right triangle as its base, legs ${base} and ${high} centimeters, and ${units} ${units === 1 ? "centimeter" : "centimeters"} from base to base.`;
	return [
		{
			text: `The base of this prism is the triangle in front: half of $${base} \\times ${high}$, so ${area} square centimeters. A slice 1 centimeter thick holds ${area} cubic centimeters.`,
			figure: { svg: draw(1, 1), alt: alt(1) },
		},
		{
			text: `A prism ${length} centimeters long is ${length} such slices: $${length} \\times ${area} = ${length * area}$ cubic centimeters. The volume is the area of the base times the height, the distance between the bases.`,
			figure: { svg: draw(length, shownDepth(length, base)), alt: alt(length) },
		},
	];
};
