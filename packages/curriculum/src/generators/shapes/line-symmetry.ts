import type { Corner } from "../../figures/polygons.ts";
import { turned } from "../../figures/polygons.ts";
import { foldedShape } from "../../figures/symmetry.ts";
import { chooseAll } from "../../kit/choose-all.ts";
import { chooseOption } from "../../kit/choose-option.ts";
import { choosePicture } from "../../kit/choose-picture.ts";
import { fillNumber } from "../../kit/fill-one.ts";
import { nameEach } from "../../kit/name-each.ts";
import { counted, NAMES } from "../../kit/words.ts";
import type { Random } from "../../random/seeded-random.ts";
import { defineGenerator } from "../generator.ts";
import type { Fold, SymmetricShape } from "./symmetric-shapes.ts";
import { SYMMETRIC_SHAPES } from "./symmetric-shapes.ts";

const COLOURS = ["sky", "gold", "mint", "coral", "lilac"] as const;
/** Shapes that look the same after half a turn: every line through their middle makes two equal halves. */
const HALVED = [
	"rectangle",
	"square",
	"rhombus",
	"parallelogram",
	"regular hexagon",
	"regular octagon",
	"capital letter H",
	"capital letter Z",
	"plus sign",
];
const HINTS = [
	"A line of symmetry is a fold line: both parts lie exactly on each other.",
	"Trace the shape on paper in your mind and fold it. Does any part stick out?",
];

type Cut = Fold | "off";

// 1: which of three dashed lines is a line of symmetry. 2: is it one, and why not. 3: count them, shapes that stand
// upright. 4: all shapes that have one. 5: count them in turned shapes and regular ones, or all with exactly two.
export const lineSymmetry = defineGenerator("line-symmetry", 3, (random, difficulty) => {
	if (difficulty === 1) return whichPicture(random);
	if (difficulty === 2) return isOne(random);
	if (difficulty === 4) return allWith(random, false);
	if (difficulty === 5 && random.oneIn(3)) return allWith(random, true);
	return count(random, difficulty === 5);
});

function cutsOf({ has_diagonals, folds }: SymmetricShape): Cut[] {
	const slanted: Cut[] = has_diagonals === true || folds.length === 4 ? ["falling", "rising"] : [];
	return ["upright", "level", ...slanted, "off"];
}

function fits({ folds }: SymmetricShape, cut: Cut): boolean {
	return cut !== "off" && folds.includes(cut);
}

function drawn(random: Random, shape: SymmetricShape, cut: Cut) {
	return {
		svg: foldedShape({ corners: shape.corners, fold: placed(shape, cut), colour: random.pick(COLOURS) }),
		alt: `${shape.told} A dashed line goes ${inWords(shape, cut)}.`,
	};
}

function inWords({ has_diagonals }: SymmetricShape, cut: Cut): string {
	switch (cut) {
		case "upright":
			return "straight up and down through the middle";
		case "level":
			return "straight across through the middle";
		case "off":
			return "straight up and down, much nearer to the left end than to the right end";
		default: {
			const [from, to] = cut === "falling" ? ["upper left", "lower right"] : ["lower left", "upper right"];
			return has_diagonals === true
				? `from the ${from} corner to the ${to} corner`
				: `from the ${from} to the ${to} through the middle, exactly halfway between level and upright`;
		}
	}
}

/** The dashed line, a little longer than the shape. */
function placed({ corners, has_diagonals }: SymmetricShape, cut: Cut): [Corner, Corner] {
	const [width, height] = [Math.max(...corners.map(([x]) => x)), Math.max(...corners.map(([, y]) => y))];
	const [a = [0, 0], b = [width, 0], c = [width, height], d = [0, height]] =
		has_diagonals === true ? corners : [];
	const ends: Readonly<Record<Cut, readonly [Corner, Corner]>> = {
		upright: [
			[width / 2, 0],
			[width / 2, height],
		],
		level: [
			[0, height / 2],
			[width, height / 2],
		],
		off: [
			[width * 0.32, 0],
			[width * 0.32, height],
		],
		falling: [a, c],
		rising: [d, b],
	};
	const [[x1, y1], [x2, y2]] = ends[cut];
	const length = Math.hypot(x2 - x1, y2 - y1);
	const [dx, dy] = [((x2 - x1) / length) * 18, ((y2 - y1) / length) * 18];
	return [
		[x1 - dx, y1 - dy],
		[x2 + dx, y2 + dy],
	];
}

