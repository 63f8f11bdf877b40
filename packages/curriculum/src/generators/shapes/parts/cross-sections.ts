import { ask, defineSkill, nameEach, NAMES, slip, startLarge, whole, words } from "../../../kit/index.ts";
import type { Form, Random, Slip, Way } from "../../../kit/index.ts";
import { chooseAll } from "../../../kit/questions/choose-all.ts";
import { inOwnWords } from "../../../kit/questions/in-own-words.ts";
import { type Slice, SLICES, STACKS } from "./slices.ts";

const THINGS = [
	"a block of clay",
	"a candle",
	"a piece of cheese",
	"a wooden block",
	"a piece of soap",
	"a sponge",
];
const ofKind = (kinds: readonly Slice["kind"][]) => SLICES.filter(({ kind }) => kinds.includes(kind));

/** The wrong idea behind a shape, distinguished from the shape itself. */
function misread(shape: string, other: string): Slip {
	const isBoxLike = (name: string) => /^(Square|Rectangle|Trapezoid)/.test(name);
	if (other === "Circle") return slip.sawACurvedSlice;
	if (isBoxLike(shape) && isBoxLike(other)) return slip.mistookSidesAndAngles;
	return other === "Pentagon" ? slip.countedTheFacesWrongly : slip.sawAnotherFace;
}

const SHAPES = ["Square", "Rectangle", "Trapezoid", "Triangle", "Pentagon", "Hexagon", "Circle"];

/** A square is a rectangle, and a rectangle can be taken for a trapezoid. */
const WIDER: Readonly<Record<string, readonly string[]>> = {
	Square: ["Rectangle", "Trapezoid"],
	Rectangle: ["Trapezoid"],
};
const isAlso = (shape: string, wanted: string) => shape === wanted || WIDER[shape]?.includes(wanted) === true;

/** Three other shapes, none of which a slice of that shape is as well. */
function othersFor(random: Random, shape: string, isMatched = false): string[] {
	// A leftover rectangle would fit a square slice beside it.
	const wider = isMatched ? ["Rectangle", "Trapezoid"] : (WIDER[shape] ?? []);
	return random.shuffle(SHAPES.filter((other) => other !== shape && !wider.includes(other))).slice(0, 3);
}

/** Why a slice that fits is left out. */
const leftOut = (shape: string, wanted: string) =>
	shape === wanted ? slip.countedTheFacesWrongly : slip.squareIsARectangle;

function helpWith({ solid, cut, why, shape }: Slice) {
	return {
		hints: [
			"Each face of the solid that the cut meets gives one side of the slice.",
			`Think of ${solid}, cut ${cut}. Which faces does the cut meet?`,
			"How long are the sides of the slice, and which of them are parallel?",
		] as const,
		steps: [why, `The cut face is a ${shape.toLowerCase()}.`],
	};
}

function cutTold(random: Random, { solid, cut }: Slice): string {
	return random.pick([
		`${random.pick(NAMES)} has ${random.pick(THINGS)} in the shape of ${solid} and cuts it ${cut}.`,
		`${startLarge(solid)} is cut ${cut}.`,
		`A flat cut goes through ${solid}, ${cut}.`,
	]);
}

const face =
	(kinds: readonly Slice["kind"][], isMatched = false): Form =>
	(random) => {
		// Each shape is as likely as the others.
		const fitting = ofKind(kinds);
		const shape = random.pick([...new Set(fitting.map((each) => each.shape))]);
		const slice = random.pick(fitting.filter((each) => each.shape === shape));
		return {
			prompt: `${cutTold(random, slice)} ${random.pick(["What shape is the cut face?", "Which shape does the slice have?"])}`,
			task: `${startLarge(slice.solid)}, cut ${slice.cut}`,
			right: words(shape),
			wrong: othersFor(random, shape, isMatched).map((other, at, others) => {
				const idea = misread(shape, other);
				const isAgain = others.slice(0, at).some((each) => misread(shape, each).id === idea.id);
				return [isAgain ? { ...idea, id: `${idea.id}-${at + 1}` } : idea, words(other)] as const;
			}),
			...helpWith(slice),
		};
	};

/** How many sides the cut face has. */
const sides: Form = (random) => {
	const slice = random.pick(SLICES);
	const { faces, why } = slice;
	const [first, second] = helpWith(slice).hints;
	return {
		prompt: `${cutTold(random, slice)} ${random.pick(["How many sides does the cut face have?", "How many corners does the cut face have?"])}`,
		right: whole(faces),
		wrong: [
			[slip.countedTheFacesWrongly, whole(faces + 1)],
			[slip.sawAnotherFace, whole(faces === 4 ? 3 : 4)],
		],
		hints: [first, second, "Go around the slice: one side for each face."],
		steps: [why, `So the cut face has ${faces} sides and ${faces} corners.`],
	};
};

