import { ask, chooseAll, defineSkill, inOwnWords, nameEach, NAMES, slip, words } from "../../../kit/index.ts";
import type { Form, Slip, Way } from "../../../kit/index.ts";
import { startLarge, withArticle } from "../../../kit/words.ts";
import {
	DEFINED,
	everySentence,
	HAS,
	hasSentence,
	isAlways,
	isQuad,
	isSentence,
	pairsOf,
	plural,
	QUADS,
	reasonByProperty,
	reasonFor,
	toldShape,
	TRIANGLES,
	type Verdict,
	verdictOf,
	VERDICTS,
} from "./kinds-of-shapes.ts";
import { kindsInCircles } from "./groups-of-quadrilaterals.ts";

/** The wrong idea that leads to another verdict. */
function slipTo(right: Verdict, chosen: Verdict): Slip {
	if (right === "Always") return chosen === "Sometimes" ? slip.sawAnException : slip.keptKindsApart;
	if (right === "Never") return chosen === "Always" ? slip.tookItTooWidely : slip.sawAnExample;
	return chosen === "Always" ? slip.turnedTheSentence : slip.keptKindsApart;
}

/** The two clear verdicts, and now and then the third: without it, either would be right half of the time. */
const MOSTLY_CLEAR: readonly Verdict[] = ["Always", "Always", "Never", "Never", "Sometimes"];

/** Always, sometimes or never. */
const verdict =
	(byProperty: boolean, verdicts: readonly Verdict[] = VERDICTS): Form =>
	(random) => {
		const right = random.pick(verdicts);
		const [kind, other] = random.pick(pairsOf(right, byProperty));
		const sentence = byProperty ? hasSentence(kind, other) : isSentence(kind, other);
		const reason = byProperty ? reasonByProperty(kind, other, right) : reasonFor(kind, other, right);
		return {
			prompt: random.pick([
				`${random.pick(NAMES)} says: “${sentence}” Is that true always, sometimes, or never?`,
				`How often is this sentence true? “${sentence}”`,
				`Is this true always, sometimes, or never? “${sentence}”`,
				`Think of many different shapes. When is this true? “${sentence}”`,
			]),
			right: words(right),
			wrong: VERDICTS.filter((each) => each !== right).map(
				(each) => [slipTo(right, each), words(each)] as const,
			),
			order: VERDICTS,
			hints: [
				`Think of several different ${plural(kind)}, usual ones and unusual ones.`,
				byProperty
					? `Does each of them have ${HAS[other]}?`
					: `What does a shape need to be ${withArticle(other)}?`,
				"Does it hold for all of them, for some of them, or for none?",
			],
			steps: [reason, `The answer is: ${right.toLowerCase()}.`],
		};
	};

/** A true sentence and the same one turned around. */
const everyIs: Form = (random) => {
	const [kind, other] = random.pick(pairsOf("Always", false));
	return {
		prompt: "",
		right: words(everySentence(kind, other)),
		wrong: [[slip.turnedTheSentence, words(everySentence(other, kind))]],
		hints: [
			"“Every” means that there is no exception at all.",
			`Think of ${plural(kind)} and of ${plural(other)}. Which of the two names asks for more?`,
			"Try to draw an exception for each sentence. If there is one, the sentence is not true.",
		],
		steps: [reasonFor(kind, other, "Always")],
	};
};

/** The name of a kind by its definition. */
const definition: Form = (random) => {
	const [kind = "", ...others] = random.shuffle(Object.keys(DEFINED));
	const near = others.filter((each) => isQuad(each) === isQuad(kind));
	return {
		prompt: random.pick([
			`Which name fits every shape that is ${DEFINED[kind]}, and no other shape?`,
			`What is the exact name for ${DEFINED[kind]}?`,
			`${random.pick(NAMES)} looks up a word: “${DEFINED[kind]}.” Which word is it?`,
		]),
		task: DEFINED[kind] ?? "",
		right: words(startLarge(kind)),
		wrong: near.map((each, at) => {
			const idea = isAlways(kind, each) ? slip.tookAWiderKind : slip.missedAProperty;
			return [{ ...idea, id: at === 0 ? idea.id : `${idea.id}-${at + 1}` }, words(startLarge(each))] as const;
		}),
		hints: [
			"Look at the sides and at the angles that are named.",
			"Draw a few different shapes that fit. What do all of them have?",
			"Which name means exactly that, no more and no less?",
		],
		steps: [`${startLarge(DEFINED[kind] ?? "")} is ${withArticle(kind)}.`],
	};
};

