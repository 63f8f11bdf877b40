import { coordinatePlane, type PlanePoint } from "../../figures/plane/coordinate-plane.ts";
import { ask, counted, list, type Random, slip } from "../../kit/index.ts";

export const LETTERS = ["A", "B", "C", "D", "E", "F", "K", "M", "P", "R"] as const;
export const MAX_COORDINATE = 10;

/** A point with two different coordinates, from `least` on, in steps. */
export function pointOf(random: Random, least = 1, step = 1): PlanePoint | undefined {
	const [x, y] = [random.integer(least, MAX_COORDINATE), random.integer(least, MAX_COORDINATE)];
	return x === y ? undefined : [x * step, y * step];
}

export const pair = ([x, y]: PlanePoint) => `(${x}, ${y})`;
export const shown = (point: PlanePoint) => `$${pair(point)}$`;

/** Whether three points make no triangle. */
export function areInLine([a = [0, 0], b = [0, 0], c = [0, 0]]: readonly PlanePoint[]): boolean {
	return (b[0] - a[0]) * (c[1] - a[1]) === (c[0] - a[0]) * (b[1] - a[1]);
}

/** A plane with named points. */
export function plane(points: readonly { at: PlanePoint; name: string }[], step = 1) {
	const told = points.map(({ at: [x, y], name }) => {
		const across = x === 0 ? "no steps to the right" : `${counted(x / step, "step")} to the right`;
		const up = y === 0 ? "no steps up" : `${counted(y / step, "step")} up`;
		return `From the origin, point ${name} lies ${across} and ${up}`;
	});
	const to = MAX_COORDINATE * step;
	return {
		svg: coordinatePlane({
			x: [0, to],
			y: [0, to],
			x_step: step,
			y_step: step,
			x_name: "x",
			y_name: "y",
			points,
		}),
		alt: `A coordinate grid with both axes from 0 to ${to} in steps of ${step}. ${told.join(". ")}.`,
	};
}

/** Hints and steps from the origin to a point. */
export function helpWith([x, y]: PlanePoint) {
	return {
		hints: [
			"An ordered pair tells how far to go from the origin: first to the right, then up.",
			"The first number is the x-coordinate. The second number is the y-coordinate.",
			"Go to the right along the x-axis first. Then go up.",
		] as const,
		steps: [`Start at the origin. Go ${x} to the right and ${y} up.`, `That is the point ${shown([x, y])}.`],
	};
}

/** Points that are plotted on an empty plane. */
export const plot = (count: number, step: number, least = 0) =>
	ask.plotted((random) => {
		const points = Array.from({ length: count }, () => pointOf(random, least, step));
		if (points.includes(undefined) || new Set(points.map(String)).size < count) return undefined;
		const all = points as PlanePoint[];
		const names = all.map((_, at) => "ABC"[at] ?? "");
		const [first = [0, 0]] = all;
		const told = all.map((point, at) => `${names[at]} ${shown(point)}`);
		const isTriangle = count === 3 && !areInLine(all) && random.oneIn(2);
		return {
			...helpWith(first as PlanePoint),
			prompt:
				count === 1
					? random.pick([
							`Plot the point ${shown(first as PlanePoint)}.`,
							`Start at the origin. Go ${first[0]} to the right and ${first[1]} up. Plot a point there.`,
							`Plot the point with the x-coordinate ${first[0]} and the y-coordinate ${first[1]}.`,
						])
					: count === 2
						? `Draw the segment from ${told[0]} to ${told[1]}.`
						: isTriangle
							? `Draw the triangle with the vertices ${list(told)}.`
							: `Plot the points ${list(told)}.`,
			plane: {
				x_from: 0,
				x_to: MAX_COORDINATE * step,
				y_from: 0,
				y_to: MAX_COORDINATE * step,
				step,
				join: count === 2 ? "segment" : isTriangle ? "polygon" : "none",
			},
			hints: [
				"An ordered pair tells how far to go from the origin: first to the right, then up.",
				`In ${shown(first as PlanePoint)}, the x-coordinate is ${first[0]}, and the y-coordinate is ${first[1]}.`,
				step === 1
					? "Go to the right along the x-axis first. Then go up."
					: `The grid lines are ${step} apart. Read the numbers on the axes.`,
			],
			points: all.map(([x, y]) => ({
				x,
				y,
				wrong: [
					[slip.swappedCoordinates, y, x],
					[slip.startedAtOne, x - step, y - step],
				] as const,
			})),
			steps: all.map(
				(point, at) =>
					`${count === 1 ? "Plot it" : names[at]}: ${point[0]} to the right and ${point[1]} up, at ${shown(point)}.`,
			),
		};
	});

/** Three vertices of a rectangle are given; the fourth is plotted. */
export const fourthVertex = ask.plotted((random) => {
	const [left, right] = [random.integer(0, 4), random.integer(5, MAX_COORDINATE)];
	const [low, high] = [random.integer(0, 4), random.integer(5, MAX_COORDINATE)];
	const corners = random.shuffle<PlanePoint>([
		[left, low],
		[right, low],
		[right, high],
		[left, high],
	]);
	const [[x, y] = [0, 0], ...known] = corners;
	const across = [left, right].find((each) => each !== x) ?? 0;
	return {
		prompt: random.pick([
			`Three vertices of a rectangle are ${list(known.map(shown))}. Its sides lie along grid lines. Plot the fourth vertex.`,
			`A rectangle has vertices at ${list(known.map(shown))}, and its sides follow the grid lines. Where is the fourth vertex? Plot it.`,
		]),
		plane: { x_from: 0, x_to: MAX_COORDINATE, y_from: 0, y_to: MAX_COORDINATE },
		points: [
			{
				x,
				y,
				wrong: [
					[slip.swappedCoordinates, y, x],
					[slip.readAnotherPoint, across, y],
				],
			},
		],
		hints: [
			"Opposite sides of a rectangle are parallel. Vertices above each other have the same x-coordinate.",
			"Each x-coordinate appears twice among the four vertices, and so does each y-coordinate.",
			"Which x-coordinate comes only once so far? Which y-coordinate?",
		],
		steps: [
			`The x-coordinate ${x} and the y-coordinate ${y} come only once so far.`,
			`The fourth vertex is ${shown([x, y])}.`,
		],
	};
});
