import type { PlanePoint } from "../../figures/plane/coordinate-plane.ts";
import { ask, slip, whole, words } from "../../kit/index.ts";
import type { Draft, Form, Random, Slip, Wrong } from "../../kit/index.ts";
import { emptyPlane, show, signedPlane, signedPoint, someone } from "./signed-points.ts";

export type Mirror = "x" | "y" | "both";

const MIRRORS: Readonly<Record<Mirror, string>> = {
	x: "the x-axis",
	y: "the y-axis",
	both: "the x-axis and then across the y-axis",
};

/** Where a point is after its reflection. */
function imageOf([x, y]: PlanePoint, mirror: Mirror): PlanePoint {
	return [mirror === "x" ? x : -x, mirror === "y" ? y : -y];
}

function wrongImages([x, y]: PlanePoint, mirror: Mirror): (readonly [Slip, PlanePoint])[] {
	const image = imageOf([x, y], mirror);
	return [
		mirror === "both"
			? [slip.reflectedInOneAxis, imageOf([x, y], "x")]
			: [slip.reflectedInTheOtherAxis, imageOf([x, y], mirror === "x" ? "y" : "x")],
		mirror === "both" ? [slip.didNotReflect, [x, y]] : [slip.reflectedInBothAxes, imageOf([x, y], "both")],
		[slip.swappedWhileReflecting, [image[1], image[0]]],
	];
}

function help(point: PlanePoint, mirror: Mirror): Pick<Draft, "hints" | "steps"> {
	const kept = { x: "x-coordinate", y: "y-coordinate", both: "" }[mirror];
	const image = show(imageOf(point, mirror));
	return {
		hints: [
			"Think of the axis as a mirror. The image is as far behind it as the point is in front of it.",
			`Where is ${show(point)}: to the left or the right of the origin, and above or below it?`,
			mirror === "both"
				? "Each reflection changes the sign of one coordinate."
				: "One coordinate stays the same, and the other one changes its sign. Which is which?",
		],
		steps: [
			mirror === "both"
				? "The first reflection changes the sign of the y-coordinate, and the second one that of the x-coordinate."
				: `A reflection across the ${mirror}-axis keeps the ${kept} and changes the sign of the other coordinate.`,
			`The image of ${show(point)} is ${image}.`,
		],
	};
}

interface Drawn {
	point: PlanePoint;
	mirror: Mirror;
}

function draw(random: Random, mirrors: readonly Mirror[], most: number): Drawn | undefined {
	const point = signedPoint(random, most);
	return point && { point, mirror: random.pick(mirrors) };
}

const promptFor = (random: Random, { point, mirror }: Drawn) =>
	random.pick([
		`The point ${show(point)} is reflected across ${MIRRORS[mirror]}.`,
		`${someone(random)} reflects the point ${show(point)} across ${MIRRORS[mirror]}.`,
		`${MIRRORS[mirror].startsWith("the x-axis and") ? "Two mirrors are used: " : "A mirror is placed along an axis: "}reflect ${show(point)} across ${MIRRORS[mirror]}.`,
	]);

/** The image of a point, to choose. */
export const reflected =
	(mirrors: readonly Mirror[], most = 12): Form =>
	(random) => {
		const drawn = draw(random, mirrors, most);
		if (drawn === undefined) return undefined;
		const { point, mirror } = drawn;
		return {
			...help(point, mirror),
			prompt: `${promptFor(random, drawn)} Where is its image?`,
			task: `the reflection of ${show(point)} across ${MIRRORS[mirror]}`,
			right: words(show(imageOf(point, mirror))),
			wrong: wrongImages(point, mirror).map(([each, at]): Wrong => [each, words(show(at))]),
			equal: "the same point in words",
		};
	};

/** The coordinates of the image. */
export const imageInSteps = (mirrors: readonly Mirror[], hasFigure: boolean) =>
	ask.stepwise((random) => {
		const drawn = draw(random, mirrors, hasFigure ? 6 : 15);
		if (drawn === undefined) return undefined;
		const { point, mirror } = drawn;
		const [x, y] = imageOf(point, mirror);
		const wrong = wrongImages(point, mirror);
		return {
			...help(point, mirror),
			prompt: `${promptFor(random, drawn)} Its image has the x-coordinate [[x]] and the y-coordinate [[y]].`,
			...(hasFigure ? { figure: signedPlane([["P", point]]) } : {}),
			boxes: {
				x: { right: whole(x), wrong: wrong.map(([each, at]) => [each, whole(at[0])]) },
				y: { right: whole(y), wrong: wrong.map(([each, at]) => [each, whole(at[1])]) },
			},
		};
	});

/** The image is plotted. */
export const plotImage = (mirrors: readonly Mirror[]) =>
	ask.plotted((random) => {
		const drawn = draw(random, mirrors, 8);
		if (drawn === undefined) return undefined;
		const { point, mirror } = drawn;
		const [x, y] = imageOf(point, mirror);
		return {
			...help(point, mirror),
			prompt: `${promptFor(random, drawn)} Plot its image.`,
			plane: emptyPlane(),
			points: [{ x, y, wrong: wrongImages(point, mirror).map(([each, at]) => [each, at[0], at[1]]) }],
		};
	});

/** Two points, and the axis between them. */
export const whichMirror: Form = (random) => {
	const drawn = draw(random, ["x", "y", "both"], 15);
	if (drawn === undefined) return undefined;
	const { point, mirror } = drawn;
	const labels = { x: "Across the x-axis", y: "Across the y-axis", both: "Across both axes, one at a time" };
	const slipFor = (wrong: Mirror) =>
		wrong === "both"
			? slip.reflectedInBothAxes
			: mirror === "both"
				? slip.reflectedInOneAxis
				: slip.reflectedInTheOtherAxis;
	const others = (["x", "y", "both"] as const).filter((each) => each !== mirror);
	const extra = {
		...slip.didNotReflect,
		id: "both-mirrors-swap",
		feedback: "Compare the two points. Do the coordinates change places?",
	};
	return {
		prompt: random.pick([
			`The points ${show(point)} and ${show(imageOf(point, mirror))} differ only in signs. How is the first point reflected to get the second one?`,
			`${someone(random)} reflects ${show(point)} and gets ${show(imageOf(point, mirror))}. How was the point reflected?`,
		]),
		right: words(labels[mirror]),
		wrong: [
			...others.map(
				(each, at): Wrong => [
					at === 0 ? slipFor(each) : { ...slipFor(each), id: `${slipFor(each).id}-2` },
					words(labels[each]),
				],
			),
			[extra, words("The coordinates changed places")],
		],
		order: [labels.x, labels.y, labels.both, "The coordinates changed places"],
		hints: [
			"Compare the x-coordinates, and then the y-coordinates.",
			`Which signs change from ${show(point)} to ${show(imageOf(point, mirror))}?`,
			"The coordinate with the name of the mirror axis stays the same.",
		],
		steps: [
			mirror === "both"
				? "Both coordinates change their signs."
				: `Only the ${mirror === "x" ? "y" : "x"}-coordinate changes its sign.`,
			`${labels[mirror]}.`,
		],
	};
};
