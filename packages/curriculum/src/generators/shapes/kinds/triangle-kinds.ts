import { polygon, turned } from "../../../figures/shapes/polygons.ts";
import { ask, COLORS, list, nameEach, NAMES, slip, words } from "../../../kit/index.ts";
import type { Form, Random, Way } from "../../../kit/index.ts";
import { chooseAll } from "../../../kit/questions/choose-all.ts";
import { inOwnWords } from "../../../kit/questions/in-own-words.ts";
import { anglesOfKind, type TriangleKind, triangleOf } from "./flat-shapes.ts";

const KINDS: readonly TriangleKind[] = ["acute", "right", "obtuse"];
type Angles = readonly [number, number, number];

const BY_ANGLES: [string, string, string] = [
	"Look at the largest angle of the triangle.",
	"Compare that angle with the corner of a sheet of paper.",
	"More than 90° is obtuse, exactly 90° is right, and less is acute.",
];

const kindOf = (angles: Angles): TriangleKind => {
	const largest = Math.max(...angles);
	return largest === 90 ? "right" : largest > 90 ? "obtuse" : "acute";
};
const article = (kind: TriangleKind) => (kind === "right" ? "a right triangle" : `an ${kind} triangle`);
const SLIPS = {
	right: slip.tookItForARightAngle,
	acute: slip.lookedAtASmallAngle,
	obtuse: slip.sawAWideAngle,
};

function drawnTriangle(random: Random, angles: Angles, turn: number) {
	return {
		svg: polygon(turned(triangleOf([...angles]), turn), random.pick(COLORS)),
		alt: `A triangle with angles of ${angles[0]}, ${angles[1]}, and ${angles[2]} degrees.`,
	};
}

const anyAngles = (random: Random) =>
	random.shuffle(anglesOfKind(random, random.pick(KINDS))) as [number, number, number];
const whyKind = (angles: Angles) =>
	`Its largest angle is ${Math.max(...angles)}°, so it is ${article(kindOf(angles))}.`;

/** The kind of a triangle, drawn or given by its angles. */
export const triangle =
	(isDrawn: boolean): Form =>
	(random) => {
		const angles = anyAngles(random);
		const kind = kindOf(angles);
		return {
			prompt: isDrawn
				? random.pick([
						`${random.pick(NAMES)} sorts triangles by their angles. What kind of triangle is this?`,
						"What kind of triangle is this?",
						`Look at the largest angle. What kind of triangle is this?`,
					])
				: random.pick([
						`A triangle has angles of ${angles[0]}°, ${angles[1]}°, and ${angles[2]}°. What kind of triangle is it?`,
						`${random.pick(NAMES)} measures the angles of a triangle: ${angles[0]}°, ${angles[1]}°, and ${angles[2]}°. What kind of triangle is it?`,
					]),
			...(isDrawn ? { figure: drawnTriangle(random, angles, 0) } : {}),
			right: words(`${kind} triangle`),
			wrong: KINDS.map((each) => each !== kind && ([SLIPS[each], words(`${each} triangle`)] as const)),
			order: KINDS.map((each) => `${each} triangle`),
			hints: BY_ANGLES,
			steps: [whyKind(angles)],
		};
	};

/** Triangles to sort by their angles. */
export const byAngles = ask.sorted((random) => {
	const drawn = [
		...KINDS.map((kind) => anglesOfKind(random, kind)),
		...Array.from({ length: 3 }, () => anyAngles(random)),
	];
	return {
		prompt: random.pick([
			"Each card has the angles of a triangle. Sort the triangles: acute, right, or obtuse.",
			`${random.pick(NAMES)} wrote down the angles of some triangles. Sort them by their kind.`,
		]),
		bins: KINDS,
		cards: drawn.map((angles) => {
			const shown = random.shuffle(angles) as [number, number, number];
			return {
				label: shown.map((angle) => `${angle}°`).join(" "),
				bin: kindOf(shown),
				wrong: [
					[slip.lookedAtASmallAngle, "acute"],
					[slip.sawAWideAngle, Math.max(...shown) > 60 ? "obtuse" : kindOf(shown)],
				] as const,
			};
		}),
		hints: BY_ANGLES,
		steps: ["The largest angle of a triangle decides."],
	};
});