/** All cuts that give a shape. */
const allCuts: Way = (random) => {
	const shape = random.pick(["Square", "Rectangle", "Triangle"]);
	const told = ({ solid, cut }: Slice) => `${startLarge(solid)}, cut ${cut}`;
	const count = random.integer(2, 3);
	const right = random.shuffle(SLICES.filter((each) => isAlso(each.shape, shape))).slice(0, count);
	const wrong = random
		.shuffle(SLICES.filter((each) => !isAlso(each.shape, shape)))
		.slice(0, 5 - right.length);
	return chooseAll(
		random,
		{
			prompt: random.pick([
				`Which cuts give a ${shape.toLowerCase()}?`,
				`${random.pick(NAMES)} wants a slice in the shape of a ${shape.toLowerCase()}. Which cuts give one?`,
			]),
			cta: "Choose all that fit.",
			hints: [
				"Each face of the solid that the cut meets gives one side of the slice.",
				`How many faces must a cut meet to give a ${shape.toLowerCase()}?`,
				"Go through the cuts one by one. Which faces do they meet?",
			],
			explanation: right
				.map(
					(each) =>
						`${told(each)}: ${each.why}${each.shape === shape ? "" : " A square is a rectangle, too."}`,
				)
				.join("\n\n"),
		},
		nameEach(
			[...right, ...wrong].map((each) => {
				const fits = isAlso(each.shape, shape);
				const { id, feedback } = fits ? leftOut(each.shape, shape) : misread(each.shape, shape);
				return { label: told(each), fits, mistake: [id, feedback] as const };
			}),
		),
	);
};

const ORDERS = [
	"from the base to the top",
	"one after the other, going up",
	"in thin layers, beginning at the base",
];

/** How slices change on the way up. */
const change: Form = (random) => {
	const [solid, shape, narrows] = random.pick(STACKS);
	const [same, smaller, larger] = ["of the same size", "that get smaller", "that get larger"];
	const say = (what: string, how: string) => words(startLarge(`${what} ${how}`));
	const other = shape === "triangles" ? "squares" : "triangles";
	const size = narrows ? smaller : same;
	return {
		prompt: random.pick([
			`${random.pick(NAMES)} cuts ${solid} parallel to its base, ${random.pick(ORDERS)}. What do the slices look like?`,
			`${startLarge(solid)} is cut into slices parallel to its base, ${random.pick(ORDERS)}. What do the slices look like?`,
		]),
		task: `${startLarge(solid)}, cut parallel to its base from the base up`,
		right: say(shape, size),
		wrong: [
			[slip.mistookTheSize, say(shape, narrows ? same : smaller)],
			[slip.mistookTheShape, say(other, size)],
			[slip.growsUpward, say(shape, larger)],
		],
		hints: [
			"What shape is the base of the solid?",
			`Does ${solid} get narrower on the way up?`,
			"A prism is equally wide everywhere. A pyramid gets narrower toward its tip.",
		],
		steps: [
			narrows ? "A pyramid gets narrower toward its tip." : "A prism is equally wide everywhere.",
			`The slices look like the base: ${shape} ${size}.`,
		],
	};
};

/** Why a slice has its shape, in the student's own words. */
const explained: Way = (random) => {
	const slice = random.pick(ofKind(["upright", "special"]));
	const { shape, why } = slice;
	const [other = ""] = othersFor(random, shape);
	const sample = `No. ${why} It is a ${shape.toLowerCase()}.`;
	return inOwnWords({
		prompt: `${cutTold(random, slice)} ${random.pick(NAMES)} thinks that the cut face is a ${other.toLowerCase()}. Is that right? Explain.`,
		hints: [...helpWith(slice).hints],
		explanation: sample,
		rubric: {
			answer: `Says that it is not right: the cut face is a ${shape.toLowerCase()}.`,
			reason: `Explains it by the faces that the cut meets or by the lengths of the sides, for example: ${why}`,
		},
		sample_answer: sample,
	});
};

const EVERY = ["level", "upright", "special"] as const;
const [level, upright] = [face(["level"]), face(["upright"])];
const [any, special] = [face(EVERY), face(["special"])];
const [matchedLevel, matchedAny] = [face(["level"], true), face(EVERY, true)];

// 1: slices parallel to the base. 2: straight down. 3: both, and how many sides. 4: which cuts give a shape. 5: slanted cuts and
// cuts beside the tip, how slices change on the way up, and why.
export const crossSections = defineSkill("cross-sections", 11, {
	1: [ask.chosen(level), ask.matched(matchedLevel, ["cut", "shape"])],
	2: [ask.chosen(upright), ask.typed(sides), ask.matched(matchedAny, ["cut", "shape"])],
	3: [ask.chosen(any), ask.typed(sides), ask.matched(change, ["solid", "description"])],
	4: [ask.matched(matchedAny, ["cut", "shape"], 4), allCuts, ask.chosen(change)],
	5: [ask.chosen(special), ask.chosen(change), explained, allCuts],
});