function whichPicture(random: Random) {
	const shape = random.pick(SYMMETRIC_SHAPES.filter(({ folds }) => folds.length > 0));
	const right = random.pick(shape.folds);
	const wrong = random.shuffle(cutsOf(shape).filter((cut) => !fits(shape, cut))).slice(0, 2);
	// A shape with all four folds has only one wrong cut of its own: another shape gives the second one.
	const [other] = random.shuffle(
		SYMMETRIC_SHAPES.filter(({ name }) => name === "rectangle" || name === "kite"),
	);
	const pictures = wrong.map((cut) => [shape, cut] as const);
	if (pictures.length < 2 && other !== undefined)
		pictures.push([other, other.name === "kite" ? "level" : "falling"]);
	return choosePicture(
		random,
		{
			prompt: `${random.pick(NAMES)} looks for a line of symmetry. In which picture is the dashed line one?`,
			hints: HINTS,
			explanation: `Folded along the line that goes ${inWords(shape, right)}, the ${shape.name} has two parts that lie exactly on each other. In the other pictures some part sticks out.`,
		},
		{
			right: drawn(random, shape, right),
			wrong: pictures.map(([of, cut]) => ({ figure: drawn(random, of, cut), mistake: mistakeOf(of, cut) })),
		},
	);
}

/** Why somebody takes a cut for a line of symmetry. */
function mistakeOf(shape: SymmetricShape, cut: Cut): readonly [string, string] {
	if (cut === "off")
		return [
			"took-any-line",
			"The part on one side is larger. Folded there, it sticks out on the other side.",
		];
	if (shape.has_diagonals === true && (cut === "falling" || cut === "rising"))
		return [
			"diagonal-as-symmetry-line",
			"The two parts are equal, but fold there in your mind: their corners do not meet.",
		];
	return HALVED.includes(shape.name)
		? ["took-halves-for-symmetry", "The two parts are equal, but folded there they do not lie on each other."]
		: ["took-the-middle", "The line goes through the middle, but compare the two parts it makes."];
}

const [YES, UNEQUAL, EQUAL] = [
	"Yes, both parts lie on each other",
	"No, one part is larger than the other",
	"No, the parts are equally large, but they do not lie on each other",
] as const;

function isOne(random: Random) {
	const shape = random.pick(SYMMETRIC_SHAPES);
	const cuts = cutsOf(shape);
	const good = cuts.filter((one) => fits(shape, one));
	const halved = cuts.filter((one) => !fits(shape, one) && one !== "off");
	const groups = [good, halved, halved, ["off" as const]].filter((group) => group.length > 0);
	const cut = random.pick(random.pick(groups));
	const has_halves = cut !== "off" && HALVED.includes(shape.name);
	const right = fits(shape, cut) ? YES : has_halves ? EQUAL : UNEQUAL;
	const [mistake, feedback] = mistakeOf(shape, cut);
	return chooseOption(
		random,
		{
			prompt: `${random.pick(NAMES)} folds this shape along the dashed line. Is it a line of symmetry?`,
			figure: drawn(random, shape, cut),
			hints: [
				"Fold along the line in your mind.",
				"Do all corners of one part meet corners of the other part?",
			],
			explanation:
				right === YES
					? `Folded along this line, both parts of the ${shape.name} lie exactly on each other. So it is a line of symmetry.`
					: right === EQUAL
						? `The line cuts the ${shape.name} into two parts of the same size. But when it is folded, some corners do not meet. So it is no line of symmetry.`
						: `The line cuts the ${shape.name} into two parts that are not equally large. One part sticks out, so it is no line of symmetry.`,
		},
		{
			right,
			wrong: [
				right === YES
					? [UNEQUAL, "did-not-fold", "Compare both sides of the line once more. Does anything stick out?"]
					: [YES, mistake, feedback],
				right === EQUAL
					? [UNEQUAL, "judged-the-size", "Compare the sizes of the two parts once more."]
					: [
							EQUAL,
							right === YES ? "thought-of-turning" : "judged-the-size",
							right === YES
								? "Fold, do not turn: each corner has a partner straight across the line."
								: "Compare the sizes of the two parts once more.",
						],
			],
			order: [YES, UNEQUAL, EQUAL],
		},
	);
}