const REGIONS = ["A right angle", "Both", "Two equal angles", "Neither"] as const;

function regionOf(angles: Angles): (typeof REGIONS)[number] {
	const [isRight, isEven] = [angles.includes(90), new Set(angles).size < 3];
	return isRight ? (isEven ? "Both" : REGIONS[0]) : isEven ? REGIONS[2] : "Neither";
}

/** Triangles in two circles: some have a right angle and two equal angles. */
export const inCircles = ask.inCircles((random) => {
	const equal = 5 * random.integer(5, 15);
	const drawn: Angles[] = [
		[90, 45, 45],
		...Array.from({ length: 4 }, () => anyAngles(random)),
		[equal, equal, 180 - 2 * equal],
	];
	return {
		prompt: random.pick([
			"Each card has the angles of a triangle. Does it have a right angle, two equal angles, both, or neither? Sort the cards.",
			`${random.pick(NAMES)} wrote down the angles of some triangles. Sort them: a right angle, two equal angles, both, or neither.`,
		]),
		bins: REGIONS,
		cards: drawn.map((angles) => {
			const shown = random.shuffle(angles) as [number, number, number];
			const region = regionOf(shown);
			return {
				label: shown.map((angle) => `${angle}°`).join(" "),
				bin: region,
				wrong: [
					region === "Both" ? [slip.stoppedAtOneCircle, REGIONS[0]] : [slip.putIntoBothCircles, "Both"],
				] as const,
			};
		}),
		hints: [
			"Check one thing at a time: first look for 90°, then for two equal angles.",
			"A triangle with 90° and two equal angles belongs to both circles.",
			"What has neither of them lies outside of the circles.",
		],
		steps: ["90° is a right angle."],
	};
});

export const pickTriangles: Way = (random) => {
	const kind = random.pick(KINDS);
	const drawn = [...KINDS, kind, kind].map((each) => anglesOfKind(random, each));
	// Of two triangles with the same angles only one stays.
	const kept = drawn.filter((angles, at) => drawn.findIndex((one) => `${one}` === `${angles}`) === at);
	return chooseAll(
		random,
		{
			prompt: random.pick([
				`Which of these triangles are ${kind} triangles?`,
				`${random.pick(NAMES)} is looking for triangles of one kind. Which of them are ${kind} triangles?`,
			]),
			cta: "Choose all that fit.",
			hints: BY_ANGLES,
			explanation: kept
				.map(
					(angles) =>
						`The triangle with angles of ${list(angles.map((angle) => `${angle}°`))} is ${article(kindOf(angles))}.`,
				)
				.join(" "),
		},
		nameEach(
			kept.map((angles) => {
				const isFitting = kindOf(angles) === kind;
				const { id, feedback } = isFitting ? slip.rejectedATurnedShape : slip.lookedAtASmallAngle;
				return {
					label: "",
					figure: drawnTriangle(random, angles, 10 * random.integer(2, 34)),
					fits: isFitting,
					mistake: [id, feedback],
				};
			}),
		),
	);
};

/** Every triangle has small angles. */
export const explain: Way = (random) => {
	const drawn = anglesOfKind(random, random.pick(["right", "obtuse"] as const));
	const [a = 0, b = 0, c = 0] = random.shuffle(drawn);
	const angles: Angles = [a, b, c];
	const kind = kindOf(angles);
	const name = random.pick(NAMES);
	const small = Math.min(...angles);
	const why = `Every triangle has at least two acute angles. The largest angle decides, and here it is ${Math.max(...angles)}°.`;
	return inOwnWords({
		prompt: `A triangle has angles of ${angles[0]}°, ${angles[1]}°, and ${angles[2]}°. ${name} says that it is an acute triangle, because ${small}° is an acute angle. Explain what is wrong, and say what kind of triangle it is.`,
		hints: BY_ANGLES,
		explanation: `${why}\n\nSo it is ${article(kind)}.`,
		rubric: {
			reason: "Says that the largest angle decides, or that an acute triangle has three acute angles.",
			answer: `Says that it is ${article(kind)}.`,
		},
		sample_answer: `${why} So it is ${article(kind)}.`,
	});
};
