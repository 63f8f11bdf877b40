import { placeOnPlane, type Plane, type PlanePoint } from "../../figures/plane/coordinate-plane.ts";
import { ask, defineSkill, type Draft, type Form, list, type Random, slip, whole } from "../../kit/index.ts";
import { emptyPlane, show, signedPlane, someone } from "./signed-points.ts";

const NAMES_OF_VERTICES = ["P", "Q", "R", "S"] as const;

interface Box {
	x: readonly [left: number, right: number];
	y: readonly [low: number, high: number];
}

function boxOf(random: Random, most: number): Box | undefined {
	const ends = () => [random.integer(-most, most - 3), random.integer(-most + 3, most)] as const;
	const [x, y] = [ends(), ends()];
	const isFine =
		[x, y].every(([a, b]) => b - a >= 3 && a !== 0 && b !== 0 && Math.abs(a) !== b) && (x[0] < 0 || y[0] < 0);
	return isFine && x[1] - x[0] !== y[1] - y[0] ? { x, y } : undefined;
}

const sizeOf = ({ x, y }: Box) => [x[1] - x[0], y[1] - y[0]] as const;
const cornersOf = ({ x: [a, b], y: [c, d] }: Box): PlanePoint[] => [
	[a, c],
	[b, c],
	[b, d],
	[a, d],
];

const told = (corners: readonly PlanePoint[]) =>
	list(corners.map((at, index) => `${NAMES_OF_VERTICES[index]} ${show(at)}`));

const drawn = (corners: readonly PlanePoint[]) =>
	signedPlane(
		corners.map((at, index) => [NAMES_OF_VERTICES[index] ?? "", at] as const),
		{ polygons: [{ corners, colour: "sky" }] },
		8,
	);

/** Lengths as they come out when the signs are left out. */
const withoutSigns = ([a, b]: readonly [number, number]) => Math.abs(Math.abs(b) - Math.abs(a));

const LENGTH_HINTS = [
	"Which coordinate is the same at both ends of the side?",
	"On different sides of an axis, the distances to the axis add up.",
] as const;