function count(random: Random, is_hard: boolean) {
	const shape = random.pick(
		SYMMETRIC_SHAPES.filter(({ name, count: lines }) =>
			is_hard
				? lines >= 3 || ["rectangle", "rhombus", "parallelogram", "kite", "capital letter H"].includes(name)
				: lines <= 4 && !name.startsWith("triangle with three equal"),
		),
	);
	const turn = is_hard ? random.integer(2, 8) * 5 : 0;
	return fillNumber({
		answer_type: "INTEGER",
		prompt: random.pick([
			"How many lines of symmetry does this shape have?",
			`${random.pick(NAMES)} cuts this shape out of paper. Along how many different lines can it be folded so that both parts match exactly?`,
		]),
		cta: "If there is none, write 0.",
		figure: {
			svg: foldedShape({ corners: turned(shape.corners, turn), colour: random.pick(COLOURS) }),
			alt: `${shape.told}${turn === 0 ? "" : ` The whole drawing is turned by ${turn} degrees.`}`,
		},
		right: shape.count,
		hints: [
			"Try every direction: upright, level and slanted lines through the middle.",
			...(is_hard ? ["A turned shape keeps its fold lines. They turn with it."] : []),
			"For each line ask: do both parts lie exactly on each other when it is folded there?",
		],
		explanation: reasonFor(shape),
		mistakes: shape.mistakes,
	});
}

function reasonFor({ name, count: lines, folds }: SymmetricShape): string {
	if (lines === 0)
		return `No fold makes the parts of this ${name} lie on each other. So it has 0 lines of symmetry.`;
	if (lines > 4 || (name.includes("equal sides") && lines === 3))
		return `Every line of symmetry of this ${name} goes through a corner or the middle of a side, and through the middle of the shape. There are as many of them as sides: ${lines}.`;
	const words = {
		upright: "the upright line",
		level: "the level line",
		falling: "one slanted line",
		rising: "the other slanted line",
	};
	return `When the ${name} stands upright, the fold works along ${folds.map((fold) => words[fold]).join(lines > 2 ? ", " : " and ")}. That makes ${counted(lines, "line")} of symmetry: ${lines}.`;
}

function allWith(random: Random, is_exactly_two: boolean) {
	const fitting = SYMMETRIC_SHAPES.filter(({ count: lines }) => (is_exactly_two ? lines === 2 : lines > 0));
	const others = SYMMETRIC_SHAPES.filter(
		(shape) => !fitting.includes(shape) && (!is_exactly_two || shape.count < 5),
	);
	const chosen = [
		...random
			.shuffle(fitting)
			.slice(0, random.integer(2, 3))
			.map((shape) => ({ shape, fits: true })),
		...random
			.shuffle(others)
			.slice(0, 2)
			.map((shape) => ({ shape, fits: false })),
	];
	return chooseAll(
		random,
		{
			prompt: is_exactly_two
				? "Which of these shapes have exactly two lines of symmetry?"
				: "Which of these shapes have at least one line of symmetry?",
			cta: "Choose all that fit.",
			hints: HINTS,
			explanation: chosen
				.map(({ shape }) => `The ${shape.name} has ${counted(shape.count, "line")} of symmetry.`)
				.join(" "),
		},
		nameEach(
			chosen.map(({ shape, fits: is_right }) => ({
				label: "",
				figure: {
					svg: foldedShape({ corners: shape.corners, colour: random.pick(COLOURS) }),
					alt: shape.told,
				},
				fits: is_right,
				mistake: is_right
					? ["overlooked-a-line", "Look at each shape you left out. Try an upright and a level fold."]
					: ([
							"took-halves-for-symmetry",
							"Fold each shape you chose in your mind. Do the two parts really meet?",
						] as const),
			})),
		),
	);
}