/** Kinds to sort by how often they have a property. */
const bySign = ask.sorted((random) => {
	const other = random.pick(["rectangle", "rhombus", "parallelogram"]);
	const kinds = random.shuffle([
		...QUADS.filter((kind) => kind !== other),
		random.pick(TRIANGLES),
		random.pick(["right triangle", "equilateral triangle"]),
	]);
	return {
		prompt: random.pick([
			`How often does each kind of shape have ${HAS[other]}? Sort the cards.`,
			`${random.pick(NAMES)} looks at each kind of shape. Does it have ${HAS[other]} always, sometimes, or never?`,
		]),
		bins: VERDICTS,
		cards: [...new Set(kinds)].map((kind) => {
			const right = verdictOf(kind, other);
			return {
				label: startLarge(kind),
				bin: right,
				wrong: VERDICTS.filter((each) => each !== right).map((each) => [slipTo(right, each), each] as const),
			};
		}),
		hints: [
			"Think of several shapes of each kind, even unusual ones.",
			`A quadrilateral with ${HAS[other]} is ${withArticle(other)}. Which kinds are always one?`,
			"A triangle has three sides and three angles. Can it have that?",
		],
		steps: [`A quadrilateral with ${HAS[other]} is ${withArticle(other)}.`],
	};
});

/** All names that fit a shape that is given by its sides and angles. */
const namesThatFit: Way = (random) => {
	const { shape, sides, angles } = toldShape(random);
	const others = random.shuffle(QUADS.filter((kind) => kind !== "square")).slice(0, 3);
	const all = [...new Set(["square", shape, ...others, "triangle"])];
	const fitting = all.filter((name) => isAlways(shape, name));
	return chooseAll(
		random,
		{
			prompt: `${random.pick(NAMES)} draws a flat shape. ${sides}. It has ${angles}. ${random.pick(["Which names fit it?", "Which of these names can you call it?"])}`,
			cta: "Choose all that fit.",
			hints: [
				"Several names can fit the same shape.",
				`What do the sides tell, and what does it mean that it has ${angles}?`,
				"Go through the names one by one: what does each of them ask for?",
			],
			explanation: `These names fit: ${fitting.join(", ")}.\n\nEach of them asks only for properties that the shape has.`,
		},
		nameEach(
			all.map((label) => {
				const fits = fitting.includes(label);
				const { id, feedback } = fits ? slip.keptKindsApart : slip.missedAProperty;
				return { label: startLarge(label), fits, mistake: [id, feedback] };
			}),
		),
	);
};

/** Whether every shape of a kind is of another one, in the student's own words. */
const explain: Way = (random) => {
	const isTrue = random.oneIn(2);
	const [kind, other] = random.pick(pairsOf(isTrue ? "Always" : "Sometimes", false));
	const reason = reasonFor(kind, other, isTrue ? "Always" : "Sometimes");
	return inOwnWords({
		prompt: `${random.pick(NAMES)} says: “${everySentence(kind, other)}” ${random.pick(["Is that true? Explain why or why not.", "Do you agree? Explain how you know."])}`,
		hints: [
			"“Every” means that there is no exception at all.",
			`What does a shape need to be ${withArticle(other)}?`,
			`Does every ${kind} have that? Try to draw one that does not.`,
		],
		explanation: `${isTrue ? "Yes." : "No."} ${reason}`,
		rubric: {
			answer: isTrue ? "Says that the sentence is true." : "Says that the sentence is not true.",
			reason: isTrue
				? `Says that every ${kind} has all that ${withArticle(other)} needs, in any words.`
				: `Names or describes ${withArticle(kind)} that is not ${withArticle(other)}.`,
		},
		sample_answer: `${isTrue ? "Yes." : "No."} ${reason}`,
	});
};

// 1, 2: what a kind has, and its exact name. 3: kinds inside kinds. 4: all names of one shape. 5: true sentences, and why.
export const hierarchy2d = defineSkill("hierarchy-2d", 21, {
	1: [
		ask.chosen(verdict(true, MOSTLY_CLEAR)),
		ask.chosen(definition),
		ask.matched(definition, ["definition", "name"]),
	],
	2: [ask.chosen(verdict(true)), bySign, ask.chosen(definition)],
	3: [ask.chosen(verdict(false)), bySign, ask.judged(everyIs)],
	4: [namesThatFit, kindsInCircles, ask.chosen(verdict(false)), ask.judged(everyIs)],
	5: [ask.judged(everyIs, 5), explain, namesThatFit],
});
