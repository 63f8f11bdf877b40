import type { PlanePoint } from "../../figures/plane/coordinate-plane.ts";
import { ask, defineSkill, type Form, list, slip, whole, words, type Wrong } from "../../kit/index.ts";
import { shadeQuadrant, shadeStrip } from "../equations/plane-regions.ts";
import { areInLine } from "./points-to-plot.ts";
import { imageInSteps, type Mirror, plotImage, reflected, whichMirror } from "./reflections.ts";
import { emptyPlane, inWords, show, signedPlane, signedPoint, someone } from "./signed-points.ts";

const QUADRANTS = ["Quadrant I", "Quadrant II", "Quadrant III", "Quadrant IV"] as const;

function quadrantOf([x, y]: PlanePoint): string {
	return QUADRANTS[x > 0 ? (y > 0 ? 0 : 3) : y > 0 ? 1 : 2];
}

const HINTS = [
	"Start at the origin. The x-coordinate goes left or right, and the y-coordinate goes up or down.",
	"Negative means left for x, and down for y.",
] as const;

const misread = ([x, y]: PlanePoint) =>
	[
		[slip.swappedCoordinates, [y, x]],
		[slip.droppedTheSignOfX, [Math.abs(x), y]],
		[slip.droppedTheSignOfY, [x, Math.abs(y)]],
		[slip.wrongBothSigns, [-x, -y]],
	] as const;

/** The coordinates of a point of the figure, to choose. */
const read: Form = (random) => {
	const point = signedPoint(random, 6);
	if (point === undefined) return undefined;
	const name = random.pick(["B", "C", "K", "M", "P", "R"]);
	return {
		prompt: random.pick([
			`Which ordered pair names point ${name}?`,
			`What are the coordinates of point ${name}?`,
			`${someone(random)} reads the coordinates of point ${name}. Which ordered pair is right?`,
		]),
		figure: signedPlane([[name, point]]),
		right: words(show(point)),
		wrong: misread(point).map(([each, at]): Wrong => [each, words(show(at))]),
		hints: [...HINTS, `Go from the origin to point ${name} along the grid lines, first to the side.`],
		steps: [`From the origin, go ${inWords(point)}.`, `Point ${name} is ${show(point)}.`],
	};
};

const readInSteps = ask.stepwise((random) => {
	const [point, other] = [signedPoint(random, 6), signedPoint(random, 6)];
	if (point === undefined || other === undefined || `${point}` === `${other}`) return undefined;
	return {
		prompt: random.pick([
			"What are the coordinates of point P? The x-coordinate is [[x]], and the y-coordinate is [[y]].",
			"Write the coordinates of point P: $x =$ [[x]] and $y =$ [[y]].",
		]),
		figure: signedPlane([
			["P", point],
			["Q", other],
		]),
		boxes: {
			x: { right: whole(point[0]), wrong: misread(point).map(([each, at]) => [each, whole(at[0])]) },
			y: { right: whole(point[1]), wrong: misread(point).map(([each, at]) => [each, whole(at[1])]) },
		},
		hints: [...HINTS, "Read the x-coordinate straight above or below the point, on the x-axis."],
		steps: [`From the origin, go ${inWords(point)}.`, `Point P is ${show(point)}.`],
	};
});

const plot = (count: number) =>
	ask.plotted((random) => {
		const points = Array.from({ length: count }, () => signedPoint(random, 8));
		const [first] = points;
		if (first === undefined || points.includes(undefined) || new Set(points.map(String)).size < count)
			return undefined;
		const all = points as PlanePoint[];
		const told = all.map((each, at) => `${"ABC"[at]} ${show(each)}`);
		const isTriangle = count === 3 && !areInLine(all) && random.oneIn(2);
		return {
			prompt:
				count === 1
					? random.pick([
							`Plot the point ${show(first)}.`,
							`Plot the point with the x-coordinate $${first[0]}$ and the y-coordinate $${first[1]}$.`,
							`${someone(random)} marks ${show(first)} on a map. Plot this point.`,
						])
					: count === 2
						? `Draw the segment from ${told[0]} to ${told[1]}.`
						: isTriangle
							? `Draw the triangle with the vertices ${list(told)}.`
							: `Plot the points ${list(told)}.`,
			plane: { ...emptyPlane(), join: count === 2 ? "segment" : isTriangle ? "polygon" : "none" },
			points: all.map(([x, y]) => ({
				x,
				y,
				wrong: misread([x, y]).map(([each, at]) => [each, at[0], at[1]] as const),
			})),
			hints: [...HINTS, `For ${show(first)}, go to the side first. Then go up or down.`],
			steps: all.map((each) => `${show(each)}: from the origin, go ${inWords(each)}.`),
		};
	});

