import { ask, counted, defineSkill, inOwnWords, matchPairs, nameEach, NAMES, slip } from "../../kit/index.ts";
import type { Form, Way } from "../../kit/index.ts";
import { whole, words } from "../../kit/value.ts";
import { chooseAll } from "../../kit/questions/choose-all.ts";
import { choosePicture } from "../../kit/questions/choose-picture.ts";
import { cutsOf, drawn, fits, inWords, isHalved, mistakeOf, plain, reasonsFor } from "./folded-shapes.ts";
import type { Cut } from "./folded-shapes.ts";
import { tappedFolds } from "./tapped-folds.ts";
import { SYMMETRIC_SHAPES, type SymmetricShape } from "./symmetric-shapes.ts";

const HINTS: [string, string, string] = [
	"A line of symmetry is a fold line: both parts match exactly.",
	"Imagine the shape on paper and fold it. Does any part stick out?",
	"Check the corners: does each corner meet another corner?",
];

/** In which picture the dashed line is a line of symmetry. */
const whichPicture: Way = (random) => {
	const shape = random.pick(SYMMETRIC_SHAPES.filter(({ folds }) => folds.length > 0));
	const right = random.pick(shape.folds);
	const own = cutsOf(shape).filter((cut) => !fits(shape, cut));
	const others = SYMMETRIC_SHAPES.filter(
		(other) => other !== shape && cutsOf(other).some((cut) => !fits(other, cut)),
	);
	const other = random.pick(others);
	const foreign = random.pick(cutsOf(other).filter((cut) => !fits(other, cut)));
	const pictures = [
		...random.shuffle(own).map((cut): [SymmetricShape, Cut] => [shape, cut]),
		[other, foreign] as const,
	].slice(0, 2);
	return choosePicture(
		random,
		{
			prompt: random.pick([
				`${random.pick(NAMES)} is looking for a line of symmetry. In which picture is the dashed line one?`,
				"In which picture is the dashed line a line of symmetry?",
				`${random.pick(NAMES)} folds each shape along its dashed line. In which picture do both parts match exactly?`,
			]),
			hints: HINTS,
			explanation: `Folded along the line that goes ${inWords(shape, right)}, both parts of the ${shape.name} match exactly. In the other pictures some part sticks out.`,
		},
		{
			right: drawn(random, shape, right),
			wrong: pictures.map(([of, cut], at) => {
				const { id, feedback } = mistakeOf(of, cut);
				// Each wrong picture tells its own mistake, so a second one of a kind is numbered.
				return { figure: drawn(random, of, cut), mistake: [at === 0 ? id : `${id}-2`, feedback] as const };
			}),
		},
	);
};

const [YES, UNEQUAL, EQUAL] = [
	"Yes, both parts match exactly",
	"No, one part is bigger than the other",
	"No, the parts are the same size, but they do not match",
] as const;

/** Whether a dashed line is a line of symmetry, and why not. */
const isOne: Form = (random) => {
	const answerFor = (shape: SymmetricShape, cut: Cut) =>
		fits(shape, cut) ? YES : isHalved(shape, cut) ? EQUAL : UNEQUAL;
	// Each answer is equally likely, and then each shape that has such a line.
	const right = random.pick([YES, UNEQUAL, EQUAL]);
	const cutsFor = (shape: SymmetricShape) => cutsOf(shape).filter((cut) => answerFor(shape, cut) === right);
	const shape = random.pick(SYMMETRIC_SHAPES.filter((each) => cutsFor(each).length > 0));
	const cut = random.pick(cutsFor(shape));
	return {
		prompt: random.pick([
			`${random.pick(NAMES)} folds this shape along the dashed line. Is it a line of symmetry?`,
			"The shape is folded along the dashed line. Is it a line of symmetry?",
			`${random.pick(NAMES)} draws a dashed line and folds the shape along the dashed line. Is it a line of symmetry?`,
		]),
		figure: drawn(random, shape, cut),
		right: words(right),
		wrong: [
			right === YES ? [slip.didNotFold, words(UNEQUAL)] : [mistakeOf(shape, cut), words(YES)],
			right === EQUAL && [slip.judgedTheSize, words(UNEQUAL)],
			right !== EQUAL && [right === YES ? slip.thoughtOfTurning : slip.judgedTheSize, words(EQUAL)],
		],
		order: [YES, UNEQUAL, EQUAL],
		hints: HINTS,
		steps: [
			{
				[YES]: `Folded along this line, both parts of the ${shape.name} match exactly. It is a line of symmetry.`,
				[EQUAL]: `The line cuts the ${shape.name} into two parts of the same size, but some corners do not meet.`,
				[UNEQUAL]: `The line cuts the ${shape.name} into two parts of different sizes. One part sticks out.`,
			}[right],
			`${right}.`,
		],
	};
};

const EASY = SYMMETRIC_SHAPES.filter(
	({ name, count }) => count <= 4 && !name.startsWith("triangle with three equal"),
);
const HARD = SYMMETRIC_SHAPES.filter(
	({ name, count }) =>
		count >= 3 || ["rectangle", "rhombus", "parallelogram", "kite", "capital letter H"].includes(name),
);