/** The length of one side. */
const side =
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
const labelSides = ask.labeled((random) => {
	const box = boxOf(random, 7);
	if (box === undefined) return undefined;
	const [width, height] = sizeOf(box);
	// The boxes at two sides need room.
	if (width < 6 || height < 6) return undefined;
	const corners = cornersOf(box);
	const plane: Plane = { x: [-8, 8], y: [-8, 8], x_name: "x", y_name: "y" };
	const middle = (ends: readonly [number, number]) => (ends[0] + ends[1]) / 2;
	const label = (
		name: string,
		length: number,
		ends: readonly [number, number],
		other: number,
		at: PlanePoint,
	) => ({
		right: whole(length),
		label: `Length of side ${name}`,
		place: placeOnPlane(plane, at),
		wrong: [
			[slip.readAnotherPoint, whole(other)] as const,
			ends[0] < 0 && ends[1] > 0 && ([slip.subtractedAbsolutes, whole(withoutSigns(ends))] as const),
			[slip.countedThePoints, whole(length + 1)] as const,
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
			pq: label("PQ", width, box.x, height, [middle(box.x), box.y[0]]),
			qr: label("QR", height, box.y, width, [box.x[1], middle(box.y)]),
		},
		hints: [...LENGTH_HINTS, "Read both ends of the side on the axis. How far apart are they?"],
		steps: [
			`PQ goes from $${box.x[0]}$ to $${box.x[1]}$: ${width} units.`,
			`QR goes from $${box.y[0]}$ to $${box.y[1]}$: ${height} units.`,
		],
	};
});

function fourth(random: Random) {
	const box = boxOf(random, 8);
	if (box === undefined) return undefined;
	const corners = random.shuffle(cornersOf(box));
	const [missing = [0, 0], ...known] = corners;
	const [x, y] = missing;
	const across = box.x[0] === x ? box.x[1] : box.x[0];
	return {
		x,
		y,
		known: list(known.map(show)),
		wrong: [
			[slip.swappedCoordinates, y, x],
			[slip.tookTheOtherVertex, across, y],
			[slip.droppedTheSignOfY, x, -y],
		] as const,
		hints: [
			"The sides lie along grid lines, so each x-coordinate appears twice, and each y-coordinate appears twice.",
			"Which x-coordinate comes only once so far?",
			"Which y-coordinate comes only once so far?",
		] as const,
		steps: [
			`Only once so far: the x-coordinate $${x}$ and the y-coordinate $${y}$.`,
			`The fourth vertex is ${show([x, y])}.`,
		],
	};
}

const plotFourth = ask.plotted((random) => {
	const found = fourth(random);
	if (found === undefined) return undefined;
	const { x, y, known, wrong, hints, steps } = found;
	return {
		prompt: random.pick([
			`Three vertices of a rectangle are ${known}. Its sides lie along grid lines. Plot the fourth vertex.`,
			`${someone(random)} plots ${known}. Plot the point that completes a rectangle with sides along grid lines.`,
		]),
		plane: emptyPlane(),
		points: [{ x, y, wrong }],
		hints,
		steps,
	};
});

/** All vertices of a polygon are plotted. */
const plotAll = ask.plotted((random) => {
	const a = random.integer(-7, 2);
	const b = random.integer(-7, 2);
	const c = random.integer(3, 5);
	const d = random.integer(3, 5);
	const corners: PlanePoint[] = [
		[a, b],
		[a + c, b],
		[a + c + random.integer(-1, 2), b + d],
		...(random.oneIn(2) ? [] : ([[a + random.integer(-1, 1), b + d]] as const)),
	];
	const isFine = corners.flat().every((each) => each !== 0 && Math.abs(each) <= 8);
	if (!isFine || new Set(corners.map(String)).size < corners.length) return undefined;
	const names = corners.map((at, index) => `${"ABCD"[index]} ${show(at)}`);
	const [first = [0, 0]] = corners;
	return {
		prompt: random.pick([
			`Draw the polygon with the vertices ${list(names)}.`,
			`${someone(random)} draws a polygon with the vertices ${list(names)}. Draw the same polygon.`,
		]),
		plane: { ...emptyPlane(), join: "polygon" },
		points: corners.map(([x, y]) => ({
			x,
			y,
			wrong: [
				[slip.swappedCoordinates, y, x],
				[slip.droppedTheSignOfX, -x, y],
				[slip.droppedTheSignOfY, x, -y],
			] as const,
		})),
		hints: [
			"The first number of a pair tells how far to go right or left, the second how far up or down.",
			`Begin with A. Which way do you go from the origin for $${first[0]}$?`,
			"Plot the vertices in order. The sides are drawn by themselves.",
		],
		steps: names.map((name) => `Plot ${name}.`),
	};
});

const fourthInSteps = ask.stepwise((random) => {
	const found = fourth(random);
	if (found === undefined) return undefined;
	const { x, y, known, wrong, hints, steps } = found;
	return {
		prompt: `Three vertices of a rectangle with sides along grid lines are ${known}. The fourth vertex has the x-coordinate [[x]] and the y-coordinate [[y]].`,
		boxes: {
			x: { right: whole(x), wrong: wrong.map(([each, at]) => [each, whole(at)]) },
			y: { right: whole(y), wrong: wrong.map(([each, , at]) => [each, whole(at)]) },
		},
		hints,
		steps,
	};
});

/** The area or the perimeter of a rectangle from its vertices. */
const rectangle: Form = (random) => {
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

/** A triangle or a parallelogram with one side along the grid. */
function slanted(random: Random, isTriangle: boolean, hasFigure: boolean): Draft | undefined {
	const [base, height, shift] = [2 * random.integer(2, 5), random.integer(3, 9), random.integer(1, 3)];
	const [x, y] = [random.integer(-8, -1), random.integer(-8, -1)];
	const corners: PlanePoint[] = isTriangle
		? [
				[x, y],
				[x + base, y],
				[x + shift, y + height],
			]
		: [
				[x, y],
				[x + base, y],
				[x + base + shift, y + height],
				[x + shift, y + height],
			];
	if (corners.flat().some((each) => each === 0 || each > 8)) return undefined;
	const [kind, product] = [isTriangle ? "triangle" : "parallelogram", base * height];
	const area = isTriangle ? product / 2 : product;
	const half = isTriangle ? 2 : 1;
	return {
		prompt: random.pick([
			`A ${kind} has the vertices ${told(corners)}. What is its area?`,
			`Find the area of the ${kind} with the vertices ${told(corners)}.`,
			`${someone(random)} plots ${told(corners)} and connects them to make a ${kind}. What is its area?`,
		]),
		task: `the area of the ${kind} with the vertices ${told(corners)}`,
		...(hasFigure ? { figure: drawn(corners) } : {}),
		unit: { after: "square units" },
		right: whole(area),
		wrong: [
			isTriangle ? [slip.forgotTheHalf, whole(product)] : [slip.halvedWithoutNeed, whole(product / 2)],
			[slip.subtractedAbsolutes, whole((base * withoutSigns([y, y + height])) / half)],
			[slip.addedBaseAndHeight, whole(base + height)],
		],
		hints: [
			"One side lies along a grid line. Take it as the base.",
			`The base goes from $${x}$ to $${x + base}$. How long is it?`,
			`The height goes straight up from $${y}$ to $${y + height}$.${isTriangle ? " A triangle is half of base times height." : ""}`,
		],
		steps: [
			`The base is ${base} units, and the height is ${height} units.`,
			`$${base} \\times ${height}${isTriangle ? " \\div 2" : ""} = ${area}$ square units.`,
		],
	};
}

const triangle =
	(hasFigure: boolean): Form =>
	(random) =>
		slanted(random, true, hasFigure);
const either: Form = (random) => slanted(random, random.oneIn(2), false);

// 1: the side of a rectangle, with a picture. 2: the fourth vertex. 3: area and perimeter of rectangles across the axes.
// 4: triangles with a picture. 5: triangles and parallelograms from their vertices alone, and mistakes to explain.
export const polygonsOnPlane = defineSkill("polygons-on-plane", 20, {
	1: [ask.typed(side(true)), ask.chosen(side(true)), labelSides],
	2: [plotFourth, plotAll, fourthInSteps, ask.typed(side(false))],
	3: [ask.typed(rectangle), ask.chosen(rectangle), plotFourth],
	4: [ask.typed(triangle(true)), ask.chosen(triangle(true)), labelSides],
	5: [ask.typed(either), ask.chosen(either), ask.explainTheMistake(either), ask.whatWentWrong(either)],
});