/** The quadrant of a point. */
const quadrant: Form = (random) => {
	const [x, y] = [random.integer(-20, 20), random.integer(-20, 20)];
	if (x === 0 || y === 0 || x === y) return undefined;
	const point = show([x, y]);
	return {
		prompt: random.pick([
			`In which quadrant is the point ${point}?`,
			`${someone(random)} plots ${point}. In which quadrant is it?`,
			`From the origin, ${someone(random)} goes ${inWords([x, y])}, to ${point}. In which quadrant is that?`,
		]),
		task: point,
		right: words(quadrantOf([x, y])),
		wrong: [
			[slip.swappedCoordinates, words(quadrantOf([y, x]))],
			[slip.wrongSignOfX, words(quadrantOf([-x, y]))],
			[slip.wrongSignOfY, words(quadrantOf([x, -y]))],
			[slip.wrongBothSigns, words(quadrantOf([-x, -y]))],
		],
		order: QUADRANTS,
		hints: [
			"The signs decide: left or right, and up or down.",
			`Is $${x}$ to the left or to the right of the origin? Is $${y}$ above it or below it?`,
			"The quadrants are numbered counterclockwise. The first one has two positive coordinates.",
		],
		steps: [`From the origin, the point is ${inWords([x, y])}.`, `So ${point} is in ${quadrantOf([x, y])}.`],
	};
};

const sortQuadrants = ask.sorted((random) => {
	const points = Array.from(
		{ length: 5 },
		(): PlanePoint => [
			random.pick([-1, 1]) * random.integer(1, 12),
			random.pick([-1, 1]) * random.integer(1, 12),
		],
	);
	const bins = QUADRANTS.filter((each) => points.some((point) => quadrantOf(point) === each));
	if (bins.length < 3) return undefined;
	return {
		prompt: random.pick([
			"Sort the points by their quadrants.",
			"In which quadrant is each point? Sort the cards.",
			`Sort the points that ${someone(random)} drew into their quadrants.`,
		]),
		bins,
		cards: points.map((point) => ({
			label: `(${point.join(", ")})`.replaceAll("-", "−"),
			bin: quadrantOf(point),
			wrong: (
				[
					[slip.swappedCoordinates, [point[1], point[0]]],
					[slip.wrongSignOfX, [-point[0], point[1]]],
					[slip.wrongSignOfY, [point[0], -point[1]]],
				] as const
			)
				.map(([each, at]) => [each, quadrantOf(at)] as const)
				.filter(([, bin]) => bins.some((one) => one === bin)),
		})),
		hints: [
			"Look only at the signs of the coordinates.",
			"A negative x-coordinate is left of the y-axis, and a negative y-coordinate is below the x-axis.",
			"Quadrant I is at the upper right. Keep going counterclockwise.",
		],
		steps: [
			"Quadrant I has the signs (+, +), Quadrant II (−, +), Quadrant III (−, −), and Quadrant IV (+, −).",
		],
	};
});

const ONE: readonly Mirror[] = ["x", "y"];
const ANY: readonly Mirror[] = ["x", "y", "both"];

// 1: read and plot points. 2: the quadrant, from the signs alone, or shaded. 3: reflect across an axis on the plane.
// 4: reflect without a picture, and shade a strip. 5: across both axes, and which axis it was.
export const fourQuadrants = defineSkill("four-quadrants", 21, {
	1: [ask.chosen(read), readInSteps, plot(1), plot(2)],
	2: [
		ask.chosen(quadrant),
		sortQuadrants,
		ask.matched(quadrant, ["point", "quadrant"]),
		plot(3),
		shadeQuadrant,
	],
	3: [imageInSteps(ONE, true), plotImage(ONE), ask.chosen(reflected(ONE, 6))],
	4: [
		imageInSteps(ONE, false),
		ask.chosen(reflected(ONE, 20)),
		shadeStrip,
		ask.whatWentWrong(reflected(ONE, 20)),
	],
	5: [
		ask.chosen(whichMirror),
		ask.chosen(reflected(ANY, 20)),
		plotImage(["both"]),
		ask.explainTheMistake(reflected(ANY, 12)),
	],
});
