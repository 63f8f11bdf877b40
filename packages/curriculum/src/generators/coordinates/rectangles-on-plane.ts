import { placeOnPlane, type Plane, type PlanePoint } from "../../figures/plane/coordinate-plane.ts";
import { ask, type Form, list, type Random, slip, whole } from "../../kit/index.ts";
import { show, signedPlane, someone } from "./signed-points.ts";

const NAMES_OF_VERTICES = ["P", "Q", "R", "S"] as const;

interface Box {
	x: readonly [left: number, right: number];
	y: readonly [low: number, high: number];
}

export function boxOf(random: Random, most: number): Box | undefined {
	const ends = () => [random.integer(-most, most - 3), random.integer(-most + 3, most)] as const;
	const [x, y] = [ends(), ends()];
	const isFine =
		[x, y].every(([a, b]) => b - a >= 3 && a !== 0 && b !== 0 && Math.abs(a) !== b) && (x[0] < 0 || y[0] < 0);
	return isFine && x[1] - x[0] !== y[1] - y[0] ? { x, y } : undefined;
}

const sizeOf = ({ x, y }: Box) => [x[1] - x[0], y[1] - y[0]] as const;
export const cornersOf = ({ x: [a, b], y: [c, d] }: Box): PlanePoint[] => [
	[a, c],
	[b, c],
	[b, d],
	[a, d],
];

export const told = (corners: readonly PlanePoint[]) =>
	list(corners.map((at, index) => `${NAMES_OF_VERTICES[index]} ${show(at)}`));

export const drawn = (corners: readonly PlanePoint[]) =>
	signedPlane(
		corners.map((at, index) => [NAMES_OF_VERTICES[index] ?? "", at] as const),
		{ polygons: [{ corners, color: "sky" }] },
		8,
	);

/** Lengths as they come out when the signs are left out. */
export const withoutSigns = ([a, b]: readonly [number, number]) => Math.abs(Math.abs(b) - Math.abs(a));

const LENGTH_HINTS = [
	"Which coordinate is the same at both ends of the side?",
	"On different sides of an axis, the distances to the axis add up.",
] as const;

/** The length of one side. */
export const side =
	(hasFigure: boolean): Form =>
	(random) => {
		const box = boxOf(random, 8);
		if (box === undefined) return undefined;
		const [isAcross, [width, height]] = [random.oneIn(2), sizeOf(box)];
		const [name, [a, b], length, other] = isAcross
			? (["PQ", box.x, width, height] as const)
			: (["QR", box.y, height, width] as const);
		const corners = cornersOf(box);
		return {
			prompt: random.pick([
				`A rectangle has the vertices ${told(corners)}. How long is side ${name}?`,
				`${someone(random)} draws a rectangle with the vertices ${told(corners)}. What is the length of side ${name}?`,
			]),
			...(hasFigure ? { figure: drawn(corners) } : {}),
			unit: { after: "units" },
			right: whole(length),
			wrong: [
				[slip.readAnotherPoint, whole(other)],
				a < 0 && b > 0 && [slip.subtractedAbsolutes, whole(withoutSigns([a, b]))],
				[slip.countedThePoints, whole(length + 1)],
			],
			hints: [...LENGTH_HINTS, `How far is it from $${a}$ to $${b}$?`],
			steps: [
				`The ${isAcross ? "y" : "x"}-coordinate is the same at both ends.`,
				`From $${a}$ to $${b}$ it is ${length} units.`,
			],
		};
	};

/** Both sides are written on the figure. */
export const labelSides = ask.labeled((random) => {
	const box = boxOf(random, 7);
	if (box === undefined) return undefined;
	const [width, height] = sizeOf(box);
	// The boxes at two sides need room.
	if (width < 6 || height < 6) return undefined;
	const corners = cornersOf(box);
	const plane: Plane = { x: [-8, 8], y: [-8, 8], x_name: "x", y_name: "y" };
	const middle = (ends: readonly [number, number]) => (ends[0] + ends[1]) / 2;
	const label = (name: string, ends: readonly [number, number], other: number, at: PlanePoint) => ({
		right: whole(ends[1] - ends[0]),
		label: `Length of side ${name}`,
		place: placeOnPlane(plane, at),
		wrong: [
			[slip.readAnotherPoint, whole(other)] as const,
			ends[0] < 0 && ends[1] > 0 && ([slip.subtractedAbsolutes, whole(withoutSigns(ends))] as const),
			[slip.countedThePoints, whole(ends[1] - ends[0] + 1)] as const,
		],
	});
	return {
		prompt: random.pick([
			"Find the lengths of side PQ and side QR of the rectangle. Write each one at its side.",
			"Label two sides of the rectangle with their lengths, in units.",
			`${someone(random)} wants to know how long the sides of the rectangle are. Write the lengths of PQ and QR.`,
		]),
		figure: drawn(corners),
		labels: {
			pq: label("PQ", box.x, height, [middle(box.x), box.y[0]]),
			qr: label("QR", box.y, width, [box.x[1], middle(box.y)]),
		},
		hints: [...LENGTH_HINTS, "Read both ends of the side on the axis. How far apart are they?"],
		steps: [
			`PQ goes from $${box.x[0]}$ to $${box.x[1]}$: ${width} units.`,
			`QR goes from $${box.y[0]}$ to $${box.y[1]}$: ${height} units.`,
		],
	};
});

/** The area or the perimeter of a rectangle from its vertices. */
export const rectangle: Form = (random) => {
	const box = boxOf(random, 12);
	if (box === undefined) return undefined;
	const [[width, height], isArea] = [sizeOf(box), random.oneIn(2)];
	const [area, perimeter] = [width * height, 2 * (width + height)];
	const right = isArea ? area : perimeter;
	const [a, b] = [withoutSigns(box.x), withoutSigns(box.y)];
	return {
		prompt: random.pick([
			`A rectangle has the vertices ${told(cornersOf(box))}. What is its ${isArea ? "area" : "perimeter"}?`,
			`On a map, a rectangular garden has its corners at ${told(cornersOf(box))}. What is its ${isArea ? "area" : "perimeter"}?`,
			`${someone(random)} draws the rectangle with the vertices ${told(cornersOf(box))}. Find its ${isArea ? "area" : "perimeter"}.`,
		]),
		unit: { after: isArea ? "square units" : "units" },
		right: whole(right),
		wrong: [
			isArea ? [slip.gaveThePerimeter, whole(perimeter)] : [slip.gaveTheArea, whole(area)],
			(a !== width || b !== height) && [slip.subtractedAbsolutes, whole(isArea ? a * b : 2 * (a + b))],
			isArea ? [slip.gaveOneSide, whole(width)] : [slip.wentHalfAround, whole(width + height)],
		],
		hints: [
			"Find the length and the width first.",
			`How far is it from $${box.x[0]}$ to $${box.x[1]}$, and from $${box.y[0]}$ to $${box.y[1]}$?`,
			isArea ? "The area is length times width." : "Add all four sides.",
		],
		steps: [
			`The sides are ${width} and ${height} units long.`,
			isArea
				? `$${width} \\times ${height} = ${area}$ square units.`
				: `$2 \\times (${width} + ${height}) = ${perimeter}$ units.`,
		],
	};
};
