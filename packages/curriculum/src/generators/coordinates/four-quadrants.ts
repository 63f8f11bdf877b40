import type { PlanePoint } from "../../figures/coordinate-plane.ts";
import { coordinatePlane } from "../../figures/coordinate-plane.ts";
import { chooseOption } from "../../kit/choose-option.ts";
import { fillBoxes } from "../../kit/fill-boxes.ts";
import { level } from "../../kit/level.ts";
import type { Random } from "../../random/seeded-random.ts";
import { defineGenerator } from "../generator.ts";

const LETTERS = ["A", "B", "C", "D", "E", "K", "M", "P", "R"] as const;
const QUADRANTS = ["First quadrant", "Second quadrant", "Third quadrant", "Fourth quadrant"] as const;

/** 1: read a point; 2: which quadrant, without a picture; 3: reflect in an axis, with a picture; 4: without; 5: in which axis, or in both. */
export const fourQuadrants = defineGenerator("four-quadrants", 5, (random, difficulty) => {
	const most = level(difficulty, [6, 20, 6, 12, 12] as const);
	const [x, y] = point(random, most);
	if (difficulty === 2) return quadrant(random, x, y);
	if (difficulty === 5 && random.oneIn(2)) return whichAxis(random, x, y);
	const name = random.pick(LETTERS);
	const in_words = ([a, b]: PlanePoint) =>
		`${Math.abs(a)} to the ${a < 0 ? "left" : "right"} and ${Math.abs(b)} ${b < 0 ? "down" : "up"} from the origin`;
	const figure = {
		svg: coordinatePlane({
			x: [-6, 6],
			y: [-6, 6],
			x_name: "x",
			y_name: "y",
			points: [{ at: [x, y], name }],
		}),
		alt: `A coordinate plane from negative 6 to 6 on both axes. Point ${name} lies ${in_words([x, y])}.`,
	};
	if (difficulty === 1)
		return fillBoxes({
			prompt: `What are the coordinates of point ${name}? ${name} = ([[x]], [[y]])`,
			figure,
			boxes: { x: { right: x }, y: { right: y } },
			hints: ["Start at the origin. First go left or right, then up or down.", "Left and down are negative."],
			explanation: `From the origin go ${Math.abs(x)} to the ${x < 0 ? "left" : "right"} and ${Math.abs(y)} ${y < 0 ? "down" : "up"}: $(${x}, ${y})$.`,
			mistakes: [
				[
					"x",
					"swapped-coordinates",
					y,
					"It looks like the two numbers changed places. Left or right comes first.",
				],
				[
					"x",
					"dropped-the-sign-of-x",
					x < 0 ? -x : "",
					"Is the point to the left or to the right of the origin?",
				],
				["y", "dropped-the-sign-of-y", y < 0 ? -y : "", "Is the point above or below the origin?"],
			],
		});
	const both = difficulty === 5;
	const in_x_axis = random.oneIn(2);
	const image: PlanePoint = both ? [-x, -y] : in_x_axis ? [x, -y] : [-x, y];
	const axis = both ? "the x-axis and then across the y-axis" : in_x_axis ? "the x-axis" : "the y-axis";
	return fillBoxes({
		prompt: `Point $${name}(${x}, ${y})$ is reflected across ${axis}. Where is its image? ([[x]], [[y]])`,
		...(difficulty === 3 ? { figure } : {}),
		boxes: { x: { right: image[0] }, y: { right: image[1] } },
		hints: [
			"Think of the axis as a mirror. The image is as far behind it as the point is in front of it.",
			"Which of the two coordinates changes its sign, and which stays?",
		],
		explanation: `${both ? "Each reflection changes the sign of one coordinate, so both change" : `Reflecting in ${axis} changes only the sign of ${in_x_axis ? "the second coordinate, up and down" : "the first coordinate, left and right"}`}: $(${image[0]}, ${image[1]})$.`,
		mistakes: [
			[
				"x",
				"reflected-in-the-wrong-axis",
				both ? "" : -image[0],
				"It looks like the point was reflected across the other axis. Which axis is the mirror?",
			],
			[
				"y",
				"did-not-reflect",
				y === image[1] ? "" : y,
				"That coordinate is the same as before. Is the image on the other side of the mirror?",
			],
			[
				"x",
				"swapped-coordinates",
				y,
				"A reflection across an axis does not change the order of the coordinates.",
			],
		],
	});
});