const count =
	(shapes: readonly SymmetricShape[], isTurned: boolean): Form =>
	(random) => {
		const shape = random.pick(shapes);
		return {
			prompt: random.pick([
				"How many lines of symmetry does this shape have?",
				`${random.pick(NAMES)} cuts this shape out of paper. Along how many different lines can it be folded so that both parts match exactly?`,
				`Imagine all the lines of symmetry of this shape. How many are there?`,
			]),
			cta: "If there is none, write 0.",
			figure: plain(random, shape, isTurned ? 5 * random.integer(2, 8) : 0),
			right: whole(shape.count),
			wrong: [
				...shape.mistakes.map(([id, wrong, feedback]) => [{ id, feedback }, whole(wrong)] as const),
				[slip.missedAFold, whole(Math.max(0, shape.count - 1))],
				[slip.foldedTooOften, whole(shape.count + 1)],
			],
			hints: [
				"Try every direction: vertical, horizontal, and slanted lines through the middle.",
				isTurned ? "A turned shape keeps its fold lines. They turn with it." : HINTS[1],
				"For each line, ask whether both parts match exactly when it is folded there.",
			],
			steps: [
				...(isTurned
					? ["A turned shape keeps its fold lines. Turn the paper until the shape stands straight."]
					: []),
				...reasonsFor(shape),
			],
		};
	};

/** Shapes and how many lines of symmetry they have. */
const match: Way = (random) => {
	const chosen: SymmetricShape[] = [];
	for (const shape of random.shuffle(SYMMETRIC_SHAPES))
		if (chosen.length < 4 && !chosen.some((other) => other.count === shape.count)) chosen.push(shape);
	const [shapes, [extra]] = [chosen.slice(0, 3), chosen.slice(3)];
	if (extra === undefined) return undefined;
	const says = ({ count: lines }: SymmetricShape) =>
		lines === 0 ? "no lines of symmetry" : lines === 1 ? "1 line of symmetry" : `${lines} lines of symmetry`;
	return matchPairs(
		random,
		{
			prompt: random.pick([
				"Match each shape with what it has. One is left over.",
				`Match the shapes that ${random.pick(NAMES)} drew with their lines of symmetry. One is not needed.`,
			]),
			hints: HINTS,
			explanation: shapes.map((shape) => reasonsFor(shape).join(" ")).join("\n\n"),
		},
		{
			pairs: shapes.map((shape) => [plain(random, shape), says(shape)]),
			extras: [says(extra)],
			mistakes: [
				[slip.missedAFold.id, 0, 1, slip.missedAFold.feedback],
				[slip.foldedTooOften.id, 1, 3, slip.foldedTooOften.feedback],
			],
		},
	);
};

/** All shapes with a line of symmetry, or with exactly two. */
const allWith =
	(isExactlyTwo: boolean): Way =>
	(random) => {
		const isFitting = ({ count: lines }: SymmetricShape) => (isExactlyTwo ? lines === 2 : lines > 0);
		const fitting = random.shuffle(SYMMETRIC_SHAPES.filter(isFitting)).slice(0, random.integer(2, 3));
		const others = random.shuffle(
			SYMMETRIC_SHAPES.filter((shape) => !isFitting(shape) && (!isExactlyTwo || shape.count < 5)),
		);
		const chosen = [...fitting, ...others.slice(0, 2)];
		return chooseAll(
			random,
			{
				prompt: `Which of these shapes have ${isExactlyTwo ? "exactly two lines" : "at least one line"} of symmetry?`,
				cta: "Choose all that fit.",
				hints: HINTS,
				explanation: chosen
					.map((shape) => `The ${shape.name} has ${counted(shape.count, "line")} of symmetry.`)
					.join(" "),
			},
			nameEach(
				chosen.map((shape) => {
					const { id, feedback } = isFitting(shape) ? slip.overlookedALine : slip.tookHalves;
					return { label: "", figure: plain(random, shape), fits: isFitting(shape), mistake: [id, feedback] };
				}),
			),
		);
	};

/** Two equal halves are not enough. */
const explain: Way = (random) => {
	const shape = random.pick(
		SYMMETRIC_SHAPES.filter((each) => cutsOf(each).some((cut) => !fits(each, cut) && isHalved(each, cut))),
	);
	const cut = random.pick(cutsOf(shape).filter((each) => !fits(shape, each) && isHalved(shape, each)));
	const name = random.pick(NAMES);
	const why =
		"The two parts have the same size, but when the shape is folded there, some corners do not meet.";
	return inOwnWords({
		prompt: `${name} says that the dashed line is a line of symmetry, because both parts are the same size. Explain what is wrong.`,
		figure: drawn(random, shape, cut),
		hints: HINTS,
		explanation: `${why}\n\nSo it is not a line of symmetry.`,
		rubric: {
			fold: "Says that folding decides: both parts have to match exactly.",
			answer: "Says that here the parts do not match, so it is not a line of symmetry.",
		},
		sample_answer: `${why} So it is not a line of symmetry.`,
	});
};

// 1: which of three dashed lines is a line of symmetry. 2: is it one, and why not. 3: how many, in shapes that stand upright. 4: all
// shapes that have one. 5: turned shapes and regular ones, exactly two, and reasons.
export const lineSymmetry = defineSkill("line-symmetry", 17, {
	1: [whichPicture, ask.chosen(isOne), tappedFolds],
	2: [ask.chosen(isOne), whichPicture, ask.typed(count(EASY, false))],
	3: [ask.typed(count(EASY, false)), ask.chosen(count(EASY, false)), match],
	4: [allWith(false), tappedFolds, match, ask.typed(count(SYMMETRIC_SHAPES, false))],
	5: [ask.typed(count(HARD, true)), allWith(true), explain, ask.chosen(count(HARD, true))],
});