function point(random: Random, most: number): [number, number] {
	for (;;) {
		const [x, y] = [random.integer(-most, most), random.integer(-most, most)];
		if (x !== 0 && y !== 0 && Math.abs(x) !== Math.abs(y) && (x < 0 || y < 0)) return [x, y];
	}
}

function quadrantOf(x: number, y: number): number {
	return x > 0 ? (y > 0 ? 0 : 3) : y > 0 ? 1 : 2;
}

const WRONG_SIGN = {
	x: ["wrong-sign-of-x", "Look at the first sign once more: is the point to the left or to the right?"],
	y: ["wrong-sign-of-y", "Look at the second sign once more: is the point above or below?"],
	both: ["wrong-signs", "Look at both signs once more."],
} as const;

function quadrant(random: Random, x: number, y: number) {
	const at = quadrantOf(x, y);
	const swapped = quadrantOf(y, x);
	return chooseOption(
		random,
		{
			prompt: `In which quadrant is the point $(${x}, ${y})$?`,
			hints: [
				"The signs decide: left or right, up or down?",
				"The quadrants are numbered counterclockwise, beginning where both coordinates are positive.",
			],
			explanation: `$${x}$ is to the ${x < 0 ? "left" : "right"}, $${y}$ is ${y < 0 ? "below" : "above"}: ${(QUADRANTS[at] ?? "").toLowerCase()}.`,
		},
		{
			right: QUADRANTS[at] ?? "",
			wrong: QUADRANTS.flatMap((label, index) =>
				index === at
					? []
					: [
							index === swapped
								? [
										label,
										"swapped-coordinates",
										"It looks like the coordinates changed places. The first one goes left or right.",
									]
								: index === (at + 2) % 4 && at % 2 === 1
									? [
											label,
											"counted-with-the-clock",
											"The quadrants are numbered counterclockwise, beginning at the upper right.",
										]
									: [
											label,
											...WRONG_SIGN[(index - at + 4) % 4 === 2 ? "both" : index === 3 - at ? "y" : "x"],
										],
						],
			),
			order: QUADRANTS,
		},
	);
}

function whichAxis(random: Random, x: number, y: number) {
	const kind = random.pick(["x", "y", "both"] as const);
	const image = { x: [x, -y], y: [-x, y], both: [-x, -y] }[kind];
	const labels = {
		x: "Across the x-axis",
		y: "Across the y-axis",
		both: "Across both axes, one after the other",
	};
	return chooseOption(
		random,
		{
			prompt: `Point $P(${x}, ${y})$ and point $Q(${image[0]}, ${image[1]})$ differ only in signs. Across which axis is $P$ reflected to get $Q$?`,
			hints: ["Which coordinate has changed its sign?", "Left and right change in a vertical mirror."],
			explanation: `${kind === "both" ? "Both coordinates have changed their signs" : `Only the ${kind === "x" ? "second" : "first"} coordinate has changed its sign`}. ${labels[kind]}.`,
		},
		{
			right: labels[kind],
			wrong: (["x", "y", "both"] as const)
				.filter((one) => one !== kind)
				.map((one) => [
					labels[one],
					one === "both" ? "both-signs" : kind === "both" ? "one-sign-only" : "reflected-in-the-wrong-axis",
					one === "both"
						? "Then both signs would change. Is that so here?"
						: kind === "both"
							? "Then only one sign would change."
							: "The coordinate with the name of the mirror axis stays the same.",
				]),
			order: [labels.x, labels.y, labels.both],
		},
	);
}
